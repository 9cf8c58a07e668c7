import { expect, test } from 'vitest';
import { ApiError, type ApiErrorParts } from '../../../src/lang/errors/ApiError.ts';
import { sourceFailure } from '../../../src/portal/stores/failureText.ts';

const failure = (parts: ApiErrorParts) => sourceFailure(new ApiError({ nrSprawy: 'K7QX3', ...parts }), (key) => key);

test('an identifier unknown to the office is absent, in its own words', () => {
  const parts = { kind: 'refused', status: 404, kod: 'NIE_ZNALEZIONO', opis: 'Nie ma tu takiej treści.' } as const;
  expect(failure(parts)).toEqual({ message: 'Nie ma tu takiej treści.', nrSprawy: 'K7QX3', absent: true });
});

test('whatever else it refuses is a failure with its words, and can be tried again', () => {
  const parts = { kind: 'refused', status: 429, kod: 'ZBYT_WIELE_ZADAN', opis: 'Poczekaj chwilę.' } as const;
  expect(failure(parts)).toEqual({ message: 'Poczekaj chwilę.', nrSprawy: 'K7QX3' });
});

test('a 404 from a proxy is not an absent identifier', () => {
  expect(failure({ kind: 'contract', status: 404 })).toEqual({
    message: 'wspolne.uslugaNiedostepna',
    nrSprawy: 'K7QX3',
  });
});
