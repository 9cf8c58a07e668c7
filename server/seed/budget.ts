import data from '../data/dochody.json' with { type: 'json' };
import type { DochodRow } from '../db/schema.ts';
import type { Random } from './random.ts';

/**
 * The income side of three budgets. Of a year that still runs the part that has passed is executed.
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

/** How much of its year has passed on this day, 0 to 1. */
function dayShare(today: string): number {
  const year = Number(today.slice(0, 4));
  return (Date.parse(today) - Date.UTC(year, 0, 1)) / (Date.UTC(year + 1, 0, 1) - Date.UTC(year, 0, 1));
}
