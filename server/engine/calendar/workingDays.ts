import { addDays } from '../../../src/lang/values/dates.ts';

/** Fixed public holidays, month and day; 24 December since 2025 (Dz.U. 1951 nr 4 poz. 28 with changes). */
const FIXED = ['01-01', '01-06', '05-01', '05-03', '08-15', '11-01', '11-11', '12-25', '12-26'];
const CHRISTMAS_EVE_FROM = 2025;

const holidays = new Map<number, ReadonlySet<string>>();
const terms = new Map<string, string>();

/** @param date ISO day @returns it is neither Saturday, Sunday nor a public holiday of Poland */
export function isWorkingDay(date: string): boolean {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidaysOf(Number(date.slice(0, 4))).has(date);
}

/**
 * The last day of a term that ends on `date`: a Saturday, Sunday or holiday moves to the next working day.
 * Source: Ordynacja podatkowa art. 12 § 5.
 */
export function endOfTerm(date: string): string {
  const known = terms.get(date);
  if (known) return known;
  let day = date;
  while (!isWorkingDay(day)) day = addDays(day, 1)!;
  terms.set(date, day);
  return day;
}

/**
 * The day that is so many working days away; the day itself does not count. Source: Kodeks postępowania administracyjnego
 * art. 57 § 1, for terms in working days.
 *
 * @param count negative for earlier days
 */
export function addWorkingDays(date: string, count: number): string {
  const step = Math.sign(count);
  let day = date;
  for (let left = Math.abs(count); left > 0; ) {
    day = addDays(day, step)!;
    if (isWorkingDay(day)) left--;
  }
  return day;
}

function holidaysOf(year: number): ReadonlySet<string> {
  const known = holidays.get(year);
  if (known) return known;
  const easter = easterOf(year);
  const days = new Set([
    ...FIXED.map((day) => `${year}-${day}`),
    ...[0, 1, 49, 60].map((days) => addDays(easter, days)!),
    ...(year >= CHRISTMAS_EVE_FROM ? [`${year}-12-24`] : []),
  ]);
  holidays.set(year, days);
  return days;
}

/** Easter Sunday by the anonymous Gregorian computus. */
function easterOf(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
