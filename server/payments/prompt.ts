import { createHash } from 'node:crypto';
import type { Db } from '../db/open.ts';
import type { Kanal, Kanaly } from './kanal.ts';
import { readZlecenie } from './read.ts';
import { LIVE } from './states.ts';
import { ASK_EVERY_MS } from './times.ts';
import type { Platnosci } from './work.ts';

/** A storm of notices about one order fills no disk. */
const MOST_NOTICES = 50;
const LONGEST_NOTICE = 16 * 1024;

/**
 * Has the provider asked about an order soon: at once, or as soon as it may be asked again. Whatever prompts it proves
 * nothing by itself.
 *
 * @param how `look`: somebody looks at a payment that waits
 */
export async function askSoon(
  db: Db,
  id: number,
  nowMs: number,
  how: keyof typeof ASK_EVERY_MS = 'prompt',
): Promise<void> {
  const row = await db.selectFrom('zlecenia').select(['pytanoMs', 'stan']).where('id', '=', id).executeTakeFirst();
  if (!row || row.stan === 'NOWA' || row.stan === 'OPLACONA') return;
  if (how === 'look' && !LIVE.includes(row.stan)) return;
  const soon = Math.max(nowMs, (row.pytanoMs ?? 0) + ASK_EVERY_MS[how]);
  await db
    .updateTable('zlecenia')
    .set({ nastepnaMs: soon })
    .where('id', '=', id)
    .where('stan', '=', row.stan)
    .where((eb) => eb.or([eb('nastepnaMs', 'is', null), eb('nastepnaMs', '>', soon)]))
    .execute();
}

/**
 * Takes a notice of a provider: kept as it came, once, and only a prompt to ask. One that is not genuine, or of no order of
 * this channel, is not kept; the log says so. The caller wakes the office's work.
 *
 * @returns whether it was genuine and of an order, for the answer that the provider expects
 */
export async function takeNotice(
  { database, platnosci, log, now }: Platnosci,
  channel: keyof Kanaly,
  raw: string,
  headers: Parameters<Kanal['readNotice']>[1],
): Promise<boolean> {
  const db = database.query;
  const kanal = platnosci?.[channel];
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
  await keep(db, kanal.kod, id, raw, nowMs);
  await askSoon(db, id, nowMs);
  return true;
}

async function keep(db: Db, kanal: Kanal['kod'], zlecenieId: number, raw: string, kiedyMs: number): Promise<void> {
  const { count } = await db
    .selectFrom('powiadomienia')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('zlecenieId', '=', zlecenieId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_NOTICES) return;
  const idZewnetrzne = createHash('sha256').update(raw).digest('base64url');
  await db
    .insertInto('powiadomienia')
    .values({ kanal, idZewnetrzne, tresc: raw, zlecenieId, kiedyMs })
    .onConflict((conflict) => conflict.columns(['kanal', 'idZewnetrzne']).doNothing())
    .execute();
}
