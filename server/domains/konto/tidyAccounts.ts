import { inTransaction } from '../../engine/db/inTransaction.ts';
import type { Db } from '../../engine/db/open.ts';
import { EXPIRED_MS, REPEATABLE_MS } from './linkRules.ts';

/** Deletes links that expired a week ago, accounts never activated, and tasks that failed for a week. */
export async function tidyAccounts(db: Db, nowMs: number): Promise<void> {
  const ended = () => db.selectFrom('kody').where('waznyDoMs', '<', nowMs - EXPIRED_MS);
  const waiting = await ended()
    .innerJoin('konta', 'konta.kontoId', 'kody.kontoId')
    .select('konta.kontoId')
    .where('konta.stan', '=', 'NIEAKTYWNE')
    .where('kody.rodzaj', '=', 'AKTYWACJA')
    .execute();
  for (const { kontoId } of waiting) await inTransaction(db, (trx) => removeWaiting(trx, kontoId, nowMs));
  await db
    .deleteFrom('kody')
    .where('waznyDoMs', '<', nowMs - EXPIRED_MS)
    // The office's own links stay: they set the state of an account, however long it waits.
    .where('rodzaj', '!=', 'AKTYWACJA_Z_URZEDU')
    .execute();
  await db
    .deleteFrom('kody')
    .where('rodzaj', '=', 'AKTYWACJA_Z_URZEDU')
    .where('uzytoMs', '<', nowMs - REPEATABLE_MS)
    .execute();
  await db
    .deleteFrom('zadania')
    .where('kiedyMs', '<', nowMs - EXPIRED_MS)
    .execute();
}

/** Unless a new link was sent meanwhile. */
async function removeWaiting(db: Db, kontoId: number, nowMs: number): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('kody')
    .where('kontoId', '=', kontoId)
    .where('rodzaj', '=', 'AKTYWACJA')
    .where('waznyDoMs', '<', nowMs - EXPIRED_MS)
    .executeTakeFirst();
  if (numDeletedRows > 0n) await removeKonto(db, kontoId);
}

/** An account that was never active: only its links and failed logins refer to it. */
export async function removeKonto(db: Db, kontoId: number): Promise<void> {
  await db.deleteFrom('kody').where('kontoId', '=', kontoId).execute();
  await db.deleteFrom('logowania').where('kontoId', '=', kontoId).execute();
  await db.deleteFrom('kontaPodmioty').where('kontoId', '=', kontoId).execute();
  await db.deleteFrom('konta').where('kontoId', '=', kontoId).where('stan', '=', 'NIEAKTYWNE').execute();
}
