import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readsOf } from '../../../src/lang/expressions/deps.ts';
import '../../../src/lang/expressions/rareFunctions.ts';
import { evaluate, within } from '../../../src/lang/expressions/evaluate.ts';
import { functions } from '../../../src/lang/expressions/functions.ts';
import type { Scope, Tree } from '../../../src/lang/expressions/tree.ts';
import { times } from '../../night.ts';

const names = ['data', 'row', 'x', 'lang', '__proto__', 'constructor', 'toString', 'length', 'then'] as const;
const name = fc.constantFrom(...names);
const literal: fc.Arbitrary<Tree> = fc.oneof(
  fc.constantFrom<Tree>(
    null,
    true,
    false,
    0,
    -1,
    1e308,
    5e-324,
    '',
    '2026-02-28',
    '2026-11-21T10:00:00Z',
    '0001-01-01',
    'zażółć',
    '1,5',
  ),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.string(),
);

/** Trees as the compiler creates them, and some that it never creates. */
const { tree } = fc.letrec<{ tree: Tree }>((tie) => {
  const t = tie('tree');
  const node = (...parts: fc.Arbitrary<Tree>[]): fc.Arbitrary<Tree> => fc.tuple(...parts) as fc.Arbitrary<Tree>;
  const op = (...operators: string[]) => fc.constantFrom(...operators);
  return {
    tree: fc.oneof(
      { maxDepth: 6, depthSize: 'large' },
      literal,
      node(op('$'), name),
      node(op('.'), t, name),
      node(op('!', 'neg'), t),
      node(op('&&', '||', '==', '!=', '<', '<=', '>', '>=', 'in'), t, t),
      node(op('+', '-', '*', '/', '%', '+m', '-m', '*m', '/m', '-d', '?!'), t, t),
      node(op('?'), t, t, t),
      node(op('filter', 'map', 'exists', 'all', 'sortBy', 'sortDesc'), t, fc.constantFrom('x', 'y'), t),
      fc.array(t, { maxLength: 4 }).map((items) => ['list', ...items] as Tree),
      fc
        .tuple(fc.constantFrom(...functions.keys(), 'eval'), fc.array(t, { maxLength: 3 }))
        .map(([fn, args]) => ['call', fn, ...args] as Tree),
    ),
  };
});

const data = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withSet: true,
  withNullPrototype: true,
  withSparseArray: true,
  withTypedArray: true,
});
const scope: fc.Arbitrary<Scope> = fc.dictionary(name, data).chain((outer) =>
  fc.oneof(
    fc.constant(outer as Scope),
    fc.dictionary(name, data).map((inner) => within(outer, inner)),
  ),
);

test('any tree over any scope has a result, the same each time, and has no side effects', () => {
  const before = Object.getOwnPropertyNames(Object.prototype).join();
  fc.assert(
    fc.property(tree, scope, (expression, values) => {
      const answer = evaluate(expression, values);
      expect(answer).not.toBeUndefined();
      expect(evaluate(expression, values)).toEqual(answer);
    }),
    { numRuns: times(1000, 3000) },
  );
  expect(Object.getOwnPropertyNames(Object.prototype).join()).toBe(before);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

test('a comparison gives a boolean; arithmetic gives a finite number, a text or null', () => {
  const binary = (operators: string[]) => fc.tuple(fc.constantFrom(...operators), tree, tree) as fc.Arbitrary<Tree>;
  fc.assert(
    fc.property(binary(['<', '<=', '>', '>=', '==', '!=', 'in', '&&', '||']), scope, (expression, values) => {
      expect(evaluate(expression, values)).toBeTypeOf('boolean');
    }),
  );
  fc.assert(
    fc.property(binary(['+', '-', '*', '/', '%', '+m', '-m', '*m', '/m', '-d']), scope, (expression, values) => {
      const answer = evaluate(expression, values);
      expect(answer === null || typeof answer === 'string' || Number.isFinite(answer)).toBe(true);
    }),
  );
});

test('amounts are calculated as whole grosze', () => {
  const grosze = fc.integer({ min: -1e11, max: 1e11 });
  fc.assert(
    fc.property(fc.array(grosze, { maxLength: 50 }), grosze, fc.integer({ min: 1, max: 1000 }), (all, one, n) => {
      const kwota = (value: bigint | number) => Number(value) / 100 || 0;
      const paper = all.reduce((sum, value) => sum + BigInt(value), 0n);
      const half = (value: bigint, by: bigint) => {
        const size = value < 0n ? -value : value;
        return ((size * 2n + by) / (by * 2n)) * (value < 0n ? -1n : 1n);
      };
      expect(evaluate(['call', 'sumMoney', ['list', ...all.map(kwota)]], {})).toBe(kwota(paper));
      expect(evaluate(['+m', kwota(paper), kwota(one)], {})).toBe(kwota(paper + BigInt(one)));
      expect(evaluate(['-m', kwota(paper), kwota(one)], {})).toBe(kwota(paper - BigInt(one)));
      expect(evaluate(['*m', kwota(one), n / 1000], {})).toBe(kwota(half(BigInt(one) * BigInt(n), 1000n)));
      expect(evaluate(['/m', kwota(one), n], {})).toBe(kwota(half(BigInt(one), BigInt(n))));
    }),
    { numRuns: 500 },
  );
});

test('the list of reads of an expression is complete', () => {
  fc.assert(
    fc.property(tree, (expression) => {
      const asked = new Set<string>();
      const root = (name: string) => ({
        get: () => {
          asked.add(name);
          return { data: 1 };
        },
      });
      const roots = ['data', 'row', 'x', 'then', 'length'].map((name) => [name, root(name)]);
      const watching = Object.defineProperties({}, Object.fromEntries(roots));
      evaluate(expression, watching);
      const declared = readsOf(expression).map((path) => path.split('.')[0]);
      expect([...asked].filter((root) => !declared.includes(root))).toEqual([]);
    }),
    { numRuns: times(500, 1000) },
  );
});
