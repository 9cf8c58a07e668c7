import { createHash } from 'node:crypto';
import type { Db } from '../../engine/db/open.ts';
import { askSoon } from './askSoon.ts';
import type { Kanal, Kanaly } from './kanal.ts';
import type { Platnosci } from './paymentWork.ts';
import { readZlecenie } from './readZlecenie.ts';
import type { PowiadomienieRow } from './tables.ts';

/** Limits so that notices about one order fill no disk; unsigned ones leave room for those with a signed amount. */
const MOST_NOTICES = { bare: 50, withAmount: 100 };
const LONGEST_NOTICE = 16 * 1024;

/**
 * Accepts a notice of a provider: it is stored once, unchanged, and only prompts a query. One that is forged, or of no order of
 * this channel, is logged and not stored. The caller wakes the office's work.
 *
 * @returns whether it was genuine and named an order, which decides the response to the provider
 */
export async function takeNotice(
  { database, services, log, now }: Platnosci,
  channel: keyof Kanaly,
  raw: string,
  headers: Parameters<Kanal['readNotice']>[1],
): Promise<boolean> {
  const db = database.query;
  const kanal = services.platnosci?.[channel];
  if (!kanal) return false;
  const which = raw.length <= LONGEST_NOTICE ? kanal.readNotice(raw, headers) : undefined;
  const read = which && (await readZlecenie(db, which));
  if (!read || read.wiersz.kanal !== kanal.kod) {
    const kod = which ? 'POWIADOMIENIE_NIEZNANE' : 'POWIADOMIENIE_FALSZYWE';
    log({ poziom: 'ostrzezenie', zdarzenie: 'platnosc-alarm', kod });
    return false;
  }
  const { id } = read.wiersz;
  const nowMs = now().getTime();
  const most = which?.kwotaGrosze === undefined ? MOST_NOTICES.bare : MOST_NOTICES.withAmount;
  await keep(db, { kanal: kanal.kod, tresc: raw, zlecenieId: id, kiedyMs: nowMs }, most);
  await askSoon(db, id, nowMs);
  return true;
}

type Notice = Pick<PowiadomienieRow, 'kanal' | 'tresc' | 'kiedyMs'> & { zlecenieId: number };

async function keep(db: Db, notice: Notice, most: number): Promise<void> {
  const { count } = await db
    .selectFrom('powiadomienia')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('zlecenieId', '=', notice.zlecenieId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= most) return;
  const idZewnetrzne = createHash('sha256').update(notice.tresc).digest('base64url');
  await db
    .insertInto('powiadomienia')
    .values({ ...notice, idZewnetrzne })
    .onConflict((conflict) => conflict.columns(['kanal', 'idZewnetrzne']).doNothing())
    .execute();
}
