import type { Selectable } from 'kysely';
import type { Db } from '../db/open.ts';
import type { PrzebiegWpisuRow } from '../db/processTables.ts';
import type { WpisRow } from '../db/tables.ts';

/** One entry of the history of a record. */
export type Entry = Omit<Selectable<PrzebiegWpisuRow>, 'kontoId'> & { czyDokument: boolean };

/** The histories of these records, each from the first entry to the last. */
export async function historiesOf(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, readonly Entry[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('przebiegWpisow')
    .leftJoin('dokumentyWpisow', 'dokumentyWpisow.przebiegId', 'przebiegWpisow.przebiegId')
    .select(['przebiegWpisow.przebiegId', 'wpisId', 'kiedy', 'ruch', 'stan', 'kto', 'osoba', 'dane', 'uwagi', 'nazwa'])
    .select('przebiegWpisow.slowa')
    .where('wpisId', 'in', ids)
    .orderBy('przebiegWpisow.przebiegId')
    .execute();
  return Map.groupBy(
    rows.map(({ nazwa, ...entry }) => ({ ...entry, czyDokument: nazwa !== null })),
    ({ wpisId }) => wpisId,
  );
}

/** The document of an entry of the history. */
export const documentOf = (db: Db, przebiegId: number) =>
  db.selectFrom('dokumentyWpisow').selectAll().where('przebiegId', '=', przebiegId).executeTakeFirst();

/**
 * Locks a record until the end of the transaction, so that of two moves the second finds the state of the first. It comes
 * first in its transaction: a transaction of SQLite that has read before may not write after somebody else has.
 */
export const lockWpis = (db: Db, numer: string): Promise<Selectable<WpisRow> | undefined> =>
  db
    .updateTable('wpisy')
    .set((eb) => ({ stan: eb.ref('stan') }))
    .where('numer', '=', numer)
    .returningAll()
    .executeTakeFirst();
