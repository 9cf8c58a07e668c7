import { expect, test } from 'vitest';
import type { Municipality } from '../../../../codegen/artefact/municipality.ts';
import { sentFields } from '../../../../server/engine/process/sentFields.ts';
import type { FormBlock } from '../../../../src/blocks/form/block.ts';
import type { JsonSchema } from '../../../../src/lang/descriptors/jsonSchema.ts';
import { field, form, path } from '../../../fixtures/forms/newRequest.ts';
import { screenOf } from '../../documents/fixtures.ts';

const words = {
  imie: 'Imię',
  zgody: 'Zgody',
  oplata: 'Opłata miesięczna',
  dziecko: 'Dziecko {{numer}}',
  osoby: 'Osoby',
  drzewa: 'Drzewa',
  gatunek: 'Gatunek',
  obwod: 'Obwód',
  plan: 'Plan',
  dokumenty: 'Dokumenty',
};
const texts = Object.fromEntries(Object.entries(words).map(([name, text]) => [`proba.${name}`, text]));

/** An application with a fee that the form computes and shows, a key that nobody sees, and rows with keys. */
const application: FormBlock = form({
  operation: 'zlozWniosek',
  schema: {
    type: 'object',
    properties: {
      imie: { type: 'string' },
      zgoda: { type: 'boolean' },
      wiek: { type: 'integer' },
      osoby: { type: 'array', items: { type: 'object', properties: { imie: { type: 'string' } } } },
    },
  },
  fields: [
    field('imie', 'text'),
    field('zgoda', 'checkbox', {
      label: { value: path('data.zgoda.tresc'), format: 'text' },
      group: { key: 'proba.zgody' },
    }),
    field('wiek', 'integer', {
      label: { key: 'proba.dziecko', values: { numer: { value: path('params.nr'), format: 'text' } } },
    }),
    field('osoby', 'rows', { rows: { fields: [field('imie', 'text')], order: false, rules: [], totals: [] } }),
  ],
  facts: [
    {
      ...{ id: 'oplata', label: { key: 'proba.oplata' }, empty: 'hide', copy: false },
      value: { value: path('calc.oplata'), format: 'money' },
    },
  ],
  send: { oplata: { value: path('calc.oplata') }, idKarty: { value: path('params.idKarty') } },
});

const dane = {
  ...{ imie: 'Anna', zgoda: true, wiek: 4, oplata: 12.5, idKarty: 401 },
  osoby: [{ idOsoby: 7, imie: 'Ola' }],
};

function fields(whole?: boolean, screens: readonly FormBlock[] = [application]) {
  const municipality = {
    texts: { pl: texts },
    screens: Object.fromEntries(screens.map((block) => ['proba', screenOf({ content: [block] })])),
  } as unknown as Municipality;
  const row = { operacja: 'zlozWniosek', dane: JSON.stringify(dane) };
  const found = sentFields({ municipality, lang: 'pl' }, row, whole === undefined ? {} : { whole });
  return found.map(({ label, value }) => `${label}: ${value}`.replace(/\u00a0/g, ' '));
}

test('a resident reads what was sent in the words of the form, and no keys', () => {
  expect(fields()).toEqual([
    'Imię: Anna',
    'Zgody: tak',
    'Dziecko …: 4',
    'Osoby: Imię: Ola',
    'Opłata miesięczna: 12,50 zł',
  ]);
});

test('who decides sees all that was sent', () => {
  expect(fields(true)).toEqual([
    'Imię: Anna',
    'Zgody: tak',
    'Dziecko …: 4',
    'Osoby: idOsoby: 7, Imię: Ola',
    'Opłata miesięczna: 12,50 zł',
    'idKarty: 401',
  ]);
});

test('without a form the names of the arguments stand for the words', () => {
  expect(fields(false, [])).toEqual([
    'imie: Anna',
    'zgoda: tak',
    'wiek: 4',
    'oplata: 12,5',
    'idKarty: 401',
    'osoby: idOsoby: 7, imie: Ola',
  ]);
});

test('rows are numbered, choices from data have their labels, quantities their units, and files their names', () => {
  const choice = { options: { rows: path('data.gatunki'), value: path('row.kod'), label: { key: 'proba.gatunek' } } };
  const file: JsonSchema = { type: 'string', 'x-file': { kinds: ['pdf'], size: 1 } };
  const block: FormBlock = form({
    operation: 'zlozWniosek',
    schema: {
      type: 'object',
      properties: {
        drzewa: {
          type: 'array',
          items: {
            type: 'object',
            properties: { gatunek: { type: 'string' }, obwod: { type: 'integer', 'x-unit': 'm' } },
          },
        },
        plan: { type: 'array', items: file },
        dokumenty: { type: 'array', items: { type: 'object', properties: { kod: { type: 'string' }, idPliku: file } } },
      },
    },
    fields: [
      field('drzewa', 'rows', {
        rows: {
          fields: [field('gatunek', 'select', choice), field('obwod', 'integer')],
          order: false,
          rules: [],
          totals: [],
        },
      }),
      field('plan', 'files'),
      field('dokumenty', 'files', {
        files: {
          ...{ operation: 'zlozWniosek', kinds: ['pdf'], size: 1, most: 5, shape: 'documents', words: {} as never },
          names: { document: 'kod', file: 'idPliku' },
        },
      }),
    ],
  });
  const municipality = {
    texts: { pl: texts },
    screens: { proba: screenOf({ content: [block] }) },
  } as unknown as Municipality;
  const row = {
    operacja: 'zlozWniosek',
    dane: JSON.stringify({
      drzewa: [
        { gatunek: 'DAB', obwod: 2 },
        { gatunek: 'INNY', obwod: 1 },
      ],
      plan: ['f1', 'f2'],
      dokumenty: [{ kod: 'WYCIAG', idPliku: 'f3' }],
    }),
    slowa: JSON.stringify({ 'drzewa.gatunek': { DAB: 'Dąb' }, dokumenty: { WYCIAG: 'Wyciąg z konta' } }),
  };
  const files = new Map([
    ['f1', 'mapa.pdf'],
    ['f2', 'zdjęcie.jpg'],
    ['f3', 'wyciag.pdf'],
  ]);
  const read = (more: object) =>
    sentFields({ municipality, lang: 'pl' }, row, more).map(({ value }) => value.replace(/\u00a0/g, ' '));
  expect(read({ files })).toEqual([
    '1. Gatunek: Dąb, Obwód: 2 m\n2. Gatunek: INNY, Obwód: 1 m',
    'mapa.pdf, zdjęcie.jpg',
    'Wyciąg z konta: wyciag.pdf',
  ]);
  expect(read({})[1]).toBe('2');
});
