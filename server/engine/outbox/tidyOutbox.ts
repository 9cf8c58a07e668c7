import type { Db } from '../db/open.ts';

const DAY_MS = 24 * 3600 * 1000;
/** Until then the same event is the same message. */
const SENT_MS = 30 * DAY_MS;
/** Links in it are long dead, and news are none. */
const UNSENT_MS = 7 * DAY_MS;

/**
 * Forgets messages that were sent, and those that no server took for a week. Where none leaves, as in a demo, they are
 * kept.
 */
export async function tidyOutbox(db: Db, table: 'poczta' | 'smsy', nowMs: number, sends: boolean): Promise<void> {
  const old = () => db.deleteFrom(table as 'poczta');
  await old()
    .where('wyslanoMs', '<', nowMs - SENT_MS)
    .execute();
  if (!sends) return;
  await old()
    .where('wyslanoMs', 'is', null)
    .where('kiedyMs', '<', nowMs - UNSENT_MS)
    .execute();
}
