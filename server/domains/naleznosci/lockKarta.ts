import type { Db } from '../../engine/db/open.ts';
import type { PodmiotRow } from '../../engine/db/tables.ts';

/**
 * Locks a card until the end of the transaction: orders and bookings on it run one after another. The lock is a write, so
 * that the transaction has the newest rows in SQLite too.
 *
 * @param whose only a card of this subject, so that nobody waits for somebody else's
 * @returns whether there is such a card
 */
export async function lockKarta(
  trx: Db,
  idKartyNaleznosci: number,
  whose?: Pick<PodmiotRow, 'podmiotId' | 'czyInstytucja'>,
): Promise<boolean> {
  const locked = await trx
    .updateTable('karty')
    .set((eb) => ({ rok: eb.ref('rok') }))
    .where('idKartyNaleznosci', '=', idKartyNaleznosci)
    .$if(whose !== undefined, (query) =>
      query.where('podmiotId', '=', whose!.podmiotId).where('czyInstytucja', '=', whose!.czyInstytucja),
    )
    .executeTakeFirst();
  return locked.numUpdatedRows === 1n;
}
