import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { createContext, useContext } from 'react';
import type { ScenarioAnswersJson, ScenarioGivenJson } from '../../../generated/descriptors.ts';
import type { CaseResult, SavedCase, ScenarioList } from '../../../studio/scenarios/api.ts';
import type { Recorded } from '../../../studio/scenarios/recorded.ts';
import type { Ask } from '../calls.ts';
import type { Studio } from '../Studio.ts';
import { Script } from './Script.ts';
import { SCENARIO_WORDS, type ScenarioWords } from './words.ts';

/** How often the progress is asked for, ms. */
const LOOK_MS = 400;

/** The portal of the workbench, as recording needs it. */
export interface Stage {
  /** What is chosen above the portal. */
  situation(): Situation;
  /** Tells the portal, also after it has been loaded again. */
  record(now: { recording: boolean; must?: boolean }): void;
  /** Loads the portal again, without what was typed and chosen. */
  restart(): void;
  say(text: string): void;
}

export interface Situation {
  who: string;
  answers: string;
  of: Readonly<Record<string, string>>;
  /** The mock office answers. */
  mocked: boolean;
}

/** What the portal reports: codegen/dev/recorder. */
export type FromPortal =
  | { begun: string; access: string; given: ScenarioGivenJson }
  | { seen: readonly Shown[] }
  | { ended: 'pointing' }
  | Recorded;

export interface Shown {
  address: string;
  text: string;
}

/** The scenarios of the municipality, and the one that is recorded or changed. */
export class Scenarios {
  list: ScenarioList | undefined;
  script: Script | undefined;
  /** Is the portal recorded? */
  state: 'off' | 'preparing' | 'recording' = 'off';
  /** A click in the portal names what must be seen. */
  must = false;
  /** What can be named without pointing. */
  seen: readonly Shown[] = [];
  restarted = false;
  /** The name of the scenario that was saved last. */
  saved: string | undefined;
  saving = false;
  running = false;
  readonly studio: Studio;
  readonly #ask: Ask;
  readonly #stage: Stage;

  constructor(ask: Ask, stage: Stage, studio: Studio) {
    this.#ask = ask;
    this.#stage = stage;
    this.studio = studio;
    makeAutoObservable(this, { list: observableRef, seen: observableRef, studio: false });
  }

  get words(): ScenarioWords {
    return SCENARIO_WORDS[this.studio.language];
  }

  get mocked(): boolean {
    return this.#stage.situation().mocked;
  }

  /** The portal has left the screen of the recording. */
  get isElsewhere(): boolean {
    return this.state === 'recording' && this.studio.shown.screen !== this.script?.screen;
  }

  async open(): Promise<void> {
    this.saved = undefined;
    this.studio.go('scenarios');
    await this.look();
  }

  /** The files have changed. */
  async reload(): Promise<void> {
    if (this.studio.view === 'scenarios' && !this.running && !this.saving) await this.look();
  }

  /** @param screens absent: all */
  async run(screens?: readonly string[]): Promise<void> {
    this.running = true;
    const looking = setInterval(() => void this.look(), LOOK_MS);
    await this.studio.trying.run(async () => {
      const list = await this.#ask<ScenarioList>('scenarios', { screens });
      const ran = list.screens.filter(({ screen }) => !screens || screens.includes(screen));
      const results = ran.flatMap(({ cases }) =>
        cases.flatMap(({ result }) => (result && !result.old ? [result] : [])),
      );
      const failed = results.filter(({ misses }) => misses.length > 0).length;
      this.took(list);
      this.#stage.say(list.errors ? this.words.errors : this.words.ran(failed, results.length));
    });
    clearInterval(looking);
    runInAction(() => {
      this.running = false;
    });
  }

  // ---- Recording ----------------------------------------------------------------------------------------------------

  /** The screen opens again, so that the recording begins where a scenario does. */
  record(): void {
    const { screen } = this.studio.shown;
    if (screen === undefined) return;
    this.script = new Script(screen, { name: '' });
    this.state = 'preparing';
    this.restarted = false;
    this.saved = undefined;
    this.#stage.record({ recording: true });
    this.#stage.restart();
  }

  /** @param index of a case of the screen; absent: a draft */
  change(screen: string, value: ScenarioList['drafts'][number]['value'], index?: number, result?: CaseResult): void {
    this.script = new Script(screen, value, index, result);
  }

  stop(): void {
    this.state = 'off';
    this.must = false;
    this.seen = [];
    this.#stage.record({ recording: false });
  }

  async heard(message: FromPortal): Promise<void> {
    const { script } = this;
    if (!script || this.state === 'off') return;
    if ('begun' in message) await this.begun(message);
    else if ('seen' in message) this.seen = message.seen;
    else if ('ended' in message) this.point(false);
    else {
      script.add(message);
      this.#stage.say(this.words.steps);
      if ('then' in message.step && this.must) this.point(false);
    }
  }

  private async begun({ begun, access, given }: Extract<FromPortal, { begun: string }>): Promise<void> {
    const { script } = this;
    if (begun !== script?.screen) return;
    this.restarted = script.steps.length > 0;
    script.steps = [];
    const as = this.as(access);
    const answers = await this.answers();
    runInAction(() => {
      script.given = { ...(as && { as }), ...given, ...(Object.keys(answers).length > 0 && { answers }) };
      this.state = 'recording';
    });
  }

  /** Nothing is written where the scenario means it without a word. */
  private as(access: string): ScenarioGivenJson['as'] {
    const { who, answers } = this.#stage.situation();
    if (answers === 'restricted') return 'restricted';
    if (who === 'institution') return who;
    return who === 'person' && access === 'public' ? 'person' : undefined;
  }

  /** Other answers were chosen above the portal. */
  async answersChosen(): Promise<void> {
    const answers = await this.answers();
    runInAction(() => this.script?.answer(answers));
  }

  private async answers(): Promise<ScenarioAnswersJson> {
    const { answers, of, who } = this.#stage.situation();
    let found: ScenarioAnswersJson = {};
    const about = { screen: this.script?.screen, state: answers, operations: of, whom: who };
    await this.studio.trying.run(async () => {
      found = await this.#ask<ScenarioAnswersJson>('answers', about);
    });
    return found;
  }

  /** A click in the portal names what must be seen. */
  point(must: boolean): void {
    this.must = must;
    this.#stage.record({ recording: true, must });
  }

  /** By choosing it from a list. */
  expect({ address, text }: Shown): void {
    const then = text === '' ? { visible: [address] } : { texts: { [address]: text } };
    this.script?.add({ step: { then }, about: text });
    this.point(false);
  }

  async save(): Promise<void> {
    const { script } = this;
    if (!script) return;
    const { screen, index, value } = script;
    this.saving = true;
    await this.studio.trying.run(async () => {
      const body = { screen, value, ...(index !== undefined && { index }) };
      const { result, list } = await this.#ask<SavedCase>('case', body);
      this.took(list);
      const passes = result.misses.length === 0;
      runInAction(() => {
        this.saved = passes ? value.name : undefined;
        if (passes) this.close();
        else script.result = result;
      });
      this.#stage.say(passes ? this.words.saved(value.name) : this.words.notSaved);
    });
    runInAction(() => {
      this.saving = false;
    });
  }

  close(): void {
    if (this.state !== 'off') this.stop();
    this.script = undefined;
  }

  /** Undo brings it back. */
  async remove(screen: string, index: number): Promise<void> {
    if (await this.studio.make({ kind: 'case', screen, index, value: null })) await this.look();
  }

  async drop(screen: string, name: string): Promise<void> {
    await this.studio.trying.run(async () => this.took(await this.#ask<ScenarioList>('draft', { screen, name })));
  }

  private async look(): Promise<void> {
    await this.studio.trying.run(async () => this.took(await this.#ask<ScenarioList>('scenarios')));
  }

  took(list: ScenarioList): void {
    this.list = list;
  }
}

export const ScenariosContext = createContext<Scenarios | undefined>(undefined);

export function useScenarios(): Scenarios {
  const scenarios = useContext(ScenariosContext);
  if (!scenarios) throw new Error('A part of the scenarios is drawn outside them.');
  return scenarios;
}
