import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { times } from '../../night.ts';
import { run } from './run.ts';
import { list, record, scope } from './scope.ts';

/*
 * What screens write of amounts, against whole grosze and exact fractions in BigInt: no sum, difference, share or rounding
 * of an expression may differ from paper by binary noise.
 */

const numRuns = times(2000, 50_000);
const rata = record('Rata', { kwota: 'money', czySplacona: 'flag' });
const types = scope({ a: 'money', b: 'money', c: 'money', n: 'number', raty: list(rata) });

/** Up to a hundred million złoty, mostly what a resident pays. */
const grosze = fc.oneof(
  fc.integer({ min: -100_000, max: 100_000 }),
  fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }),
);
const pln = (whole: bigint | number): number => Number(whole) / 100;
/** The number of złoty for an amount in grosze: the same bits, and no -0. */
const isGrosze = (found: unknown, whole: bigint): void => {
  expect(found).toBe(Number(whole) / 100);
};

/** `n / d` to a whole number, half away from zero. */
function nearest(n: bigint, d: bigint): bigint {
  const sign = n < 0n === d < 0n ? 1n : -1n;
  const [top, bottom] = [n < 0n ? -n : n, d < 0n ? -d : d];
  const found = (top * 2n + bottom) / (bottom * 2n);
  return found === 0n ? 0n : sign * found;
}

/** An expression over a, b and c with its result in grosze. */
interface Written {
  source: string;
  value: (of: Record<'a' | 'b' | 'c', bigint>) => bigint;
}
const { amount } = fc.letrec<{ amount: Written }>((tie) => {
  const name = fc.constantFrom('a' as const, 'b' as const, 'c' as const);
  const two = fc.tuple(tie('amount'), tie('amount'));
  return {
    amount: fc.oneof(
      { maxDepth: 6, depthSize: 'medium' },
      name.map((of): Written => ({ source: of, value: (all) => all[of] })),
      two.map(
        ([x, y]): Written => ({ source: `(${x.source} + ${y.source})`, value: (all) => x.value(all) + y.value(all) }),
      ),
      two.map(
        ([x, y]): Written => ({ source: `(${x.source} - ${y.source})`, value: (all) => x.value(all) - y.value(all) }),
      ),
      tie('amount').map((x): Written => ({ source: `-${x.source}`, value: (all) => -x.value(all) })),
      fc
        .tuple(tie('amount'), fc.integer({ min: 0, max: 9 }))
        .map(([x, n]): Written => ({ source: `(${x.source} * ${n})`, value: (all) => x.value(all) * BigInt(n) })),
      two.map(
        ([x, y]): Written => ({
          source: `max([${x.source}, ${y.source}])`,
          value: (all) => (x.value(all) > y.value(all) ? x.value(all) : y.value(all)),
        }),
      ),
      two.map(
        ([x, y]): Written => ({
          source: `sum([${x.source}, ${y.source}])`,
          value: (all) => x.value(all) + y.value(all),
        }),
      ),
    ),
  };
});

describe('amounts in an expression', () => {
  test(`are added, subtracted and multiplied as exactly as on paper (${numRuns} expressions)`, () => {
    const property = fc.property(amount, grosze, grosze, grosze, ({ source, value }, a, b, c) => {
      const wanted = value({ a: BigInt(a), b: BigInt(b), c: BigInt(c) });
      // Fifteen digits are what a number of JSON holds for sure.
      fc.pre(wanted < 10n ** 15n && wanted > -(10n ** 15n));
      isGrosze(run(source, { a: pln(a), b: pln(b), c: pln(c) }, types), wanted);
    });
    fc.assert(property, { numRuns });
  });

  test('the sum of a table is the sum of its grosze, filtered or not', () => {
    const rows = fc.array(fc.record({ kwota: grosze, czySplacona: fc.boolean() }), { maxLength: 120 });
    const property = fc.property(rows, (all) => {
      const raty = all.map(({ kwota, czySplacona }) => ({ kwota: pln(kwota), czySplacona }));
      const paper = (of: typeof all) => of.reduce((sum, { kwota }) => sum + BigInt(kwota), 0n);
      isGrosze(run('sum(raty.map(r, r.kwota))', { raty }, types), paper(all));
      const unpaid = all.filter(({ czySplacona }) => !czySplacona);
      isGrosze(run('sum(raty.filter(r, !r.czySplacona).map(r, r.kwota))', { raty }, types), paper(unpaid));
      const paid = paper(all) - paper(unpaid);
      const difference = 'sum(raty.map(r, r.kwota)) - sum(raty.filter(r, !r.czySplacona).map(r, r.kwota))';
      isGrosze(run(difference, { raty }, types), paid);
    });
    fc.assert(property, { numRuns: numRuns / 10 });
  });

  test('the order of addition does not change a sum', () => {
    const property = fc.property(grosze, grosze, grosze, (a, b, c) => {
      const values = { a: pln(a), b: pln(b), c: pln(c) };
      const found = ['a + b + c', 'a + (b + c)', 'c + b + a', 'sum([a, b, c])', 'a - (-b - c)'];
      expect(new Set(found.map((source) => run(source, values, types))).size).toBe(1);
    });
    fc.assert(property, { numRuns: numRuns / 5 });
  });

  test('an amount at a rate and a share of an amount are rounded half away from zero', () => {
    const rate = fc.integer({ min: -99_999, max: 99_999 });
    const property = fc.property(fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }), rate, (a, hundredths) => {
      const values = { a: pln(a), n: hundredths / 100 };
      isGrosze(run('a * n', values, types), nearest(BigInt(a) * BigInt(hundredths), 100n));
      if (hundredths) isGrosze(run('a / n', values, types), nearest(BigInt(a) * 100n, BigInt(hundredths)));
    });
    fc.assert(property, { numRuns });
  });

  test('a number is rounded to the nearest grosz', () => {
    const property = fc.property(fc.integer({ min: -1e12, max: 1e12 }), (thousandths) => {
      isGrosze(run('pln(n)', { n: thousandths / 1000 }, types), nearest(BigInt(thousandths), 10n));
    });
    fc.assert(property, { numRuns });
  });
});
