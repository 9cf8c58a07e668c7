import type { Db } from '../../engine/db/open.ts';

const DAY_MS = 24 * 3600 * 1000;

/** Deletes expired data: used assertions that would no longer be accepted, attempts, and personal data in their codes. */
export async function tidyWezel(db: Db, nowMs: number): Promise<void> {
  await db.deleteFrom('uzyte').where('doMs', '<', nowMs).execute();
  await db
    .deleteFrom('logowaniaWezlem')
    .where('waznyDoMs', '<', nowMs - DAY_MS)
    .execute();
  await db
    .deleteFrom('kody')
    .where('rodzaj', 'in', ['WEZEL_LOGOWANIE', 'WEZEL_DANE'])
    .where((eb) => eb.or([eb('waznyDoMs', '<', nowMs), eb('uzytoMs', 'is not', null)]))
    .execute();
}
