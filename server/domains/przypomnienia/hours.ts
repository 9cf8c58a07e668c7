import { warsawClock } from '../../../src/lang/values/dates.ts';

const HOUR_MS = 3_600_000;
/** On the clock in Warsaw: from eight to before eight in the evening nobody is woken. */
const FIRST = 8;
const LAST = 19;

/** When a message that can wait may leave: now, or at the next eight in the morning, in milliseconds. */
export function decentMs(now: Date): number {
  const nowMs = now.getTime();
  // Full hours are full hours in Warsaw as well, and of any thirteen one is decent.
  for (let ms = nowMs; ; ms = Math.floor(ms / HOUR_MS + 1) * HOUR_MS) {
    const hour = Number(warsawClock(new Date(ms)).slice(11, 13));
    if (hour >= FIRST && hour <= LAST) return ms;
  }
}
