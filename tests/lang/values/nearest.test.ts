import { expect, test } from 'vitest';
import { nearest } from '../../../src/lang/values/nearest.ts';

const fields = ['marka', 'nazwaStawki', 'nrRejestracyjny', 'id', 'kwotaRaty', 'kwotaRazem'];

test.each<[string, string | undefined, string]>([
  ['nrRejestracyny', 'nrRejestracyjny', 'a letter left out'],
  ['makra', 'marka', 'two letters swapped'],
  ['NAZWASTAWKI', 'nazwaStawki', 'only the case differs'],
  ['márka', 'marka', 'only an accent differs'],
  ['kwotaRaze', 'kwotaRazem', 'the nearer of two'],
  ['ID', 'id', 'short, and only the case differs'],
  ['iq', undefined, 'short names are all near each other'],
  ['podatek', undefined, 'nothing like it'],
  ['', undefined, 'nothing'],
])('%s -> %s: %s', (name, wanted) => {
  expect(nearest(name, fields)).toBe(wanted);
});

test('the first of equally near names wins', () => {
  expect(nearest('rata', ['raty', 'ratb'])).toBe('raty');
});
