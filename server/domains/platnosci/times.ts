const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The validity of an order: an interbank transfer begins at once, in a gateway the payer chooses first. */
export const VALID_MS = { KIR: 30 * MINUTE, P24: 60 * MINUTE } as const;

/** The duration of a claim of an order; longer than the time limit of a provider. */
export const CLAIM_MS = MINUTE;

/** The time in which a provider reports a payment of the last moment. */
const GRACE_MS = 5 * MINUTE;
/** How long an order that was given up is still queried, in case of a late payment. */
const LATE_MS = 3 * DAY;
/** A booked payment is queried twice more, since the provider may have refunded it. */
const RETURNS_MS = [DAY, 7 * DAY];

/** The minimum time between two queries about one order, by their reason. */
export const ASK_EVERY_MS = { prompt: 2 * SECOND, return: 2 * SECOND, look: 5 * SECOND } as const;

/** The same for an ended order: their number grows, and they must not delay queries about others. */
export const ASK_ENDED_EVERY_MS = MINUTE;

/** 2, 4, 8 seconds and so on. @param tries that failed */
export const pauseAfter = (tries: number, longestMs: number): number =>
  Math.min(2 * SECOND * 2 ** Math.min(tries, 20), longestMs);

export const LONGEST_PAUSE_MS = 5 * MINUTE;

export const isOver = (waznyDoMs: number, nowMs: number): boolean => nowMs >= waznyDoMs + GRACE_MS;

/**
 * The time of the next query about a waiting order: at growing intervals, and at its end. Nobody waits for it, so it is a whole
 * minute: one query answers for all orders of that minute.
 */
export function nextAsk({ zleconoMs, waznyDoMs }: { zleconoMs: number; waznyDoMs: number }, nowMs: number): number {
  const regular = minuteBefore(nowMs + between(15 * MINUTE, nowMs - zleconoMs, 6 * HOUR));
  const over = minuteBefore(waznyDoMs + GRACE_MS + MINUTE - 1);
  return nowMs < over ? Math.min(regular, over) : regular;
}

/** The same for one that was given up; null: never. */
export function nextLateAsk({ waznyDoMs }: { waznyDoMs: number }, nowMs: number): number | null {
  const next = minuteBefore(nowMs + between(HOUR, nowMs - waznyDoMs, DAY));
  return next > waznyDoMs + LATE_MS ? null : next;
}

/** The same for a booked one. */
export const nextReturnAsk = (zaksiegowanoMs: number, nowMs: number): number | null =>
  RETURNS_MS.map((ms) => zaksiegowanoMs + ms).find((ms) => ms > nowMs) ?? null;

const minuteBefore = (ms: number): number => Math.floor(ms / MINUTE) * MINUTE;

const between = (least: number, value: number, most: number): number => Math.min(Math.max(value, least), most);

/** The first moment of a year in Warsaw, an hour before that in UTC: it is winter then. */
export const startOfYear = (rok: number): number => Date.UTC(rok, 0, 1) - HOUR;

/** The year of a moment in Warsaw. */
export const yearOf = (ms: number): number => new Date(ms + HOUR).getUTCFullYear();
