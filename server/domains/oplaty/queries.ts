import type { Db } from '../../engine/db/open.ts';

/** Parts of the instalments of a card with what they are owed by, in the order of their terms. @param idKartyNaleznosci of the subject: whoever calls has looked */
export const oplaty = (db: Db, idKartyNaleznosci: number) =>
  db
    .selectFrom('oplatyLokalne')
    .innerJoin('ratyZbiorcze', 'ratyZbiorcze.idKartyNaleznosci', 'oplatyLokalne.idKartyNaleznosci')
    .innerJoin('raty', 'raty.idNaleznosciRatyZbiorczej', 'ratyZbiorcze.idNaleznosciRatyZbiorczej')
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
