import { addDays, addMonths } from '../../../src/lang/values/dates.ts';

/** Readings of two years that are at most so many days apart in the year belong together. */
const TOLERANCE_DAYS = 15;

/**
 * The day of the next reading of a meter. No office announces it, but readers walk their rounds at the same times each year: it is
 * the day after the last reading's on which the meter was read a year before.
 *
 * @param dni ISO days of the readings, the newest first
 * @returns an ISO day; undefined: the meter has been read for less than a year, or not in time
 */
export function terminOdczytu(dni: readonly string[], today: string): string | undefined {
  const [last] = dni;
  const yearBefore = last && addMonths(last, -12);
  const same = yearBefore && addDays(yearBefore, TOLERANCE_DAYS);
  if (!same || !dni.some((dzien) => dzien <= same)) return undefined;
  const next = dni.findLast((dzien) => dzien > same);
  const termin = next && addMonths(next, 12);
  return termin && termin >= today ? termin : undefined;
}
