import { expect, test } from 'vitest';
import type { Municipality } from '../../../../codegen/artefact/municipality.ts';
import { sentFields } from '../../../../server/engine/process/sentFields.ts';
import type { FormBlock } from '../../../../src/blocks/form/block.ts';
import { field, form, path } from '../../../fixtures/forms/newRequest.ts';
import { screenOf } from '../../documents/fixtures.ts';

const words = {
  imie: 'Imię',
  zgody: 'Zgody',
  oplata: 'Opłata miesięczna',
  dziecko: 'Dziecko {{numer}}',
  osoby: 'Osoby',
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
