import type { Db } from './open.ts';

/** In the transaction that is open already, or in one of its own. */
export const inTransaction = <T>(db: Db, run: (db: Db) => Promise<T>): Promise<T> =>
  db.isTransaction ? run(db) : db.transaction().execute(run);
