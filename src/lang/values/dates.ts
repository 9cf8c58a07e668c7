import { warsawClock } from './warsaw.ts';

/**
 * Dates are ISO text (`2026-11-21`), in the office's calendar; moments are ISO text with a time (`2026-11-21T08:00:00Z`).
 * A moment with an offset is shown in Europe/Warsaw; one without an offset is already Warsaw time.
 */
const DAY_MS = 86_400_000;
const ISO_DATE = /^(\d{4})-(\d\d)-(\d\d)$/;
const ISO_MOMENT = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(:\d\d)?(?:\.\d+)?(Z|[+-]\d\d:\d\d)?$/;

/** Midnight UTC of a date that exists, else undefined. */
function utc(date: string): number | undefined {
  const ms = ISO_DATE.test(date) ? Date.parse(date) : Number.NaN;
  return iso(ms) === date ? ms : undefined;
}
const iso = (ms: number): string | undefined =>
  Math.abs(ms) <= 8.64e15 ? new Date(ms).toISOString().slice(0, -14) : undefined;
/** Only years of four digits are valid. */
const dateOf = (ms: number): string | undefined => {
  const date = iso(ms);
  return date?.length === 10 ? date : undefined;
};

/** Whether it is a day of the calendar: `2026-02-30` is not. */
export const isDate = (text: string): boolean => utc(text) !== undefined;

/** The day with these numbers; undefined when the calendar has none. */
export function dateFrom(year: number, month: number, day: number): string | undefined {
  const date = [year, month, day].map((part, index) => String(part).padStart(index ? 2 : 4, '0')).join('-');
  return isDate(date) ? date : undefined;
}

/** @param days whole; a fraction is cut off */
export function addDays(date: string, days: number): string | undefined {
  const ms = utc(date);
  return ms === undefined ? undefined : dateOf(ms + Math.trunc(days) * DAY_MS);
}

/** The same day of a later month, or its last: one month after 31 January is 28 or 29 February. */
export function addMonths(date: string, months: number): string | undefined {
  if (!isDate(date)) return undefined;
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const count = year * 12 + month - 1 + Math.trunc(months);
  if (!(count >= 0 && count < 120_000)) return undefined;
  for (let last = day; ; last--) {
    const date = dateFrom(Math.floor(count / 12), (count % 12) + 1, last);
    if (date) return date;
  }
}

/** Days from `earlier` to `later`; negative the other way round. */
export function diffDays(later: string, earlier: string): number | undefined {
  const [to, from] = [utc(later), utc(earlier)];
  return to === undefined || from === undefined ? undefined : (to - from) / DAY_MS;
}

/** Date and time of a moment in Warsaw, as `[yyyy-MM-dd, HH:mm:ss]`. */
function warsawParts(moment: string): [string, string] | undefined {
  const match = ISO_MOMENT.exec(moment);
  if (!match || !isDate(match[1]!)) return undefined;
  const [, date, minutes, seconds = ':00', offset] = match;
  if (!offset) return [date!, minutes! + seconds];
  const ms = Date.parse(moment.replace(' ', 'T'));
  return Number.isNaN(ms) ? undefined : (warsawClock(new Date(ms)).split(' ') as [string, string]);
}

/** The day a moment falls on in Warsaw. */
export const dayOf = (moment: string): string | undefined => warsawParts(moment)?.[0];

/** `21.11.2026`; text that is not a date stays as it is. */
export const formatDate = (date: string): string => (isDate(date) ? date.split('-').reverse().join('.') : date);

/** `21.11.2026 09:00:00`, in Warsaw; text that is not a date with time stays as it is. */
export function formatDatetime(moment: string): string {
  const parts = warsawParts(moment);
  return parts ? `${formatDate(parts[0])} ${parts[1]}` : formatDate(moment);
}
