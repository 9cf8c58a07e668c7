import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { CheckCache } from '../../../codegen/check/checkCache.ts';
import { openMunicipality } from '../../../codegen/compile/openMunicipality.ts';
import { drop, small } from './folders.ts';

afterAll(drop);

/** Changes of one file each, applied one after another. */
const changes: readonly [file: string, change: (text: string) => string | null][] = [
  ['screens/slowa.json', (text) => `${text}\n`],
  ['locales/pl/proba.json', (text) => text.replace(/"([^"]*)",\n/, '"inaczej",\n')],
  ['screens/slowa.json', (text) => text.replace('"content"', '"contnet"')],
  ['locales/en/proba.json', (text) => text.slice(0, 40)],
  ['screens/slowa.json', (text) => text.replace('"contnet"', '"content"')],
  ['services.config.json', (text) => text.replace('/cel/:rok', '/cel/:lata')],
  ['screens/cel.json', (text) => text.replace(/"rok"/g, '"lata"')],
  ['services.config.json', (text) => text.replace('"access": "full"', '"access": "public"')],
  ['screens/cel.json', () => null],
];

test('a check with a cache reports the same as a check without one, after every change', async () => {
  const folder = small();
  const cache = new CheckCache();
  await openMunicipality({ root: folder, cache });
  for (const [file, change] of changes) {
    const path = join(folder, file);
    const now = change(readFileSync(path, 'utf8'));
    if (now === null) rmSync(path);
    else writeFileSync(path, now);
    const followed = await openMunicipality({ root: folder, cache });
    const fresh = await openMunicipality({ root: folder });
    expect(followed.problems).toEqual(fresh.problems);
    expect(followed.municipality?.manifest).toEqual(fresh.municipality?.manifest);
    expect([...(followed.municipality?.files ?? [])]).toEqual([...(fresh.municipality?.files ?? [])]);
  }
});

test('an unchanged part is not computed again, and its problems are reported again', () => {
  const cache = new CheckCache();
  const reported: string[] = [];
  const problem = { code: 'x', severity: 'error', file: 'f', pointer: '', line: 1, column: 1, message: 'Oh.' } as const;
  let made = 0;
  const look = (text: string) => {
    const { report } = cache.reporting(({ message }) => void reported.push(message));
    return cache.once('screen', [text], () => {
      made += 1;
      report(problem);
      return made;
    });
  };
  // The state before is known, to which an undo leads back; an earlier one is not.
  expect([look('a'), look('a'), look('b'), look('a'), look('c'), look('b')]).toEqual([1, 1, 2, 1, 3, 4]);
  expect(reported).toHaveLength(6);
});
