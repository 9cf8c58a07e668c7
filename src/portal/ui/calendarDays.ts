import { addDays, addMonths, diffDays } from '../../lang/values/dates.ts';
import { type DateBounds, EARLIEST } from '../../lang/values/typedDate.ts';
import { warsawClock } from '../../lang/values/warsaw.ts';

/** The last year that a calendar offers when its field has no limit; a later one can be typed. */
const LATEST = '2100-12-31';
/** A Monday, to start the names of weekdays from. */
const MONDAY = '1970-01-05';

export const todayHere = (): string => warsawClock(new Date()).slice(0, 10);

export interface Limits {
  min: string;
  max: string;
}

/** @param value without a `max`, the years go at least as far as this typed day */
export function limitsOf({ min, max }: DateBounds, value: string | undefined): Limits {
  const latest = max ?? (value && value > LATEST ? value : LATEST);
  return { min: min && min > EARLIEST ? min : EARLIEST, max: latest };
}

export const within = (date: string, { min, max }: Limits): string => (date < min ? min : date > max ? max : date);

const weekday = (date: string): number => (((diffDays(date, MONDAY) ?? 0) % 7) + 7) % 7;

/** Six weeks from Monday to Sunday, so that all months have the same height; undefined for days of other months. */
export function weeksOf(day: string): (string | undefined)[][] {
  const month = day.slice(0, 8);
  const start = addDays(`${month}01`, -weekday(`${month}01`)) ?? '';
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, place) => {
      const date = addDays(start, week * 7 + place);
      return date?.startsWith(month) ? date : undefined;
    }),
  );
}

/** The day that a key leads to, by the ARIA Authoring Practices; undefined for any other key. */
export function dayByKey(day: string, key: string, shift: boolean): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekday(day));
    case 'End':
      return addDays(day, 6 - weekday(day));
    case 'PageUp':
      return addMonths(day, shift ? -12 : -1);
    case 'PageDown':
      return addMonths(day, shift ? 12 : 1);
    default:
      return undefined;
  }
}

export interface DateNames {
  months: readonly string[];
  weekdays: readonly { long: string; short: string; letter: string }[];
  /** `niedziela, 15 marca 2026`. */
  day(date: string): string;
}

export function namesIn(language: string): DateNames {
  // The English date order with the day first, as in the field.
  const locale = language === 'en' ? 'en-GB' : language;
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  const month = format({ month: 'long' });
  const [long, short, letter] = (['long', 'short', 'narrow'] as const).map((width) => format({ weekday: width }));
  const full = format({ dateStyle: 'full' });
  return {
    months: Array.from({ length: 12 }, (_, index) => month.format(Date.UTC(2026, index, 1))),
    weekdays: Array.from({ length: 7 }, (_, index) => {
      const date = Date.UTC(1970, 0, 5 + index);
      return { long: long!.format(date), short: short!.format(date).replace('.', ''), letter: letter!.format(date) };
    }),
    day: (date) => full.format(Date.parse(date)),
  };
}
