import { NEWEST } from '../../engine/db/newest.ts';
import type { Db } from '../../engine/db/open.ts';
import type { PodmiotRow } from '../../engine/db/tables.ts';
import { poAdresie, punktyPodmiotu } from '../naleznosci/punktyOdbioru.ts';
import { type ZnaneStany, zgloszeniaOd } from './stanLicznika.ts';

/** The subject whose data a query may see. */
type Whose = Pick<PodmiotRow, 'podmiotId'>;

/** Points of the subject that water is delivered to: those with a contract or a meter, by address. */
export const punkty = async (db: Db, { podmiotId }: Whose) => poAdresie(await punktyDostawy(db, podmiotId).execute());

/** Behind `offset` PostgreSQL looks up each point; without it, it may read all meters into a hash. */
const punktyDostawy = (db: Db, podmiotId: number) =>
  punktyPodmiotu(db, podmiotId)
    .select(['idPunktuOdbioru', 'adresPunktuOdbioru'])
    .where((of) =>
      of.or([
        of.exists(
          of
            .selectFrom('umowyWody')
            .select('numerUmowy')
            .whereRef('umowyWody.idPunktu', '=', 'punktyOdbioru.idPunktuOdbioru')
            .limit(1)
            .offset(0),
        ),
        of.exists(
          of
            .selectFrom('wodomierze')
            .select('idLicznika')
            .whereRef('wodomierze.idPunktu', '=', 'punktyOdbioru.idPunktuOdbioru')
            .limit(1)
            .offset(0),
        ),
      ]),
    )
    .orderBy('idPunktuOdbioru');

/** Meters of points of a subject: installed ones first, then removed ones, the newest first. */
export const wodomierze = (db: Db, { podmiotId }: Whose) =>
  punktyPodmiotu(db, podmiotId)
    .innerJoin('wodomierze', 'wodomierze.idPunktu', 'punktyOdbioru.idPunktuOdbioru')
    .selectAll('wodomierze')
    // Sorted by this expression, since null comes first in one database and last in the other.
    .orderBy((of) => of.case().when('dataWyjecia', 'is', null).then(0).else(1).end())
    .orderBy('dataWyjecia', 'desc')
    .orderBy('miejsce')
    .orderBy('idLicznika');

export type WodomierzPunktu = Awaited<ReturnType<ReturnType<typeof wodomierze>['execute']>>[number];

/** Readings at a place of a point, of all its meters, the newest first. @param idPunktu of the subject: the caller has checked it */
export const odczyty = (db: Db, { idPunktu, miejsce }: Pick<WodomierzPunktu, 'idPunktu' | 'miejsce'>) =>
  db
    .selectFrom('wodomierze')
    .innerJoin('odczyty', 'odczyty.idLicznika', 'wodomierze.idLicznika')
    .selectAll('odczyty')
    .select(['wodomierze.nrLicznika', 'wodomierze.dataWyjecia'])
    .where('wodomierze.idPunktu', '=', idPunktu)
    .where('wodomierze.miejsce', '=', miejsce)
    .orderBy('odczyty.dataOdczytu', 'desc')
    .orderBy('odczyty.idOdczytu', 'desc');

/** Days of the readings at all places of a subject since a day, the newest first. */
export const dniOdczytow = (db: Db, { podmiotId }: Whose, odDnia: string) =>
  punktyPodmiotu(db, podmiotId)
    .innerJoin('wodomierze', 'wodomierze.idPunktu', 'punktyOdbioru.idPunktuOdbioru')
    .innerJoin('odczyty', 'odczyty.idLicznika', 'wodomierze.idLicznika')
    .select(['wodomierze.idPunktu', 'wodomierze.miejsce', 'odczyty.dataOdczytu'])
    .where('odczyty.dataOdczytu', '>=', odDnia)
    .orderBy('odczyty.dataOdczytu', 'desc')
    .orderBy('odczyty.idOdczytu', 'desc')
    .execute();

/** Meters of a subject and the moments of their reported states since a day, without withdrawn ones. */
export const chwileZgloszen = (db: Db, { podmiotId }: Whose, odDnia: string) =>
  punktyPodmiotu(db, podmiotId)
    .innerJoin('wodomierze', 'wodomierze.idPunktu', 'punktyOdbioru.idPunktuOdbioru')
    .innerJoin('zgloszeniaStanu', 'zgloszeniaStanu.idLicznika', 'wodomierze.idLicznika')
    .select(['wodomierze.idLicznika', 'zgloszeniaStanu.kiedyUtworzono'])
    .where('zgloszeniaStanu.kiedyUtworzono', '>=', odDnia)
    .where('zgloszeniaStanu.kiedyWycofano', 'is', null)
    .execute();

/** Reported states of a meter, the newest first. */
export const zgloszeniaStanu = (db: Db, idLicznika: number) =>
  db
    .selectFrom('zgloszeniaStanu')
    .select(['idZgloszenia', 'kiedyUtworzono', 'kiedyObsluzono', 'kiedyWycofano', 'stanTysieczne', 'uwagiZgloszone'])
    .where('idLicznika', '=', idLicznika)
    .orderBy('kiedyUtworzono', 'desc')
    .orderBy('idZgloszenia', 'desc')
    .limit(NEWEST);

/** The last reading of a meter, and the highest state that was reported since then and not withdrawn: the rule `ostatniStanTysieczne` compares them. */
export async function znaneStany(db: Db, idLicznika: number): Promise<ZnaneStany> {
  const odczyt = await db
    .selectFrom('odczyty')
    .select(['dataOdczytu', 'stanTysieczne'])
    .where('idLicznika', '=', idLicznika)
    .orderBy('dataOdczytu', 'desc')
    .orderBy('idOdczytu', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { stan } = await db
    .selectFrom('zgloszeniaStanu')
    .select((of) => of.fn.max<number | null>('stanTysieczne').as('stan'))
    .where('idLicznika', '=', idLicznika)
    .where('kiedyUtworzono', '>=', zgloszeniaOd(odczyt))
    .where('kiedyWycofano', 'is', null)
    .executeTakeFirstOrThrow();
  return { odczytTysieczne: odczyt?.stanTysieczne ?? null, zgloszenieTysieczne: stan };
}

/** Invoices of a year at a point, with their instalments, the newest first. A subject has few cards: one for each year. */
export const faktury = (db: Db, { podmiotId }: Whose, rok: number, idPunktu: number) =>
  fakturyPodmiotu(db, podmiotId)
    .select(['fakturyWody.idKartyNaleznosci', 'ratyZbiorcze.kwotaRatyGrosze', 'ratyZbiorcze.czySplacona'])
    .where('karty.rok', '=', rok)
    .where('wodomierze.idPunktu', '=', idPunktu)
    .orderBy('fakturyWody.dataWystawieniaFaktury', 'desc')
    .orderBy('fakturyWody.idFaktury', 'desc');

export type FakturaPunktu = Awaited<ReturnType<ReturnType<typeof faktury>['execute']>>[number];

/** Invoices of all points since a day, the newest first. */
export const fakturyOd = (db: Db, { podmiotId }: Whose, odDnia: string) =>
  fakturyPodmiotu(db, podmiotId)
    .clearSelect()
    .select(['fakturyWody.idFaktury', 'fakturyWody.numerFaktury', 'fakturyWody.dataWystawieniaFaktury'])
    .select(['fakturyWody.idKartyNaleznosci', 'ratyZbiorcze.kwotaRatyGrosze', 'punktyOdbioru.idPunktuOdbioru'])
    .where('fakturyWody.dataWystawieniaFaktury', '>=', odDnia)
    .orderBy('fakturyWody.dataWystawieniaFaktury', 'desc')
    .orderBy('fakturyWody.idFaktury', 'desc')
    .limit(NEWEST);

/** An invoice whose document is issued. */
export const faktura = (
  db: Db,
  { podmiotId }: Whose,
  of: { idKartyNaleznosci: number; idPunktuOdbioru: number; idDokumentuPdf: number },
) =>
  fakturyPodmiotu(db, podmiotId)
    .select(['odczyty.stanTysieczne', 'wodomierze.nrLicznika', 'wodomierze.idPunktu', 'wodomierze.miejsce'])
    .select(['wodomierze.dataMontazu', 'karty.numerKontaBankowego', 'karty.nazwaPlatnika'])
    .where('fakturyWody.idDokumentuPdf', '=', of.idDokumentuPdf)
    .where('fakturyWody.idKartyNaleznosci', '=', of.idKartyNaleznosci)
    .where('wodomierze.idPunktu', '=', of.idPunktuOdbioru);

const fakturyPodmiotu = (db: Db, podmiotId: number) =>
  punktyPodmiotu(db, podmiotId)
    .innerJoin('wodomierze', 'wodomierze.idPunktu', 'punktyOdbioru.idPunktuOdbioru')
    .innerJoin('odczyty', 'odczyty.idLicznika', 'wodomierze.idLicznika')
    .innerJoin('fakturyWody', 'fakturyWody.idOdczytu', 'odczyty.idOdczytu')
    .innerJoin('karty', 'karty.idKartyNaleznosci', 'fakturyWody.idKartyNaleznosci')
    .innerJoin('ratyZbiorcze', 'ratyZbiorcze.idNaleznosciRatyZbiorczej', 'fakturyWody.idNaleznosciRatyZbiorczej')
    .selectAll('fakturyWody')
    .select(['ratyZbiorcze.terminPlatnosci', 'odczyty.dataOdczytu', 'odczyty.zuzycieTysieczne'])
    .select('punktyOdbioru.adresPunktuOdbioru')
    .where('karty.podmiotId', '=', podmiotId);

/** By invoice and line. @param ids of invoices of the subject: the caller has checked them */
export const pozycje = (db: Db, ids: readonly number[]) =>
  db.selectFrom('pozycjeFaktur').selectAll().where('idFaktury', 'in', ids).orderBy('idFaktury').orderBy('lp');

export const umowa = (db: Db, idPunktu: number) =>
  db.selectFrom('umowyWody').select(['numerUmowy', 'dataZawarcia']).where('idPunktu', '=', idPunktu);

/** The day of the previous reading at the same place: the first reading of a meter follows the last one of its predecessor. */
export const poprzedniOdczyt = (
  db: Db,
  { idPunktu, miejsce, dataOdczytu }: { idPunktu: number; miejsce: number; dataOdczytu: string },
) => odczyty(db, { idPunktu, miejsce }).where('odczyty.dataOdczytu', '<', dataOdczytu).limit(1);
