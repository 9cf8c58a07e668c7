import type { Db } from './db/open.ts';
import { forgetOld } from './idempotency.ts';
import { tidyWezel } from './wezel/tidyWezel.ts';

const DAY_MS = 24 * 3600 * 1000;

/** Removes what nobody asks for any more: ended sessions, answers kept for repetition, old failures. */
export async function tidyUp(db: Db, nowMs: number): Promise<void> {
  await db.deleteFrom('sesje').where('koniecMs', '<', nowMs).execute();
  await forgetOld(db, nowMs);
  await tidyWezel(db, nowMs);
  await db
    .deleteFrom('proby')
    .where('odMs', '<', nowMs - 2 * DAY_MS)
    .where('doMs', '<', nowMs - DAY_MS)
    .execute();
}
