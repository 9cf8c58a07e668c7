import type { Db } from '../../engine/db/open.ts';
import { ratyZCzesciami } from '../naleznosci/queries.ts';

/**
 * The parts of each instalment of a card, by due date, each with the row of `oplatyLokalne` that they are charged by.
 *
 * @param idKartyNaleznosci the caller has checked that the card belongs to the subject
 */
export const oplaty = (db: Db, idKartyNaleznosci: number) =>
  ratyZCzesciami(db)
    .innerJoin('oplatyLokalne', 'oplatyLokalne.idKartyNaleznosci', 'ratyZbiorcze.idKartyNaleznosci')
    .selectAll('oplatyLokalne')
    .select([
      'ratyZbiorcze.idNaleznosciRatyZbiorczej',
      'ratyZbiorcze.terminPlatnosci',
      'raty.rodzajOplaty',
      'raty.kwotaRatyGrosze',
    ])
    .where('oplatyLokalne.idKartyNaleznosci', '=', idKartyNaleznosci)
    .orderBy('ratyZbiorcze.terminPlatnosci')
    .orderBy('ratyZbiorcze.idNaleznosciRatyZbiorczej')
    .orderBy('raty.nrRaty');

export type OplataRow = Awaited<ReturnType<ReturnType<typeof oplaty>['execute']>>[number];
