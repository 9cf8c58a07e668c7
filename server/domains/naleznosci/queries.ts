import type { Db } from '../../engine/db/open.ts';
import { type Placeholders, prepared } from '../../engine/db/prepared.ts';
import type { PodmiotRow } from '../../engine/db/tables.ts';
import { NotFound } from '../../engine/http/refusals.ts';
import type { KartaRow, RataRow, RataZbiorczaRow, WspolzobowiazanyRow } from './tables.ts';

/** Whose data a query may see: always the chosen subject, and only cards of its own kind. */
type Whose = Pick<PodmiotRow, 'podmiotId' | 'czyInstytucja'>;

const kartyOf = (db: Db, whose: Whose | Placeholders<Whose>) =>
  db
    .selectFrom('karty')
    .where('karty.podmiotId', '=', whose.podmiotId)
    .where('karty.czyInstytucja', '=', whose.czyInstytucja);

/** A card with the address of its point. */
export type KartaIPunkt = KartaRow & { adresPunktuOdbioru: string | null };

const kartyIPunktyOf = (db: Db, whose: Whose | Placeholders<Whose>) =>
  kartyOf(db, whose)
    .leftJoin('punktyOdbioru', 'punktyOdbioru.idPunktuOdbioru', 'karty.idPunktuOdbioru')
    .selectAll('karty')
    .select('punktyOdbioru.adresPunktuOdbioru');

const lataOf = prepared((db, whose: Placeholders<Whose>) =>
  kartyOf(db, whose).select('rok').distinct().orderBy('rok', 'desc'),
);

/** Years with cards, the newest first. */
export async function lata(db: Db, whose: Whose): Promise<number[]> {
  return (await lataOf(db, whose)).map(({ rok }) => rok);
}

type OfYear = Whose & { rok: number };
type OfCard = Pick<Whose, 'podmiotId'> & { idKartyNaleznosci: number };

const kartyRoku = prepared((db, given: Placeholders<OfYear>) =>
  kartyOf(db, given).selectAll().where('rok', '=', given.rok).orderBy('idKartyNaleznosci'),
);

/** The cards of a year. */
export const karty = (db: Db, { podmiotId, czyInstytucja }: Whose, rok: number): Promise<KartaRow[]> =>
  kartyRoku(db, { podmiotId, czyInstytucja, rok });

/** One query for both: the list of dues is the most frequent call of a resident. */
const kartyIZalegleOf = (db: Db, given: Placeholders<OfYear>) =>
  kartyIPunktyOf(db, given)
    .where((eb) => {
      const unpaid = eb
        .selectFrom('ratyZbiorcze')
        .select('ratyZbiorcze.idNaleznosciRatyZbiorczej')
        .whereRef('ratyZbiorcze.idKartyNaleznosci', '=', 'karty.idKartyNaleznosci')
        .where('ratyZbiorcze.podmiotId', '=', given.podmiotId)
        .where('ratyZbiorcze.czySplacona', '=', 0);
      return eb.or([eb('karty.rok', '=', given.rok), eb.and([eb('karty.rok', '<', given.rok), eb.exists(unpaid)])]);
    })
    .orderBy('karty.rok')
    .orderBy('karty.idKartyNaleznosci');
const kartyIZalegleWszystkie = prepared(kartyIZalegleOf);
const kartyIZalegleRodzaju = prepared((db, given: Placeholders<OfYear & { rodzaj: string }>) =>
  kartyIZalegleOf(db, given).where('karty.aplikacjaNaleznosci', '=', given.rodzaj),
);

/** The cards of a year, and before them those of earlier years with unpaid instalments. @param rodzaj only of this kind of dues */
export function kartyIZalegle(
  db: Db,
  { podmiotId, czyInstytucja }: Whose,
  rok: number,
  rodzaj?: string,
): Promise<KartaIPunkt[]> {
  const ofYear = { podmiotId, czyInstytucja, rok };
  return rodzaj ? kartyIZalegleRodzaju(db, { ...ofYear, rodzaj }) : kartyIZalegleWszystkie(db, ofYear);
}

const kartaOf = prepared((db, given: Placeholders<Whose & OfCard>) =>
  kartyIPunktyOf(db, given).where('karty.idKartyNaleznosci', '=', given.idKartyNaleznosci),
);

/** @throws NotFound alike for an unknown card and for somebody else's */
export async function requireKarta(
  db: Db,
  { podmiotId, czyInstytucja }: Whose,
  idKartyNaleznosci: number,
): Promise<KartaIPunkt> {
  const [karta] = await kartaOf(db, { podmiotId, czyInstytucja, idKartyNaleznosci });
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

const wspolzobowiazaniOf = prepared((db, { ids }: Placeholders<{ ids: readonly number[] }>) =>
  db.selectFrom('wspolzobowiazani').selectAll().where('idKartyNaleznosci', 'in', ids).orderBy('id'),
);

export const wspolzobowiazani = async (db: Db, ids: readonly number[]): Promise<WspolzobowiazanyRow[]> =>
  ids.length > 0 ? wspolzobowiazaniOf(db, { ids }) : [];

const niesplaconeOf = prepared((db, { ids, podmiotId }: Placeholders<{ ids: readonly number[]; podmiotId: number }>) =>
  db
    .selectFrom('ratyZbiorcze')
    .selectAll()
    .where('idKartyNaleznosci', 'in', ids)
    .where('podmiotId', '=', podmiotId)
    .where('czySplacona', '=', 0),
);

/** The unpaid instalments of these cards. */
export const niesplacone = async (db: Db, { podmiotId }: Whose, ids: readonly number[]): Promise<RataZbiorczaRow[]> =>
  ids.length > 0 ? niesplaconeOf(db, { ids, podmiotId }) : [];

const wszystkieOf = prepared((db, whose: Placeholders<Whose>) =>
  kartyOf(db, whose).selectAll('karty').orderBy('rok', 'desc').orderBy('idKartyNaleznosci'),
);

/** The cards of all years, the newest first. */
export const wszystkieKarty = (db: Db, { podmiotId, czyInstytucja }: Whose): Promise<KartaRow[]> =>
  wszystkieOf(db, { podmiotId, czyInstytucja });

/** Letters about unpaid dues since a day, the newest first: what was booked with a number and is no assessment. */
export const pisma = (db: Db, whose: Whose, odDnia: string) =>
  kartyOf(db, whose)
    .innerJoin('elementy', 'elementy.idKartyNaleznosci', 'karty.idKartyNaleznosci')
    .select(['elementy.id as idElementu', 'elementy.idKartyNaleznosci', 'elementy.opis', 'elementy.dataOperacji'])
    .where('elementy.podmiotId', '=', whose.podmiotId)
    .where('elementy.dataOperacji', '>=', odDnia)
    .where('elementy.nrDecyzji', 'is not', null)
    .where('elementy.typ', '!=', 'Przypis')
    .orderBy('elementy.dataOperacji', 'desc')
    .orderBy('elementy.id', 'desc')
    .execute();

const ratyZbiorczeOf = prepared((db, { idKartyNaleznosci, podmiotId }: Placeholders<OfCard>) =>
  db
    .selectFrom('ratyZbiorcze')
    .selectAll()
    .where('idKartyNaleznosci', '=', idKartyNaleznosci)
    .where('podmiotId', '=', podmiotId)
    .orderBy('terminPlatnosci')
    .orderBy('idNaleznosciRatyZbiorczej'),
);

/** The instalments of a card by date of payment. */
export const ratyZbiorcze = (db: Db, { podmiotId }: Whose, idKartyNaleznosci: number): Promise<RataZbiorczaRow[]> =>
  ratyZbiorczeOf(db, { podmiotId, idKartyNaleznosci });

const ratyOf = prepared((db, { idKartyNaleznosci, podmiotId }: Placeholders<OfCard>) =>
  db
    .selectFrom('raty')
    .innerJoin('ratyZbiorcze', 'ratyZbiorcze.idNaleznosciRatyZbiorczej', 'raty.idNaleznosciRatyZbiorczej')
    .selectAll('raty')
    .where('ratyZbiorcze.idKartyNaleznosci', '=', idKartyNaleznosci)
    .where('ratyZbiorcze.podmiotId', '=', podmiotId)
    .orderBy('raty.idNaleznosciRatyZbiorczej')
    .orderBy('raty.nrRaty'),
);

/** The parts of a card's instalments. */
export const raty = (db: Db, { podmiotId }: Whose, idKartyNaleznosci: number): Promise<RataRow[]> =>
  ratyOf(db, { podmiotId, idKartyNaleznosci });

const wplatyOf = prepared((db, { idKartyNaleznosci, podmiotId }: Placeholders<OfCard>) =>
  db
    .selectFrom('wplaty')
    .selectAll()
    .where('idKartyNaleznosci', '=', idKartyNaleznosci)
    .where('podmiotId', '=', podmiotId)
    .orderBy('dataOperacji', 'desc')
    .orderBy('id', 'desc'),
);

/** Booked payments of a card, the newest first. */
export const wplaty = (db: Db, { podmiotId }: Whose, idKartyNaleznosci: number) =>
  wplatyOf(db, { podmiotId, idKartyNaleznosci });

const elementyOf = prepared((db, { idKartyNaleznosci, podmiotId }: Placeholders<OfCard>) =>
  db
    .selectFrom('elementy')
    .selectAll()
    .where('idKartyNaleznosci', '=', idKartyNaleznosci)
    .where('podmiotId', '=', podmiotId)
    .orderBy('dataOperacji', 'desc')
    .orderBy('id', 'desc'),
);

/** Collection elements of a card, the newest first. */
export const elementy = (db: Db, { podmiotId }: Whose, idKartyNaleznosci: number) =>
  elementyOf(db, { podmiotId, idKartyNaleznosci });

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
