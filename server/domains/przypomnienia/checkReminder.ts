import { todayAt } from '../../engine/calendar/today.ts';
import type { Db } from '../../engine/db/open.ts';
import type { Verdict } from '../../engine/outbox/sending.ts';
import { naDzien } from './queries.ts';
import { readKlucz } from './reminderKey.ts';
import { decentMs } from './sendingHours.ts';

/**
 * Whether a message of an outbox may be sent now. A reminder may wait there, for the morning or for an unavailable server:
 * if the consent was withdrawn meanwhile, or everything is paid, it is never sent.
 */
export async function checkReminder(
  db: Db,
  consent: 'zgodaEmail' | 'zgodaTelefon',
  message: { klucz: string; dokad: string },
  now: Date,
): Promise<Verdict> {
  const reminder = readKlucz(message.klucz);
  if (!reminder) return 'go';
  const { kontoId, day } = reminder;
  const konto = await db
    .selectFrom('konta')
    .select([consent, 'stan', 'czyZablokowane'])
    .where('kontoId', '=', kontoId)
    .executeTakeFirst();
  const wanted = konto?.stan === 'AKTYWNE' && konto.czyZablokowane === 0 && konto[consent] === message.dokad;
  if (!wanted || day < todayAt(now) || (await naDzien(db, kontoId, day)).length === 0) return 'never';
  const ms = decentMs(now);
  return ms > now.getTime() ? ms : 'go';
}
