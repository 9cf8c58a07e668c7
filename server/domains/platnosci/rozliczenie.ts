import type { Db } from '../../engine/db/open.ts';
import type { Wplata } from '../naleznosci/rozlicz.ts';
import * as naleznosci from '../naleznosci/rozliczenieQueries.ts';

/** Payments of principal on a card, by day; of an online payment it is known which instalments it paid. */
export async function wplaty(db: Db, idKartyNaleznosci: number): Promise<Wplata[]> {
  const rows = await naleznosci.wplaty(db, idKartyNaleznosci);
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
