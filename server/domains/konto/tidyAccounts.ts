import type { Db } from '../../engine/db/open.ts';

const DAY_MS = 24 * 3600 * 1000;
/** Until then a link says that it is too old, and not that it is unknown. */
const KEPT_MS = 7 * DAY_MS;
/** Until then the same form sent again succeeds; later the letter it came from says nothing about the password any more. */
const AGAIN_MS = DAY_MS;

/** Forgets links that ended a week ago, accounts whose owner never used one, and tasks that failed for a week. */
export async function tidyAccounts(db: Db, nowMs: number): Promise<void> {
  const ended = () => db.selectFrom('kody').where('waznyDoMs', '<', nowMs - KEPT_MS);
  const waiting = await ended()
    .innerJoin('konta', 'konta.kontoId', 'kody.kontoId')
    .select('konta.kontoId')
    .where('konta.stan', '=', 'NIEAKTYWNE')
    .where('kody.rodzaj', '=', 'AKTYWACJA')
    .execute();
  for (const { kontoId } of waiting) await db.transaction().execute((trx) => removeWaiting(trx, kontoId, nowMs));
  await db
    .deleteFrom('kody')
    .where('waznyDoMs', '<', nowMs - KEPT_MS)
    // The office's own say what an account becomes, however long it waits.
    .where('rodzaj', '!=', 'AKTYWACJA_Z_URZEDU')
    .execute();
  await db
    .deleteFrom('kody')
    .where('rodzaj', '=', 'AKTYWACJA_Z_URZEDU')
    .where('uzytoMs', '<', nowMs - AGAIN_MS)
    .execute();
  await db
    .deleteFrom('zadania')
    .where('kiedyMs', '<', nowMs - KEPT_MS)
    .execute();
}

/** Unless a new link was sent meanwhile. */
async function removeWaiting(db: Db, kontoId: number, nowMs: number): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('kody')
    .where('kontoId', '=', kontoId)
    .where('rodzaj', '=', 'AKTYWACJA')
    .where('waznyDoMs', '<', nowMs - KEPT_MS)
    .executeTakeFirst();
  if (numDeletedRows > 0n) await removeKonto(db, kontoId);
}

/** An account that was never active: nothing but its links and failed logins hangs on it. */
export async function removeKonto(db: Db, kontoId: number): Promise<void> {
  await db.deleteFrom('kody').where('kontoId', '=', kontoId).execute();
  await db.deleteFrom('logowania').where('kontoId', '=', kontoId).execute();
  await db.deleteFrom('kontaPodmioty').where('kontoId', '=', kontoId).execute();
  await db.deleteFrom('konta').where('kontoId', '=', kontoId).where('stan', '=', 'NIEAKTYWNE').execute();
}
