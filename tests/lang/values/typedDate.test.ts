import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDate } from '../../../src/lang/values/dates.ts';
import { dateProblem, parseDate } from '../../../src/lang/values/typedDate.ts';

test.each<[string, string | undefined, string]>([
  ['21.11.2026', '2026-11-21', 'as shown'],
  [' 1.1.2026 ', '2026-01-01', 'without zeros'],
  ['21/11/2026', '2026-11-21', 'slashes'],
  ['06/01/2025', '2025-01-06', 'the day comes first, in every language'],
  ['21-11-2026', '2026-11-21', 'hyphens'],
  ['21–11–2026', '2026-11-21', 'dashes that a phone made of hyphens'],
  ['21,11,2026', '2026-11-21', 'the comma of a phone that has no dot'],
  ['21 11 2026', '2026-11-21', 'blanks'],
  ['21. 11. 2026', '2026-11-21', 'dots and blanks'],
  ['21.11.2026 r.', '2026-11-21', 'as a Pole writes it'],
  ['21.11.2026 р.', '2026-11-21', 'as a Ukrainian writes it'],
  ['21.11.2026.', '2026-11-21', 'a dot too many'],
  ['21112026', '2026-11-21', 'digits alone'],
  ['2026-11-21', '2026-11-21', 'ISO'],
  ['2026.1.2', '2026-01-02', 'a year in front'],
  ['31.02.2026', undefined, 'no such day'],
  ['2026-02-30', undefined, 'no such day in ISO'],
  ['13/31/2026', undefined, 'no such month'],
  ['21.11.26', undefined, 'which century?'],
  ['21.11', undefined, 'half of it'],
  ['21.11.202', undefined, 'almost'],
  ['21.11.2026 10:00', undefined, 'a moment'],
  ['21.11.20261', undefined, 'a digit too many'],
  ['1.1.1.2026', undefined, 'too many parts'],
  ['jutro', undefined, 'a word'],
  ['٢١.١١.٢٠٢٦', undefined, 'digits of another script'],
  ['', undefined, 'nothing'],
])('%j is %s: %s', (typed, wanted) => {
  expect(parseDate(typed)).toBe(wanted);
});

const day = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('a displayed date can be typed', () => {
  fc.assert(fc.property(day, (date) => parseDate(formatDate(date)) === date && parseDate(date) === date));
});

test('no text causes an error', () => {
  fc.assert(fc.property(fc.string(), (text) => /^\d{4}-\d\d-\d\d$/.test(parseDate(text) ?? '2026-01-01')));
});

const today = '2026-11-21';
test.each([
  ['1899-12-31', {}, 'before1900'],
  ['1900-01-01', {}, undefined],
  ['2999-01-01', {}, undefined],
  ['2026-11-21', { max: today }, undefined],
  ['2026-11-22', { max: today }, 'future'],
  ['2026-11-22', { max: '2026-11-20' }, 'late'],
  ['2026-01-01', { min: '2026-01-02' }, 'early'],
  ['1899-12-31', { min: '2026-01-02' }, 'before1900'],
] as const)('%s within %j is %s', (date, bounds, wanted) => {
  expect(dateProblem(date, bounds, today)).toBe(wanted);
});
