import type { DocumentRequest } from '../../../server/engine/documents/request.ts';
import type { Block, BlockOf } from '../../../src/blocks/block.ts';
import type { Document, Screen } from '../../../src/blocks/screen.ts';
import type { Column } from '../../../src/blocks/table/block.ts';
import type { Fact } from '../../../src/lang/descriptors/blockParts.ts';
import type { Text } from '../../../src/lang/descriptors/text.ts';
import type { Tree } from '../../../src/lang/expressions/tree.ts';

/** `$('data', 'raty')` is the compiled `data.raty`. */
export const $ = (root: string, ...fields: string[]): Tree =>
  fields.reduce<Tree>((of, field) => ['.', of, field], ['$', root]);

export const text = (key: string): Text => ({ key });

export const fact = (label: string, value: Text, rest: Partial<Fact> = {}): Fact => ({
  id: label,
  label: text(label),
  value,
  empty: text('brak'),
  copy: false,
  ...rest,
});

export const column = (id: string, rest: Partial<Column> = {}): Column => ({
  id,
  label: text(id),
  cell: { value: $('row', id), format: 'text' },
  value: $('row', id),
  sort: false,
  header: false,
  phone: true,
  align: 'start',
  ...rest,
});

export const kwota = (id: string, rest: Partial<Column> = {}): Column =>
  column(id, { cell: { value: $('row', id), format: 'money' }, align: 'end', totalFormat: 'money', ...rest });

export const table = (rest: Partial<BlockOf<'table'>> = {}): BlockOf<'table'> => ({
  id: 'tabela',
  type: 'table',
  reads: ['data.raty'],
  rows: $('data', 'raty', 'lista'),
  where: [],
  calc: {},
  page: 10,
  caption: text('raty'),
  empty: text('brakRat'),
  columns: [column('nr', { header: true }), kwota('kwota')],
  tone: [],
  actions: [],
  buttons: [],
  csv: false,
  ...rest,
});

export const screenOf = (rest: Partial<Screen> = {}): Screen => ({
  name: 'proba/proba',
  path: '/proba',
  access: 'full',
  title: text('tytul'),
  params: {},
  guard: [],
  state: {},
  data: { raty: { operation: 'dajRaty', args: {}, needs: [] } },
  calc: {},
  actions: {},
  content: [],
  calls: {},
  ...rest,
});

export const documentOf = (content: readonly Block[], rest: Partial<Document> = {}): Document => ({
  title: text('tytul'),
  params: {},
  state: {},
  name: text('tytul'),
  landscape: false,
  content,
  ...rest,
});

export const TEXTS: Readonly<Record<string, string>> = {
  tytul: 'Zaległości i raty',
  raty: 'Raty należności',
  nr: 'Nr',
  kwota: 'Kwota',
  termin: 'Termin płatności',
  znaki: 'Znaki',
  brak: 'brak',
  brakRat: 'Nie ma rat.',
  poTerminie: 'po terminie',
  upomnienie: 'upomnienie',
  wezwanie: 'wezwanie',
  platnik: 'Płatnik',
  konto: 'Rachunek',
  rok: 'Rok',
  typ: 'Rodzaj',
  zaplacone: 'zapłacone',
  niezaplacone: 'niezapłacone',
  inne: 'pozostałe',
  uwaga: 'Wybrano {{kwota}} z karty {{karta}}.',
  rat_one: '{{count}} rata',
  rat_few: '{{count}} raty',
  rat_many: '{{count}} rat',
  rat_other: '{{count}} raty',
};

/** A request whose operations answer with these values; a function is called with the arguments. */
export function requestOf(
  content: readonly Block[],
  answers: Readonly<Record<string, unknown>> = {},
  rest: Partial<DocumentRequest> = {},
): DocumentRequest {
  return {
    screen: screenOf(),
    document: documentOf(content),
    args: {},
    call: async (operation, args) => {
      const answer = answers[operation];
      return typeof answer === 'function' ? answer(args) : answer;
    },
    subject: null,
    user: null,
    config: {},
    today: '2026-11-21',
    language: 'pl',
    texts: TEXTS,
    issuer: { name: 'Gmina Źdźbłowo' },
    ...rest,
  };
}

export const raty = (count: number) => ({
  lista: Array.from({ length: count }, (_, index) => ({
    nr: `Rata ${index + 1}`,
    kwota: 1000 + index + 0.1,
    termin: `2026-${String((index % 12) + 1).padStart(2, '0')}-15`,
  })),
});
