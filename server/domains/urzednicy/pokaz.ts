import { todayAt } from '../../engine/calendar/today.ts';

/** Days before the end of a term in which an application is urgent. */
const URGENT_DAYS = 7;
const DAY_MS = 24 * 3600 * 1000;

/** @param termin the last day; null: none */
export function pilnoscOf(termin: string | null, now: Date): 'PO_TERMINIE' | 'PILNA' | 'ZWYKLA' {
  if (termin === null) return 'ZWYKLA';
  if (termin < todayAt(now)) return 'PO_TERMINIE';
  return termin <= todayAt(new Date(now.getTime() + URGENT_DAYS * DAY_MS)) ? 'PILNA' : 'ZWYKLA';
}

/** Who sent an application: the institution, otherwise the person; a dash after the account was deleted. */
export const applicant = (row: {
  imie: string;
  nazwisko: string;
  nazwa: string | null;
  czyInstytucja: number | null;
}): string => (row.czyInstytucja === 1 && row.nazwa ? row.nazwa : `${row.imie} ${row.nazwisko}`.trim()) || '–';

/** Who handles it. */
export const handler = (row: { imieUrzednika: string | null; nazwiskoUrzednika: string | null }): string | null =>
  row.imieUrzednika === null ? null : `${row.imieUrzednika} ${row.nazwiskoUrzednika}`;
