import type { Problem } from '../../src/lang/errors/problem.ts';
import type { FormValidators } from '../../src/portal/stores/formSchema.ts';
import type { CheckCache } from '../check/checkCache.ts';
import { type CheckedMunicipality, checkLayers } from '../check/checkMunicipality.ts';
import { waitingIn } from '../check/resting.ts';
import { ENDING } from '../check/scenario/files.ts';
import { formValidators } from '../contract/validators.ts';
import type { JsonFile, Path } from '../files/jsonFile.ts';
import { parseJsonFile, pointerOf } from '../files/jsonFile.ts';
import type { ScenarioCaseJson, ScenarioGivenJson, ScenarioJson } from '../generated/descriptors.ts';
import type { Layers } from '../overlay/layers.ts';
import type { Where } from '../overlay/where.ts';
import { reportErrorsFirst, summary } from '../report/text.ts';
import { Coverage } from './coverage.ts';
import { misses } from './expect.ts';
import type { MissText } from './missText.ts';
import { type Play, Stage } from './stage.ts';

/** A failure at its place in the file. */
export interface CaseProblem extends Problem {
  /** The message in each language of the studio. */
  said: MissText;
}

/** The results of the scenarios of one screen. */
export interface ScreenRun {
  screen: string;
  file: string;
  cases: readonly { name: string; misses: readonly CaseProblem[]; ms: number }[];
  coverage: Coverage;
}

/**
 * @param where with the cache of an earlier check of the same files, if there was one
 * @returns the problems if the check finds an error: scenarios run only on a municipality that can be served
 */
export function checkedFor({ layers, ...where }: Where & { cache?: CheckCache }): CheckedMunicipality | string {
  const checked = checkLayers(where, layers);
  const broken = checked.problems.some(({ severity }) => severity === 'error');
  return broken
    ? `${reportErrorsFirst(checked.problems)}\n\n${summary(checked.problems)}: no scenario was run.`
    : checked;
}

/** Runs the scenarios of some screens. One that an overlay has switched off has nothing to show. */
export async function runScreens(
  checked: CheckedMunicipality,
  layers: Layers,
  screens: readonly string[],
): Promise<ScreenRun[]> {
  const runs: ScreenRun[] = [];
  for (const name of screens) if (checked.screens[name]) runs.push(await runScreen(checked, layers, name));
  return runs;
}

export const hasFailed = ({ cases }: ScreenRun): boolean => cases.some(({ misses }) => misses.length > 0);

/** Runs the scenarios of a screen, with the changes of its overlay. */
export async function runScreen(checked: CheckedMunicipality, layers: Layers, screen: string): Promise<ScreenRun> {
  const name = `screens/${screen}${ENDING}`;
  const shown = layers.above?.read(name) === undefined ? name : layers.nameAbove(name);
  const { file } = parseJsonFile(layers.files.read(name) ?? '{}', shown);
  const scenario = file.value as ScenarioJson;
  const play = await playOf(checked, screen);
  const cases: ScreenRun['cases'][number][] = [];
  const waiting = waitingIn(checked.problems, shown);
  for (const [index, one] of (scenario.cases ?? []).entries()) {
    if (waiting.has(String(index)) || waiting.has('given')) continue;
    const started = performance.now();
    const found = await runCase(play, file, { ...one, given: merged(scenario.given, one.given) }, ['cases', index]);
    cases.push({ name: one.name, misses: found, ms: performance.now() - started });
  }
  return { screen, file: shown, cases, coverage: play.coverage };
}

/** What scenarios of a screen run on. */
export async function playOf(checked: CheckedMunicipality, screen: string): Promise<Play> {
  const parts = checked.parts.get(screen);
  const descriptor = checked.screens[screen];
  if (!parts || !descriptor) throw new Error(`There is no screen "${screen}".`);
  const coverage = new Coverage(parts.places);
  coverage.followErrors(descriptor);
  return { checked, name: screen, forms: await validatorsOf(parts.forms), coverage };
}

async function runCase(play: Play, file: JsonFile, one: ScenarioCaseJson, at: Path): Promise<CaseProblem[]> {
  const problems: CaseProblem[] = [];
  const fail = (path: Path, said: MissText): void => {
    const place = file.place(path);
    problems.push({
      code: 'scenario',
      severity: 'error',
      file: file.name,
      pointer: pointerOf(path),
      ...place,
      message: said.en,
      said,
    });
  };
  const stage = new Stage(play, one.given ?? {});
  try {
    await stage.open();
    for (const [index, step] of (one.when ?? []).entries()) {
      const path = [...at, 'when', index];
      if ('then' in step) for (const miss of misses(stage, step.then, [...path, 'then'])) fail(miss.path, miss.message);
      else {
        const why = await stage.act(step);
        if (why === undefined) continue;
        // After an impossible step the rest of the case proves nothing.
        fail(path, why);
        return problems;
      }
    }
    for (const miss of misses(stage, one.then ?? {}, [...at, 'then'])) fail(miss.path, miss.message);
  } finally {
    stage.close();
  }
  return problems;
}

/** The values of a case replace the common ones, key by key. */
export function merged(all: ScenarioGivenJson = {}, own: ScenarioGivenJson = {}): ScenarioGivenJson {
  const both = { ...all, ...own };
  for (const key of ['params', 'query', 'config', 'user', 'subject', 'answers'] as const)
    if (all[key] && own[key]) Object.assign(both, { [key]: { ...all[key], ...own[key] } });
  return both;
}

async function validatorsOf(forms: ReadonlyMap<string, Parameters<typeof formValidators>[0]>) {
  const read = async ([id, schema]: [string, Parameters<typeof formValidators>[0]]): Promise<
    [string, FormValidators]
  > => {
    const text = Buffer.from(formValidators(schema)).toString('base64');
    const { default: validators } = (await import(/* @vite-ignore */ `data:text/javascript;base64,${text}`)) as {
      default: FormValidators;
    };
    return [id, validators];
  };
  return Object.fromEntries(await Promise.all([...forms].map(read)));
}
