import { warsawClock } from '../../../src/lang/values/warsaw.ts';

const HOUR_MS = 3_600_000;
/** Hours in Warsaw in which messages are sent: from 8:00 to before 20:00. */
const FIRST = 8;
const LAST = 19;

/** When a message that can wait may be sent: now, or at the next 8:00, in milliseconds. */
export function decentMs(now: Date): number {
  const nowMs = now.getTime();
  // Full hours in UTC are full hours in Warsaw, and one of any thirteen is allowed.
  for (let ms = nowMs; ; ms = Math.floor(ms / HOUR_MS + 1) * HOUR_MS) {
    const hour = Number(warsawClock(new Date(ms)).slice(11, 13));
    if (hour >= FIRST && hour <= LAST) return ms;
  }
}
