import type { Db } from '../../engine/db/open.ts';
import { rozlicz } from '../naleznosci/rozlicz.ts';
import { raty } from '../naleznosci/rozliczenieQueries.ts';
import { wplaty } from '../platnosci/rozliczenie.ts';

/** Days on which the instalments of a card were paid in full, by instalment: the last of their payments. */
export async function dniSplaty(db: Db, idKartyNaleznosci: number): Promise<ReadonlyMap<number, string>> {
  const all = await raty(db, idKartyNaleznosci);
  const paid = await wplaty(db, idKartyNaleznosci);
  const days = new Map<number, string>();
  for (const [at, places] of rozlicz(all, paid).entries())
    for (const place of places) {
      const { idNaleznosciRatyZbiorczej, niesplaconoGrosze } = all[place]!;
      if (niesplaconoGrosze === 0) days.set(idNaleznosciRatyZbiorczej, paid[at]!.dataOperacji);
    }
  return days;
}
