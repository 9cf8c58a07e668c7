import { dayOf } from '../../../src/lang/values/dates.ts';

const HOUR_MS = 3_600_000;
let hour = Number.NaN;
let day = '';

/** The day in Warsaw. Its midnight is a full hour in UTC, so the day is computed once an hour. */
export function todayAt(now: Date): string {
  const current = Math.floor(now.getTime() / HOUR_MS);
  if (current !== hour) {
    hour = current;
    day = dayOf(now.toISOString())!;
  }
  return day;
}
