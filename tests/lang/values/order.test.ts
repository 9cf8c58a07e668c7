import { describe, expect, test } from 'vitest';
import { compareValues } from '../../../src/lang/values/order.ts';

const sorted = (list: readonly unknown[], language = 'pl', descending = false) =>
  [...list].sort((a, b) => compareValues(a, b, language, descending));

describe('values are sorted in the order people expect', () => {
  test.each<[string, readonly unknown[], readonly unknown[]]>([
    ['Polish letters after their own', ['zebra', 'ćma', 'cis', 'łoś', 'lis'], ['cis', 'ćma', 'lis', 'łoś', 'zebra']],
    ['numbers in texts by size', ['nr 10', 'nr 9'], ['nr 9', 'nr 10']],
    ['numbers by size', [10, 9, -1], [-1, 9, 10]],
    ['dates by time', ['2026-02-01', '2025-12-31'], ['2025-12-31', '2026-02-01']],
    ['no before yes', [true, false], [false, true]],
    ['nothing last', [null, 2, undefined, 1], [1, 2, null, undefined]],
  ])('%s', (_, list, wanted) => {
    expect(sorted(list)).toEqual(wanted);
  });

  test('missing values are last in descending order too', () => {
    expect(sorted([1, null, 2], 'pl', true)).toEqual([2, 1, null]);
  });

  test('values of different kinds keep their order', () => {
    expect(sorted(['a', 1, {}])).toEqual(['a', 1, {}]);
  });
});
