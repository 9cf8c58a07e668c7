import type { Db } from '../../engine/db/open.ts';

/** Owner and year of the cards that these records of a feed are about; the feed has loaded the cards before. */
export async function kartyRekordow(db: Db, records: readonly { idKartyNaleznosci: number }[]) {
  const ids = [...new Set(records.map(({ idKartyNaleznosci }) => idKartyNaleznosci))];
  const rows = await db
    .selectFrom('karty')
    .select(['idKartyNaleznosci', 'podmiotId', 'rok'])
    .where('idKartyNaleznosci', 'in', ids)
    .execute();
  const known = new Map(rows.map((row) => [row.idKartyNaleznosci, row]));
  return (id: number) => known.get(id)!;
}
