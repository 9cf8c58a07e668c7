import type { Db } from '../../engine/db/open.ts';
import type { PodmiotRow } from '../../engine/db/tables.ts';
import { NotFound } from '../../engine/http/refusals.ts';
import type { KartaRow, RataRow, RataZbiorczaRow, WspolzobowiazanyRow } from './tables.ts';

/** Whose data a query may see: always the chosen subject, and only cards of its own kind. */
type Whose = Pick<PodmiotRow, 'podmiotId' | 'czyInstytucja'>;

const kartyOf = (db: Db, whose: Whose) =>
  db
    .selectFrom('karty')
    .where('karty.podmiotId', '=', whose.podmiotId)
    .where('karty.czyInstytucja', '=', whose.czyInstytucja);

/** Years with cards, the newest first. */
export async function lata(db: Db, whose: Whose): Promise<number[]> {
  const rows = await kartyOf(db, whose).select('rok').distinct().orderBy('rok', 'desc').execute();
  return rows.map(({ rok }) => rok);
}

export function karty(db: Db, whose: Whose, rok: number, rodzaj?: string): Promise<KartaRow[]> {
  const ofYear = kartyOf(db, whose).selectAll().where('rok', '=', rok).orderBy('idKartyNaleznosci');
  return (rodzaj ? ofYear.where('aplikacjaNaleznosci', '=', rodzaj) : ofYear).execute();
}

/** @throws NotFound alike for an unknown card and for somebody else's */
export async function requireKarta(db: Db, whose: Whose, idKartyNaleznosci: number): Promise<KartaRow> {
  const karta = await kartyOf(db, whose)
    .selectAll()
    .where('idKartyNaleznosci', '=', idKartyNaleznosci)
    .executeTakeFirst();
  if (!karta) throw new NotFound();
  return karta;
}

/** The cards of the same subject matter, the newest first. */
export function kartyTegoSamego(
  db: Db,
  whose: Whose,
  { aplikacjaNaleznosci, idPunktuOdbioru }: KartaRow,
  rok?: number,
): Promise<Pick<KartaRow, 'rok' | 'idKartyNaleznosci' | 'symbolKarty'>[]> {
  return kartyOf(db, whose)
    .select(['rok', 'idKartyNaleznosci', 'symbolKarty'])
    .where('aplikacjaNaleznosci', '=', aplikacjaNaleznosci)
    .where('idPunktuOdbioru', idPunktuOdbioru === null ? 'is' : '=', idPunktuOdbioru)
    .$if(rok !== undefined, (query) => query.where('rok', '=', rok!))
    .orderBy('rok', 'desc')
    .orderBy('idKartyNaleznosci')
    .execute();
}

export function wspolzobowiazani(db: Db, ids: readonly number[]): Promise<WspolzobowiazanyRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db.selectFrom('wspolzobowiazani').selectAll().where('idKartyNaleznosci', 'in', ids).orderBy('id').execute();
}

/** The unpaid instalments of these cards. */
export function niesplacone(db: Db, whose: Whose, ids: readonly number[]): Promise<RataZbiorczaRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('ratyZbiorcze')
    .selectAll()
    .where('idKartyNaleznosci', 'in', ids)
    .where('podmiotId', '=', whose.podmiotId)
    .where('czySplacona', '=', 0)
    .execute();
}

/** The instalments of a card by date of payment. */
export const ratyZbiorcze = (db: Db, whose: Whose, idKartyNaleznosci: number): Promise<RataZbiorczaRow[]> =>
  db
    .selectFrom('ratyZbiorcze')
    .selectAll()
    .where('idKartyNaleznosci', '=', idKartyNaleznosci)
    .where('podmiotId', '=', whose.podmiotId)
    .orderBy('terminPlatnosci')
    .orderBy('idNaleznosciRatyZbiorczej')
    .execute();

export const raty = (db: Db, whose: Whose, idKartyNaleznosci: number): Promise<RataRow[]> =>
  db
    .selectFrom('raty')
    .innerJoin('ratyZbiorcze', 'ratyZbiorcze.idNaleznosciRatyZbiorczej', 'raty.idNaleznosciRatyZbiorczej')
    .selectAll('raty')
    .where('ratyZbiorcze.idKartyNaleznosci', '=', idKartyNaleznosci)
    .where('ratyZbiorcze.podmiotId', '=', whose.podmiotId)
    .orderBy('raty.idNaleznosciRatyZbiorczej')
    .orderBy('raty.nrRaty')
    .execute();

/** Booked payments of a card, the newest first. */
export const wplaty = (db: Db, whose: Whose, idKartyNaleznosci: number) =>
  db
    .selectFrom('wplaty')
    .selectAll()
    .where('idKartyNaleznosci', '=', idKartyNaleznosci)
    .where('podmiotId', '=', whose.podmiotId)
    .orderBy('dataOperacji', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Collection elements of a card, the newest first. */
export const elementy = (db: Db, whose: Whose, idKartyNaleznosci: number) =>
  db
    .selectFrom('elementy')
    .selectAll()
    .where('idKartyNaleznosci', '=', idKartyNaleznosci)
    .where('podmiotId', '=', whose.podmiotId)
    .orderBy('dataOperacji', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** An instalment with its parts as they are now; undefined: there is none. */
export async function rataTeraz(trx: Db, idNaleznosciRatyZbiorczej: number) {
  const rata = await trx
    .selectFrom('ratyZbiorcze')
    .select('czySplacona')
    .where('idNaleznosciRatyZbiorczej', '=', idNaleznosciRatyZbiorczej)
    .executeTakeFirst();
  if (!rata || rata.czySplacona) return rata && { ...rata, czesci: [] };
  const czesci = await trx
    .selectFrom('raty')
    .selectAll()
    .where('idNaleznosciRatyZbiorczej', '=', idNaleznosciRatyZbiorczej)
    .execute();
  return { ...rata, czesci };
}

/** Instalments of all cards with their parts: what another domain narrows to its cards, or joins its own tables to. */
export const ratyZCzesciami = (db: Db) =>
  db
    .selectFrom('ratyZbiorcze')
    .innerJoin('raty', 'raty.idNaleznosciRatyZbiorczej', 'ratyZbiorcze.idNaleznosciRatyZbiorczej');

/** Instalments due on a day or later, with their cards, by due date. @param idKartyNaleznosci only of this card */
export const terminy = (db: Db, whose: Whose, odDnia: string, idKartyNaleznosci?: number) =>
  kartyOf(db, whose)
    .innerJoin('ratyZbiorcze', 'ratyZbiorcze.idKartyNaleznosci', 'karty.idKartyNaleznosci')
    .selectAll('ratyZbiorcze')
    .select(['karty.aplikacjaNaleznosci', 'karty.symbolKarty', 'karty.numerKontaBankowego'])
    .where('ratyZbiorcze.podmiotId', '=', whose.podmiotId)
    .where('ratyZbiorcze.terminPlatnosci', '>=', odDnia)
    .$if(idKartyNaleznosci !== undefined, (query) => query.where('karty.idKartyNaleznosci', '=', idKartyNaleznosci!))
    .orderBy('ratyZbiorcze.terminPlatnosci')
    .orderBy('ratyZbiorcze.idNaleznosciRatyZbiorczej')
    .execute();
