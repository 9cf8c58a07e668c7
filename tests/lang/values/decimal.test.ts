import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, divide, multiply, round } from '../../../src/lang/values/decimal.ts';

describe('decimal arithmetic is exact', () => {
  test.each<[number | undefined, number, string]>([
    [add(0.1, 0.2), 0.3, 'the best known binary noise'],
    [add(123456.78, -123455.7), 1.08, 'the noise of the larger operand, not of the small result'],
    [add(1e12, 0.25), 1e12 + 0.25, 'fifteen digits stay exact'],
    [multiply(1.15, 3), 3.45, 'an amount times a count'],
    [multiply(divide(1, 3)!, 3), 1, 'a third three times'],
    [divide(0.3, 0.1), 3, 'a short decimal as quotient'],
    [divide(1, 3), 1 / 3, 'no short decimal: the nearest number'],
    [add(-1, 1), 0, 'not -0'],
    [multiply(0, -1), 0, 'not -0'],
  ])('%d is %d: %s', (found, wanted) => {
    expect(Object.is(found, wanted)).toBe(true);
  });

  test.each([
    ['division by zero', divide(1, 0)],
    ['zero by zero', divide(0, 0)],
    ['larger than any number', multiply(1e308, 10)],
    ['added beyond any number', add(1.7e308, 1.7e308)],
  ])('without a finite result the answer is undefined: %s', (_, found) => {
    expect(found).toBeUndefined();
  });

  test('decimals of up to six digits add and multiply exactly', () => {
    const decimal = fc.tuple(fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.integer({ min: 0, max: 3 }));
    const scaled = ([n, places]: [number, number]) => Number(`${n}e-${places}`);
    fc.assert(
      fc.property(decimal, decimal, (a, b) => {
        const [p, q] = [a[1], b[1]];
        const sum = a[0] * 10 ** (3 - p) + b[0] * 10 ** (3 - q);
        expect(add(scaled(a), scaled(b))).toBe(Number(`${sum}e-3`) || 0);
        expect(multiply(scaled(a), scaled(b))).toBe(Number(`${a[0] * b[0]}e-${p + q}`) || 0);
      }),
    );
  });

  test('a quotient multiplied by its divisor gives the dividend', () => {
    const amount = fc.integer({ min: 1, max: 1_000_000 }).map((n) => n / 100);
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 1000 }), (a, n) => {
        expect(multiply(divide(a, n)!, n)).toBe(a);
      }),
    );
  });
});

describe('rounding is half away from zero', () => {
  test.each<[number, number, number, string]>([
    [1.005, 2, 1.01, 'a half that binary holds as less'],
    [-1.005, 2, -1.01, 'away from zero on both sides'],
    [2.5, 0, 3, 'not to even'],
    [-2.5, 0, -3, 'not upwards'],
    [31.499999999999996, 0, 32, '45 × 0.7, which is 31.5 on paper'],
    [1234.5, -2, 1200, 'to hundreds'],
    [-0.4, 0, 0, 'not -0'],
    [1e300, 2, 1e300, 'nothing to round'],
    [1.23456, 2.9, 1.23, 'half a place is none'],
    [5, 1000, 5, 'more places than a number has'],
    [5, -1000, 0, 'fewer than none'],
  ])('round(%d, %d) is %d: %s', (value, places, wanted) => {
    expect(Object.is(round(value, places), wanted)).toBe(true);
  });

  test('rounding agrees with the digits on paper', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.integer({ min: 0, max: 3 }), (n, places) => {
        const step = 10n ** BigInt(3 - places);
        const [size, sign] = [BigInt(Math.abs(n)), n < 0 ? -1 : 1];
        const paper = Number(`${sign * Number((size + step / 2n) / step)}e-${places}`);
        expect(round(Number(`${n}e-3`), places)).toBe(paper || 0);
      }),
    );
  });
});
