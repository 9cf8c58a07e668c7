const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long an order can be paid: an interbank transfer is begun at once, a gateway lets choose. */
export const VALID_MS = { KIR: 30 * MINUTE, P24: 60 * MINUTE } as const;

/** Whoever takes an order has it for so long; longer than a provider may take to answer. */
export const CLAIM_MS = MINUTE;

/** A provider may need so long to say what came in the last moment. */
const GRACE_MS = 5 * MINUTE;
/** An order that was given up is looked at for so long, in case its money comes late. */
const LATE_MS = 3 * DAY;
/** A booked payment is looked at twice more: the provider may have given it back. */
const RETURNS_MS = [DAY, 7 * DAY];

/** The provider is asked about one order no oftener, whoever wants to know. */
export const ASK_EVERY_MS = { prompt: 2 * SECOND, return: 2 * SECOND, look: 5 * SECOND } as const;

/** The same of one that nobody waits for any more: there are ever more of these, and the line is for the others. */
export const ASK_ENDED_EVERY_MS = MINUTE;

/** 2, 4, 8 seconds and so on. @param tries that failed */
export const pauseAfter = (tries: number, longestMs: number): number =>
  Math.min(2 * SECOND * 2 ** Math.min(tries, 20), longestMs);

export const LONGEST_PAUSE_MS = 5 * MINUTE;

export const isOver = (waznyDoMs: number, nowMs: number): boolean => nowMs >= waznyDoMs + GRACE_MS;

/** When to ask again about an order that waits: ever more seldom, and when it is over. */
export function nextAsk({ zleconoMs, waznyDoMs }: { zleconoMs: number; waznyDoMs: number }, nowMs: number): number {
  const regular = nowMs + between(15 * MINUTE, nowMs - zleconoMs, 6 * HOUR);
  const over = waznyDoMs + GRACE_MS;
  return nowMs < over ? Math.min(regular, over) : regular;
}

/** The same of one that was given up; null: never. */
export function nextLateAsk({ waznyDoMs }: { waznyDoMs: number }, nowMs: number): number | null {
  const next = nowMs + between(HOUR, nowMs - waznyDoMs, DAY);
  return next > waznyDoMs + LATE_MS ? null : next;
}

/** The same of one that is booked. */
export const nextReturnAsk = (zaksiegowanoMs: number, nowMs: number): number | null =>
  RETURNS_MS.map((ms) => zaksiegowanoMs + ms).find((ms) => ms > nowMs) ?? null;

const between = (least: number, value: number, most: number): number => Math.min(Math.max(value, least), most);
