import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareOf } from '../../../../server/demo/kit/ledger.ts';
import rates from '../../../../server/domains/naleznosci/data/odsetki.json' with { type: 'json' };
import { odsetkiGrosze, oplataProlongacyjnaGrosze } from '../../../../server/domains/naleznosci/odsetki.ts';
import {
  kosztUpomnieniaGrosze,
  oplataManipulacyjnaGrosze,
  progOdsetekGrosze,
} from '../../../../server/domains/naleznosci/stawki.ts';
import { times } from '../../../night.ts';
import { exactInterest, interest, nextDay, prolongation } from './paper.ts';

const numRuns = times(1000, 30_000);

/** From a few grosze to a hundred million złoty. */
const kwota = fc.oneof(
  fc.integer({ min: 1, max: 100_000 }),
  fc.integer({ min: 1, max: 50_000_000 }),
  fc.integer({ min: 1, max: 10_000_000_000 }),
);
/** Days of the years from before the first rate until after the last. */
const day = fc
  .integer({ min: 16_400, max: 21_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));
const delay = fc.oneof(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 1500 }));
const later = (from: string, days: number): string => {
  let to = from;
  for (let n = 0; n < days; n++) to = nextDay(to);
  return to;
};
const rodzaj = fc.constantFrom('podatkowe', 'oplaty', 'ustawowe', 'brak');

describe('interest', () => {
  it(`equals a separate day-by-day calculation for ${numRuns} arrears`, () => {
    const property = fc.property(kwota, day, delay, rodzaj, (grosze, term, days, kind) => {
      const today = later(term, days);
      expect(odsetkiGrosze(grosze, term, today, kind)).toBe(interest(grosze, term, today, kind));
    });
    fc.assert(property, { numRuns });
  });

  it('equals that calculation also next to a half złoty and to the threshold', () => {
    const property = fc.property(day, fc.integer({ min: 1, max: 900 }), kwota, (term, days, near) => {
      const today = later(term, days);
      const one = exactInterest(1, term, today, 'podatkowe');
      // The smallest arrear that reaches this sum of interest, and its neighbours.
      const halves = 50n * (2n * (BigInt(near) % 2000n) + 1n);
      for (const target of [halves, 870n]) {
        const reached = Number((target * one.d + one.n - 1n) / one.n);
        for (const grosze of [reached - 1, reached, reached + 1]) {
          if (grosze < 1) continue;
          expect(odsetkiGrosze(grosze, term, today, 'podatkowe')).toBe(interest(grosze, term, today, 'podatkowe'));
        }
      }
    });
    fc.assert(property, { numRuns: numRuns / 4 });
  });

  it('never falls with time or with a larger arrear', () => {
    const property = fc.property(
      kwota,
      fc.nat(100_000),
      day,
      delay,
      delay,
      rodzaj,
      (grosze, more, term, a, b, kind) => {
        const [sooner, today] = [later(term, Math.min(a, b)), later(term, Math.max(a, b))];
        const owed = odsetkiGrosze(grosze, term, today, kind);
        expect(owed).toBeGreaterThanOrEqual(odsetkiGrosze(grosze, term, sooner, kind));
        expect(odsetkiGrosze(grosze + more, term, today, kind)).toBeGreaterThanOrEqual(owed);
      },
    );
    fc.assert(property, { numRuns });
  });
});

describe('the fee for a deferral', () => {
  it(`equals a separate calculation for ${numRuns} deferrals`, () => {
    const property = fc.property(kwota, day, delay, day, rodzaj, (grosze, from, days, decided, kind) => {
      const to = later(from, days);
      const paper = prolongation(grosze, from, to, decided, kind);
      expect(oplataProlongacyjnaGrosze(grosze, from, to, decided, kind)).toBe(paper);
    });
    fc.assert(property, { numRuns });
  });

  it.each([
    ['100 days of 10 000 zł at 5.25 %, 143.84 zł', 1_000_000, '2026-03-15', '2026-06-23', '2026-03-10', 14_400],
    ['by the rate of the decision, not of the days', 1_000_000, '2026-03-15', '2026-06-23', '2026-03-04', 15_100],
    ['has no threshold', 50_000, '2026-03-15', '2026-06-23', '2026-03-10', 700],
  ])('%s', (_what, grosze, from, to, decided, fee) => {
    expect(oplataProlongacyjnaGrosze(grosze, from, to, decided, 'podatkowe')).toBe(fee);
  });
});

describe('the shares of an amount', () => {
  it('add up to it to the grosz, each within a grosz of its exact share', () => {
    const property = fc.property(
      fc.array(kwota, { minLength: 1, maxLength: 12 }),
      fc.double({ min: 0, max: 1 }),
      (parts, share) => {
        const total = parts.reduce((sum, part) => sum + part, 0);
        const whole = Math.floor(total * (Number.isNaN(share) ? 0 : share));
        let before = 0;
        let given = 0n;
        for (const part of parts) {
          const found = shareOf(whole, total, before, part);
          const off = BigInt(found) * BigInt(total) - BigInt(whole) * BigInt(part);
          expect(off < 0n ? -off : off).toBeLessThan(BigInt(total));
          expect(found).toBeGreaterThanOrEqual(0);
          before += part;
          given += BigInt(found);
        }
        expect(given).toBe(BigInt(whole));
      },
    );
    fc.assert(property, { numRuns });
  });
});

describe('the figures of the law', () => {
  const taxes = Object.values(rates.podatkowe).flat();
  const contracts = Object.values(rates.ustawowe).flat();

  it('are listed in order under the year in which they come into force', () => {
    const { podatkowe, ustawowe, progOdsetek, kosztUpomnienia, oplataManipulacyjna } = rates;
    for (const list of [podatkowe, ustawowe, progOdsetek, kosztUpomnienia, oplataManipulacyjna]) {
      for (const [year, steps] of Object.entries(list)) for (const { od } of steps) expect(od.slice(0, 4)).toBe(year);
      const days = Object.values<{ od: string }[]>(list).flatMap((steps) => steps.map(({ od }) => od));
      expect(days).toEqual([...new Set(days)].sort());
    }
  });

  it('of taxes and of contracts follow from the same rates of the central bank', () => {
    // The lombard rate has been half a point above the reference rate since spring 2020.
    for (const { od, stopaProcent } of contracts.filter((step) => step.od >= '2020-05-29')) {
      const lombard = stopaProcent - 5.5 + 0.5;
      const tax = taxes.findLast((step) => step.od <= od)!.stopaProcent;
      expect([od, tax]).toEqual([od, Math.max(8, 2 * lombard + 2)]);
    }
    for (const { od } of taxes.slice(1)) expect(contracts.map((step) => step.od)).toContain(od);
  });

  it.each([
    ['a reminder', kosztUpomnieniaGrosze, '2021-10-12', 1160],
    ['a reminder', kosztUpomnieniaGrosze, '2021-10-13', 1600],
    ['a reminder before the first listed day', kosztUpomnieniaGrosze, '2001-01-01', 1160],
    ['an enforcement', oplataManipulacyjnaGrosze, '2026-11-21', 10_000],
    ['the threshold of interest', progOdsetekGrosze, '2026-11-21', 870],
  ])('the figure of the day is used: %s', (_what, amountOn, on, grosze) => {
    expect(amountOn(on)).toBe(grosze);
  });
});
