import { expect, test } from 'vitest';
import { csvName, toCsv } from '../../../src/blocks/table/csv.ts';

test('starts with a BOM, separates by semicolons, and ends lines as spreadsheets expect', () => {
  expect(
    toCsv([
      ['a', 'b'],
      ['c', 1],
    ]),
  ).toBe('\ufeffa;b\r\nc;1\r\n');
});

test.each([
  [1234.5, '1234,5'],
  [-1234.5, '-1234,5'],
  [0, '0'],
  [0.0000001, '0,0000001'],
  [{ amount: 1200000 }, '1200000,00'],
  [{ amount: -171880.4 }, '-171880,40'],
  [{ amount: 0 }, '0,00'],
  ['dwa; "trzy"', '"dwa; ""trzy"""'],
  ['dwa\nwiersze', '"dwa\nwiersze"'],
  ['=1+1', "'=1+1"],
  ['+48 600', "'+48 600"],
  ['-5,00 zł', "'-5,00 zł"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', '"\'\r=1"'],
  ['\uff1d1+1', "'\uff1d1+1"],
])('writes %j as %j', (cell, written) => {
  expect(toCsv([[cell]])).toBe(`\ufeff${written}\r\n`);
});

test('names the file after the caption', () => {
  expect(csvName('Raty 2026 / część I')).toBe('Raty-2026-część-I.csv');
  expect(csvName('…')).toBe('tabela.csv');
});
