import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import { createContext, useContext } from 'react';
import type { CommonSummary, TakenOver } from '../../../studio/common/commonState.ts';
import type { Conflict, Side } from '../../../studio/merge/conflict.ts';
import { type Clerk, mayChange, missing, type Subject } from '../../../studio/rights.ts';
import type { Ask } from '../calls.ts';
import type { Studio } from '../Studio.ts';
import { COMMON_WORDS, type CommonWords } from './words.ts';

type Shared = CommonSummary | { conflicts: readonly Conflict[] };

/** Who works in a hosted studio, what they may change, and how their copy stands to the common state. */
export class Common {
  clerk: Partial<Clerk> = {};
  summary: Partial<CommonSummary> = {};
  conflicts: readonly Conflict[] = [];
  /** Whose version of a part stays, by the id of the conflict. */
  readonly choices = observable.map<string, Side>();
  /** What was done last. */
  done: string | undefined;
  readonly studio: Studio;
  readonly #ask: Ask;
  readonly #say: (text: string) => void;

  constructor(ask: Ask, say: (text: string) => void, studio: Studio) {
    this.#ask = ask;
    this.#say = say;
    this.studio = studio;
    makeAutoObservable(this, {
      clerk: observableRef,
      summary: observableRef,
      conflicts: observableRef,
      choices: false,
      studio: false,
    });
  }

  get words(): CommonWords {
    return COMMON_WORDS[this.studio.language];
  }

  /** Somebody has logged in to it. */
  get isHosted(): boolean {
    return this.clerk.roles !== undefined;
  }

  get isDecided(): boolean {
    return this.conflicts.every(({ id }) => this.choices.has(id));
  }

  /** Why something may not be changed; undefined: it may. */
  lacks(subject: Subject): string | undefined {
    const { roles } = this.clerk;
    return mayChange(roles, subject) ? undefined : this.studio.said(missing(subject));
  }

  /** Asks who works here; roles may have changed. */
  async load(): Promise<void> {
    const clerk = await this.#ask<Partial<Clerk>>('clerk').catch(() => this.clerk);
    runInAction(() => {
      this.clerk = clerk;
    });
    if (this.isHosted && this.studio.view === 'publish') await this.look();
  }

  /** How the copy stands. */
  async look(): Promise<void> {
    if (!this.isHosted) return;
    await this.studio.trying.run(async () => this.take(await this.#ask<CommonSummary>('common')));
  }

  choose(id: string, side: Side): void {
    this.choices.set(id, side);
  }

  async takeOver(): Promise<void> {
    await this.studio.trying.run(async () => {
      const taken = await this.#ask<TakenOver>('takeover', { choices: Object.fromEntries(this.choices) });
      if (this.clash(taken)) return;
      this.take(await this.#ask<CommonSummary>('common'));
      this.tell(this.words.took(taken.files.length));
    });
  }

  async share(): Promise<void> {
    await this.studio.trying.run(async () => {
      const shared = await this.#ask<Shared>('share', { choices: Object.fromEntries(this.choices) });
      if (this.clash(shared)) return;
      this.take(shared);
      this.tell(this.words.shared);
    });
  }

  async logOut(): Promise<void> {
    await fetch('/dev/wyloguj', { method: 'POST' });
    window.location.assign('/dev/logowanie');
  }

  /** Keeps conflicts, and says whether there are some. */
  clash<T extends object>(
    answer: T | { conflicts: readonly Conflict[] },
  ): answer is { conflicts: readonly Conflict[] } {
    this.done = undefined;
    if (!('conflicts' in answer)) {
      this.conflicts = [];
      this.choices.clear();
      return false;
    }
    this.conflicts = answer.conflicts;
    this.#say(this.words.conflicts);
    return true;
  }

  private take(summary: CommonSummary): void {
    this.summary = summary;
  }

  private tell(text: string): void {
    this.done = text;
    this.#say(text);
  }
}

export const CommonContext = createContext<Common | undefined>(undefined);

/** Undefined where the parts of the studio are drawn without one: then everything is allowed. */
export const useCommon = (): Common | undefined => useContext(CommonContext);

/** Why somebody may not change any of these; undefined: they may. */
export const useLack = (subject: Subject): string | undefined => useCommon()?.lacks(subject);
