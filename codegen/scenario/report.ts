import { pointerOf } from '../files/jsonFile.ts';
import { reportText as problemsText } from '../report/text.ts';
import { type Condition, isSeen } from './coverage.ts';
import type { ScreenRun } from './run.ts';

/** The failures, a line for each screen, and with `all` every condition that was not both true and false. */
export function reportText(runs: readonly ScreenRun[], all = false): string {
  const failures = runs.flatMap(({ cases }) =>
    cases.filter(({ misses }) => misses.length > 0).map(({ name, misses }) => `${name}\n\n${problemsText(misses)}\n`),
  );
  const lines = runs.map((run) => {
    const { seen, of } = coverageOf(run);
    const cases = `${run.cases.length} case${run.cases.length === 1 ? '' : 's'}`;
    return `${run.screen.padEnd(28)} ${cases.padStart(9)}  ${`${seen} of ${of}`.padStart(10)} conditions`;
  });
  const missing = all
    ? runs.flatMap(({ coverage }) => coverage.conditions.filter((one) => !isSeen(one)).map(unseen))
    : [];
  const cases = runs.flatMap((run) => run.cases);
  const failed = cases.filter(({ misses }) => misses.length > 0).length;
  const [seen, of] = [sum(runs.map((run) => coverageOf(run).seen)), sum(runs.map((run) => coverageOf(run).of))];
  const ms = Math.round(sum(cases.map((one) => one.ms)));
  const share = of > 0 ? Math.round((100 * seen) / of) : 100;
  const end = `${cases.length} cases in ${ms} ms: ${failed} failed; ${seen} of ${of} conditions both true and false (${share} %)`;
  return [...failures, ...missing, ...lines, '', end].join('\n');
}

export function reportJson(runs: readonly ScreenRun[]): string {
  const report = runs.map((run) => ({
    screen: run.screen,
    file: run.file,
    cases: run.cases.map((one) => ({ ...one, misses: one.misses.map(({ said: _, ...problem }) => problem) })),
    ...coverageOf(run),
    unseen: run.coverage.conditions
      .filter((one) => !isSeen(one))
      .map(({ file, path, yes, no, error }) => {
        const { line, column } = file.place(path);
        return { file: file.name, line, column, pointer: pointerOf(path), error, yes, no };
      }),
  }));
  return JSON.stringify(report, null, 2);
}

export const coverageOf = ({ coverage: { conditions } }: Pick<ScreenRun, 'coverage'>) => ({
  seen: conditions.filter(isSeen).length,
  of: conditions.length,
});

function unseen({ file, path, error, yes, no }: Condition): string {
  const place = file.place(path);
  const sides = error
    ? 'its error code never occurred'
    : !yes && !no
      ? 'never evaluated'
      : yes
        ? 'never false'
        : 'never true';
  return `${place.file ?? file.name}:${place.line}:${place.column}  ${sides}  #${place.pointer ?? pointerOf(path)}`;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
