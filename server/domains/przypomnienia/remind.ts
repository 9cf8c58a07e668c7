import type { Selectable } from 'kysely';
import { addDays } from '../../../src/lang/values/dates.ts';
import { isEmail } from '../../../src/lang/values/email.ts';
import { formatKwota, fromGrosze } from '../../../src/lang/values/kwota.ts';
import { todayAt } from '../../engine/calendar/today.ts';
import type { Config } from '../../engine/config/config.ts';
import { lockKonto } from '../../engine/db/lockKonto.ts';
import type { KontoRow } from '../../engine/db/tables.ts';
import { placeOf } from '../../engine/mail/places.ts';
import { type MailDesk, writeMail } from '../../engine/mail/writeMail.ts';
import { writeSms } from '../../engine/sms/writeSms.ts';
import { isLanguage } from '../../engine/words/messages.ts';
import { rodzajWord } from '../../engine/words/officeWords.ts';
import { doZaplaty } from '../platnosci/doZaplaty.ts';
import { naDzien, terminyKont, zeZgoda } from './queries.ts';
import { kluczOf } from './reminderKey.ts';
import { smsText } from './smsText.ts';

/** The number of accounts in one batch, so that nobody waits long for the database. */
const TOGETHER = 200;

export type ReminderDesk = MailDesk & { config: ReminderConfig };
type ReminderConfig = Pick<Config, 'adres' | 'przypomnienieDni' | 'pytajOZgodeEmail' | 'pytajOZgodeSms'> & {
  /** Whether the office can send text messages. */
  czySms: boolean;
};

/**
 * Writes the due reminders into the outboxes: for every account that consented, one message for each due date and
 * channel. After a late consent, or a pause of the office, the reminder is still sent until that day. Several offices
 * may do this at the same time, and may be killed: a message is written once or not at all.
 *
 * @returns how many accounts and days were checked in detail
 */
export async function remind(desk: ReminderDesk): Promise<number> {
  const { db, config } = desk;
  if (config.przypomnienieDni === 0) return 0;
  const today = todayAt(desk.now);
  const until = addDays(today, config.przypomnienieDni)!;
  let written = 0;
  for (let after = 0; ; ) {
    const accounts = await zeZgoda(db, after, TOGETHER).execute();
    if (accounts.length === 0) return written;
    const ids = accounts.map(({ kontoId }) => kontoId);
    const terms = await terminyKont(db, ids, today, until).execute();
    const known = await knownKeys(desk, terms);
    const byId = new Map(accounts.map((konto) => [konto.kontoId, konto]));
    for (const { kontoId, terminPlatnosci } of terms) {
      const klucz = kluczOf(kontoId, terminPlatnosci);
      const { zgodaEmail, zgodaTelefon } = byId.get(kontoId)!;
      const email = zgodaEmail !== null && config.pytajOZgodeEmail && !known.poczta.has(klucz);
      const sms = zgodaTelefon !== null && config.pytajOZgodeSms && config.czySms && !known.smsy.has(klucz);
      if (!email && !sms) continue;
      await db.transaction().execute((trx) => write({ ...desk, db: trx }, kontoId, terminPlatnosci));
      written++;
    }
    after = ids.at(-1)!;
  }
}

async function knownKeys({ db }: ReminderDesk, terms: readonly { kontoId: number; terminPlatnosci: string }[]) {
  const keys = terms.map(({ kontoId, terminPlatnosci }) => kluczOf(kontoId, terminPlatnosci));
  const inTable = async (table: 'poczta' | 'smsy') => {
    if (keys.length === 0) return new Set<string>();
    const rows = await db
      .selectFrom(table as 'poczta')
      .select('klucz')
      .where('klucz', 'in', keys)
      .execute();
    return new Set(rows.map(({ klucz }) => klucz));
  };
  return { poczta: await inTable('poczta'), smsy: await inTable('smsy') };
}

/** Locks the account, so that its consent and its unpaid instalments are the present ones. */
async function write(desk: ReminderDesk, kontoId: number, day: string): Promise<void> {
  const { db, config } = desk;
  await lockKonto(db, kontoId);
  const konto = await db.selectFrom('konta').selectAll().where('kontoId', '=', kontoId).executeTakeFirst();
  if (konto?.stan !== 'AKTYWNE' || konto.czyZablokowane) return;
  const raty = await naDzien(db, kontoId, day);
  if (raty.length === 0) return;
  const klucz = kluczOf(kontoId, day);
  const jezyk = isLanguage(konto.jezyk) ? konto.jezyk : 'pl';
  if (konto.zgodaEmail && isEmail(konto.zgodaEmail) && config.pytajOZgodeEmail) {
    await writeMail(desk, {
      klucz,
      adresat: konto.zgodaEmail,
      jezyk,
      rodzaj: 'przypomnienie',
      values: {
        termin: new Intl.DateTimeFormat(jezyk, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day)),
        link: placeOf(config, 'naleznosci'),
        panel: placeOf(config, 'panel'),
      },
      lista: raty.map((rata) => lineOf(desk, konto, raty, rata)),
    });
  }
  if (konto.zgodaTelefon && config.pytajOZgodeSms && config.czySms) {
    const karty = [...new Set(raty.map(({ symbolKarty }) => symbolKarty))];
    const sms = { klucz, telefon: konto.zgodaTelefon, tresc: smsText(desk, jezyk, day, karty), jezyk };
    await writeSms(db, sms, desk.now.getTime());
  }
}

type Raty = Awaited<ReturnType<typeof naDzien>>;

/** Amounts and names go only to a confirmed e-mail: a mistyped address is a stranger's. */
function lineOf({ municipality, now }: MailDesk, konto: Selectable<KontoRow>, raty: Raty, rata: Raty[number]): string {
  const lang = isLanguage(konto.jezyk) ? konto.jezyk : 'pl';
  const what = `${rodzajWord(municipality.texts, lang, rata.aplikacjaNaleznosci)}, ${rata.symbolKarty}`;
  const proved = konto.czyEmailPotwierdzony === 1 && konto.zgodaEmail?.toLowerCase() === konto.email.toLowerCase();
  if (!proved) return what;
  const sum = formatKwota(fromGrosze(doZaplaty(rata, rata, todayAt(now))));
  const whose = new Set(raty.map(({ nazwaPlatnika }) => nazwaPlatnika)).size > 1 ? ` (${rata.nazwaPlatnika})` : '';
  return `${what}${whose}: ${sum}`;
}
