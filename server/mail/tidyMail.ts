import type { Db } from '../db/open.ts';

const DAY_MS = 24 * 3600 * 1000;
/** Until then the same event is the same mail. */
const SENT_MS = 30 * DAY_MS;
/** Links in it are long dead, and news are none. */
const UNSENT_MS = 7 * DAY_MS;

/** Forgets mails that were sent, and those that no mail server took for a week. A demo without one keeps its mails. */
export async function tidyMail(db: Db, nowMs: number, sends: boolean): Promise<void> {
  await db
    .deleteFrom('poczta')
    .where('wyslanoMs', '<', nowMs - SENT_MS)
    .execute();
  if (!sends) return;
  await db
    .deleteFrom('poczta')
    .where('wyslanoMs', 'is', null)
    .where('kiedyMs', '<', nowMs - UNSENT_MS)
    .execute();
}
