import type { Db } from '../../engine/db/open.ts';

/** The time in which a payment may be disputed. */
export const NOTICES_DAYS = 400;

/** Deletes old notices of providers; their results are in the orders. */
export async function tidyPayments(db: Db, nowMs: number): Promise<void> {
  await db
    .deleteFrom('powiadomienia')
    .where('kiedyMs', '<', nowMs - NOTICES_DAYS * 24 * 3_600_000)
    .execute();
}
