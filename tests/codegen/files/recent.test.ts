import { expect, test } from 'vitest';
import { Recent } from '../../../codegen/files/recent.ts';

test('a result is computed once while its inputs are the same', () => {
  const recent = new Recent<number>(2);
  let made = 0;
  const ask = (...inputs: unknown[]) => recent.once(inputs, () => ++made);
  expect([ask('a'), ask('a'), ask('a', 'b'), ask('a'), ask('a', 'b')]).toEqual([1, 1, 2, 1, 2]);
});

test('the result that was not used for longest is forgotten first', () => {
  const recent = new Recent<number>(2);
  let made = 0;
  const ask = (input: string) => recent.once([input], () => ++made);
  expect([ask('a'), ask('b'), ask('a'), ask('c'), ask('a'), ask('b')]).toEqual([1, 2, 1, 3, 1, 4]);
});

test('what throws is computed again', () => {
  const recent = new Recent<number>(1);
  const broken = () => {
    throw new Error('Oh.');
  };
  expect(() => recent.once([], broken)).toThrow('Oh.');
  expect(recent.once([], () => 1)).toBe(1);
});
