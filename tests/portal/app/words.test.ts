import { autorun } from 'mobx';
import { describe, expect, test } from 'vitest';
import { renderText, type TextScope } from '../../../src/lang/descriptors/renderText.ts';
import { type Texts, Words } from '../../../src/portal/i18n/Words.ts';
import { path } from '../fixtures/screens.ts';

const files: Record<string, Texts> = {
  'pl.json': {
    'a.b': 'Rok {{rok}}',
    'a.rat_one': '{{count}} rata',
    'a.rat_few': '{{count}} raty',
    'a.rat_many': '{{count}} rat',
  },
  'uk.json': { 'a.b': '{{rok}} {{inny}} {{rok}}', 'a.c': '$t(a.b)', 'a.d': '{{ rok }}' },
  'en.json': { 'a.b': 'Year {{rok}}' },
};
const fetchTexts = async (file: string) => {
  const texts = files[file];
  if (!texts) throw new Error('no such file');
  return texts;
};

describe('words', () => {
  test('keys are flat, values are inserted, and Polish has its own plural rules', async () => {
    const words = new Words('pl', fetchTexts);
    await words.load('pl', 'pl.json');
    expect(words.word('a.b', { rok: 2025 })).toBe('Rok 2025');
    expect([1, 3, 5, 22].map((count) => words.word('a.rat', { count }))).toEqual([
      '1 rata',
      '3 raty',
      '5 rat',
      '22 raty',
    ]);
  });

  test('a value is never read as a placeholder', async () => {
    const words = new Words('pl', fetchTexts);
    await words.load('pl', 'pl.json');
    expect(words.word('a.b', { rok: '{{count}} $t(a.rat)' })).toBe('Rok {{count}} $t(a.rat)');
  });

  test('a value may come twice, a place without one stays, and a text may contain another', async () => {
    const words = new Words('uk', fetchTexts);
    await words.load('uk', 'uk.json');
    expect(words.word('a.b', { rok: 0 })).toBe('0 {{inny}} 0');
    expect(words.word('a.b')).toBe('{{rok}} {{inny}} {{rok}}');
    expect(words.word('a.c', { rok: 1, inny: 2 })).toBe('1 2 1');
    expect(words.word('a.d', { rok: 1 })).toBe('1');
  });

  test('a missing text shows its key to a developer and nothing to a resident', () => {
    expect(new Words('pl', fetchTexts, true).word('a.nie')).toBe('[a.nie]');
    expect(new Words('pl', fetchTexts).word('a.nie')).toBe('');
  });

  test('another language is shown once its files are loaded, and the old one stays when they fail', async () => {
    const words = new Words('pl', fetchTexts);
    await words.load('pl', 'pl.json');
    const seen: string[] = [];
    const stop = autorun(() => seen.push(words.word('a.b', { rok: 1 })));
    await words.change('en', ['en.json']);
    await expect(words.change('de', ['de.json'])).rejects.toThrow();
    expect(words.language).toBe('en');
    expect(seen.at(-1)).toBe('Year 1');
    expect(words.textIn('pl', 'a.b', { rok: 1 })).toBe('Rok 1');
    stop();
  });
});

describe('a text of a screen', () => {
  const known: Record<string, unknown> = { ile: 3, stan: 'B', flaga: true };
  const scope: TextScope = {
    value: (tree) => (Array.isArray(tree) ? known[String(tree.at(-1))] : tree),
    format: (value, format, unit) => `${value}${unit ?? ''}:${format}`,
    word: (key, values) => (values ? `${key}${JSON.stringify(values)}` : key),
    serviceName: (id) => (id === 13 ? 'u.nazwa' : undefined),
  };
  test.each([
    [
      { key: 'a', values: { count: { value: path('data.ile'), format: 'integer' }, x: { value: 1, format: 'money' } } },
      'a{"count":3,"x":"1:money"}',
    ],
    [{ value: path('data.ile'), format: 'unit', unit: 'm2' }, '3m2:unit'],
    [{ match: [{ when: false, text: { key: 'a' } }, { text: { key: 'b' } }] }, 'b'],
    [{ match: [{ when: false, text: { key: 'a' } }] }, ''],
    [{ of: path('data.stan'), texts: { A: { key: 'a' }, B: { key: 'b' } } }, 'b'],
    [{ of: path('data.flaga'), texts: { true: { key: 'tak' } } }, 'tak'],
    [{ of: 'toString', texts: { A: { key: 'a' } } }, ''],
    [{ service: 13 }, 'u.nazwa'],
    [{ service: 99 }, ''],
  ] as const)('%o', (text, words) => expect(renderText(text as never, scope)).toBe(words));
});
