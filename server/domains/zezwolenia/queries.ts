import type { Db } from '../../engine/db/open.ts';

/** Permits that a card is the fee of. @param idKartyNaleznosci of the subject: whoever calls has looked */
export const zezwolenia = (db: Db, idKartyNaleznosci: number) =>
  db
    .selectFrom('oplatyZezwolen')
    .innerJoin('zezwolenia', 'zezwolenia.id', 'oplatyZezwolen.zezwolenieId')
    .selectAll('zezwolenia')
    .select(['oplatyZezwolen.nrRaty', 'oplatyZezwolen.czyNieterminoweOswiadczenie'])
    .where('oplatyZezwolen.idKartyNaleznosci', '=', idKartyNaleznosci)
    .orderBy('oplatyZezwolen.nrRaty');

export type ZezwolenieKarty = Awaited<ReturnType<ReturnType<typeof zezwolenia>['execute']>>[number];

/** What each permit owes in each instalment. */
export const czesci = (db: Db, idKartyNaleznosci: number) =>
  db
    .selectFrom('ratyZbiorcze')
    .innerJoin('raty', 'raty.idNaleznosciRatyZbiorczej', 'ratyZbiorcze.idNaleznosciRatyZbiorczej')
    .select(['ratyZbiorcze.idNaleznosciRatyZbiorczej', 'raty.nrRaty', 'raty.kwotaRatyGrosze'])
    .where('ratyZbiorcze.idKartyNaleznosci', '=', idKartyNaleznosci)
    .execute();

/** What was paid on top, and what was cancelled: neither is on the card. */
export const doplaty = (db: Db, idKartyNaleznosci: number) =>
  db
    .selectFrom('doplatyZezwolen')
    .selectAll()
    .where('idKartyNaleznosci', '=', idKartyNaleznosci)
    .orderBy('dataWplaty')
    .orderBy('id');
