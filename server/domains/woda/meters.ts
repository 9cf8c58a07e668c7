import type { Db } from '../../engine/db/open.ts';
import { punktyPodmiotu } from '../naleznosci/punktyOdbioru.ts';

/**
 * An installed meter of the subject. It is locked until the end of the transaction:
 * of two tabs, or two accounts of one institution, the second sees what the first has reported.
 */
export const lockMeter = (db: Db, podmiotId: number, idLicznika: number) =>
  db
    .updateTable('wodomierze')
    // A row that is written is locked, the same in both databases.
    .set({ idLicznika })
    .where('idLicznika', '=', idLicznika)
    .where('dataWyjecia', 'is', null)
    .where('idPunktu', 'in', punktyPodmiotu(db, podmiotId).select('idPunktuOdbioru'))
    .returning(['idLicznika', 'nrLicznika', 'idPunktu', 'zakresLicznikaCalkowite', 'zakresLicznikaDziesietne'])
    .executeTakeFirst();

/** A meter at a point of the subject, also a removed one. */
export const meterAt = (db: Db, podmiotId: number, idPunktu: number, nrLicznika: string) =>
  punktyPodmiotu(db, podmiotId)
    .innerJoin('wodomierze', 'wodomierze.idPunktu', 'punktyOdbioru.idPunktuOdbioru')
    .select(['idLicznika', 'nrLicznika', 'adresPunktuOdbioru'])
    .where('idPunktu', '=', idPunktu)
    .where('nrLicznika', '=', nrLicznika)
    .executeTakeFirst();

/** A reported state of a meter at a point of a subject. */
interface OwnReport {
  podmiotId: number;
  idZgloszenia: number;
}

const metersOf = (db: Db, podmiotId: number) =>
  punktyPodmiotu(db, podmiotId)
    .innerJoin('wodomierze', 'wodomierze.idPunktu', 'punktyOdbioru.idPunktuOdbioru')
    .select('wodomierze.idLicznika');

export const reportOf = (db: Db, { podmiotId, idZgloszenia }: OwnReport) =>
  db
    .selectFrom('zgloszeniaStanu')
    .select('kiedyWycofano')
    .where('idZgloszenia', '=', idZgloszenia)
    .where('idLicznika', 'in', metersOf(db, podmiotId))
    .executeTakeFirst();

/**
 * One statement checks the report and withdraws it: when the office takes it at the same time, only one succeeds.
 *
 * @returns whether it waited until now
 */
export async function withdraw(
  db: Db,
  { podmiotId, idZgloszenia }: OwnReport,
  kiedyWycofano: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('zgloszeniaStanu')
    .set({ kiedyWycofano })
    .where('idZgloszenia', '=', idZgloszenia)
    .where('idLicznika', 'in', metersOf(db, podmiotId))
    .where('kiedyObsluzono', 'is', null)
    .where('kiedyWycofano', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The number of states that an account has reported since a moment. */
export async function reportsSince(db: Db, kontoId: number, moment: string): Promise<number> {
  const row = await db
    .selectFrom('zgloszeniaStanu')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('kontoId', '=', kontoId)
    .where('kiedyUtworzono', '>', moment)
    .executeTakeFirstOrThrow();
  return row.count;
}

/**
 * The office takes a reported state: from now on it cannot be withdrawn.
 *
 * @returns whether there is one that was not withdrawn
 */
export async function przyjmij(
  db: Db,
  idZgloszenia: number,
  { kiedy, uwagi }: { kiedy: string; uwagi: string | undefined },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('zgloszeniaStanu')
    .set((eb) => ({
      kiedyObsluzono: eb.fn.coalesce('kiedyObsluzono', eb.val(kiedy)),
      ...(uwagi !== undefined && { uwagiZgloszone: uwagi }),
    }))
    .where('idZgloszenia', '=', idZgloszenia)
    .where('kiedyWycofano', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
