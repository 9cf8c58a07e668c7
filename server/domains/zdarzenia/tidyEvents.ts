import { inTransaction } from '../../engine/db/inTransaction.ts';
import type { Db } from '../../engine/db/open.ts';
import type { ZdarzeniaConfig } from './settings.ts';

const DAY_MS = 24 * 3600 * 1000;
/** Events contain data of residents, so those that nobody may read are not kept for somebody who may come. */
const UNREAD_DAYS = 1;

/**
 * Deletes old events with their deliveries: always the first ones, so that the numbers of those that are left have no gap.
 * Reports of other systems are remembered for as long.
 */
export async function tidyEvents(
  db: Db,
  { dni, folder }: Pick<ZdarzeniaConfig, 'dni' | 'folder'>,
  nowMs: number,
): Promise<void> {
  const edge = new Date(nowMs - (folder || (await isRead(db)) ? dni : UNREAD_DAYS) * DAY_MS).toISOString();
  const old = await db
    .selectFrom('zdarzenia')
    .select('numer')
    .where('numer', 'is not', null)
    .where('kiedy', '<', edge)
    .orderBy('kiedy')
    .limit(1)
    .executeTakeFirst();
  if (old) {
    const kept = await db
      .selectFrom('zdarzenia')
      .select((eb) => eb.fn.min('numer').as('numer'))
      .where('kiedy', '>=', edge)
      .executeTakeFirstOrThrow();
    const before = kept.numer ?? Number.MAX_SAFE_INTEGER;
    await inTransaction(db, async (trx) => {
      const ids = trx.selectFrom('zdarzenia').select('id').where('numer', '<', before);
      await trx.deleteFrom('dostawyZdarzen').where('zdarzenieId', 'in', ids).execute();
      await trx.deleteFrom('zdarzenia').where('numer', '<', before).execute();
    });
  }
  const remembered = new Date(nowMs - dni * DAY_MS).toISOString();
  await db.deleteFrom('odpowiedziWymiany').where('kiedy', '<', remembered).execute();
}

async function isRead(db: Db): Promise<boolean> {
  const key = db.selectFrom('kluczeWymiany').select('id').where('kiedyOdwolano', 'is', null).limit(1);
  const receiver = db.selectFrom('odbiorcyZdarzen').select('id').limit(1);
  return ((await key.executeTakeFirst()) ?? (await receiver.executeTakeFirst())) !== undefined;
}
