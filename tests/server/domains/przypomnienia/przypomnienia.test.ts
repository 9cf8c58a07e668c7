import fc from 'fast-check';
import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkReminder } from '../../../../server/domains/przypomnienia/checkReminder.ts';
import { terminyKont } from '../../../../server/domains/przypomnienia/queries.ts';
import { remind } from '../../../../server/domains/przypomnienia/remind.ts';
import { decentMs } from '../../../../server/domains/przypomnienia/sendingHours.ts';
import { smsText } from '../../../../server/domains/przypomnienia/smsText.ts';
import { mailSending } from '../../../../server/engine/mail/sender.ts';
import { isGsm7, toGsm7 } from '../../../../server/engine/sms/gsm7.ts';
import { smsSending } from '../../../../server/engine/sms/sender.ts';
import { warsawClock } from '../../../../src/lang/values/warsaw.ts';
import { forOneDatabase, PEPPER, type TestOffice, TODAY, withOffice } from '../../helpers.ts';

const IN_THREE = '2026-11-24';
const FAR = '2027-05-05';
const PHONE = '600100200';
const LOGIN = 'jan.nowak';
const EMAIL = `${LOGIN}@poczta.example`;

describe('a text message', () => {
  it.each([
    ['pl', 'termin płatności karty', /termin platnosci karty/],
    ['en', '', /^Urzad Gminy Lipowa Dolina: card POD.* by 24\.11\.2026/],
    ['de', '', /fuer|für|bis 24\.11\.2026 zu zahlen/],
    ['uk', '', /termin splaty kartky/],
  ] as const)('in %s fits one message, with one card or twelve', (lang, _word, said) => {
    const desk = { municipality: { texts: {} } } as Parameters<typeof smsText>[0];
    for (let count = 1; count <= 12; count++) {
      const karty = Array.from({ length: count }, (_, index) => `POD/2026/00${1200 + index}`);
      const text = smsText(desk, lang, IN_THREE, karty);
      expect(isGsm7(text)).toBe(true);
      expect(text.length).toBeLessThanOrEqual(160);
      expect(text).toContain('24.11.2026');
      expect(text).toContain('POD/2026/001200');
      const shown = karty.filter((karta) => text.includes(karta)).length;
      if (shown < count) expect(text).toContain(` +${count - shown}`);
      // Its end explains how to stop the messages.
      expect(text).toMatch(/SMS/);
      if (count === 1) expect(text).toMatch(said);
    }
  });

  it('uses only letters of the 160-character alphabet', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(isGsm7(toGsm7(text))).toBe(true);
      }),
    );
    expect(toGsm7('Zażółć gęślą jaźń – „ŁĄKA”…')).toBe('Zazolc gesla jazn - "LAKA"...');
    expect(toGsm7('Юрій Згурський, Їжакевич, щастя, об’єкт')).toBe('Yurii Zghurskyi, Yizhakevych, shchastia, obiekt');
    expect(toGsm7('Größe')).toBe('Größe');
  });
});

it.each([
  ['2026-11-21T07:00:00Z', '08:00'],
  ['2026-11-21T06:59:59Z', '08:00'],
  ['2026-11-21T18:59:59Z', '19:59'],
  ['2026-11-21T19:00:00Z', '08:00'],
  ['2026-07-01T05:59:00Z', '08:00'],
  // At the end and at the start of summer time.
  ['2026-10-24T20:30:00Z', '08:00'],
  ['2026-03-28T20:30:00Z', '08:00'],
])('a message written at %s is sent at %s in Warsaw', (now, at) => {
  const ms = decentMs(new Date(now));
  expect(ms).toBeGreaterThanOrEqual(Date.parse(now));
  expect(ms - Date.parse(now)).toBeLessThan(14 * 3_600_000);
  expect(warsawClock(new Date(ms)).slice(11, 16)).toBe(at);
});

forOneDatabase((make) => {
  const office = withOffice(make);
  let raty: number[];
  let kontoId: number;
  const db = () => office().database.query;
  const change = (ids: readonly number[], values: { terminPlatnosci?: string; czySplacona?: number }) =>
    db().updateTable('ratyZbiorcze').set(values).where('idNaleznosciRatyZbiorczej', 'in', ids).execute();
  const konto = (values: { zgodaEmail?: string | null; zgodaTelefon?: string | null; czyZablokowane?: number }) =>
    db().updateTable('konta').set(values).where('login', '=', LOGIN).execute();
  const desk = (over: Partial<Parameters<typeof remind>[0]['config']> = {}, now = new Date(office().clock.ms)) => ({
    db: db(),
    config: { ...office().config, czySms: true, ...over },
    municipality: office().municipality,
    now,
  });
  const written = async () => ({
    mails: await db().selectFrom('poczta').selectAll().where('klucz', 'like', 'przypomnienie:%').execute(),
    texts: await db().selectFrom('smsy').selectAll().execute(),
  });
  const counts = async () => {
    const { mails, texts } = await written();
    return [mails.length, texts.length];
  };

  beforeAll(async () => {
    ({ kontoId } = await db()
      .selectFrom('konta')
      .select('kontoId')
      .where('login', '=', LOGIN)
      .executeTakeFirstOrThrow());
    const rows = await db()
      .selectFrom('ratyZbiorcze')
      .innerJoin('kontaPodmioty', 'kontaPodmioty.podmiotId', 'ratyZbiorcze.podmiotId')
      .select('ratyZbiorcze.idNaleznosciRatyZbiorczej as id')
      .where('kontoId', '=', kontoId)
      .where('czySplacona', '=', 0)
      .orderBy('id')
      .execute();
    raty = rows.map(({ id }) => id);
    expect(raty.length).toBeGreaterThan(4);
  });
  beforeEach(async () => {
    await db().deleteFrom('poczta').execute();
    await db().deleteFrom('smsy').execute();
    await db().deleteFrom('zajeteRaty').execute();
    await db().updateTable('konta').set({ zgodaEmail: null, zgodaTelefon: null }).execute();
    await change(raty, { terminPlatnosci: FAR, czySplacona: 0 });
    await change(raty.slice(0, 2), { terminPlatnosci: IN_THREE });
    await konto({ zgodaEmail: EMAIL, zgodaTelefon: PHONE });
  });
  afterEach(() => konto({ czyZablokowane: 0 }));

  it('is one mail and one text message a day for each account, however many offices send and however often', async () => {
    await Promise.all([remind(desk()), remind(desk()), remind(desk())]);
    await remind(desk());
    const { mails, texts } = await written();
    expect(mails.map(({ adresat }) => adresat)).toEqual([EMAIL]);
    expect(texts.map(({ telefon }) => telefon)).toEqual([PHONE]);
    const [mail] = mails;
    expect(mail!.temat).toBe('Termin płatności: 24 listopada 2026');
    expect(mail!.tekst.match(/^- .*zł$/gm)).toHaveLength(2);
    expect(mail!.html.match(/<li[^>]*>.*zł<\/li>/g)).toHaveLength(2);
    expect(mail!.tekst).toContain('/lista-naleznosci');
    expect(mail!.tekst).toMatch(/wycofać w panelu użytkownika: .*\/panel-uzytkownika/);
    expect(texts[0]!.tresc).not.toMatch(/zl|,\d\d\b|\d{11}/);
    // Another due date is another message.
    await change([raty[2]!], { terminPlatnosci: '2026-11-23' });
    await remind(desk());
    expect(await counts()).toEqual([2, 2]);
  });

  it('to an unconfirmed address has no amounts', async () => {
    await konto({ zgodaEmail: 'inny@poczta.example' });
    await remind(desk());
    const [mail] = (await written()).mails;
    expect(mail!.tekst).toMatch(/^- [^:]*$/m);
    expect(mail!.tekst).not.toMatch(/\d zł/);
  });

  it('is in the language of the last visit', async () => {
    await db().updateTable('konta').set({ jezyk: 'uk' }).where('login', '=', LOGIN).execute();
    await remind(desk());
    await db().updateTable('konta').set({ jezyk: 'pl' }).where('login', '=', LOGIN).execute();
    const { mails, texts } = await written();
    expect(mails[0]).toMatchObject({ jezyk: 'uk', temat: expect.stringContaining('Термін сплати: 24 листопада 2026') });
    expect(texts[0]!.tresc).toContain('termin splaty');
  });

  it.each<[string, () => Promise<unknown>]>([
    ['paid', () => change(raty.slice(0, 2), { czySplacona: 1 })],
    ['later than in three days', () => change(raty.slice(0, 2), { terminPlatnosci: '2026-11-25' })],
    ['past', () => change(raty.slice(0, 2), { terminPlatnosci: '2026-11-20' })],
    ['of a blocked account', () => konto({ czyZablokowane: 1 })],
    ['of an account without consents', () => konto({ zgodaEmail: null, zgodaTelefon: null })],
    [
      'of a subject the account does not act for any more',
      () => db().deleteFrom('kontaPodmioty').where('kontoId', '=', kontoId).execute(),
    ],
  ])('there is none for an instalment that is %s', async (what, make) => {
    const links = await db().selectFrom('kontaPodmioty').selectAll().where('kontoId', '=', kontoId).execute();
    await make();
    await remind(desk());
    expect(await counts()).toEqual([0, 0]);
    if (what.startsWith('of a subject')) await db().insertInto('kontaPodmioty').values(links).execute();
  });

  it('is not sent to a restricted account, nor where the office has reminders or their consent switched off', async () => {
    await db().updateTable('konta').set({ stan: 'NIEZWERYFIKOWANE' }).where('login', '=', LOGIN).execute();
    await remind(desk());
    await db().updateTable('konta').set({ stan: 'AKTYWNE' }).where('login', '=', LOGIN).execute();
    await remind(desk({ przypomnienieDni: 0 }));
    await remind(desk({ pytajOZgodeEmail: false, pytajOZgodeSms: false }));
    await remind(desk({ pytajOZgodeEmail: false, czySms: false }));
    expect(await counts()).toEqual([0, 0]);
    await remind(desk({ czySms: false }));
    expect(await counts()).toEqual([1, 0]);
    // The gateway works again.
    await remind(desk());
    expect(await counts()).toEqual([1, 1]);
  });

  it('does not mention an instalment that is being paid', async () => {
    await pay(office(), raty.slice(0, 1), kontoId);
    await remind(desk());
    const [mail] = (await written()).mails;
    expect(mail!.tekst.match(/^- /gm)).toHaveLength(1);
    await db().deleteFrom('poczta').execute();
    await db().deleteFrom('smsy').execute();
    await pay(office(), raty.slice(1, 2), kontoId);
    await remind(desk());
    expect(await counts()).toEqual([0, 0]);
  });

  describe('between writing and sending', () => {
    const sent: string[] = [];
    const send = async (now = new Date(office().clock.ms)) => {
      sent.length = 0;
      const common = { db: db(), log: () => {}, now: () => now, keepText: true };
      const mail = mailSending({
        ...common,
        post: { send: async ({ adresat }) => void sent.push(adresat) },
        check: ({ klucz, adresat }) => checkReminder(db(), 'zgodaEmail', { klucz, dokad: adresat }, now),
      });
      const sms = smsSending({
        ...common,
        gateway: { send: async ({ telefon }) => void sent.push(telefon) },
        check: ({ klucz, telefon }) => checkReminder(db(), 'zgodaTelefon', { klucz, dokad: telefon }, now),
      });
      while (await mail());
      while (await sms());
      return sent;
    };

    it('nothing happens: both are sent, once', async () => {
      await remind(desk());
      expect(await send()).toEqual([EMAIL, PHONE]);
      expect(await send()).toEqual([]);
    });

    it('the consent is withdrawn in the panel: nothing is ever sent', async () => {
      await remind(desk());
      const owner = await office().login(LOGIN);
      const none = { powiadomieniaEmail: false, powiadomieniaSms: false, email: null, telefon: null };
      expect((await owner.post('/api/konto/zgody', none)).status).toBe(200);
      await db().deleteFrom('poczta').where('klucz', 'not like', 'przypomnienie:%').execute();
      expect(await send()).toEqual([]);
      expect(await counts()).toEqual([0, 0]);
    });

    it('the address changes: only the new one gets the mail', async () => {
      await remind(desk());
      await konto({ zgodaEmail: 'nowy@poczta.example', zgodaTelefon: '600100201' });
      expect(await send()).toEqual([]);
      await remind(desk());
      expect(await send()).toEqual(['nowy@poczta.example', '600100201']);
    });

    it('everything is paid, or the day is over: nothing is sent', async () => {
      await remind(desk());
      await change(raty.slice(0, 2), { czySplacona: 1 });
      expect(await send()).toEqual([]);
      await change(raty.slice(0, 2), { czySplacona: 0 });
      await remind(desk());
      expect(await send(new Date('2026-11-25T10:00:00Z'))).toEqual([]);
    });

    it('it is night: both wait for the morning', async () => {
      const night = new Date('2026-11-21T22:30:00Z');
      await remind(desk({}, night));
      expect(await send(night)).toEqual([]);
      const { mails, texts } = await written();
      expect([...mails, ...texts].map(({ nastepnaMs, proby }) => [new Date(nastepnaMs).toISOString(), proby])).toEqual([
        ['2026-11-22T07:00:00.000Z', 0],
        ['2026-11-22T07:00:00.000Z', 0],
      ]);
      expect(await send(new Date('2026-11-22T07:00:00Z'))).toEqual([EMAIL, PHONE]);
    });
  });

  it('is found by indexes starting from the accounts, never by a scan of all instalments', async () => {
    const query = terminyKont(db(), [kontoId], TODAY, IN_THREE);
    if (office().database.kind === 'sqlite') {
      const plan = JSON.stringify(await query.explain(undefined, sql`query plan`));
      expect(plan).toMatch(/SEARCH karty USING (COVERING )?INDEX kartyWgPodmiotId/);
      expect(plan).toMatch(/SEARCH ratyZbiorcze USING INDEX ratyZbiorczeWgIdKartyNaleznosciTerminPlatnosci/);
      expect(plan).not.toMatch(/SCAN/);
    } else {
      await sql`vacuum analyze`.execute(db());
      const plan = JSON.stringify(
        await db()
          .connection()
          .execute(async (one) => {
            await sql.raw('set enable_seqscan = off').execute(one);
            const lines = await terminyKont(one, [kontoId], TODAY, IN_THREE).explain();
            await sql.raw('reset enable_seqscan').execute(one);
            return lines;
          }),
      );
      expect(plan).toMatch(/Index (Only )?Scan.* on \\*"?ratyZbiorcze/);
      expect(plan).not.toMatch(/Seq Scan on \\*"?(karty|ratyZbiorcze)/);
    }
  });

  it('is deleted with its account', async () => {
    await konto({ zgodaEmail: 'inny@poczta.example' });
    await remind(desk());
    expect(await counts()).toEqual([1, 1]);
    const owner = await office().login(LOGIN);
    expect((await owner.send('DELETE', '/api/konto')).status).toBe(200);
    expect(await counts()).toEqual([0, 0]);
  });
});

/** Writes the rows of an ordered payment. */
async function pay({ database, clock }: TestOffice, ids: readonly number[], kontoId: number): Promise<void> {
  const db = database.query;
  const rata = await db
    .selectFrom('ratyZbiorcze')
    .selectAll()
    .where('idNaleznosciRatyZbiorczej', '=', ids[0]!)
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('zlecenia')
    .values({
      idPrzelewu: `${PEPPER}-${ids[0]}-${clock.ms}-${Math.random()}`,
      kanal: 'P24',
      stan: 'ZLECONA',
      idKartyNaleznosci: rata.idKartyNaleznosci,
      podmiotId: rata.podmiotId,
      kontoId,
      kwotaGrosze: 1,
      ...{ numerRachunku: '', tytul: '', odbiorca: '{}', adresOk: '', adresBlad: '', jezyk: 'pl' },
      zleconoMs: clock.ms,
      waznyDoMs: clock.ms,
      proby: 0,
      nastepnaMs: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('zajeteRaty')
    .values(ids.map((idNaleznosciRatyZbiorczej) => ({ idNaleznosciRatyZbiorczej, zlecenieId: id })))
    .execute();
}
