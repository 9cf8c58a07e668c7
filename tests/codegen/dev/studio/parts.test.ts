import { describe, expect, test } from 'vitest';
import { spokenLanguage } from '../../../../codegen/dev/page/language.ts';
import { afterTitle } from '../../../../codegen/dev/studio/afterTitle.ts';
import { blockTree, nearestPart } from '../../../../codegen/dev/studio/blockTree.ts';
import { changedLines } from '../../../../codegen/dev/studio/changedLines.ts';
import { linesOf, placeholderFaults } from '../../../../codegen/dev/studio/textLines.ts';
import { usedAs } from '../../../../codegen/dev/studio/usedAs.ts';
import type { Json } from '../../../../codegen/studio/edit.ts';
import { keyOfText, sentenceKey } from '../../../../src/portal/dev/sentenceKey.ts';

test('the blocks of a screen are listed with their depth and their list, also those in tabs and below a row', () => {
  const screen: Json = {
    title: 'a.tytul',
    content: [
      { type: 'notice', id: 'uwaga', text: { text: 'a.uwaga', values: {} } },
      {
        type: 'tabs',
        id: 'zakladki',
        tabs: [{ id: 'jedna', label: 'a.jedna', content: [{ type: 'text', id: 'tresc', text: 'a.tresc' }] }],
      },
      { type: 'table', id: 'raty', caption: 'a.raty', expand: { content: [{ type: 'facts', id: 'rata', items: [] }] } },
    ],
    documents: { pdf: { content: ['raty'] } },
  };
  const outer = { depth: 0, list: 'content', siblings: ['uwaga', 'zakladki', 'raty'], around: [] };
  const tab = 'zakladki/tabs/jedna';
  expect(blockTree(screen)).toEqual([
    { id: 'uwaga', type: 'notice', ...outer, text: 'a.uwaga' },
    { id: 'zakladki', type: 'tabs', ...outer },
    {
      id: tab,
      type: '',
      depth: 1,
      list: 'zakladki/tabs',
      siblings: ['jedna'],
      around: ['zakladki'],
      takes: `${tab}/content`,
      text: 'a.jedna',
    },
    {
      id: 'tresc',
      type: 'text',
      depth: 2,
      list: `${tab}/content`,
      siblings: ['tresc'],
      around: ['zakladki', tab],
      text: 'a.tresc',
    },
    { id: 'raty', type: 'table', ...outer, takes: 'raty/expand/content', text: 'a.raty' },
    { id: 'rata', type: 'facts', depth: 1, list: 'raty/expand/content', siblings: ['rata'], around: ['raty'] },
  ]);
});

test('a change shows its lines and two around them', () => {
  const lines = changedLines('a\nb\nc\nd\ne\nf\n', 'a\nb\nc\nD\nDD\ne\nf\n');
  expect(lines.map(({ sign, text }) => sign + text)).toEqual([' b', ' c', '-d', '+D', '+DD', ' e', ' f']);
  expect(changedLines('', 'a\n').map(({ sign, text }) => sign + text)).toEqual(['+a']);
});

describe('the lines of a text', () => {
  const entry = { key: 'raty.ile', placeholders: ['count', 'rok'], uses: [], subject: 'text' as const };

  test('a plural has one for each form of the language, with numbers that take it', () => {
    const plural = { ...entry, plural: true, texts: {} };
    expect(linesOf(plural, 'pl')).toEqual([
      { key: 'raty.ile_many', examples: ['0', '5', '6', '7'] },
      { key: 'raty.ile_one', examples: ['1'] },
      { key: 'raty.ile_few', examples: ['2', '3', '4', '22'] },
    ]);
    expect(linesOf(plural, 'en').map(({ key }) => key)).toEqual(['raty.ile_other', 'raty.ile_one']);
    expect(linesOf({ ...plural, texts: { 'raty.ile_other': { pl: '…' } } }, 'pl').at(-1)).toEqual({
      key: 'raty.ile_other',
      examples: ['1,5'],
    });
  });

  test('a placeholder that is lost or that nothing fills is named; a form may leave its number out', () => {
    const plural = { ...entry, plural: true, texts: {} };
    expect(placeholderFaults('Jedna rata w {{rok}}', plural)).toEqual({ missing: [], unknown: [] });
    expect(placeholderFaults('Jedna rata w {{rk}}', plural)).toEqual({ missing: ['rok'], unknown: ['rk'] });
  });
});

describe('the key of a sentence on the page', () => {
  const texts: Record<string, string> = {
    'a.tytul': 'Raty',
    'a.rok': 'Raty w {{rok}} roku (razem)',
    'a.ile_one': '{{count}} rata',
    'a.ile_few': '{{count}} raty',
    'a.ile_many': '{{count}} rat',
    'a.znak': '{{kwota}}',
  };
  const forms = new Intl.PluralRules('pl');
  const word = (key: string, values?: Readonly<Record<string, string | number>>) => {
    const count = values?.count;
    const text = texts[typeof count === 'number' ? `${key}_${forms.select(count)}` : key] ?? '';
    return text.replaceAll('{{count}}', String(count ?? '{{count}}'));
  };
  const block = { id: 'raty', key: 'termin', title: { key: 'a.tytul' }, rows: [{ label: { key: 'a.rok' } }] };

  test.each([
    ['Raty', 'a.tytul'],
    ['  Raty  w 2026\n roku (razem)', 'a.rok'],
    ['Coś innego', undefined],
    ['', undefined],
  ])('"%s" is %s', (sentence, key) => {
    expect(sentenceKey(sentence, [block], word)).toBe(key);
  });

  test('a plural is found by any of its forms; a text that is one value is never guessed', () => {
    expect(sentenceKey('12 rat', [{ key: 'a.ile' }], word)).toBe('a.ile');
    expect(sentenceKey('3 raty', [{ key: 'a.ile' }], word)).toBe('a.ile');
    expect(sentenceKey('100 zł', [{ key: 'a.znak' }], word)).toBeUndefined();
  });

  test('one that no screen draws, such as the greeting, is found where it is a whole text of the portal', () => {
    expect(keyOfText(' Raty ', texts)).toBe('a.tytul');
    expect(keyOfText('{{count}} raty', texts)).toBe('a.ile');
    expect(keyOfText('Raty w 2026 roku (razem)', texts)).toBeUndefined();
    expect(keyOfText(' ', { 'a.pusty': '' })).toBeUndefined();
  });
});

test('a text is for the property that names its key; the words of a choice are for its values', () => {
  const screen: Json = {
    title: 'ulice.nazwa',
    content: [
      { type: 'notice', text: { text: 'ulice.uwaga', values: { rok: 'state.rok' } } },
      {
        type: 'table',
        empty: 'ulice.brak',
        columns: [{ label: { text: 'ulice.pola.stan' }, texts: 'ulice.slowa.stan' }],
      },
    ],
  };
  const uses = ['nazwa', 'uwaga', 'brak', 'pola.stan', 'slowa.stan.NOWY', 'inny'].map((key) =>
    usedAs(`ulice.${key}`, [screen]),
  );
  expect(uses).toEqual(['title', 'text', 'empty', 'label', 'texts', undefined]);
});

test.each([
  ['Zapłacono: ile z tej opłaty.', 'Ile z tej opłaty.'],
  ['Zapłacono.', ''],
  ['Zapłacono', ''],
  ['Kwota, którą zapłacono.', 'Kwota, którą zapłacono.'],
  ['', ''],
])('below the title "Zapłacono" the description "%s" says "%s"', (description, said) => {
  expect(afterTitle(description, 'Zapłacono')).toBe(said);
});

test('the nearest part is the part itself, what is around it, or none', () => {
  const columns: Json[] = [{ field: 'termin' }, { id: 'stan', actions: [{ id: 'otworz' }] }];
  const screen: Json = { content: [{ type: 'section', id: 'a', content: [{ type: 'table', id: 'raty', columns }] }] };
  expect(nearestPart(screen, '')).toBe('');
  expect(nearestPart(screen, 'raty/columns/termin')).toBe('raty/columns/termin');
  expect(nearestPart(screen, 'raty/columns/stan/actions/otworz')).toBe('raty/columns/stan/actions/otworz');
  expect(nearestPart(screen, 'raty/columns/stan/actions/nieMa')).toBe('raty/columns/stan');
  expect(nearestPart(screen, 'raty/columns/nieMa/actions/x')).toBe('raty');
  expect(nearestPart(screen, 'nieMa/columns/termin')).toBeUndefined();
});

test('the workbench speaks the language that was chosen before, then the first of the browser that it knows', () => {
  const kept = (language: string | null) => ({ getItem: () => language }) as unknown as Storage;
  expect(spokenLanguage(kept(null), ['de-DE', 'pl-PL', 'en'])).toBe('pl');
  expect(spokenLanguage(kept('en'), ['pl-PL'])).toBe('en');
  expect(spokenLanguage(kept(null), ['uk'])).toBe('en');
});
