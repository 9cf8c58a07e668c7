import type { Db } from '../../engine/db/open.ts';
import type { PodmiotRow } from '../../engine/db/tables.ts';
import type { KartaRow } from '../naleznosci/tables.ts';
import type { PrzedmiotRow, WymiarRow } from './tables.ts';

type Whose = Pick<PodmiotRow, 'podmiotId'>;

export const dokumenty = (db: Db, { podmiotId }: Whose) =>
  db.selectFrom('dokumentyWlasnosci').selectAll().where('podmiotId', '=', podmiotId);
export const grunty = (db: Db, { podmiotId }: Whose) =>
  db.selectFrom('grunty').selectAll().where('podmiotId', '=', podmiotId).orderBy('pelnyIdentyfikator').orderBy('id');
export const budynki = (db: Db, { podmiotId }: Whose) =>
  db.selectFrom('budynki').selectAll().where('podmiotId', '=', podmiotId).orderBy('pelnyIdentyfikator').orderBy('id');
export const budowle = (db: Db, { podmiotId }: Whose) =>
  db.selectFrom('budowle').selectAll().where('podmiotId', '=', podmiotId).orderBy('id');

/** The taxed objects of a subject on a card, a few of each kind: land and buildings with their titles of ownership. */
export async function nieruchomosci(
  db: Db,
  whose: Whose,
  { rok, idKartyNaleznosci }: Pick<KartaRow, 'rok' | 'idKartyNaleznosci'>,
) {
  const then = ({ odRoku, doRoku, idKartyNaleznosci: karta }: PrzedmiotRow) =>
    odRoku <= rok && (doRoku === null || doRoku >= rok) && (karta ?? idKartyNaleznosci) === idKartyNaleznosci;
  const papers = new Map((await dokumenty(db, whose).execute()).map((one) => [one.id, one]));
  const owned = <T extends { dokumentId: number }>(row: T) => ({ ...row, dokument: papers.get(row.dokumentId)! });
  return {
    grunty: (await grunty(db, whose).execute()).filter(then).map(owned),
    budynki: (await budynki(db, whose).execute()).filter(then).map(owned),
    budowle: (await budowle(db, whose).execute()).filter(then),
  };
}

export type Nieruchomosci = Awaited<ReturnType<typeof nieruchomosci>>;

/** In order of issue; undecided ones come last. @param idKartyNaleznosci of the subject: the caller has checked it */
export const wymiary = (db: Db, idKartyNaleznosci: number) =>
  db.selectFrom('wymiary').selectAll().where('idKartyNaleznosci', '=', idKartyNaleznosci).orderBy('id');

/** Printed decisions since a day, the newest first. @param ids of cards of the subject: the caller has checked them */
export const decyzjeOd = async (db: Db, ids: readonly number[], odDnia: string): Promise<WymiarRow[]> =>
  ids.length === 0
    ? []
    : db
        .selectFrom('wymiary')
        .selectAll()
        .where('idKartyNaleznosci', 'in', ids)
        .where('idArchiwumDruku', 'is not', null)
        .where('dataWymiaru', '>=', odDnia)
        .orderBy('dataWymiaru', 'desc')
        .orderBy('id', 'desc')
        .execute();

export const decyzja = (db: Db, { podmiotId }: Whose, idArchiwumDruku: number): Promise<WymiarRow | undefined> =>
  db
    .selectFrom('wymiary')
    .selectAll()
    .where('idArchiwumDruku', '=', idArchiwumDruku)
    .where('podmiotId', '=', podmiotId)
    .executeTakeFirst();
