import type { Db } from '../../engine/db/open.ts';

/** As long as a payment may be disputed. */
const NOTICES_DAYS = 400;

/** Removes what providers told of payments long ago; what it led to stands in the orders. */
export async function tidyPayments(db: Db, nowMs: number): Promise<void> {
  await db
    .deleteFrom('powiadomienia')
    .where('kiedyMs', '<', nowMs - NOTICES_DAYS * 24 * 3_600_000)
    .execute();
}
