import { dayShare } from '../../demo/kit/dayShare.ts';
import type { Random } from '../../demo/kit/random.ts';
import data from './data/dochody.json' with { type: 'json' };
import expenditure from './data/wydatki.json' with { type: 'json' };
import type { DochodRow, WydatekRow } from './tables.ts';

/**
 * The income side of three budgets. Only the past part of the current year is executed.
 * Always: received <= executed <= due, as in report Rb-27S.
 */
export function makeDochody(random: Random, years: readonly number[], today: string): DochodRow[] {
  return years.flatMap((rok, yearIndex) => {
    const passed = rok < Number(today.slice(0, 4)) ? 1 : dayShare(today);
    return (data as [string, string, string, number][]).map(([rozdzial, paragraf, nazwaPozycji, tysiace], index) => {
      const yearFactor = 1 - 0.045 * (years.length - 1 - yearIndex);
      const plan = Math.round(tysiace * yearFactor * (0.97 + random.next() * 0.06)) * 100_000;
      const executed = Math.round(plan * passed * (0.92 + random.next() * 0.08));
      const due = executed + Math.round(plan * (1 - passed) * 0.2 + plan * random.next() * 0.06);
      const received = executed - Math.round(executed * random.next() * 0.006);
      return {
        id: yearIndex * 1000 + index + 1,
        rok,
        rozdzial,
        paragraf,
        nazwaPozycji,
        planPoZmianachGrosze: plan,
        naleznosciGrosze: due,
        dochodyOtrzymaneGrosze: received,
        dochodyWykonaneGrosze: executed,
      };
    });
  });
}

/** A reserve is spent under other headings, or not at all. */
const RESERVE = '4810';
const INVESTMENT = /^6/;

/**
 * The expenditure side of the same budgets. Always: spent <= committed <= planned, and owed amounts are committed but not spent, as
 * in report Rb-28S. Wages are committed for the year, investments by contracts.
 */
export function makeWydatki(random: Random, years: readonly number[], today: string): WydatekRow[] {
  return years.flatMap((rok, yearIndex) => {
    const passed = rok < Number(today.slice(0, 4)) ? 1 : dayShare(today);
    return (expenditure as [string, string, string, number][]).map(
      ([rozdzial, paragraf, nazwaPozycji, tysiace], index) => {
        const yearFactor = 1 - 0.045 * (years.length - 1 - yearIndex);
        const plan = Math.round(tysiace * yearFactor * (0.985 + random.next() * 0.03)) * 100_000;
        const share = INVESTMENT.test(paragraf) ? 0.6 + random.next() * 0.35 : 0.92 + random.next() * 0.07;
        const spent = paragraf === RESERVE ? 0 : Math.round(plan * share * passed);
        const bound = paragraf === RESERVE ? 0 : spent + Math.round((plan - spent) * (0.3 + random.next() * 0.6));
        const owed = random.chance(0.55) ? 0 : Math.round((bound - spent) * random.next() * 0.3);
        return {
          id: yearIndex * 1000 + index + 1,
          rok,
          rozdzial,
          paragraf,
          nazwaPozycji,
          planPoZmianachGrosze: plan,
          wydatkiGrosze: spent,
          zobowiazaniaGrosze: owed,
          // The used amount: paid or owed, without prepayments.
          kosztyGrosze: spent + owed - Math.round(spent * random.next() * 0.004),
          zaangazowanieGrosze: bound,
        };
      },
    );
  });
}
