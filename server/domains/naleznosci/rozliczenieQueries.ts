import type { Db } from '../../engine/db/open.ts';
import type { Rata } from './rozlicz.ts';

/** The instalments of a card as `rozlicz` needs them, by due date. */
export async function raty(db: Db, idKartyNaleznosci: number): Promise<Rata[]> {
  const rows = await db
    .selectFrom('ratyZbiorcze')
    .select(['idNaleznosciRatyZbiorczej', 'terminPlatnosci', 'kwotaRatyGrosze', 'kwotaGlownaGrosze', 'czySplacona'])
    .where('idKartyNaleznosci', '=', idKartyNaleznosci)
    .orderBy('terminPlatnosci')
    .orderBy('idNaleznosciRatyZbiorczej')
    .execute();
  return rows.map(({ kwotaGlownaGrosze, czySplacona, ...rata }) => ({
    ...rata,
    niesplaconoGrosze: czySplacona ? 0 : kwotaGlownaGrosze,
  }));
}

/** Payments of principal on a card, by day; `zlecenieId` names the online payment behind one. */
export const wplaty = (db: Db, idKartyNaleznosci: number) =>
  db
    .selectFrom('wplaty')
    .select(['dataOperacji', 'kwotaGlownaGrosze', 'zlecenieId'])
    .where('idKartyNaleznosci', '=', idKartyNaleznosci)
    .where('kwotaGlownaGrosze', '>', 0)
    .orderBy('dataOperacji')
    .orderBy('id')
    .execute();
