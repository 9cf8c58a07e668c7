import type { Db } from '../../engine/db/open.ts';
import { ratyZCzesciami } from '../naleznosci/queries.ts';

/** The permits whose fee is on a card. @param idKartyNaleznosci of the subject: the caller has checked it */
export const zezwolenia = (db: Db, idKartyNaleznosci: number) =>
  db
    .selectFrom('oplatyZezwolen')
    .innerJoin('zezwolenia', 'zezwolenia.id', 'oplatyZezwolen.zezwolenieId')
    .selectAll('zezwolenia')
    .select(['oplatyZezwolen.nrRaty', 'oplatyZezwolen.czyNieterminoweOswiadczenie'])
    .where('oplatyZezwolen.idKartyNaleznosci', '=', idKartyNaleznosci)
    .orderBy('oplatyZezwolen.nrRaty');

export type ZezwolenieKarty = Awaited<ReturnType<ReturnType<typeof zezwolenia>['execute']>>[number];

/** All cards with the fee of one of these permits. */
export async function kartyZezwolen(db: Db, zezwolenia: readonly number[]): Promise<Map<number, number[]>> {
  const rows = await db
    .selectFrom('oplatyZezwolen')
    .select(['zezwolenieId', 'idKartyNaleznosci'])
    .where('zezwolenieId', 'in', zezwolenia)
    .orderBy('idKartyNaleznosci')
    .execute();
  const byCard = Map.groupBy(rows, (row) => row.idKartyNaleznosci);
  return new Map([...byCard].map(([card, of]) => [card, of.map(({ zezwolenieId }) => zezwolenieId)]));
}

/** The part of each permit in each instalment. */
export const czesci = (db: Db, idKartyNaleznosci: number) =>
  ratyZCzesciami(db)
    .select(['ratyZbiorcze.idNaleznosciRatyZbiorczej', 'raty.nrRaty', 'raty.kwotaRatyGrosze'])
    .where('ratyZbiorcze.idKartyNaleznosci', '=', idKartyNaleznosci)
    .execute();

/** Additional and cancelled payments, which are not on the card. */
export const doplaty = (db: Db, idKartyNaleznosci: number) =>
  db
    .selectFrom('doplatyZezwolen')
    .selectAll()
    .where('idKartyNaleznosci', '=', idKartyNaleznosci)
    .orderBy('dataWplaty')
    .orderBy('id');
