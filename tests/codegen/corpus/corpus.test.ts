import { expect, test } from 'vitest';
import { isNight, isThorough, LIMIT_MS } from '../../night.ts';
import { type Verdict, verdictOn } from './caught.ts';
import { chosenOf, kindsOfHarmless, kindsOfMistakes } from './corpus.ts';
import type { Kind, Mistake } from './mistake.ts';

// Also guards: src/blocks, src/lang, schemas

/*
 * Does the check lead an author to a mistake? About a thousand mistakes, made from the schemas and the files of the
 * shipped municipality and of examples/brzezno, always the same ones. What is not seen is printed with file, place and kind.
 * `CORPUS=<part of a kind's name>` runs all mistakes of these kinds. The usual run leaves it to the cases of the check.
 */
const only = process.env.CORPUS;
const isRun = isThorough || only !== undefined;
const mistakes = kindsOfMistakes().filter(({ name }) => !only || name.includes(only));
/** After a change of the check three mistakes of each kind, at night all. */
const chosen = (kind: Kind): Mistake[] => chosenOf(kind, isNight || only ? kind.most : Math.min(3, kind.most));

const shown = ({ in: of, name, path, line, kind, what }: Mistake): string =>
  `${kind}: ${of.shown(name)} #/${(path ?? [line ?? '']).join('/')} ${what}`;

function verdictOf(mistake: Mistake): Verdict | 'crash' {
  try {
    return verdictOn(mistake, mistake.in.check(mistake.changes));
  } catch (error) {
    console.error(shown(mistake), error);
    return 'crash';
  }
}

test.runIf(isRun)('99 % of mistakes are caught, and 95 % of every kind', { timeout: 4 * LIMIT_MS }, () => {
  const results = mistakes.map((kind) => {
    const all = chosen(kind);
    const missed = all.flatMap((mistake) => {
      const verdict = verdictOf(mistake);
      return verdict === 'caught' ? [] : [`${verdict}: ${shown(mistake)}`];
    });
    return { kind: kind.name, all: all.length, missed };
  });
  const missed = results.flatMap((one) => one.missed);
  const all = results.reduce((sum, one) => sum + one.all, 0);
  if (missed.length) console.log(`${missed.length} of ${all} mistakes are not caught:\n${missed.join('\n')}`);
  expect(all).toBeGreaterThanOrEqual(only ? 1 : isNight ? 1000 : 100);
  expect(results.filter((one) => one.missed.length > Math.max(0.05 * one.all, only ? one.all : 0))).toEqual([]);
  expect(missed.length).toBeLessThanOrEqual(only ? all : 0.01 * all);
});

test.runIf(isRun)('no harmless change is refused', { timeout: LIMIT_MS }, () => {
  const all = kindsOfHarmless().flatMap(chosen);
  const refused = all.flatMap((change) =>
    change.in.check(change.changes).map(({ file, line, message }) => `${shown(change)}\n  ${file}:${line} ${message}`),
  );
  expect(refused).toEqual([]);
  expect(all.length).toBeGreaterThanOrEqual(only ? 0 : isNight ? 190 : 15);
});
