import type { Db } from './open.ts';

/** Locks an account until the end of the transaction, so that two calls cannot both pass a limit of the account. */
export const lockKonto = (db: Db, kontoId: number) =>
  db.updateTable('konta').set({ kontoId }).where('kontoId', '=', kontoId).execute();

/** Locks a subject, for which several accounts may act. */
export const lockPodmiot = (db: Db, podmiotId: number) =>
  db.updateTable('podmioty').set({ podmiotId }).where('podmiotId', '=', podmiotId).execute();
