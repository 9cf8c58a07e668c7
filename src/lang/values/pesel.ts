import { weighted } from './checkDigits.ts';
import { isDate } from './dates.ts';

/** By the century's offset on the month: + 80 is 18xx, + 0 is 19xx, + 20 is 20xx, + 40 is 21xx, + 60 is 22xx. */
const CENTURIES = [1900, 2000, 2100, 2200, 1800];

/** The day of birth in a PESEL, or undefined when the date does not exist. Nothing else is checked. */
export function birthDateOf(pesel: string): string | undefined {
  const month = Number(pesel.slice(2, 4));
  const year = CENTURIES[Math.floor(month / 20)]! + Number(pesel.slice(0, 2));
  const date = `${year}-${String(month % 20).padStart(2, '0')}-${pesel.slice(4, 6)}`;
  return isDate(date) ? date : undefined;
}

/** 11 digits, a day that exists, the check digit. Source: ustawa z 24.09.2010 o ewidencji ludności, art. 15. */
export function isPesel(text: string): boolean {
  const sum = weighted(text, 11, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1]);
  return sum >= 0 && sum % 10 === 0 && birthDateOf(text) !== undefined;
}
