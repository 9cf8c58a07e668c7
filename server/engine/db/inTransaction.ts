import type { Db } from './open.ts';

/** Runs in the open transaction, or in a new one. */
export const inTransaction = <T>(db: Db, run: (db: Db) => Promise<T>): Promise<T> =>
  db.isTransaction ? run(db) : db.transaction().execute(run);
