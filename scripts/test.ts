/*
 * All tests of the usual run, those first that answer soonest: types, lint, floors, freshness, the municipality itself, then
 * what runs.
 *
 *     npm test                                    every stage; in full what guards uncommitted changes
 *     npm test -- unit                            the stages whose name begins like that
 *     npm test -- changed                         what a change since main can touch
 *     npm test -- tests/server/mail.test.ts       one file, or a folder; what follows goes to its runner (-t "a name")
 *     npm run test:night                          unit and browser tests, with everything that takes long
 *     npm run test:night -- resume                what a night that was stopped has left
 */
import { join } from 'node:path';
import { NoPostgres, withPostgres } from './postgres.ts';
import { chooseChanged, chooseGuards } from './test/changed.ts';
import { keepTemporaryFilesInMemory } from './test/memory.ts';
import { BROWSER, beginNight, earlierParts, lastNight, notePassed, resumeNight } from './test/night.ts';
import { addUp, browserResult, type Outcome, programResult, unitResult } from './test/outcome.ts';
import { Report } from './test/report.ts';
import { bin, clearResults, pass, results, root, run, say } from './test/run.ts';

/** What to run; without files all of them. */
interface Choice {
  stages: readonly string[];
  unit?: readonly string[];
  /** Unit tests that count, of what has changed: they run apart, and count more. */
  guarding?: readonly string[];
  browser?: readonly string[];
  /** Browser tests that guard what has changed: of these files, tests that wait for a change are run, too. */
  browserGuards?: readonly string[];
  isNight?: boolean;
  /** What earlier parts of a night found, and how long they took. */
  earlier?: { outcome: Outcome; seconds: number };
}

/** What a program of a test has compiled of its own code, the next one reads. */
const CODE = { NODE_COMPILE_CACHE: join(root, 'dist/tests/code') };

/** Playwright leaves TypeScript to Node, which only removes types. Its own compiler takes twelve seconds, in each run anew. */
const TYPES_BY_NODE = { PW_DISABLE_TS_ESM: '1' };

/** Stages that are one program of one core; they run at once. */
const programs: Record<string, readonly string[]> = {
  // What a run has found about unchanged files, the next one reads.
  types: [
    bin('typescript/bin/tsc'),
    '--noEmit',
    '-p',
    '.',
    // Several would each work out the types that they share.
    '--checkers',
    '1',
    '--incremental',
    '--tsBuildInfoFile',
    'dist/tests/types.json',
  ],
  lint: [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'],
  floors: ['scripts/floors.ts'],
  fresh: ['codegen/generate.ts', '--check'],
  check: ['codegen/cli.ts', 'check'],
  // Not a test: unit tests and browser tests would wait for it, with one core idle.
  office: ['tests/browser/prepareOffice.ts'],
};
const tests: Record<string, (choice: Choice) => Promise<Outcome>> = {
  unit: ({ unit, guarding = [] }) => onBothDatabases(() => unitStage(unit, guarding)),
  browser: ({ browser, browserGuards = [] }) => browserTests(browser ?? [], { GUARDING: browserGuards.join() }),
};

clearResults();
const choice = choose(process.argv.slice(2));
// The night's databases are too large.
if (!choice.isNight) keepTemporaryFilesInMemory();
const report = new Report();
/** What browser tests start with is there. */
let isOfficePrepared = false;
if (choice.earlier) report.add('earlier parts', choice.earlier.seconds, choice.earlier.outcome);
const quick = choice.stages.filter((name) => name in programs);
if (quick.length > 0) await timed(quick.join(', '), () => runPrograms(quick));
for (const name of choice.stages.filter((name) => name in tests)) await timed(name, () => tests[name]!(choice));
report.print();
process.exitCode = report.isGreen() ? 0 : 1;

async function timed(name: string, stage: () => Promise<Outcome>): Promise<void> {
  say(`\n== ${name}`);
  const begun = performance.now();
  const outcome = await stage();
  report.add(name, (performance.now() - begun) / 1000, outcome);
}

function choose(words: readonly string[]): Choice {
  const all = [...Object.keys(programs), ...Object.keys(tests)];
  const first = words.findIndex((word) => word.startsWith('tests/'));
  if (first >= 0) {
    const files = words.slice(first);
    return words[first]!.startsWith('tests/browser')
      ? { stages: ['browser'], browser: files, browserGuards: [BROWSER] }
      : { stages: ['unit'], unit: files };
  }
  if (words.includes('night')) return chooseNight(words.includes('resume'));
  const starts = words.filter((word) => word !== 'changed');
  const named = all.filter((name) => starts.length === 0 || starts.some((start) => name.startsWith(start)));
  if (!words.includes('changed')) return { stages: named, ...chooseGuards() };
  const { unit, guarding, browser, browserGuards } = chooseChanged();
  const [noUnit, noBrowser] = [unit?.length === 0 && guarding.length === 0, browser?.length === 0];
  const idle = { unit: noUnit, browser: noBrowser, office: noBrowser };
  return {
    stages: named.filter((name) => !idle[name as keyof typeof idle]),
    unit,
    guarding,
    browser,
    browserGuards,
  };
}

function chooseNight(isResumed: boolean): Choice {
  process.env.NIGHT = '1';
  const last = isResumed ? lastNight() : undefined;
  if (!last) {
    beginNight();
    return { stages: ['unit', 'browser'], isNight: true };
  }
  const { unit, browser, done } = resumeNight(last);
  say(`${done.length} files have passed already; ${unit.length} unit files are left.`);
  const stages = [...(unit.length > 0 ? ['unit'] : []), ...(browser ? ['browser'] : [])];
  return { stages, unit, isNight: true, earlier: { outcome: earlierParts(done), seconds: last.seconds } };
}

/** Each prints what it has to say when it is done, so that no two are mixed. */
async function runPrograms(names: readonly string[]): Promise<Outcome> {
  const outcomes = names.map(async (name) => {
    const printed: string[] = [];
    const status = await run(programs[name]!, CODE, (text) => void printed.push(text));
    pass(printed.join(''));
    if (name === 'office') isOfficePrepared = status === 0;
    return programResult(name, status);
  });
  return addUp(await Promise.all(outcomes));
}

async function onBothDatabases(run: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await withPostgres(run);
  } catch (error) {
    if (!(error instanceof NoPostgres)) throw error;
    console.log(`The office is tested on SQLite only. ${error.message}`);
    return run();
  }
}

async function unitStage(files: readonly string[] | undefined, guarding: readonly string[]): Promise<Outcome> {
  const outcomes: Outcome[] = [];
  // Without any file vitest runs all.
  if (files?.length !== 0) outcomes.push(await unitTests('unit', files ?? []));
  if (guarding.length > 0) outcomes.push(await unitTests('guarding', guarding, { GUARDING: '1' }));
  return addUp(outcomes);
}

async function unitTests(name: string, args: readonly string[], env: Record<string, string> = {}): Promise<Outcome> {
  const file = join(results, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  if (choice.isNight) reporters.push('--reporter=./scripts/test/nightReporter.ts');
  return unitResult(file, await run([bin('vitest/vitest.mjs'), 'run', ...reporters, ...args], { ...CODE, ...env }));
}

async function browserTests(args: readonly string[], more: Record<string, string> = {}): Promise<Outcome> {
  const file = join(results, 'browser.json');
  const env = {
    ...CODE,
    ...TYPES_BY_NODE,
    ...more,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    ...(isOfficePrepared && { OFFICE_PREPARED: '1' }),
  };
  const status = await run([bin('playwright/cli.js'), 'test', ...args], env);
  const outcome = browserResult(file, status);
  const { passed, skipped, failed } = outcome;
  if (choice.isNight && failed === 0) notePassed({ file: BROWSER, passed, skipped, seconds: 0 });
  return outcome;
}
