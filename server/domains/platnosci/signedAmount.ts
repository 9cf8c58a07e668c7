import type { Db } from '../../engine/db/open.ts';
import type { Kanal, Pytanie } from './kanal.ts';

/**
 * A provider whose status has no amount may sign one in its notices. The worst notice counts: an amount that differs
 * from the order's is left to the staff, even if another notice has the right one.
 */
export async function withSignedAmount(
  db: Db,
  kanal: Kanal,
  { id, kwotaGrosze }: { id: number; kwotaGrosze: number },
  pytanie: Pytanie,
): Promise<Pytanie> {
  if (pytanie.stan !== 'zaplacono') return pytanie;
  const rows = await db.selectFrom('powiadomienia').select('tresc').where('zlecenieId', '=', id).execute();
  const signed = rows.flatMap(({ tresc }) => kanal.readNotice(tresc, {})?.kwotaGrosze ?? []);
  const other = signed.find((grosze) => grosze !== kwotaGrosze);
  return other === undefined ? pytanie : { ...pytanie, kwotaGrosze: other };
}
