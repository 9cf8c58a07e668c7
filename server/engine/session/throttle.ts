import { inTransaction } from '../db/inTransaction.ts';
import type { Db } from '../db/open.ts';
import { countAttempt, type Throttle, type Try } from './countAttempt.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export const loginThrottle: Throttle = {
  failures: 5,
  windowMs: 15 * MINUTE,
  blockMs: 15 * MINUTE,
  longestBlockMs: DAY,
  proofAfter: 3,
};

/** Wrong codes of one login, which becomes invalid, and of one account in all its logins. */
export const stepThrottle: Throttle = { failures: 5, windowMs: DAY, blockMs: DAY, longestBlockMs: DAY };
export const codeThrottle: Throttle = { failures: 10, windowMs: DAY, blockMs: DAY, longestBlockMs: DAY };

export const ipThrottle: Throttle = { failures: 20, windowMs: MINUTE, blockMs: MINUTE, longestBlockMs: MINUTE };

/** Calls that make the office write mails: registrations from a network, links to an address, links requested from a network. */
export const mailThrottles = {
  rejestracja: { failures: 10, windowMs: 60 * MINUTE, blockMs: 60 * MINUTE, longestBlockMs: 60 * MINUTE },
  adres: { failures: 3, windowMs: 60 * MINUTE, blockMs: 60 * MINUTE, longestBlockMs: 60 * MINUTE },
  siec: { failures: 20, windowMs: 60 * MINUTE, blockMs: 60 * MINUTE, longestBlockMs: 60 * MINUTE },
} as const satisfies Record<string, Throttle>;

/**
 * Limits for the check of a voter: for one network, for one number, and for all networks together, so that a list
 * of numbers cannot be tried from everywhere at once. All questions count, whatever the answer. A caller who stays below the
 * limit of a network meets the daily limit of the whole connection; in total there are 2,000 an hour, 500 in 15 minutes.
 */
export const voterThrottles = {
  siec: { failures: 20, windowMs: 15 * MINUTE, blockMs: 15 * MINUTE, longestBlockMs: 60 * MINUTE },
  siecDzien: { failures: 500, windowMs: DAY, blockMs: DAY, longestBlockMs: DAY },
  pesel: { failures: 5, windowMs: 60 * MINUTE, blockMs: 60 * MINUTE, longestBlockMs: 24 * 60 * MINUTE },
  gmina: { failures: 500, windowMs: 15 * MINUTE, blockMs: 15 * MINUTE, longestBlockMs: 15 * MINUTE },
} as const satisfies Record<string, Throttle>;

/** @returns milliseconds the key stays blocked, 0: it is not */
export async function blockedFor(db: Db, klucz: string, nowMs: number): Promise<number> {
  const row = await db.selectFrom('proby').select('doMs').where('klucz', '=', klucz).executeTakeFirst();
  return Math.max(0, (row?.doMs ?? 0) - nowMs);
}

/**
 * Counts an attempt in the database, so that neither a restart nor another process forgets it. It is counted before the
 * password is checked, so simultaneous attempts are limited like consecutive ones.
 *
 * @param proven the attempt comes with proof of work
 */
export function takeTry(db: Db, klucz: string, rule: Throttle, nowMs: number, proven = true): Promise<Try> {
  return inTransaction(db, async (trx) => {
    // Locks the row: other attempts of this key wait here.
    await trx
      .insertInto('proby')
      .values({ klucz, porazki: 0, blokady: 0, odMs: nowMs, doMs: 0 })
      .onConflict((conflict) => conflict.column('klucz').doUpdateSet({ klucz }))
      .execute();
    const row = await trx.selectFrom('proby').selectAll().where('klucz', '=', klucz).executeTakeFirstOrThrow();
    const { result, next } = countAttempt(row, rule, nowMs, proven);
    if (next) await trx.updateTable('proby').set(next).where('klucz', '=', klucz).execute();
    return result;
  });
}

/** The same without proof of work. @returns milliseconds the key is already blocked; 0: it was not, and the attempt counts */
export async function countTry(db: Db, klucz: string, rule: Throttle, nowMs: number): Promise<number> {
  const one = await takeTry(db, klucz, rule, nowMs);
  return one.is === 'blocked' ? one.leftMs : 0;
}

/** An attempt that was counted, and turned out to be genuine: only its own count is taken back, and no block. */
export async function takeBack(db: Db, klucz: string): Promise<void> {
  await db
    .updateTable('proby')
    .set((row) => ({ porazki: row('porazki', '-', 1) }))
    .where('klucz', '=', klucz)
    .where('porazki', '>', 0)
    .execute();
}

export async function forgetFailures(db: Db, klucz: string): Promise<void> {
  await db.deleteFrom('proby').where('klucz', '=', klucz).execute();
}
