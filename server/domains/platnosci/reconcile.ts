import type { Db } from '../../engine/db/open.ts';
import { lockKarta } from '../naleznosci/lockKarta.ts';
import { advance } from './advance.ts';
import { type Asked, type Decision, decide, zajeta } from './decide.ts';
import { readZlecenie, type Wiersz } from './readZlecenie.ts';

/** Applies a provider's answer to an order, in one transaction. @returns what was decided */
export function reconcile(
  db: Db,
  { id, idKartyNaleznosci }: Wiersz,
  asked: Asked,
): Promise<Pick<Decision, 'stan' | 'alarm' | 'again'>> {
  return db.transaction().execute(async (trx) => {
    await lockKarta(trx, idKartyNaleznosci);
    const read = await readZlecenie(trx, { id });
    if (!read) throw new Error(`Order ${id} is gone.`);
    const { wiersz } = read;
    const first = decide(wiersz, asked);
    const decision = first.needsFree && !(await takeBack(trx, wiersz)) ? zajeta(asked, first) : first;
    const { stan, change } = decision;
    if (stan) await advance(trx, id, wiersz.stan, stan, change);
    else
      await trx
        .updateTable('zlecenia')
        .set({ ...change, proby: 0 })
        .where('id', '=', id)
        .execute();
    return decision;
  });
}

/** Money for an order that was given up is booked only if there is no other payment of its instalments. */
async function takeBack(trx: Db, { id }: Wiersz): Promise<boolean> {
  const parts = await trx
    .selectFrom('zleceniaRaty')
    .select('idNaleznosciRatyZbiorczej')
    .distinct()
    .where('zlecenieId', '=', id)
    .execute();
  const ids = parts.map((part) => part.idNaleznosciRatyZbiorczej);
  const taken = await trx
    .selectFrom('ratyZbiorcze')
    .leftJoin('zajeteRaty', 'zajeteRaty.idNaleznosciRatyZbiorczej', 'ratyZbiorcze.idNaleznosciRatyZbiorczej')
    .select('ratyZbiorcze.idNaleznosciRatyZbiorczej')
    .where('ratyZbiorcze.idNaleznosciRatyZbiorczej', 'in', ids)
    .where((eb) => eb.or([eb('czySplacona', '=', 1), eb('zajeteRaty.zlecenieId', 'is not', null)]))
    .execute();
  if (taken.length > 0) return false;
  await trx
    .insertInto('zajeteRaty')
    .values(ids.map((idNaleznosciRatyZbiorczej) => ({ idNaleznosciRatyZbiorczej, zlecenieId: id })))
    .execute();
  return true;
}
