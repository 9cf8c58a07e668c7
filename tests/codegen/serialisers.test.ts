import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadContract } from '../../codegen/contract/load.ts';
import { shippedCode } from '../../server/engine/http/contractCode.ts';
import { answersData } from '../../src/lang/descriptors/contract.ts';

const { answerProblems, serialise, serialiseBlad } = shippedCode();
const answerError = expect.objectContaining({ name: 'AnswerError' });
const { contract } = loadContract([join(import.meta.dirname, '../../schemas/api')]);
const pojazd = { nrRejestracyjny: 'WLD 1204C', marka: 'MAN', nazwaStawki: 'Samochód ciężarowy' };

test.each([...contract.operations.values()].filter(({ answer }) => answersData(answer)).map(({ id }) => id))(
  'the examples of %s are written as they are',
  (id) => {
    for (const { value } of contract.examples(id)) expect(JSON.parse(serialise(id, value))).toEqual(value);
  },
);

test('an unknown field is an error of the office, not trimmed', () => {
  const answer = { listaPojazdow: [{ ...pojazd, pesel: '84831545206' }] };
  expect(answerProblems('dajWykazPojazdowPlatnika', answer)).toEqual([
    { pointer: '/listaPojazdow/0', keyword: 'additionalProperties', params: { additionalProperty: 'pesel' } },
  ]);
  expect(() => serialise('dajWykazPojazdowPlatnika', answer)).toThrow(answerError);
});

test('the error names operation, place and rule, never the value', () => {
  const answer = { listaPojazdow: [{ ...pojazd, marka: 84831545206 }] };
  expect(() => serialise('dajWykazPojazdowPlatnika', answer)).toThrow(
    'The answer of dajWykazPojazdowPlatnika breaks the contract at /listaPojazdow/0/marka: type {"type":"string"}',
  );
});

const wrong: [fact: string, answer: unknown, keyword: string][] = [
  ['a missing field', { listaPojazdow: [{ nrRejestracyjny: 'A', marka: 'B' }] }, 'required'],
  ['a field that is undefined', { listaPojazdow: [{ ...pojazd, marka: undefined }] }, 'required'],
  ['null where there is always something', { listaPojazdow: [{ ...pojazd, marka: null }] }, 'type'],
  ['a list that is null', { listaPojazdow: null }, 'type'],
  ['nothing at all', undefined, 'type'],
];

test.each(wrong)('%s is refused', (_, answer, keyword) => {
  expect(answerProblems('dajWykazPojazdowPlatnika', answer)).toMatchObject([{ keyword }]);
});

test('an amount is a whole number of grosze', () => {
  const wplaty = (suma: number) => ({
    wplaty: [
      {
        opis: 'x',
        dataOperacji: '2026-05-14',
        typ: 'x',
        kwotaGlowna: 0,
        kosztyUpomnien: 0,
        odsetki: 0,
        oplataProlongacyjna: 0,
        suma,
      },
    ],
  });
  for (const kwota of [0.01, 0.07, 1.1, 19.99, 1234567.89, 87654321.23, 999999999.99, -5.55]) {
    expect(answerProblems('dajWplaty', wplaty(kwota))).toEqual([]);
  }
  expect(answerProblems('dajWplaty', wplaty(0.005))).toMatchObject([{ keyword: 'multipleOf' }]);
  expect(answerProblems('dajWplaty', wplaty(123456.789))).toMatchObject([{ keyword: 'multipleOf' }]);
  expect(answerProblems('dajWplaty', wplaty(Number.NaN))).toMatchObject([{ keyword: 'type' }]);
});

test('a date has no time', () => {
  const wplata = {
    opis: 'x',
    typ: 'x',
    kwotaGlowna: 0,
    kosztyUpomnien: 0,
    odsetki: 0,
    oplataProlongacyjna: 0,
    suma: 0,
  };
  for (const dataOperacji of ['14.05.2026', '2026-05-32', '2026-05-14T00:00:00Z']) {
    expect(answerProblems('dajWplaty', { wplaty: [{ ...wplata, dataOperacji }] })).toMatchObject([
      { keyword: 'format' },
    ]);
  }
});

test('an error is serialised like an answer', () => {
  const blad = { kod: 'NIE_ZNALEZIONO', opis: 'Nie znaleziono.', nrSprawy: 'A-1' };
  expect(JSON.parse(serialiseBlad({ ...blad, pola: { rok: 'Podaj rok.' } }))).toEqual({
    ...blad,
    pola: { rok: 'Podaj rok.' },
  });
  expect(() => serialiseBlad({ ...blad, stack: 'at …' })).toThrow(answerError);
});

test('a document has no JSON', () => {
  expect(() => serialise('dajRatyPdf', {})).toThrow('no JSON answer of "dajRatyPdf"');
});
