import type { Db } from '../../engine/db/open.ts';
import { isFree } from '../platnosci/wolneRaty.ts';

/** Accounts with consent to reminders, by number. */
export const zeZgoda = (db: Db, afterKontoId: number, limit: number) =>
  db
    .selectFrom('konta')
    .select(['kontoId', 'zgodaEmail', 'zgodaTelefon'])
    .where('kontoId', '>', afterKontoId)
    .where('stan', '=', 'AKTYWNE')
    .where('czyZablokowane', '=', 0)
    .where((eb) => eb.or([eb('zgodaEmail', 'is not', null), eb('zgodaTelefon', 'is not', null)]))
    .orderBy('kontoId')
    .limit(limit);

/**
 * The unpaid instalments of these accounts within the days, without those with a pending payment: only cards of the subjects they
 * act for. The query starts from the accounts, so its cost depends on their number, not on the number of instalments; SQLite
 * keeps the order of a cross join.
 */
const nadchodzace = (db: Db, kontoIds: readonly number[], fromDay: string, toDay: string) =>
  db
    .selectFrom('kontaPodmioty')
    .crossJoin('podmioty')
    .crossJoin('karty')
    .crossJoin('ratyZbiorcze')
    .whereRef('podmioty.podmiotId', '=', 'kontaPodmioty.podmiotId')
    .whereRef('karty.podmiotId', '=', 'podmioty.podmiotId')
    .whereRef('karty.czyInstytucja', '=', 'podmioty.czyInstytucja')
    .whereRef('ratyZbiorcze.idKartyNaleznosci', '=', 'karty.idKartyNaleznosci')
    .whereRef('ratyZbiorcze.podmiotId', '=', 'karty.podmiotId')
    .where('kontaPodmioty.kontoId', 'in', kontoIds)
    .where('ratyZbiorcze.terminPlatnosci', '>=', fromDay)
    .where('ratyZbiorcze.terminPlatnosci', '<=', toDay)
    .where('ratyZbiorcze.czySplacona', '=', 0)
    .where(isFree());

/** The days on which an account has something to pay. */
export const terminyKont = (db: Db, kontoIds: readonly number[], fromDay: string, toDay: string) =>
  nadchodzace(db, kontoIds, fromDay, toDay)
    .select(['kontaPodmioty.kontoId', 'ratyZbiorcze.terminPlatnosci'])
    .distinct();

/** Everything an account has to pay on a day. */
export const naDzien = (db: Db, kontoId: number, day: string) =>
  nadchodzace(db, [kontoId], day, day)
    .selectAll('ratyZbiorcze')
    .select(['karty.aplikacjaNaleznosci', 'karty.symbolKarty', 'karty.nazwaPlatnika'])
    .orderBy('karty.idKartyNaleznosci')
    .orderBy('ratyZbiorcze.idNaleznosciRatyZbiorczej')
    .execute();
