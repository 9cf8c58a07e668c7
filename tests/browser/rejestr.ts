import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const GATUNKI = ['Dąb', 'Lipa', 'Klon'];

/** The rows of a register of trees, whose pages the office cuts. */
export const DRZEWA = Array.from({ length: 47 }, (_, at) => ({
  nr: at + 1,
  gatunek: GATUNKI[at % 3]!,
  obwod: 100 + ((at * 37) % 250),
}));

const text = (description: string, examples: unknown[], more: object = {}) => ({
  ...{ type: 'string', description, examples },
  ...more,
});
const whole = (description: string, examples: number[], maximum: number) => ({
  ...{ type: 'integer', description, minimum: 0, maximum, examples },
});
const parameter = (name: string, schema: { description: string }, required = false) => ({
  ...{ name, in: 'query', required, description: schema.description, schema },
});
const record = (description: string, properties: object) => ({
  ...{ type: 'object', description, additionalProperties: false, required: Object.keys(properties), properties },
});

const gatunek = text('The species.', ['Dąb'], { enum: GATUNKI });
const drzewo = record('A tree.', {
  nr: whole('Its number.', [1], 10_000),
  gatunek,
  obwod: whole('Girth in centimetres.', [120], 2000),
});

const contract = {
  openapi: '3.1.0',
  info: { title: 'Trees', version: '1.0.0', description: 'The register of old trees.' },
  paths: {
    '/drzewa': {
      get: {
        operationId: 'dajDrzewa',
        summary: 'Old trees',
        description: 'One page of the register, by number.',
        'x-access': 'public',
        'x-errors': {},
        parameters: [
          parameter('ile', whole('Rows of the page.', [10], 100), true),
          parameter('pomin', whole('Rows before the first.', [0], 10_000), true),
          parameter('gatunek', gatunek),
        ],
        responses: {
          '200': {
            description: 'The page.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Drzewa' },
                examples: {
                  jedno: {
                    summary: 'One tree',
                    value: { drzewa: [{ nr: 1, gatunek: 'Dąb', obwod: 120 }], liczba: 1 },
                  },
                },
              },
            },
          },
          default: { $ref: 'common.json#/components/responses/Blad' },
        },
      },
    },
  },
  components: {
    schemas: {
      Drzewa: record('A page of the register.', {
        drzewa: { type: 'array', description: 'By number.', items: { $ref: '#/components/schemas/Drzewo' } },
        liczba: whole('All trees.', [47], 10_000),
      }),
      Drzewo: drzewo,
    },
  },
};

const words = {
  uslugi: { drzewa: 'Stare drzewa' },
  ...{ lista: 'Rejestr drzew', numer: 'Numer', gatunek: 'Gatunek', obwod: 'Obwód w cm', brak: 'Nie ma takich drzew.' },
  ...{ wszystkie: 'Wszystkie', gatunki: Object.fromEntries(GATUNKI.map((word) => [word, word])) },
};

const screen = {
  title: { service: 301 },
  state: {
    strona: { type: 'integer', initial: 1, query: 'strona', resetOn: ['gatunek', 'wierszy'] },
    wierszy: { type: 'integer', initial: 10, query: 'wierszy' },
    gatunek: { type: 'string', enum: GATUNKI, query: 'gatunek' },
  },
  data: {
    drzewa: {
      operation: 'dajDrzewa',
      args: { ile: 'state.wierszy', pomin: '(state.strona - 1) * state.wierszy', gatunek: 'state.gatunek' },
    },
  },
  content: [
    {
      ...{ id: 'wybor', type: 'select', bind: 'gatunek', label: 'rejestr.gatunek', none: 'rejestr.wszystkie' },
      options: GATUNKI.map((value) => ({ value, label: `rejestr.gatunki.${value}` })),
    },
    {
      ...{ id: 'drzewa', type: 'table', caption: 'rejestr.lista', empty: 'rejestr.brak' },
      ...{ rows: 'data.drzewa.drzewa', key: 'nr' },
      page: { state: 'strona', size: 'wierszy', count: 'data.drzewa.liczba' },
      columns: [
        { field: 'nr', label: 'rejestr.numer', header: true },
        { field: 'gatunek', label: 'rejestr.gatunek', texts: 'rejestr.gatunki' },
        { field: 'obwod', label: 'rejestr.obwod' },
      ],
    },
  ],
};

const files: Readonly<Record<string, unknown>> = {
  'overlay.config.json': {
    services: {
      301: {
        ...{ icon: 'list', slug: 'stare-drzewa', name: 'rejestr.uslugi.drzewa', screen: 'rejestr/lista' },
        ...{ access: 'public', group: 'mieszkancy' },
      },
    },
  },
  'schemas/api/rejestr.json': contract,
  'data.config.json': {
    tables: { drzewa: { csv: 'data/drzewa.csv' } },
    operations: {
      dajDrzewa: {
        answer: {
          drzewa: { rows: 'drzewa', where: { gatunek: 'gatunek' }, order: ['nr'], limit: 'ile', offset: 'pomin' },
          liczba: { count: 'drzewa', where: { gatunek: 'gatunek' } },
        },
      },
    },
  },
  'data/drzewa.csv': ['nr;gatunek;obwod', ...DRZEWA.map(({ nr, gatunek, obwod }) => `${nr};${gatunek};${obwod}`)],
  'screens/rejestr/lista.json': screen,
  ...Object.fromEntries(['pl', 'en', 'de', 'uk'].map((lang) => [`locales/${lang}/rejestr.json`, words])),
};

/** Writes a municipality with the register, over the shipped one. @returns its folder */
export function writeRejestr(): string {
  const folder = mkdtempSync(join(tmpdir(), 'okienko-rejestr-'));
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, Array.isArray(content) ? `${content.join('\n')}\n` : JSON.stringify(content));
  }
  return folder;
}
