import { expect, test } from 'vitest';
import { verdictOf } from '../../../codegen/check/screen/verdict.ts';
import { compileExpression } from '../../../src/lang/expressions/compile.ts';
import type { Type } from '../../../src/lang/expressions/types.ts';

const names = new Map<string, Type>([
  ['a', { kind: 'text', optional: true }],
  ['n', { kind: 'number', optional: true }],
  ['f', { kind: 'flag' }],
  ['list', { kind: 'list', of: { kind: 'number' } }],
]);

test.each<[string, 'always' | 'never' | undefined]>([
  ["a == 'A' && a == 'B'", 'never'],
  ["a == 'A' && f && a != 'A'", 'never'],
  ["a == 'A' && !present(a)", 'never'],
  ['present(a) && !present(a)', 'never'],
  ["f && (a == 'A' && !f)", 'never'],
  ['n > 5 && n < 3', 'never'],
  ['n > 5 && n <= 5', 'never'],
  ['n == 2 && n > 2', 'never'],
  ['count(list) < 0', 'never'],
  ['1 > 2', 'never'],
  ['false', 'never'],
  ["!(a == 'A' && a == 'B')", 'always'],
  ["a != 'A' || a != 'B'", 'always'],
  ["a == 'A' || !(a == 'A')", 'always'],
  ['present(a) || !present(a)', 'always'],
  ['count(list) >= 0', 'always'],
  ['n < 5 || !(n < 5)', 'always'],
  ['count(list) > 0 || !(count(list) > 0)', 'always'],
  ['n < 5 && !(n < 5)', 'never'],
  ["(a == 'A' || a == 'B') || !(a == 'A' || a == 'B')", 'always'],
  ["(a == 'A' && f) && !(a == 'A' && f)", 'never'],
  ['true', 'always'],
  ["a == 'A' || a == 'B'", undefined],
  ["a != 'A' && a != 'B'", undefined],
  ["a == 'A' && n == 1", undefined],
  ["a == '' && !present(a)", undefined],
  ['n >= 5 && n <= 5', undefined],
  ['n < 5 || n >= 5', undefined],
  ['n == 2 && n >= 2', undefined],
  ['count(list) > 0', undefined],
  ['length(a) >= 0', undefined],
  ['f', undefined],
])('%s: %s', (source, expected) => {
  const { tree, problems } = compileExpression(source, names);
  expect(problems).toEqual([]);
  expect(verdictOf(tree)).toBe(expected);
});
