import { expect, test } from 'vitest';
import { pageOf, pageSizes, sizeAmong } from '../../../src/blocks/table/widget/pages.ts';

test.each([
  [5, 5, []],
  [6, 5, [5, 0]],
  [12, 5, [5, 10, 0]],
  [25, 5, [5, 10, 20, 0]],
  [40, 5, [5, 10, 20, 30, 0]],
  [9, 9, []],
  [25, 9, [9, 10, 20, 0]],
  [100_000, 5, [5, 10, 20, 30, 0]],
])('%i rows with %i on a page offer %j', (count, first, sizes) => {
  expect(pageSizes(count, first)).toEqual(sizes);
});

test.each([
  [20, [5, 10, 0], 0],
  [10, [5, 10, 0], 10],
  [0, [5, 0], 0],
  [30, [], 0],
  [0, [5, 100], 100],
])('a chosen size of %i among %j is %i', (chosen, sizes, size) => {
  expect(sizeAmong(sizes, chosen)).toBe(size);
});

test('a page that no longer exists is replaced by the last one', () => {
  expect(pageOf([1, 2, 3, 4, 5, 6], 9, 5)).toEqual({ rows: [6], page: 2, pages: 2 });
  expect(pageOf([1, 2], 1, 0)).toEqual({ rows: [1, 2], page: 1, pages: 1 });
});
