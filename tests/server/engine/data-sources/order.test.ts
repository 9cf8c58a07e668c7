import { describe, expect, test } from 'vitest';
import { inOrder } from '../../../../server/engine/data-sources/rows.ts';

/** The column `x` of the sorted rows. */
function sorted(values: readonly string[], descending = false): string[] {
  const rows = values.map((value) => () => value);
  return inOrder(rows, [{ column: 'x', descending }]).map((cells) => cells('x'));
}

describe('rows are in the order of', () => {
  test.each([
    ['numbers by size', ['10', '9', '-1,5', '2'], ['-1,5', '2', '9', '10']],
    ['days by time', ['2026-02-01', '2025-12-31', '2026-01-15'], ['2025-12-31', '2026-01-15', '2026-02-01']],
    ['words by the Polish alphabet', ['Żory', 'Łódź', 'Lublin', 'Zabrze'], ['Lublin', 'Łódź', 'Zabrze', 'Żory']],
    ['words with numbers by the number in them', ['ul. Lipowa 10', 'ul. Lipowa 2'], ['ul. Lipowa 2', 'ul. Lipowa 10']],
  ])('%s', (_what, values, expected) => {
    expect(sorted(values)).toEqual(expected);
    expect(sorted(values, true)).toEqual(expected.toReversed());
  });

  test('missing values come last in both directions', () => {
    expect([sorted(['', '2', '1']), sorted(['', '1', '2'], true)]).toEqual([
      ['1', '2', ''],
      ['2', '1', ''],
    ]);
  });

  test('a second column decides between equal values of the first', () => {
    const rows = [
      { x: '1', y: 'b' },
      { x: '0', y: 'c' },
      { x: '1', y: 'a' },
    ].map((row) => (column: string) => row[column as 'x' | 'y']);
    const order = ['x', 'y'].map((column) => ({ column, descending: false }));
    expect(inOrder(rows, order).map((cells) => cells('x') + cells('y'))).toEqual(['0c', '1a', '1b']);
  });
});
