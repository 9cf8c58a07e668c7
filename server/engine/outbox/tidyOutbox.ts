import type { Db } from '../db/open.ts';

const DAY_MS = 24 * 3600 * 1000;
/** For this long the same event creates no second message. */
export const SENT_DAYS = 30;
/** After this time its links have expired, and its news is outdated. */
export const UNSENT_DAYS = 7;

/**
 * Deletes sent messages, and those that no server accepted for a week. In an office that sends none, such as a demo, they are
 * kept.
 */
export async function tidyOutbox(db: Db, table: 'poczta' | 'smsy', nowMs: number, sends: boolean): Promise<void> {
  const old = () => db.deleteFrom(table as 'poczta');
  await old()
    .where('wyslanoMs', '<', nowMs - SENT_DAYS * DAY_MS)
    .execute();
  if (!sends) return;
  await old()
    .where('wyslanoMs', 'is', null)
    .where('kiedyMs', '<', nowMs - UNSENT_DAYS * DAY_MS)
    .execute();
}
