import type { Db } from '../../engine/db/open.ts';
import type { Rata, Wplata } from './rozlicz.ts';

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

/** Payments of principal on a card, in the order of their days. */
export async function wplaty(db: Db, idKartyNaleznosci: number): Promise<Wplata[]> {
  const rows = await db
    .selectFrom('wplaty')
    .select(['dataOperacji', 'kwotaGlownaGrosze', 'zlecenieId'])
    .where('idKartyNaleznosci', '=', idKartyNaleznosci)
    .where('kwotaGlownaGrosze', '>', 0)
    .orderBy('dataOperacji')
    .orderBy('id')
    .execute();
  const orders = rows.flatMap(({ zlecenieId }) => zlecenieId ?? []);
  const parts = orders.length
    ? await db
        .selectFrom('zleceniaRaty')
        .select(['zlecenieId', 'idNaleznosciRatyZbiorczej', 'kwotaGlownaGrosze'])
        .where('zlecenieId', 'in', orders)
        .execute()
    : [];
  const paid = Map.groupBy(parts, (part) => part.zlecenieId);
  return rows.map(({ zlecenieId, ...wplata }) => {
    const own = zlecenieId === null ? undefined : paid.get(zlecenieId);
    if (!own) return { ...wplata, znane: undefined };
    const znane = new Map<number, number>();
    for (const { idNaleznosciRatyZbiorczej: id, kwotaGlownaGrosze } of own)
      znane.set(id, (znane.get(id) ?? 0) + kwotaGlownaGrosze);
    return { ...wplata, znane };
  });
}
