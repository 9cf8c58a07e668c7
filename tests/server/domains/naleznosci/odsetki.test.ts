import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import rates from '../../../../server/domains/naleznosci/data/odsetki.json' with { type: 'json' };
import { odsetkiGrosze } from '../../../../server/domains/naleznosci/odsetki.ts';
import { endOfTerm, isWorkingDay } from '../../../../server/engine/calendar/workingDays.ts';

describe('interest on an arrear', () => {
  it.each([
    ['on the day of the term', 100_000, '2026-06-01', '2026-06-01', 'podatkowe', 0],
    ['of 30 days, 8.63 zł, is below the threshold', 100_000, '2026-06-01', '2026-07-01', 'podatkowe', 0],
    ['of 31 days, 8.92 zł, is rounded to 9 zł', 100_000, '2026-06-01', '2026-07-02', 'podatkowe', 900],
    ['of a fee is to the grosz and has no threshold', 100_000, '2026-06-01', '2026-07-01', 'oplaty', 863],
    ['of a contract is by the civil rate', 100_000, '2026-06-01', '2026-07-01', 'ustawowe', 760],
    ['over six rates is rounded once, at the end', 100_000, '2025-09-15', '2026-11-21', 'oplaty', 12_870],
    ['of a permit there is none', 100_000, '2025-09-15', '2026-11-21', 'brak', 0],
    ['of nothing is nothing', 0, '2025-09-15', '2026-11-21', 'podatkowe', 0],
  ] as const)('%s', (_name, kwota, termin, today, rodzaj, odsetki) => {
    expect(odsetkiGrosze(kwota, termin, today, rodzaj)).toBe(odsetki);
  });

  it('equals the sum counted day by day', () => {
    const steps = Object.values(rates.podatkowe).flat();
    const rateOn = (day: string) => (steps.findLast(({ od }) => od <= day) ?? steps[0]!).stopaProcent;
    const dayAt = (index: number) => new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10);
    const property = fc.property(
      fc.integer({ min: 1, max: 50_000_000 }),
      fc.integer({ min: 0, max: 900 }),
      fc.integer({ min: 1, max: 300 }),
      (kwota, from, length) => {
        let hundredths = 0;
        for (let index = from + 1; index <= from + length; index++)
          hundredths += Math.round(rateOn(dayAt(index)) * 100);
        const exact = (kwota * hundredths) / 3_650_000;
        const found = odsetkiGrosze(kwota, dayAt(from), dayAt(from + length), 'oplaty');
        expect(Math.abs(found - exact)).toBeLessThanOrEqual(0.5 + 1e-6);
        const tax = odsetkiGrosze(kwota, dayAt(from), dayAt(from + length), 'podatkowe');
        expect(tax % 100).toBe(0);
        expect(exact <= 870 ? tax : Math.abs(tax - exact)).toBeLessThanOrEqual(exact <= 870 ? 0 : 50 + 1e-6);
      },
    );
    fc.assert(property, { numRuns: 500 });
  });
});

describe('a term', () => {
  it.each([
    ['2026-05-15', '2026-05-15', 'a Friday stays'],
    ['2026-03-15', '2026-03-16', 'a Sunday moves'],
    ['2026-11-01', '2026-11-02', 'All Saints is a Sunday'],
    ['2026-04-05', '2026-04-07', 'Easter and its Monday'],
    ['2026-06-04', '2026-06-05', 'Corpus Christi'],
    ['2025-12-24', '2025-12-29', 'Christmas Eve is a holiday since 2025'],
    ['2024-12-24', '2024-12-24', 'and was none before'],
  ])('that ends on %s ends on %s: %s', (date, end) => {
    expect(endOfTerm(date)).toBe(end);
    expect(isWorkingDay(end)).toBe(true);
  });
});
