import { expect, it } from 'vitest';
import type { Paper, PaperRow, Part, TablePart } from '../../../server/engine/documents/paper.ts';
import { printPaper } from '../../../server/engine/documents/print/print.ts';
import { isThorough } from '../../night.ts';
import { describePdf, flatTextOf, infoOf, misplaced, pagesOf, textOf } from './poppler.ts';

const paper = (parts: readonly Part[], rest: Partial<Paper> = {}): Paper => ({
  language: 'pl',
  landscape: false,
  title: 'Zestawienie',
  issuer: 'Gmina Źdźbłowo',
  about: [{ label: 'Data wydruku', value: '21.11.2026' }],
  printed: 'Data wydruku: 21.11.2026',
  pageOf: 'Strona {{strona}} z {{stron}}',
  parts,
  ...rest,
});

const table = (columns: number, rows: readonly PaperRow[], rest: Partial<TablePart> = {}): TablePart => ({
  kind: 'table',
  caption: 'Tabela',
  columns: Array.from({ length: columns }, (_, index) => ({
    label: `Kolumna ${index + 1}`,
    align: index % 2 ? 'end' : 'start',
    header: index === 0,
  })),
  rows,
  empty: 'Brak danych.',
  ...rest,
});

const SENTENCE = 'Należność powstała z mocy prawa i podlega wpłacie bez wezwania na rachunek organu podatkowego. ';
const LONG_WORD = 'Konstantynopolitańczykowianeczka'.repeat(40);

/** With so many lines above it the table just fits below the heading; with more, up to 47, the heading alone would. */
const LAST_LINES = [41, 42, 47];

describePdf('a paper in print', () => {
  it.each<[string, Part[], Partial<Paper>?]>([
    ['nothing', []],
    ['a long text over pages', [{ kind: 'text', text: SENTENCE.repeat(200) }]],
    ['a long notice over pages', [{ kind: 'notice', tone: 'danger', word: 'Ważne', text: SENTENCE.repeat(100) }]],
    [
      'a word longer than a line',
      [
        { kind: 'text', text: LONG_WORD },
        { kind: 'heading', level: 2, text: LONG_WORD },
      ],
    ],
    ['long words in a table', [table(4, [{ cells: ['a', LONG_WORD, LONG_WORD, '1,00 zł'] }])]],
    [
      'a cell longer than a page',
      [table(3, [{ cells: [SENTENCE.repeat(60), '1,00 zł', SENTENCE] }, { cells: ['b', '', ''] }])],
    ],
    ['many columns', [table(14, [{ cells: Array.from({ length: 14 }, () => '1 234,56 zł') }])]],
    ['far too many columns', [table(60, [{ cells: Array.from({ length: 60 }, () => '12') }])]],
    [
      'a table header longer than half a page',
      [
        table(2, [{ cells: ['a', 'b'] }], {
          columns: [
            { label: SENTENCE.repeat(40), align: 'start', header: true },
            { label: 'b', align: 'start', header: false },
          ],
        }),
      ],
    ],
    [
      'long labels and values of facts',
      [
        {
          kind: 'facts',
          items: [
            { label: SENTENCE, value: SENTENCE.repeat(30) },
            { label: LONG_WORD, value: LONG_WORD },
          ],
        },
      ],
    ],
    [
      'a title and an issuer of many lines',
      [{ kind: 'text', text: SENTENCE.repeat(60) }],
      { title: SENTENCE.repeat(4), issuer: SENTENCE.repeat(3) },
    ],
    [
      'landscape',
      [
        table(
          9,
          Array.from({ length: 80 }, () => ({ cells: Array.from({ length: 9 }, () => '1 234 567,89 zł') })),
        ),
      ],
      { landscape: true },
    ],
    [
      'rows with bars',
      [
        table(2, [
          { cells: ['Łucja', '7'], bar: 1 },
          { cells: ['Zofia', '0'], bar: 0 },
        ]),
      ],
    ],
  ])('%s: no word outside the margins or over another', async (_, parts, rest) => {
    const pdf = await printPaper(paper(parts, rest));
    expect(misplaced(pdf)).toEqual([]);
  });

  it('prints every word of a text over several pages', async () => {
    const text = Array.from({ length: 3000 }, (_, index) => `słowo${index}`).join(' ');
    const read = flatTextOf(await printPaper(paper([{ kind: 'text', text }]))).match(/słowo\d+/g);
    expect(read).toEqual(text.split(' '));
  });

  it('prints every line of a cell longer than a page, and repeats the header there', async () => {
    const words = Array.from({ length: 1500 }, (_, index) => `w${index}`);
    const pages = pagesOf(await printPaper(paper([table(2, [{ cells: [words.join(' '), '7,00 zł'] }])])));
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.join(' ').match(/\bw\d+/g)).toEqual(words);
    for (const page of pages) expect(page).toContain('Kolumna 1');
  });

  it('prints the details of a row under it, with their own header', async () => {
    const columns = ['Opłata', 'Stawka'].map((label) => ({ label, align: 'start' as const, header: false }));
    const child = table(2, [{ cells: ['podatek rolny', '17,00 zł'] }], { caption: 'Składniki', columns });
    const rows = Array.from({ length: 60 }, (_, index) => ({ cells: [`rata ${index}`, '1,00 zł'], children: [child] }));
    const pdf = await printPaper(paper([table(2, rows)]));
    expect(misplaced(pdf)).toEqual([]);
    expect(textOf(pdf).match(/rata \d+[\s\S]*?podatek rolny/g)).toHaveLength(60);
    expect(textOf(pdf).match(/Opłata +Stawka/g)).toHaveLength(60);
    // Equal tables on one page have their caption once.
    expect(pagesOf(pdf).map((page) => page.match(/Składniki/g)?.length)).toEqual(pagesOf(pdf).map(() => 1));
  });

  it('prints details with the columns of their table as rows of it: twelve instalments take two pages', async () => {
    const column = (label: string, align: 'start' | 'end' = 'end', header = false) => ({ label, align, header });
    const shared = ['Należność główna', 'Odsetki', 'Koszty upomnień i egzekucji', 'Opłata prolongacyjna', 'Razem'];
    const sums = shared.map(() => '206,00 zł');
    const child = table(0, [{ cells: ['1', 'podatek rolny', ...sums] }, { cells: ['2', 'podatek leśny', ...sums] }], {
      caption: 'Składniki raty',
      columns: [column('Nr', 'start'), column('Rodzaj opłaty', 'start', true), ...shared.map((label) => column(label))],
    });
    const rows = Array.from({ length: 12 }, (_, index) => ({
      cells: [`rata ${index + 1}`, 'U', '412,00 zł', ...sums],
      ...(index < 2 && { tone: 'danger' as const, word: 'po terminie' }),
      children: [child],
    }));
    const columns = [
      column('Termin', 'start', true),
      column('Znaki', 'start'),
      column('Kwota raty'),
      ...child.columns.slice(2),
    ];
    const pdf = await printPaper(paper([table(0, rows, { columns })], { landscape: true }));
    expect(misplaced(pdf)).toEqual([]);
    expect(pagesOf(pdf)).toHaveLength(2);
    const lines = textOf(pdf)
      .split('\n')
      .map((line) => line.trim().replace(/\s+/g, ' '));
    expect(lines.filter((line) => line.startsWith('2, podatek leśny 206,00 zł'))).toHaveLength(12);
    expect(lines).toContain('Tabela · Składniki raty');
    expect(lines.filter((line) => line.startsWith('rata 1 po terminie U 412,00 zł'))).toHaveLength(1);
    const structure = infoOf(pdf, '-struct-text').replace(/\s+/g, ' ');
    expect(structure).toMatch(/TH: +\/Scope \/Column +"Termin Nr, Rodzaj opłaty"/);
    expect(structure.match(/TH: +\/Scope \/Row +"1, podatek rolny"/g)).toHaveLength(12);
  });

  it('prints short facts beside each other, and one below the other where a value needs the width', async () => {
    const items = ['Symbol', 'Rok', 'Płatnik', 'Rodzaj'].map((label) => ({ label, value: `${label} 1` }));
    expect(textOf(await printPaper(paper([{ kind: 'facts', items }])))).toMatch(/Symbol 1 +Rok +Rok 1/);
    const long = [...items, { label: 'Uwagi', value: SENTENCE }];
    expect(textOf(await printPaper(paper([{ kind: 'facts', items: long }])))).toMatch(/Symbol 1\n/);
  });

  it('is in landscape where a table would need letters too small to read', async () => {
    const pageOf = async (columns: number) => {
      const rows = [{ cells: Array.from({ length: columns }, () => '1 234 567,89 zł') }];
      return /Page size: +([\d.]+)/.exec(infoOf(await printPaper(paper([table(columns, rows)]))))?.[1];
    };
    expect([await pageOf(4), await pageOf(9)]).toEqual(['595.28', '841.89']);
  });

  it('does not leave the totals alone on a page', async () => {
    for (const count of isThorough ? [35, 36, 37] : [36]) {
      const rows = Array.from({ length: count }, (_, index) => ({ cells: [`wiersz ${index + 1}.`, '1,00 zł'] }));
      const pages = pagesOf(await printPaper(paper([table(2, rows, { totals: ['Suma', '9,00 zł'] })])));
      expect(pages.find((page) => page.includes('Suma'))).toContain(`wiersz ${count}.`);
    }
  });

  it('does not leave a heading alone at the foot of a page', async () => {
    for (const lines of isThorough ? Array.from({ length: 20 }, (_, index) => 30 + index) : LAST_LINES) {
      const parts: Part[] = [
        { kind: 'text', text: Array.from({ length: lines }, (_, index) => `wiersz ${index}`).join('\n') },
        { kind: 'heading', level: 2, text: 'Nagłówek' },
        table(2, [{ cells: ['pierwszy', '1,00 zł'] }]),
      ];
      const page = pagesOf(await printPaper(paper(parts))).find((page) => page.includes('Nagłówek'));
      expect(page).toContain('pierwszy');
    }
  });

  it.each([
    ['control signs', 'a\u0000b\u0007c\u001b[31md\u007fe', 'abc[31mde'],
    ['a tab and carriage returns', 'a\tb\r\nc\rd', 'a b c d'],
    ['marks that turn the direction', 'do\u202ezapłaty\u202c \u2066100\u2069', 'dozapłaty 100'],
    ['letters put together of two', 'z\u0307o\u0301łw', 'żółw'],
    ['half of a pair', 'a\ud83d b', 'a� b'],
    ['letters the font does not have', 'שלום 漢', '���� �'],
    ['PDF syntax', ') Tj ET (x) \\( <</S /JavaScript>>', ') Tj ET (x) \\( <</S /JavaScript>>'],
    ['letters tied together', 'o\ufb03ce \ufb01', 'office fi'],
    ['soft hyphens and joiners', 'na\u00adleż\u200bność', 'należność'],
  ])('%s', async (_, text, read) => {
    const pdf = await printPaper(paper([{ kind: 'text', text: `[${text}]` }, table(2, [{ cells: [text, text] }])]));
    expect(flatTextOf(pdf)).toContain(`[${read}]`);
  });

  it('keeps similar letters distinct in the extracted text, whatever was printed before', async () => {
    const text = 'Оса Oca фі fi ffi';
    expect(flatTextOf(await printPaper(paper([{ kind: 'text', text }])))).toContain(text);
  });
});
