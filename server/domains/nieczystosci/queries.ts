import type { Insertable, Updateable } from 'kysely';
import { NEWEST } from '../../engine/db/newest.ts';
import type { Db } from '../../engine/db/open.ts';
import type { ZamowienieNieczystosciRow } from './tables.ts';

type Stan = ZamowienieNieczystosciRow['stan'];

/** The newest first. */
export const zamowienia = (db: Db, podmiotId: number) =>
  db
    .selectFrom('zamowieniaNieczystosci')
    .selectAll()
    .where('podmiotId', '=', podmiotId)
    .orderBy('kiedyUtworzono', 'desc')
    .orderBy('idZamowienia', 'desc')
    .limit(NEWEST)
    .execute();

/** Orders that wait, and those that the office has changed since a moment; the newest first. */
export const wToku = (db: Db, podmiotId: number, od: string) =>
  db
    .selectFrom('zamowieniaNieczystosci')
    .select(['idZamowienia', 'adres', 'odDnia', 'doDnia', 'stan'])
    .where('podmiotId', '=', podmiotId)
    .where((eb) =>
      eb.or([
        eb('stan', 'in', ['NOWE', 'PRZYJETE']),
        eb.and([eb('stan', '!=', 'ANULOWANE'), eb('kiedyZmieniono', '>', od)]),
      ]),
    )
    .orderBy('kiedyUtworzono', 'desc')
    .orderBy('idZamowienia', 'desc')
    .limit(NEWEST)
    .execute();

/** Serialises writes that count per subject: several accounts may act for it. */
export const lockPodmiot = (db: Db, podmiotId: number) =>
  db.updateTable('podmioty').set({ podmiotId }).where('podmiotId', '=', podmiotId).execute();

export async function oczekujace(db: Db, podmiotId: number): Promise<number> {
  const { ile } = await db
    .selectFrom('zamowieniaNieczystosci')
    .select((eb) => eb.fn.countAll<number>().as('ile'))
    .where('podmiotId', '=', podmiotId)
    .where('stan', '=', 'NOWE')
    .executeTakeFirstOrThrow();
  return ile;
}

export async function wyslaneOd(db: Db, kontoId: number, moment: string): Promise<number> {
  const { ile } = await db
    .selectFrom('zamowieniaNieczystosci')
    .select((eb) => eb.fn.countAll<number>().as('ile'))
    .where('kontoId', '=', kontoId)
    .where('kiedyUtworzono', '>', moment)
    .executeTakeFirstOrThrow();
  return ile;
}

/** @returns its id */
export async function insert(db: Db, row: Insertable<ZamowienieNieczystosciRow>): Promise<number> {
  const { idZamowienia } = await db
    .insertInto('zamowieniaNieczystosci')
    .values(row)
    .returning('idZamowienia')
    .executeTakeFirstOrThrow();
  return idZamowienia;
}

export const stanOf = (db: Db, podmiotId: number, idZamowienia: number) =>
  db
    .selectFrom('zamowieniaNieczystosci')
    .select('stan')
    .where('podmiotId', '=', podmiotId)
    .where('idZamowienia', '=', idZamowienia)
    .executeTakeFirst();

/**
 * One statement checks the state and changes it: of two simultaneous changes only one succeeds.
 *
 * @param podmiotId only an order of this subject; undefined: of any subject
 * @returns whether it was in one of these states
 */
export async function change(
  db: Db,
  { idZamowienia, podmiotId, from }: { idZamowienia: number; podmiotId?: number; from: readonly Stan[] },
  to: Updateable<ZamowienieNieczystosciRow>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('zamowieniaNieczystosci')
    .set(to)
    .where('idZamowienia', '=', idZamowienia)
    .where('stan', 'in', from)
    .$if(podmiotId !== undefined, (query) => query.where('podmiotId', '=', podmiotId!))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
