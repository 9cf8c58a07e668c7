import type { ProbaRow } from '../db/tables.ts';

/** A limit of failures, and its consequences. */
export interface Throttle {
  failures: number;
  /** Failures further apart than this are not added up. */
  windowMs: number;
  /** The duration of the first block; each consecutive one lasts twice as long. */
  blockMs: number;
  longestBlockMs: number;
  /** After this many failures, and after every block, an attempt counts only with proof of work. */
  proofAfter?: number;
}

/** The result of an attempt. */
export type Try =
  /** The attempt counts; `blockMs` is the time for which the key is blocked after it, 0: it is not. */
  { is: 'counted'; blockMs: number } | { is: 'blocked'; leftMs: number } | { is: 'unproven' };

/** The failures of a key, as they are stored. */
export type Counts = Omit<ProbaRow, 'klucz'>;

/** The next block is a first one again after a day without failures. */
const FORGET_MS = 24 * 60 * 60_000;

/**
 * Counts one more attempt of a key. An attempt during a block, or without the proof of work that it needs, does not count.
 *
 * @param proven the attempt comes with proof of work
 * @returns its result, and the counts to be stored, if they change
 */
export function countAttempt(
  counts: Counts,
  rule: Throttle,
  nowMs: number,
  proven: boolean,
): { result: Try; next?: Counts } {
  if (counts.doMs > nowMs) return { result: { is: 'blocked', leftMs: counts.doMs - nowMs } };
  const lastMs = Math.max(counts.odMs, counts.doMs);
  const fresh = nowMs - lastMs > rule.windowMs;
  const porazki = fresh ? 1 : counts.porazki + 1;
  const blokady = nowMs - lastMs > FORGET_MS ? 0 : counts.blokady;
  if (rule.proofAfter !== undefined && !proven && (porazki > rule.proofAfter || blokady > 0))
    return { result: { is: 'unproven' } };
  const odMs = fresh ? nowMs : counts.odMs;
  if (porazki < rule.failures)
    return { result: { is: 'counted', blockMs: 0 }, next: { porazki, blokady, odMs, doMs: counts.doMs } };
  const blockMs = Math.min(rule.blockMs * 2 ** blokady, rule.longestBlockMs);
  return {
    result: { is: 'counted', blockMs },
    next: { porazki: 0, blokady: blokady + 1, odMs, doMs: nowMs + blockMs },
  };
}
