import { expect, test } from 'vitest';
import { csvName, toCsv } from '../../../src/widgets/table/csv.ts';

test('begins with a BOM, parts by semicolons, ends lines as spreadsheets expect', () => {
  expect(
    toCsv(
      [
        ['a', 'b'],
        ['c', 1],
      ],
      'pl',
    ),
  ).toBe('\ufeffa;b\r\nc;1\r\n');
});

test.each([
  [1234.5, 'pl', '1234,5'],
  [-1234.5, 'pl', '-1234,5'],
  [1234.5, 'en', '1234.5'],
  ['dwa; "trzy"', 'pl', '"dwa; ""trzy"""'],
  ['dwa\nwiersze', 'pl', '"dwa\nwiersze"'],
  ['=1+1', 'pl', "'=1+1"],
  ['+48 600', 'pl', "'+48 600"],
  ['-5,00 zł', 'pl', "'-5,00 zł"],
  ['@SUM(A1)', 'pl', "'@SUM(A1)"],
  ['\t=1', 'pl', "'\t=1"],
])('writes %j in %s as %j', (cell, language, written) => {
  expect(toCsv([[cell]], language)).toBe(`\ufeff${written}\r\n`);
});

test('names the file after the caption', () => {
  expect(csvName('Raty 2026 / część I')).toBe('Raty-2026-część-I.csv');
  expect(csvName('…')).toBe('tabela.csv');
});
