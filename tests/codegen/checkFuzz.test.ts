import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesOnDisk } from '../../codegen/files/files.ts';
import type { Problem } from '../../src/lang/errors/problem.ts';
import { times } from '../night.ts';
import { mutate, random } from './mutate.ts';
import { screenChecker } from './oneScreen.ts';

const root = join(import.meta.dirname, '../..');
const check = screenChecker(root);
const screens = filesOnDisk(root)
  .list('screens')
  .filter((name) => !name.endsWith('.scenario.json'))
  .map((file) => file.slice('screens/'.length, -'.json'.length))
  .filter((name) => !/^(fragments|definitions)\//.test(name));
const mutations = Number(process.env.FUZZ ?? times(2, 250));

/** The place of a problem is inside its file. */
function misplaced(text: string, { line, column, length = 1, file }: Problem, name: string): boolean {
  if (file !== `screens/${name}.json`) return false;
  const row = text.split('\n')[line - 1];
  // A file cut short is missed at its end, one character behind the last.
  return row === undefined || column < 1 || column > row.length + 1 || length < 1;
}

describe('any content of a screen is checked to the end, and each problem has a place', () => {
  test.each(screens)('%s', (name) => {
    const source = readFileSync(join(root, `screens/${name}.json`), 'utf8');
    expect(check(name, source).problems).toEqual([]);
    const pick = random(name.length * 7919 + mutations);
    for (let i = 0; i < mutations; i++) {
      const { what, text, wrong } = mutate(source, pick);
      let problems: Problem[] = [];
      try {
        problems = check(name, text).problems;
      } catch (error) {
        throw new Error(`${what} is not survived`, { cause: error });
      }
      expect(
        problems.filter((problem) => misplaced(text, problem, name)),
        what,
      ).toEqual([]);
      if (wrong) expect(problems.length, what).toBeGreaterThan(0);
    }
  });
});
