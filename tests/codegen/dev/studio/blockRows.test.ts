import { describe, expect, test } from 'vitest';
import { blockRows } from '../../../../codegen/dev/studio/blockRows.ts';
import { blockTree } from '../../../../codegen/dev/studio/blockTree.ts';
import { landing } from '../../../../codegen/dev/studio/movable.ts';
import type { Json } from '../../../../codegen/studio/edit.ts';

const text = (id: string): Json => ({ type: 'text', id, text: 'a.b' });
const SCREEN: Json = {
  content: [
    text('wstep'),
    {
      type: 'section',
      id: 'dane',
      content: [text('imie'), { type: 'section', id: 'adres', content: [text('ulica')] }],
    },
    text('srodek'),
    {
      type: 'tabs',
      id: 'zakladki',
      tabs: [
        { id: 'jedna', label: 'a.b', content: [text('tresc')] },
        { id: 'druga', label: 'a.b', content: [] },
      ],
    },
  ],
};
const rows = blockRows(blockTree(SCREEN), {
  title: ({ id }) => id,
  note: () => '',
  screen: 'the screen',
});
const row = (at: string) => rows.find((one) => one.at === at)!;

describe('a block', () => {
  test('can come to the screen, to each block and to each tab that takes blocks, but neither into itself nor where it is', () => {
    const lists = (at: string) => row(at).places!.map(({ to }) => to.list);
    const TABS = ['zakladki/tabs/jedna/content', 'zakladki/tabs/druga/content'];
    expect(lists('wstep')).toEqual(['dane/content', 'adres/content', ...TABS]);
    expect(lists('dane')).toEqual(TABS);
    expect(lists('ulica')).toEqual(['content', 'dane/content', ...TABS]);
    expect(row('zakladki/tabs/jedna').places).toBeUndefined();
  });

  test('moves by keyboard into its neighbour, and out beside what it stands in', () => {
    expect(row('wstep').into?.to).toEqual({ list: 'dane/content', beside: { side: 'before', name: 'imie' } });
    expect(row('srodek').into?.to).toEqual({ list: 'dane/content' });
    expect(row('imie').into?.to).toEqual({ list: 'adres/content', beside: { side: 'before', name: 'ulica' } });
    expect(row('ulica').out).toMatchObject({ to: { list: 'dane/content', beside: { side: 'after', name: 'adres' } } });
    expect(row('tresc').out?.to).toEqual({ list: 'content', beside: { side: 'after', name: 'zakladki' } });
    expect([row('wstep').out, row('ulica').into]).toEqual([undefined, undefined]);
  });
});

describe('a dragged row lands', () => {
  test.each([
    ['srodek', 'wstep', 0.9, 'before', 'a sibling before it, at its place'],
    ['wstep', 'srodek', 0.1, 'after', 'a sibling after it, at its place'],
    ['wstep', 'dane', 0.5, 'into', 'the middle of a section'],
    ['srodek', 'dane', 0.1, 'before', 'the upper edge of a section'],
    ['wstep', 'dane', 0.9, 'after', 'the lower edge of a section'],
    ['wstep', 'ulica', 0.2, 'before', 'the upper half of a block elsewhere'],
    ['wstep', 'ulica', 0.8, 'after', 'the lower half of a block elsewhere'],
    ['wstep', 'zakladki/tabs/druga', 0.1, 'into', 'a tab'],
    ['imie', 'dane', 0.5, 'before', 'the section it is in'],
    ['dane', 'ulica', 0.5, undefined, 'a block inside itself'],
    ['dane', 'adres', 0.5, undefined, 'a section inside itself'],
    ['zakladki/tabs/jedna', 'zakladki/tabs/druga', 0.5, 'after', 'a tab on another'],
    ['zakladki/tabs/jedna', 'dane', 0.5, undefined, 'a tab on a section'],
  ] as const)('%s on %s at %s: %s (%s)', (dragged, on, height, where, _) => {
    expect(landing(row(dragged), row(on), height)).toBe(where);
  });
});
