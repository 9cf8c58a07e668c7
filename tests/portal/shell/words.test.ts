import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../../../locales/${language}/powloka.json`, import.meta.url), 'utf8'));
const pl = read('pl');
const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);
/** The name of a text, without the suffix of its plural form. */
const base = (key: string) => key.replace(/_(one|few|many|other)$/, '');

test.each(['en', 'de', 'uk'])('the texts of the shell are complete in %s, with the same placeholders', (language) => {
  const texts = read(language);
  // Plural forms differ by language; the check of a municipality compares them.
  const plurals = (texts: Record<string, string>) => [...new Set(Object.keys(texts).map(base))];
  expect(plurals(texts)).toEqual(plurals(pl));
  for (const [key, text] of Object.entries(texts)) {
    expect(text.trim(), key).not.toBe('');
    expect(placeholders(text), key).toEqual(placeholders(pl[key] ?? pl[`${base(key)}_other`]!));
  }
});

test('every text that the shell uses is in its file, and every text of the file is used', () => {
  const texts = ['src/portal/app', 'src/portal/stores', 'codegen/site'].flatMap((folder) => {
    const place = new URL(`../../../${folder}/`, import.meta.url);
    const files = readdirSync(place, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
    return files.map((name) => readFileSync(new URL(name, place), 'utf8'));
  });
  const asked = new Set([...texts.join('\n').matchAll(/'powloka\.(\w+)'/g)].map(([, key]) => key!));
  expect([...asked].sort()).toEqual([...new Set(Object.keys(pl).map(base))].sort());
});
