import type { Db } from '../../engine/db/open.ts';
import type { PodmiotRow } from '../../engine/db/tables.ts';
import type { KanalPlatnosci } from '../naleznosci/tables.ts';
import type { Czesc, Wiersz } from './readZlecenie.ts';
import type { Stan } from './states.ts';
import { startOfYear, yearOf } from './times.ts';

/** Whose orders a query may see. */
type Whose = Pick<PodmiotRow, 'podmiotId'>;

/** An order with the symbol of its card. */
export type Platnosc = Wiersz & { symbolKarty: string };

const zleceniaOf = (db: Db, whose: Whose) =>
  db.selectFrom('zlecenia').where('zlecenia.podmiotId', '=', whose.podmiotId);

/** One order; undefined for an unknown one and for somebody else's. */
export const platnosc = (db: Db, whose: Whose, idPrzelewu: string): Promise<Platnosc | undefined> =>
  withKarta(zleceniaOf(db, whose).where('idPrzelewu', '=', idPrzelewu)).executeTakeFirst();

/** Orders of a year in Warsaw, the newest first. */
export const platnosci = (db: Db, whose: Whose, rok: number): Promise<Platnosc[]> =>
  withKarta(
    zleceniaOf(db, whose)
      .where('zleconoMs', '>=', startOfYear(rok))
      .where('zleconoMs', '<', startOfYear(rok + 1)),
  )
    .orderBy('zleconoMs', 'desc')
    .orderBy('zlecenia.id', 'desc')
    .execute();

const withKarta = (query: ReturnType<typeof zleceniaOf>) =>
  query
    .innerJoin('karty', 'karty.idKartyNaleznosci', 'zlecenia.idKartyNaleznosci')
    .selectAll('zlecenia')
    .select('symbolKarty');

/** Orders of a subject in one of these states, the newest first. */
export const wStanie = (db: Db, whose: Whose, stany: readonly Stan[]): Promise<Platnosc[]> =>
  withKarta(zleceniaOf(db, whose).where('stan', 'in', stany))
    .orderBy('zleconoMs', 'desc')
    .orderBy('zlecenia.id', 'desc')
    .execute();

/** Years with orders, the newest first. */
export async function lata(db: Db, whose: Whose): Promise<number[]> {
  const rows = await zleceniaOf(db, whose).select('zleconoMs').orderBy('zleconoMs', 'desc').execute();
  return [...new Set(rows.map(({ zleconoMs }) => yearOf(zleconoMs)))];
}

/** The parts of these orders, by order. */
export async function czesci(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, Czesc[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('zleceniaRaty').selectAll().where('zlecenieId', 'in', ids).orderBy('lp').execute();
  return Map.groupBy(rows, (row) => row.zlecenieId);
}

/** Instalments of a subject with a payment under way. */
export async function zajete(db: Db, whose: Whose): Promise<ReadonlySet<number>> {
  const rows = await zleceniaOf(db, whose)
    .innerJoin('zajeteRaty', 'zajeteRaty.zlecenieId', 'zlecenia.id')
    .select('idNaleznosciRatyZbiorczej')
    .execute();
  return new Set(rows.map((row) => row.idNaleznosciRatyZbiorczej));
}

/** Instalments of a card with a payment under way, and its channel. */
export async function zlecono(
  db: Db,
  whose: Whose,
  idKartyNaleznosci: number,
): Promise<ReadonlyMap<number, KanalPlatnosci>> {
  const rows = await db
    .selectFrom('zlecenia')
    .innerJoin('zajeteRaty', 'zajeteRaty.zlecenieId', 'zlecenia.id')
    .select(['idNaleznosciRatyZbiorczej', 'kanal'])
    .where('idKartyNaleznosci', '=', idKartyNaleznosci)
    .where('podmiotId', '=', whose.podmiotId)
    .execute();
  return new Map(rows.map((row) => [row.idNaleznosciRatyZbiorczej, row.kanal]));
}
