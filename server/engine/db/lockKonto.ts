import type { Db } from './open.ts';

/** What counts per account takes turns from here to the end of the transaction, so that two cannot both be the last allowed. */
export const lockKonto = (db: Db, kontoId: number) =>
  db.updateTable('konta').set({ kontoId }).where('kontoId', '=', kontoId).execute();
