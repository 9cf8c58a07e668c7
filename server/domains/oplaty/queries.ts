import type { Db } from '../../engine/db/open.ts';
import { ratyZCzesciami } from '../naleznosci/queries.ts';

/**
 * Components of the instalments of a card with their basis, by due date.
 *
 * @param idKartyNaleznosci of the subject: the caller has checked it
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
