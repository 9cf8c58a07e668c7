import { join } from 'node:path';
import { scenariosIn } from '../../check/scenario/files.ts';
import { parseJsonFile } from '../../files/jsonFile.ts';
import { Schemas } from '../../files/schemas.ts';
import type { ScenarioCaseJson } from '../../generated/descriptors.ts';
import type { Layers } from '../../overlay/layers.ts';
import { whereIs } from '../../overlay/where.ts';
import { Refusal, type Sentence } from '../edit.ts';
import type { Edited } from '../edited.ts';
import { Titles } from '../titles.ts';
import type { Loose } from '../value.ts';
import type { CaseResult, ListedCase, ScenarioList, ScreenScenarios } from './api.ts';
import type { CaseEdit } from './caseEdit.ts';
import { casesOf, changeOfCase, scenarioFile } from './changeOfCase.ts';
import { Recordings } from './recordings.ts';
import { type NamedResult, type RunOrder, runApart } from './runApart.ts';

const SWITCHED_OFF: Sentence = {
  en: 'The scenario did not run: the screen is switched off.',
  pl: 'Scenariusz nie został uruchomiony: ekran jest wyłączony.',
};

/** @param errors as the check prints them, in English */
const withErrors = (errors: string): Sentence => ({
  en: errors,
  pl: `Z tym scenariuszem pliki mają błędy. Komunikaty są po angielsku, dla osoby, która pisze pliki: ${errors}`,
});

/** The scenarios of one municipality: they are listed, run, and new ones come from recordings. */
export class Scenarios {
  readonly #folder: string;
  readonly #round: () => number;
  readonly #recordings: Recordings;
  /** By screen and case, with the number of the check that they ran after. */
  readonly #results = new Map<string, { round: number; result: CaseResult }>();
  #progress: ScenarioList['progress'];
  #errors: string | undefined;

  /** @param round the number of the last check of the files */
  constructor(folder: string, round: () => number) {
    this.#folder = folder;
    this.#round = round;
    this.#recordings = new Recordings(folder);
  }

  get list(): ScenarioList {
    const { layers } = whereIs(this.#folder);
    const titles = new Titles(layers);
    return {
      screens: scenariosIn(layers).map((screen) => this.#listed(screen, layers, titles)),
      drafts: this.#recordings.drafts,
      ...(this.#progress && { progress: this.#progress }),
      ...(this.#errors !== undefined && { errors: this.#errors }),
    };
  }

  /** @param screens absent: all that have scenarios */
  async run(screens?: readonly string[]): Promise<ScenarioList> {
    if (this.#progress)
      throw new Refusal('Scenarios are running: wait a moment.', 'Scenariusze właśnie działają: poczekaj chwilę.');
    const known = scenariosIn(whereIs(this.#folder).layers);
    await this.#apart({ screens: screens ? known.filter((one) => screens.includes(one)) : known, changes: [] });
    return this.list;
  }

  /**
   * Runs a recorded case, and makes it a step if it passes. Otherwise it is kept as a draft.
   *
   * @param make makes the step
   */
  async save(
    edit: CaseEdit & { value: ScenarioCaseJson },
    make: (edit: CaseEdit) => Promise<void>,
  ): Promise<CaseResult> {
    const { screen, value } = edit;
    const edited = this.#edited;
    const taken = casesOf(edited.layers, screen).findIndex((one) => nameOf(one) === value.name);
    if (taken >= 0 && taken !== edit.index)
      throw new Refusal(
        `This screen already has a scenario "${value.name}": give it another name.`,
        `Ten ekran ma już scenariusz „${value.name}”: nadaj inną nazwę.`,
      );
    // Nothing is lost while it runs.
    this.#recordings.keep({ screen, value });
    const { file, after } = changeOfCase(edited, edit);
    const { results, errors } = await this.#apart({ screens: [screen], changes: [[file, after ?? null]] });
    const result = results.find(({ name }) => name === value.name) ?? {
      ms: 0,
      misses: [{ message: errors === undefined ? SWITCHED_OFF : withErrors(errors) }],
    };
    if (result.misses.length > 0) this.#recordings.keep({ screen, value, result });
    else {
      await make(edit);
      this.#recordings.drop(screen, value.name);
      // They ran with the new case, so nothing has changed since.
      this.#noteAll(screen, whereIs(this.#folder).layers, results);
    }
    return result;
  }

  dropDraft(screen: string, name: string): ScenarioList {
    this.#recordings.drop(screen, name);
    return this.list;
  }

  async #apart(order: Omit<RunOrder, 'folder'>): Promise<{ results: readonly NamedResult[]; errors?: string }> {
    const { layers } = whereIs(this.#folder);
    const round = this.#round();
    const results: NamedResult[] = [];
    let errors: string | undefined;
    this.#progress = { done: 0, of: order.screens.length };
    try {
      await runApart({ folder: this.#folder, ...order }, (report) => {
        if ('errors' in report) {
          errors = report.errors;
          return;
        }
        results.push(...report.cases);
        this.#progress = { done: (this.#progress?.done ?? 0) + 1, of: order.screens.length };
        this.#noteAll(report.screen, layers, report.cases, round);
      });
    } finally {
      this.#progress = undefined;
    }
    this.#errors = errors;
    return { results, ...(errors !== undefined && { errors }) };
  }

  #noteAll(screen: string, layers: Layers, results: readonly NamedResult[], round = this.#round()): void {
    for (const one of casesOf(layers, screen)) {
      const found = results.find(({ name }) => name === nameOf(one));
      if (found) this.#results.set(keyOf(screen, one), { round, result: { ms: found.ms, misses: found.misses } });
    }
  }

  #listed(screen: string, layers: Layers, titles: Titles): ScreenScenarios {
    const round = this.#round();
    const cases = casesOf(layers, screen).map((one): ListedCase => {
      const known = this.#results.get(keyOf(screen, one));
      const old = known && known.round !== round;
      return {
        value: one as unknown as ScenarioCaseJson,
        ...(known && { result: { ...known.result, ...(old && { old }) } }),
      };
    });
    const { value } = parseJsonFile(layers.files.read(`screens/${screen}.json`) ?? '{}', '').file;
    const title = titles.of(value as Loose, 'pl');
    return { screen, title, own: (layers.above ?? layers.files).kind(scenarioFile(screen)) === 'file', cases };
  }

  get #edited(): Edited {
    const { root, layers } = whereIs(this.#folder);
    return { folder: this.#folder, root, layers, schemas: new Schemas(join(root, 'schemas')) };
  }
}

const keyOf = (screen: string, one: Loose): string => `${screen} ${JSON.stringify(one)}`;

const nameOf = (one: Loose): string => String((one as { name?: Loose }).name);
