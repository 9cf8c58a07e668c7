import { createHash } from 'node:crypto';
import type { Db } from '../db/open.ts';
import { BadRequest, Refusal } from './refusals.ts';

/** How long a response is stored for a repetition. */
export const KEPT_MS = 24 * 3600 * 1000;
const KEY = /^[\x21-\x7e]{8,100}$/;

/** The identity of a write, which recognises its repetition. */
export interface Write {
  kontoId: number;
  operacja: string;
  /** The client's `Idempotency-Key`. */
  klucz: string;
  args: unknown;
}

/**
 * Runs a write once, however often it is requested. The row of the key and the changes of the write are one
 * transaction, so a killed process leaves both or neither, and of two equal requests at a time the second waits for the first.
 *
 * @returns the JSON text of the response: the stored one, when the write was done before
 * @throws Refusal 409 POWTORZONY_KLUCZ when the key was used with other arguments before
 */
export async function once(db: Db, write: Write, nowMs: number, run: (trx: Db) => Promise<string>): Promise<string> {
  const { kontoId, operacja, klucz } = write;
  if (!KEY.test(klucz)) throw new BadRequest({ 'Idempotency-Key': { key: 'pole.wartosc' } });
  const trescHash = createHash('sha256').update(JSON.stringify(write.args)).digest('base64url');
  const mine = { kontoId, operacja, klucz };
  return db.transaction().execute(async (trx) => {
    const claimed = await trx
      .insertInto('powtorzenia')
      .values({ ...mine, trescHash, odpowiedz: '', kiedyMs: nowMs })
      .onConflict((conflict) => conflict.columns(['kontoId', 'operacja', 'klucz']).doNothing())
      .executeTakeFirst();
    if (claimed.numInsertedOrUpdatedRows !== 1n) {
      const known = await trx
        .selectFrom('powtorzenia')
        .select(['trescHash', 'odpowiedz'])
        .where((eb) => eb.and(mine))
        .executeTakeFirstOrThrow();
      if (known.trescHash !== trescHash) throw new Refusal(409, 'POWTORZONY_KLUCZ');
      return known.odpowiedz;
    }
    const odpowiedz = await run(trx);
    await trx
      .updateTable('powtorzenia')
      .set({ odpowiedz })
      .where((eb) => eb.and(mine))
      .execute();
    return odpowiedz;
  });
}

/** Deletes expired responses. */
export async function forgetOld(db: Db, nowMs: number): Promise<void> {
  await db
    .deleteFrom('powtorzenia')
    .where('kiedyMs', '<', nowMs - KEPT_MS)
    .execute();
}
