import { describe, expect, it } from 'vitest';
import type { Part, TablePart } from '../../../server/engine/documents/paper.ts';
import { resolveDocument } from '../../../server/engine/documents/resolve.ts';
import type { Block } from '../../../src/blocks/block.ts';
import { $, column, documentOf, fact, kwota, raty, requestOf, screenOf, TEXTS, table, text } from './fixtures.ts';

const ROWS = {
  lista: [
    { nr: 'b', kwota: 0.1, termin: '2026-01-15', zaplacona: false, raty: [{ nr: 'b1', kwota: 0.1 }] },
    { nr: 'a', kwota: 0.2, termin: '2026-12-15', zaplacona: true, raty: [] },
    { nr: 'c', kwota: 1234.5, termin: '2026-03-15', zaplacona: false, raty: [] },
  ],
};

const partsOf = async (
  content: readonly Block[],
  rest: Parameters<typeof requestOf>[2] = {},
): Promise<readonly Part[]> => (await resolveDocument(requestOf(content, { dajRaty: ROWS }, rest))).parts;

const tableOf = async (...args: Parameters<typeof partsOf>): Promise<TablePart> => {
  const found = (await partsOf(...args)).find((part) => part.kind === 'table');
  if (!found) throw new Error('no table');
  return found;
};
const cellsOf = (part: TablePart) => part.rows.map((row) => row.cells);
const zl = (amount: string) => `${amount}\u00a0zł`;

describe('a table on paper', () => {
  it('has every row, whatever the page size, with amounts as people write them', async () => {
    const part = await tableOf([table({ page: 1 })]);
    expect(cellsOf(part)).toEqual([
      ['b', zl('0,10')],
      ['a', zl('0,20')],
      ['c', zl('1\u00a0234,50')],
    ]);
    expect(part.columns).toEqual([
      { label: 'Nr', align: 'start', header: true },
      { label: 'Kwota', align: 'end', header: false },
    ]);
  });

  it('keeps only the rows that meet every condition', async () => {
    const part = await tableOf([
      table({
        where: [
          ['!', $('row', 'zaplacona')],
          ['<', $('row', 'kwota'), 1],
        ],
      }),
    ]);
    expect(cellsOf(part)).toEqual([['b', zl('0,10')]]);
  });

  it('has the first sort order of the screen, ascending or descending', async () => {
    const names = async (descending: boolean) =>
      cellsOf(await tableOf([table({ sort: { column: 'nr', descending } })])).map(([name]) => name);
    expect(await names(false)).toEqual(['a', 'b', 'c']);
    expect(await names(true)).toEqual(['c', 'b', 'a']);
  });

  it('sorts a column of words by its words, as the screen does, and not by the values behind them', async () => {
    // By value false comes before true; by words "niezapłacone" comes before "zapłacone".
    const names = { true: text('niezaplacone'), false: text('zaplacone') };
    const stan = column('stan', { cell: { texts: names, of: $('row', 'zaplacona') }, value: $('row', 'zaplacona') });
    const sorted = async (descending: boolean) =>
      cellsOf(await tableOf([table({ columns: [column('nr'), stan], sort: { column: 'stan', descending } })]));
    expect(await sorted(false)).toEqual([
      ['a', 'niezapłacone'],
      ['b', 'zapłacone'],
      ['c', 'zapłacone'],
    ]);
    expect((await sorted(true)).map(([nr]) => nr)).toEqual(['b', 'c', 'a']);
  });

  it('sums money without binary rounding errors, over the remaining rows', async () => {
    const columns = [column('nr', { header: true }), kwota('kwota', { total: true })];
    const where = [['<', $('row', 'kwota'), 1]] as const;
    const part = await tableOf([table({ columns, where: where as never })]);
    expect(part.totals).toEqual(['Razem', zl('0,30')]);
  });

  it('has no sum for a column without values', async () => {
    const columns = [column('nr', { header: true }), kwota('nic', { total: true }), kwota('kwota', { total: true })];
    expect((await tableOf([table({ columns })])).totals).toEqual(['Razem', '', zl('1\u00a0234,80')]);
  });

  it("takes the server's own sum where the column names one", async () => {
    const columns = [column('nr'), kwota('kwota', { total: $('config', 'suma') })];
    expect((await tableOf([table({ columns })], { config: { suma: 7 } })).totals).toEqual(['Razem', zl('7,00')]);
  });

  it("has the row's own computed values, and marks a tone by its word", async () => {
    const part = await tableOf([
      table({
        calc: { poTerminie: { value: ['&&', ['!', $('row', 'zaplacona')], ['<', $('row', 'termin'), $('today')]] } },
        tone: [{ when: $('calc', 'poTerminie'), tone: 'danger', text: text('poTerminie') }],
      }),
    ]);
    expect(part.rows.map(({ tone, word }) => [tone, word])).toEqual([
      ['danger', 'po terminie'],
      [undefined, undefined],
      ['danger', 'po terminie'],
    ]);
  });

  it('does not repeat the word of a tone that a cell already has', async () => {
    const stan = column('stan', { cell: text('poTerminie'), value: undefined });
    const part = await tableOf([
      table({ columns: [column('nr'), stan], tone: [{ when: true, tone: 'danger', text: text('poTerminie') }] }),
    ]);
    expect(part.rows[0]).toMatchObject({ tone: 'danger' });
    expect(part.rows[0]).not.toHaveProperty('word');
  });

  const flags = column('znaki', {
    cell: undefined,
    value: undefined,
    flags: [
      { when: true, mark: 'U', text: text('upomnienie') },
      { when: ['!', $('row', 'zaplacona')], mark: 'W', text: text('wezwanie') },
    ],
  });

  it('writes flags in full when no legend explains their marks', async () => {
    expect(cellsOf(await tableOf([table({ columns: [flags] })]))).toEqual([
      ['upomnienie, wezwanie'],
      ['upomnienie'],
      ['upomnienie, wezwanie'],
    ]);
  });

  it('prints the bare marks when a legend of the document explains them', async () => {
    const legend: Block = {
      id: 'legenda',
      type: 'legend',
      reads: [],
      flags: [
        { mark: 'U', text: text('upomnienie') },
        { mark: 'W', text: text('wezwanie') },
      ],
      icons: [],
      tones: [],
    };
    const parts = await partsOf([legend, table({ columns: [flags] })]);
    expect(parts[0]).toEqual({
      kind: 'facts',
      items: [
        { label: 'U', value: 'upomnienie' },
        { label: 'W', value: 'wezwanie' },
      ],
    });
    expect(cellsOf(parts[1] as TablePart)).toEqual([['U, W'], ['U'], ['U, W']]);
  });

  it('prints the details of each row that has them; the child sees its parent', async () => {
    const child = table({
      id: 'skladniki',
      rows: $('row', 'raty'),
      columns: [
        column('nr'),
        column('udzial', { cell: { value: ['/', $('row', 'kwota'), $('parent', 'kwota')], format: 'percent' } }),
      ],
    });
    const part = await tableOf([table({ expand: { one: false, table: child } })]);
    expect(part.rows.map((row) => row.children?.length)).toEqual([1, undefined, undefined]);
    expect(cellsOf(part.rows[0]!.children![0] as TablePart)).toEqual([['b1', '100,00%']]);
  });

  it('has its empty text and no totals when there are no rows', async () => {
    const part = await tableOf([table({ where: [false], columns: [kwota('kwota', { total: true })] })]);
    expect(part).toMatchObject({ rows: [], empty: 'Nie ma rat.' });
    expect(part).not.toHaveProperty('totals');
  });

  it('may have fixed rows, each with a label', async () => {
    const part = await tableOf([
      table({
        rows: [{ label: text('platnik'), values: { kwota: ['+m', 1, 2] } }],
        columns: [column('label', { header: true }), kwota('kwota')],
      }),
    ]);
    expect(cellsOf(part)).toEqual([['Płatnik', zl('3,00')]]);
  });
});

describe('other blocks on paper', () => {
  it('facts: hides, drops or replaces a missing value', async () => {
    const value = (tree: Parameters<typeof fact>[1]) => tree;
    const parts = await partsOf([
      {
        id: 'f',
        type: 'facts',
        reads: [],
        items: [
          fact('platnik', value({ value: 'Łucja', format: 'text' })),
          fact('konto', value({ value: null, format: 'text' })),
          fact('rok', value({ value: null, format: 'text' }), { empty: 'hide' }),
          fact('typ', value({ value: 'x', format: 'text' }), { visible: false }),
        ],
      },
    ]);
    expect(parts).toEqual([
      {
        kind: 'facts',
        items: [
          { label: 'Płatnik', value: 'Łucja' },
          { label: 'Rachunek', value: 'brak' },
        ],
      },
    ]);
  });

  it('select and filters: the choices in one list of facts, without those that are not set', async () => {
    const options = { fixed: [{ value: 'ZAPLACONE', label: text('zaplacone') }] };
    const request = requestOf(
      [
        {
          id: 'r',
          type: 'select',
          reads: [],
          bind: 'rok',
          label: text('rok'),
          options: { list: ['list', 2026], format: 'integer' },
          as: 'list',
        },
        {
          id: 'f',
          type: 'filters',
          as: 'panel',
          reads: [],
          fields: [
            { bind: 'typ', label: text('typ'), as: 'radio', options, rules: [] },
            { bind: 'od', label: text('termin'), as: 'date', rules: [] },
            { bind: 'kwota', label: text('kwota'), as: 'money', rules: [] },
          ],
        },
      ],
      {},
      { args: { rok: 2026, typ: 'ZAPLACONE', kwota: 5 } },
    );
    const state = { rok: $('arg', 'rok'), typ: $('arg', 'typ'), od: $('arg', 'od'), kwota: $('arg', 'kwota') };
    const { parts } = await resolveDocument({ ...request, document: { ...request.document, state } });
    expect(parts).toEqual([
      {
        kind: 'facts',
        items: [
          { label: 'Rok', value: '2026' },
          { label: 'Rodzaj', value: 'zapłacone' },
          { label: 'Kwota', value: zl('5,00') },
        ],
      },
    ]);
  });

  it.each([
    ['a value that is no choice', 'INNE', 'INNE'],
    ['one choice and one value that is none', ['ZAPLACONE', 'INNE'], 'zapłacone, INNE'],
  ])('a set filter with %s shows the value', async (_, typ, value) => {
    const options = { fixed: [{ value: 'ZAPLACONE', label: text('zaplacone') }] };
    const fields = [{ bind: 'typ', label: text('typ'), as: 'checks' as const, options, rules: [] }];
    const request = requestOf([{ id: 'f', type: 'filters', as: 'panel', reads: [], fields }], {}, { args: { typ } });
    const document = { ...request.document, state: { typ: $('arg', 'typ') } };
    const { parts } = await resolveDocument({ ...request, document });
    expect(parts).toEqual([{ kind: 'facts', items: [{ label: 'Rodzaj', value }] }]);
  });

  it('notice: writes its tone as a word; text and heading are unchanged', async () => {
    const parts = await partsOf([
      { id: 'n', type: 'notice', tone: 'warning', reads: [], text: text('brakRat') },
      { id: 'h', type: 'heading', level: 3, reads: [], text: text('raty') },
      { id: 't', type: 'text', reads: [], text: text('upomnienie') },
    ]);
    expect(parts).toEqual([
      { kind: 'notice', tone: 'warning', word: 'Uwaga', text: 'Nie ma rat.' },
      { kind: 'heading', level: 3, text: 'Raty należności' },
      { kind: 'text', text: 'upomnienie' },
    ]);
  });

  it('chart: its figures as a table with bars; the rest in one line', async () => {
    const parts = await partsOf([
      {
        id: 'w',
        type: 'chart',
        kind: 'pie',
        reads: ['data.raty'],
        rows: $('data', 'raty', 'lista'),
        category: { value: $('row', 'nr'), name: { value: $('row', 'nr'), format: 'text' }, label: text('nr') },
        sum: false,
        values: [{ field: 'kwota', label: text('kwota'), format: 'decimal' }],
        caption: text('raty'),
        top: { count: 1, by: 'kwota', others: text('inne') },
        height: 300,
      },
    ]);
    expect(parts).toMatchObject([
      { kind: 'table', rows: [{ cells: ['c', '1234,5'], bar: 1 }, { cells: ['pozostałe', '0,3'] }] },
    ]);
  });

  it('section, tabs, repeat and cards: their content under their headings, without buttons and forms', async () => {
    const said = (id: string): Block => ({
      id,
      type: 'text',
      reads: [],
      text: { value: $('item', 'nr'), format: 'text' },
    });
    const word: Block = { id: 'x', type: 'text', reads: [], text: text('upomnienie') };
    const lista = $('data', 'raty', 'lista');
    const parts = await partsOf([
      { id: 's', type: 'section', as: 'accordion', open: false, reads: [], title: text('raty'), content: [word] },
      { id: 't', type: 'tabs', reads: [], tabs: [{ id: 'a', label: text('kwota'), content: [word] }] },
      { id: 'r', type: 'repeat', reads: ['data.raty'], items: lista, calc: {}, content: [said('y')] },
      {
        id: 'c',
        type: 'cards',
        reads: ['data.raty'],
        items: lista,
        calc: {},
        heading: { value: $('item', 'nr'), format: 'text' },
        text: { match: [{ when: ['==', $('item', 'nr'), 'b'], text: text('upomnienie') }] },
        facts: [],
        expand: { facts: [fact('kwota', { value: $('item', 'kwota'), format: 'money' })], actions: [] },
        tone: [],
        empty: text('brak'),
        actions: [],
        buttons: [],
      },
      { id: 'b', type: 'actions', reads: [], items: [] },
      { id: 'd', type: 'dialog', reads: [], title: text('raty'), content: [word] },
      { id: 'g', type: 'widget', reads: [], name: 'hexagon', with: {} },
    ]);
    expect(parts.map((part) => ('text' in part ? `${part.kind} ${part.text}` : part.kind))).toEqual([
      'heading Raty należności',
      'text upomnienie',
      'heading Kwota',
      'text upomnienie',
      'text b',
      'text a',
      'text c',
      'heading b',
      'text upomnienie',
      'facts',
      'heading a',
      'facts',
      'heading c',
      'facts',
    ]);
  });

  it('an invisible block is left out; a null condition is false', async () => {
    const hidden = (visible: Block['visible']): Block => ({
      id: 'x',
      type: 'text',
      reads: [],
      visible,
      text: text('raty'),
    });
    expect(await partsOf([hidden(false), hidden($('config', 'nieMa'))])).toEqual([]);
  });

  it('a table that comes first under a heading of the same words has no caption', async () => {
    expect(await tableOf([table({ title: text('raty') })])).toMatchObject({ caption: '' });
    expect(await tableOf([table({ title: text('kwota') })])).toMatchObject({ caption: 'Raty należności' });
  });
});

describe('texts on paper', () => {
  const said = async (said: Parameters<typeof fact>[1], rest: Parameters<typeof requestOf>[2] = {}) => {
    const [part] = await partsOf([{ id: 't', type: 'text', reads: [], text: said }], rest);
    return part && 'text' in part ? part.text : undefined;
  };

  it('values are formatted; their content is not read as a placeholder or reference', async () => {
    const values = {
      kwota: { value: 1234.5, format: 'money' },
      karta: { value: '$t(raty) {{kwota}} <b>', format: 'text' },
    } as const;
    expect(await said({ key: 'uwaga', values })).toBe(`Wybrano ${zl('1\u00a0234,50')} z karty $t(raty) {{kwota}} <b>.`);
  });

  it.each([
    [1, '1 rata'],
    [3, '3 raty'],
    [25, '25 rat'],
  ])('count %i picks the plural', async (count, expected) => {
    expect(await said({ key: 'rat', values: { count: { value: count, format: 'integer' } } })).toBe(expected);
  });

  it('match, words of an enum and the name of a service', async () => {
    expect(await said({ match: [{ when: false, text: text('rok') }, { text: text('typ') }] })).toBe('Rodzaj');
    expect(await said({ texts: { A: text('rok') }, of: 'A' })).toBe('Rok');
    expect(await said({ service: 7 }, { services: { 7: 'raty' } })).toBe('Raty należności');
  });

  it('a missing text is left out and breaks nothing', async () => {
    expect(await partsOf([{ id: 't', type: 'text', reads: [], text: text('nie.ma.takiego') }])).toEqual([]);
  });

  it('is in the requested language', async () => {
    const paper = await resolveDocument(requestOf([], {}, { language: 'de', texts: { tytul: 'Gebühren' } }));
    expect(paper).toMatchObject({ language: 'de', title: 'Gebühren', pageOf: 'Seite {{strona}} von {{stron}}' });
    expect(paper.printed).toBe('Druckdatum: 21.11.2026');
  });

  it("a municipality's text replaces a word of the document", async () => {
    const texts = { ...TEXTS, 'dokument.podmiot': 'Mieszkaniec' };
    const paper = await resolveDocument(requestOf([], {}, { texts, subject: { nazwa: 'Łucja Żak' } }));
    expect(paper.about[0]).toEqual({ label: 'Mieszkaniec', value: 'Łucja Żak' });
  });
});

describe('the head of a paper', () => {
  it('names the subject, but not on a public document', async () => {
    const subject = { nazwa: 'Łucja Żak' };
    const about = async (access: 'full' | 'public') =>
      (await resolveDocument(requestOf([], {}, { subject, screen: screenOf({ access }) }))).about;
    expect(await about('full')).toContainEqual({ label: 'Podmiot', value: 'Łucja Żak' });
    expect(await about('public')).toEqual([{ label: 'Data wydruku', value: '21.11.2026' }]);
  });
});

describe('the title', () => {
  it('may hold data', async () => {
    const title = { value: $('data', 'raty', 'tytul'), format: 'text' } as const;
    const request = requestOf([], { dajRaty: { ...raty(0), tytul: 'Karta 7' } });
    const paper = await resolveDocument({ ...request, screen: screenOf(), document: documentOf([], { title }) });
    expect(paper.title).toBe('Karta 7');
  });
});
