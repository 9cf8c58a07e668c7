import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pagesOfAsvs, requirements, shareOfTests, testsOf, withAsvs } from '../../scripts/asvsPage.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const all = requirements();

test.each(['en', 'pl'] as const)('the page is made of docs/asvs.csv: node scripts/asvsPage.ts (%s)', (lang) => {
  const page = read(pagesOfAsvs[lang]);
  expect(withAsvs(page, lang)).toBe(page);
});

test('all requirements of level 1 and 2 are there, each once', () => {
  expect(all.filter(({ level }) => level === 'L1')).toHaveLength(70);
  expect(all.filter(({ level }) => level === 'L2')).toHaveLength(183);
  expect(new Set(all.map(({ id }) => id)).size).toBe(253);
  expect(all.filter(({ requirement, evidence }) => requirement === '' || evidence === '')).toEqual([]);
});

test('every named test exists', () => {
  const named = all
    .filter(({ state }) => state === 'test')
    .flatMap(({ id, evidence }) => testsOf(evidence).map((one) => ({ id, ...one })));
  expect(named.length).toBeGreaterThan(150);
  expect(
    named.filter(({ file, name }) => name.length < 7 || !existsSync(join(root, file)) || !hasTest(read(file), name)),
  ).toEqual([]);
});

/** Within a quoted name: at its beginning, or after other words of it. */
const hasTest = (text: string, name: string): boolean =>
  text.split('\n').some((line) => {
    const at = line.indexOf(name);
    return at > 0 && /['"`]/.test(line.slice(0, at)) && !line.trimStart().startsWith('//');
  });

test('at least 85 % of what applies is held by tests', () => {
  expect(shareOfTests(all)).toBeGreaterThanOrEqual(85);
});
