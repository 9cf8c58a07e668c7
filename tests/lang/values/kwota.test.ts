import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatKwota, fromGrosze, NBSP, parseKwota, sumKwot, toGrosze } from '../../../src/lang/values/kwota.ts';

const spaced = (text: string) => text.replaceAll(' ', NBSP);
/** Up to a hundred million million złoty. */
const grosze = fc.integer({ min: -1e15, max: 1e15 });

describe('grosze', () => {
  test.each([
    [1.005, 101, 'a half grosz goes away from zero'],
    [-1.005, -101, 'on both sides'],
    [0.1 + 0.2, 30, 'binary noise is not a grosz'],
    [19.99, 1999, '19.99 * 100 is 1998.9999999999998'],
    [0, 0, 'nothing due'],
  ])('%d PLN are %d grosze: %s', (kwota, wanted) => {
    expect(toGrosze(kwota)).toBe(wanted);
  });

  test('conversion to PLN and back changes nothing', () => {
    fc.assert(
      fc.property(grosze, (n) => {
        expect(toGrosze(fromGrosze(n))).toBe(n || 0);
      }),
    );
  });

  test('a sum is the sum of whole grosze', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e12, max: 1e12 }), { maxLength: 200 }), (all) => {
        const paper = all.reduce((sum, n) => sum + BigInt(n), 0n);
        expect(toGrosze(sumKwot(all.map(fromGrosze)))).toBe(Number(paper) || 0);
      }),
    );
  });

  test('ten times 10 grosze is one złoty', () => {
    expect(sumKwot(Array(10).fill(0.1))).toBe(1);
  });
});

describe('an amount is formatted', () => {
  test.each([
    [1234.5, '1 234,50 zł', 'grouped from four digits on'],
    [0, '0,00 zł', 'always two decimals'],
    [-1234567.895, '-1 234 567,90 zł', 'rounded half away from zero'],
    [-0.001, '0,00 zł', 'no minus before zero'],
    [999.99, '999,99 zł', 'three digits stand together'],
  ])('%d as %s: %s', (kwota, wanted) => {
    expect(formatKwota(kwota)).toBe(spaced(wanted));
  });
});

describe('a typed amount is parsed', () => {
  test.each([
    ['1 234,56', 1234.56, 'a plain space'],
    [`1${NBSP}234,56 zł`, 1234.56, 'as it was shown'],
    ['1\u202f234', 1234, 'the narrow space of some keyboards'],
    ['1234.5', 1234.5, 'a dot, one decimal'],
    [' 12 ', 12, 'spaces around'],
    ['-5,00', -5, 'less than zero'],
    ['−5', -5, 'a true minus sign'],
    ['-0', 0, 'no -0'],
    ['0,07', 0.07, 'grosze only'],
  ])('%j is %d: %s', (typed, wanted) => {
    expect(Object.is(parseKwota(typed), wanted)).toBe(true);
  });

  test.each([
    ['', 'nothing typed'],
    ['12,345', 'three decimals'],
    ['1 23', 'a group of two'],
    ['12 3456', 'a group of four'],
    ['1.234,56', 'two separators'],
    ['1,2,3', 'two commas'],
    [',5', 'nothing before the comma'],
    ['5,', 'nothing after it'],
    ['zł', 'no digits'],
    ['5 PLN', 'another unit'],
    ['1e3', 'not how people write'],
    ['٣', 'digits of another script'],
    ['99999999999999999', 'more than whole grosze can hold'],
  ])('%j is refused: %s', (typed) => {
    expect(parseKwota(typed)).toBeUndefined();
  });

  test('a formatted amount can be typed', () => {
    fc.assert(
      fc.property(grosze, (n) => {
        expect(parseKwota(formatKwota(fromGrosze(n)))).toBe(fromGrosze(n || 0));
      }),
    );
  });
});
