import { endOfTerm } from '../../engine/calendar/workingDays.ts';
import type { Plan } from './ledger.ts';

/** A kind of due with its amount for a year, in grosze. */
export interface Due {
  rodzajOplaty: string;
  kwotaGrosze: number;
}

/** Days of a year as `MM-DD`. */
const PERSONS = ['03-15', '05-15', '09-15', '11-15'];
const TRANSPORT = ['02-15', '09-15'];
const ALCOHOL = ['01-31', '05-31', '09-30'];
const MONTHS = Array.from({ length: 12 }, (_, month) => `${String(month + 1).padStart(2, '0')}-15`);
/** Up to this amount a person's tax is paid at once, with the first instalment. */
const ONCE_UP_TO_GROSZE = 10_000;

/**
 * Local taxes of persons: 15 March, May, September and November; up to 100 zł at once.
 * Source: ustawa o podatkach i opłatach lokalnych art. 6 ust. 7, 11a.
 */
export function personTax(rok: number, dues: readonly Due[]): Plan[] {
  const sum = dues.reduce((total, due) => total + due.kwotaGrosze, 0);
  return split(rok, sum <= ONCE_UP_TO_GROSZE ? PERSONS.slice(0, 1) : PERSONS, dues);
}

/** Property tax of institutions: monthly to the 15th, January to the 31st (the same act, art. 6 ust. 9). */
export const institutionTax = (rok: number, dues: readonly Due[]): Plan[] =>
  split(rok, ['01-31', ...MONTHS.slice(1)], dues);

/** Transport tax: 15 February and 15 September (the same act, art. 11 ust. 1). */
export const transportTax = (rok: number, dues: readonly Due[]): Plan[] => split(rok, TRANSPORT, dues);

/** Permits for alcohol: 31 January, 31 May, 30 September. */
export const zezwoleniaTerms = (rok: number, dues: readonly Due[]): Plan[] => split(rok, ALCOHOL, dues);

/** The same amount every month to the 15th. */
export const monthly = (rok: number, due: Due): Plan[] =>
  MONTHS.map((day) => ({ terminPlatnosci: endOfTerm(`${rok}-${day}`), parts: [due] }));

/** The whole amount on one day of the year. */
export const once = (rok: number, day: string, due: Due): Plan[] => [
  { terminPlatnosci: endOfTerm(`${rok}-${day}`), parts: [due] },
];

/** Equal instalments in whole złoty; the remainder is added to the first. */
function split(rok: number, days: readonly string[], dues: readonly Due[]): Plan[] {
  return days.map((day, index) => ({
    terminPlatnosci: endOfTerm(`${rok}-${day}`),
    parts: dues.map(({ rodzajOplaty, kwotaGrosze }) => {
      const equal = Math.floor(kwotaGrosze / 100 / days.length) * 100;
      return { rodzajOplaty, kwotaGrosze: index === 0 ? kwotaGrosze - equal * (days.length - 1) : equal };
    }),
  }));
}
