import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import de from '../../locales/de/wspolne.json' with { type: 'json' };
import en from '../../locales/en/wspolne.json' with { type: 'json' };
import pl from '../../locales/pl/wspolne.json' with { type: 'json' };
import uk from '../../locales/uk/wspolne.json' with { type: 'json' };

type Words = { readonly [key: string]: string | Words };

const flat = (words: Words, path = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : flat(value, `${path}${key}.`),
  );

const base = (key: string) => key.replace(/_(one|few|many|other)$/, '');
const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);

/** Key without its plural form → its texts in one language. */
const grouped = (words: Words) => Map.groupBy(flat(words), ([key]) => base(key));

const polish = grouped(pl.widzety);

test.each([
  ['pl', pl.widzety, ['one', 'few', 'many', 'other']],
  ['uk', uk.widzety, ['one', 'few', 'many', 'other']],
  ['en', en.widzety, ['one', 'other']],
  ['de', de.widzety, ['one', 'other']],
] as const)(
  '%s has every text of the widgets, with the same placeholders and all its plural forms',
  (_, words, forms) => {
    const own = grouped(words);
    expect([...own.keys()].sort()).toEqual([...polish.keys()].sort());
    for (const [key, texts] of own) {
      const named = (all: [string, string][]) => [...new Set(all.flatMap(([, text]) => placeholders(text)))].sort();
      expect([key, named(texts)]).toEqual([key, named(polish.get(key)!)]);
      if (texts.length > 1) expect(texts.map(([form]) => form)).toEqual(forms.map((form) => `${key}_${form}`));
    }
  },
);

test('every text of the widgets is used, and every text that is used exists', () => {
  const code = globSync('src/{blocks,portal/renderer,portal/app}/**/*.{ts,tsx}')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const asked = new Set([...code.matchAll(/['`]wspolne\.widzety\.([\w.]+)['`]/g)].map(([, key]) => key!));
  for (const key of asked) expect([...polish.keys()]).toContain(key);
  const unused = [...polish.keys()].filter((key) => {
    const [group, last] = key.split('.');
    if (last) return !code.includes(`wspolne.widzety.${group}.`);
    return !asked.has(key) && !new RegExp(`word\\([^)]*'${key}'`).test(code);
  });
  expect(unused).toEqual([]);
});
