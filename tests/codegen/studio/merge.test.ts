import { describe, expect, it } from 'vitest';
import { filesOnDisk } from '../../../codegen/files/files.ts';
import type { Side } from '../../../codegen/studio/merge/conflict.ts';
import { mergeFiles } from '../../../codegen/studio/merge/mergeFiles.ts';

const WHO = { ours: 'Anna', theirs: 'Ewa' };
const SCREEN = 'screens/oplaty.json';
const TEXTS = 'locales/pl/proba.json';

const column = (field: string, label: string) => ({ field, label: `proba.${label}` });
const table = (columns: readonly object[], more: object = {}) => ({
  id: 'raty',
  type: 'table',
  caption: 'proba.raty',
  columns,
  ...more,
});
const notice = (id: string, text = `proba.${id}`) => ({ id, type: 'notice', text });
const [TERMIN, KWOTA, STAN] = [column('termin', 'termin'), column('kwota', 'kwota'), column('stan', 'stan')];
const section = (id: string, ...content: object[]) => ({ id, type: 'section', title: `proba.${id}`, content });

const texts = { termin: 'Termin', kwota: 'Kwota', raty: 'Należności', stan: 'Stan', dzien: 'Dzień', gora: 'Góra' };
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const folder = (...content: object[]) =>
  new Map([
    [SCREEN, json({ title: 'proba.raty', content })],
    [TEXTS, json(texts)],
    [TEXTS.replace('/pl/', '/en/'), json({ ...texts, termin: 'Due date', raty: 'Dues' })],
  ]);
const contentOf = (files: ReadonlyMap<string, string>) => JSON.parse(files.get(SCREEN)!).content;
const merge = (base: object[], ours: object[], theirs: object[], choices?: ReadonlyMap<string, Side>) => {
  const { files, conflicts } = mergeFiles(folder(...base), folder(...ours), folder(...theirs), {
    who: WHO,
    ...(choices && { choices }),
  });
  return { content: contentOf(files), conflicts };
};
describe('both sides of a merge are kept', () => {
  it.each([
    [
      'two properties of one column',
      [column('termin', 'dzien'), KWOTA],
      [{ ...TERMIN, align: 'end' }, KWOTA],
      [{ ...column('termin', 'dzien'), align: 'end' }, KWOTA],
    ],
    [
      'a label changed and the column moved',
      [KWOTA, TERMIN],
      [column('termin', 'dzien'), KWOTA],
      [KWOTA, column('termin', 'dzien')],
    ],
    [
      'two columns added',
      [TERMIN, KWOTA, STAN],
      [column('nr', 'nr'), TERMIN, KWOTA],
      [column('nr', 'nr'), TERMIN, KWOTA, STAN],
    ],
    [
      'two columns added at one place',
      [TERMIN, STAN, KWOTA],
      [TERMIN, column('nr', 'nr'), KWOTA],
      [TERMIN, column('nr', 'nr'), STAN, KWOTA],
    ],
    ['one removed, another changed', [TERMIN], [column('termin', 'dzien'), KWOTA], [column('termin', 'dzien')]],
    ['one removed that was only moved', [KWOTA], [KWOTA, TERMIN], [KWOTA]],
    ['the same change', [KWOTA], [KWOTA], [KWOTA]],
  ])('%s', (_what, ours, theirs, columns) => {
    const base = [table([TERMIN, KWOTA])];
    expect(merge(base, [table(ours)], [table(theirs)])).toEqual({ content: [table(columns)], conflicts: [] });
    expect(merge(base, [table(theirs)], [table(ours)])).toEqual({ content: [table(columns)], conflicts: [] });
  });

  it('a block is moved into a new section and changed in its old place', () => {
    const now = notice('uwaga', 'proba.gora');
    const done = merge(
      [notice('uwaga'), table([TERMIN])],
      [section('dol', notice('uwaga')), table([TERMIN])],
      [now, table([TERMIN])],
    );
    expect(done).toEqual({ content: [section('dol', now), table([TERMIN])], conflicts: [] });
  });

  it('a block is moved into a new section while a button with its steps is added elsewhere', () => {
    const steps = [{ go: { screen: 'portal/start' } }, { notify: 'proba.gora' }];
    const buttons = { id: 'przyciski', type: 'actions', items: [{ id: 'dalej', label: 'proba.gora', do: steps }] };
    const done = merge([notice('uwaga')], [section('dol', notice('uwaga'))], [notice('uwaga'), buttons]);
    expect(done).toEqual({ content: [section('dol', notice('uwaga')), buttons], conflicts: [] });
  });

  it('a line of a choice by conditions is removed, and another one is changed', () => {
    const lines = [
      { when: "row.j == 'm2'", value: 'squareMetres(row.n)' },
      { when: "row.j == 'l'", text: 'proba.litry' },
      { text: 'proba.inne' },
    ];
    const of = (...match: object[]) => [table([{ ...KWOTA, match }])];
    const [one, litres, last] = lines as [object, object, object];
    const changed = { ...last, text: 'proba.gora' };
    for (const [ours, theirs] of [
      [of(litres, last), of(one, litres, changed)],
      [of(one, litres, changed), of(litres, last)],
    ] as const)
      expect(merge(of(...lines), ours, theirs)).toEqual({ content: of(litres, changed), conflicts: [] });
  });

  it('a section is taken away around a block that is changed', () => {
    const now = notice('uwaga', 'proba.gora');
    const done = merge([section('dol', notice('uwaga'))], [notice('uwaga')], [section('dol', now)]);
    expect(done).toEqual({ content: [now], conflicts: [] });
  });

  it('texts of one file, and bytes that neither has touched', () => {
    const base = '{ "a": "A",   "b": "B" }';
    const at = (text: string) => new Map([[TEXTS, text]]);
    const done = mergeFiles(at(base), at(base.replace('A"', 'AA"')), at(base.replace('B"', 'BB"')));
    expect(done).toEqual({ files: at('{ "a": "AA",   "b": "BB" }'), conflicts: [] });
  });
});

describe('a conflict names the part, and what each has done', () => {
  const base = [table([TERMIN, KWOTA]), notice('uwaga')];
  const sentencesOf = (ours: object[], theirs: object[]) =>
    merge(base, ours, theirs).conflicts.map(({ sentence }) => sentence);

  it.each([
    [
      'one changed what the other removed',
      [table([column('termin', 'dzien'), KWOTA]), notice('uwaga')],
      [table([KWOTA]), notice('uwaga')],
      'Column *Due date* of table *Dues*: Anna changed it, Ewa removed it',
      'Tabela *Należności*, kolumna *Termin*. Anna: zmieniono; Ewa: usunięto',
    ],
    [
      'both changed one value',
      [table([column('termin', 'dzien'), KWOTA]), notice('uwaga')],
      [table([column('termin', 'gora'), KWOTA]), notice('uwaga')],
      'Column *Due date* of table *Dues*: Anna changed "label", Ewa changed "label"',
      'Tabela *Należności*, kolumna *Termin*. Anna: zmieniono „etykieta”; Ewa: zmieniono „etykieta”',
    ],
    [
      'both moved one block into different sections',
      [table([TERMIN, KWOTA]), section('dzien', notice('uwaga'))],
      [table([TERMIN, KWOTA]), section('gora', notice('uwaga'))],
      'Notice *uwaga*: Anna moved it into *Dzień*, Ewa moved it into *Góra*',
      'Komunikat *uwaga*. Anna: przeniesiono do *Dzień*; Ewa: przeniesiono do *Góra*',
    ],
  ])('%s', (_what, ours, theirs, en, pl) => {
    expect(sentencesOf(ours, theirs)).toEqual([{ en, pl }]);
  });

  it('both moved one column to different places', () => {
    const columns = [TERMIN, KWOTA, STAN, column('nr', 'nr')];
    const [a, b, c, d] = columns as [object, object, object, object];
    const { conflicts } = merge([table([a, b, c, d])], [table([b, a, c, d])], [table([b, c, d, a])]);
    expect(conflicts).toMatchObject([{ at: 'raty/columns/termin', id: `${SCREEN}#raty/columns/termin#order` }]);
    expect(conflicts[0]!.sentence.en).toBe(
      'Column *Due date* of table *Dues*: Anna moved it behind *Kwota*, Ewa moved it behind *nr*',
    );
  });

  it('a text, with both sentences', () => {
    const at = (text: string) => new Map([[TEXTS, json({ ...texts, termin: text })]]);
    const { conflicts, files } = mergeFiles(at('Termin'), at('Do kiedy'), at('Dzień zapłaty'), { who: WHO });
    expect(conflicts).toMatchObject([
      {
        file: TEXTS,
        at: 'termin',
        sentence: {
          en: 'Text *Termin* (pl): Anna wrote *Do kiedy*, Ewa wrote *Dzień zapłaty*',
          pl: 'Tekst *Termin* (pl). Anna: wpisano *Do kiedy*; Ewa: wpisano *Dzień zapłaty*',
        },
        ours: { did: 'changed', value: 'Do kiedy' },
        theirs: { did: 'changed', value: 'Dzień zapłaty' },
      },
    ]);
    expect(files).toEqual(at('Do kiedy'));
  });

  it('a line of a choice that both have replaced', () => {
    const of = (...match: object[]) => [table([{ ...KWOTA, match }])];
    const line = (when: string) => ({ when, text: 'proba.litry' });
    const last = { text: 'proba.inne' };
    const { conflicts } = merge(of(line('a'), last), of(line('b'), last), of(line('c'), line('d'), last));
    expect(conflicts.map(({ at }) => at)).toEqual(['raty/columns/kwota/match']);
  });

  it.each(['ours', 'theirs'] as const)('a choice of %s decides it, and no conflict is left', (side) => {
    const [ours, theirs] = [[table([column('termin', 'dzien'), KWOTA])], [table([KWOTA])]];
    const { conflicts } = merge([table([TERMIN, KWOTA])], ours, theirs);
    const choices = new Map(conflicts.map(({ id }) => [id, side]));
    expect(merge([table([TERMIN, KWOTA])], ours, theirs, choices)).toEqual({
      content: side === 'ours' ? ours : theirs,
      conflicts: [],
    });
  });

  it('blocks that were put into each other are no loss: one of the two screens has to be chosen', () => {
    const was = [section('dol'), section('gora')];
    const done = merge(was, [section('dol', section('gora'))], [section('gora', section('dol'))]);
    expect(done.content).toEqual([section('dol', section('gora'))]);
    expect(done.conflicts.map(({ sentence }) => sentence.en)).toEqual([
      'Screen *Dues*: Anna changed it, Ewa changed it',
    ]);
  });

  it('a block that was put into a section that the other has removed', () => {
    const was = [section('dol'), notice('uwaga')];
    const done = merge(was, [section('dol', notice('uwaga'))], [notice('uwaga')]);
    expect(done.conflicts.map(({ sentence }) => sentence.en)).toEqual([
      'Section *dol*: Anna changed it, Ewa removed it',
    ]);
    const choices = new Map(done.conflicts.map(({ id }) => [id, 'theirs' as const]));
    const [whole, ...more] = merge(was, [section('dol', notice('uwaga'))], [notice('uwaga')], choices).conflicts;
    expect([whole?.at, more]).toEqual(['', []]);
  });

  it('in an overlay, by the titles of the screen below it', () => {
    const below = filesOnDisk(new URL('../../..', import.meta.url).pathname);
    const edit = (change: object | undefined) =>
      new Map([
        [
          'screens/portal/kontakt.edit.json',
          json({ edits: [{ at: 'urzad/items/fax', ...(change ? { change } : { remove: true }) }] }),
        ],
      ]);
    const { conflicts } = mergeFiles(new Map(), edit({ label: 'kontakt.telefon' }), edit({ label: 'kontakt.mapa' }), {
      who: WHO,
      below,
    });
    expect(conflicts.map(({ at, sentence }) => [at, sentence.en])).toEqual([
      ['urzad/items/fax/label', 'Item *Fax* of facts *Office*: Anna changed "label", Ewa changed "label"'],
    ]);
  });
});

describe('pages are merged by their blocks', () => {
  const FILE = 'content/pages/rodo/pl.html';
  const page = (...blocks: string[]) => new Map([[FILE, `${blocks.map((one) => `<p>${one}</p>`).join('\n')}\n`]]);

  it('different paragraphs are both kept', () => {
    const done = mergeFiles(page('A', 'B', 'C'), page('A1', 'B', 'C'), page('A', 'B', 'C1', 'D'));
    expect(done).toEqual({ files: page('A1', 'B', 'C1', 'D'), conflicts: [] });
  });

  it('one paragraph that both have changed is named by its words', () => {
    const done = mergeFiles(page('A', 'B'), page('A', 'B1'), page('A', 'B2'), { who: WHO });
    expect(done.files).toEqual(page('A', 'B1'));
    expect(done.conflicts).toMatchObject([
      {
        at: 'B',
        sentence: { en: 'Page *rodo* (pl), *B*: Anna changed it, Ewa changed it' },
        ours: { value: '<p>B1</p>\n' },
      },
    ]);
  });

  it('a page that one has removed and the other changed', () => {
    const done = mergeFiles(page('A'), new Map(), page('B'), { who: WHO });
    expect(done.conflicts).toMatchObject([
      { at: '', sentence: { en: 'Page *rodo* (pl): Anna removed it, Ewa changed it' } },
    ]);
    expect([...done.files]).toEqual([]);
  });
});
