import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../server/engine/db/open.ts';
import { CLAIM_MS } from '../../server/engine/outbox/sending.ts';
import { tidyOutbox } from '../../server/engine/outbox/tidyOutbox.ts';
import { idxOf, openGateway } from '../../server/engine/sms/gateway.ts';
import { readSms } from '../../server/engine/sms/readSms.ts';
import { smsSending } from '../../server/engine/sms/sender.ts';
import { writeSms } from '../../server/engine/sms/writeSms.ts';
import { forOneDatabase, openOffice, smallCommune, type TestDatabase } from './helpers.ts';
import { type Fault, openSmsGateway, type SmsGateway } from './smsGateway.ts';

const TOKEN = 'tajny-token-bramki';
const SECOND = 1000;
const HOUR = 3600 * SECOND;
const PHONE = '600100200';

forOneDatabase((make) => {
  let made: TestDatabase;
  let database: Database;
  let gateway: SmsGateway;
  let clock: number;
  let log: { kod?: string; blad?: string }[];

  beforeAll(async () => {
    made = await make();
    await smallCommune(made);
    database = await made.open();
  }, 60_000);
  beforeEach(async () => {
    await database.query.deleteFrom('smsy').execute();
    gateway = await openSmsGateway();
    clock = Date.parse('2026-11-21T09:00:00Z');
    log = [];
  });
  afterEach(() => gateway.close());
  afterAll(async () => {
    await database.close();
    await made.drop();
  });

  const write = (klucz: string, tresc = 'Termin mija') =>
    writeSms(database.query, { klucz, telefon: PHONE, tresc, jezyk: 'pl' }, clock);
  const sending = () =>
    smsSending({
      db: database.query,
      gateway: openGateway({ adres: new URL(gateway.address), token: TOKEN, nadawca: 'LipowaDol', limitMs: 300 }),
      log: (entry) => log.push(entry),
      now: () => new Date(clock),
      keepText: false,
    });
  const all = async (step: () => Promise<boolean>) => {
    while (await step());
  };
  const rows = () => database.query.selectFrom('smsy').selectAll().orderBy('id').execute();
  /** Sends due messages again and again during this time. */
  const until = async (ms: number, step = sending()) => {
    for (const endMs = clock + ms; clock < endMs; clock += 2 * SECOND) await all(step);
  };

  it('is sent once, in the gateway’s format, and its text is deleted afterwards', async () => {
    await write('a');
    const [waiting] = await rows();
    await all(sending());
    await all(sending());
    expect(gateway.calls).toHaveLength(1);
    const { path, authorization, form } = gateway.calls[0]!;
    expect([path, authorization]).toEqual(['/sms.do', `Bearer ${TOKEN}`]);
    expect(Object.fromEntries(form)).toEqual({
      to: `48${PHONE}`,
      from: 'LipowaDol',
      message: 'Termin mija',
      encoding: 'utf-8',
      normalize: '1',
      single: '1',
      idx: idxOf(waiting!),
      check_idx: '1',
      format: 'json',
    });
    expect((await rows())[0]).toMatchObject({ tresc: '', wyslanoMs: clock });
  });

  it.each<[Fault]>([
    ['drop before'],
    ['drop after'],
    ['silent'],
    ['half'],
    ['html'],
    ['nothing'],
    ['foreign'],
    [{ status: 500 }],
    [{ status: 429 }],
    [{ error: 101 }],
    [{ error: 103 }],
    [{ error: 201 }],
    [{ error: 52 }],
  ])('is delivered once when a gateway with the fault %j recovers', async (fault) => {
    await write('b');
    gateway.next.push(fault, fault);
    await until(60 * SECOND);
    expect(gateway.rung).toHaveLength(1);
    expect((await rows())[0]!.wyslanoMs).not.toBeNull();
    expect(log.length).toBeGreaterThan(0);
    expect(JSON.stringify(log)).not.toMatch(/600100200|tajny/);
  });

  it('is retried at longer and longer intervals while the gateway is unavailable', async () => {
    await write('c');
    gateway.next.push(...Array.from({ length: 100 }, () => ({ status: 503 })));
    await until(HOUR / 4);
    expect(gateway.calls.length).toBeGreaterThan(4);
    expect(gateway.calls.length).toBeLessThan(14);
  });

  it.each([11, 13, 57])(
    'a message that is refused with %i delays no other, and is not tried again for hours',
    async (error) => {
      await write('d');
      await write('e');
      gateway.next.push({ error });
      await until(HOUR);
      expect(gateway.calls).toHaveLength(2);
      expect((await rows()).map(({ wyslanoMs }) => wyslanoMs !== null)).toEqual([false, true]);
    },
  );

  it('is sent once by several offices at the same time', async () => {
    for (let number = 0; number < 9; number++) await write(`f${number}`, `Termin ${number}`);
    await Promise.all([all(sending()), all(sending()), all(sending())]);
    expect(gateway.rung.map((form) => form.get('message')).sort()).toEqual(
      Array.from({ length: 9 }, (_, number) => `Termin ${number}`),
    );
  });

  it('is resent by another office under the same identifier after a kill, and is delivered once', async () => {
    await write('g');
    const [before] = await rows();
    await all(sending());
    await database.query
      .updateTable('smsy')
      .set({ tresc: 'Termin mija', wyslanoMs: null, nastepnaMs: clock + CLAIM_MS })
      .where('id', '=', before!.id)
      .execute();
    await all(sending());
    expect(gateway.calls).toHaveLength(1);
    clock += CLAIM_MS;
    await all(sending());
    expect(gateway.calls).toHaveLength(2);
    expect(gateway.rung).toHaveLength(1);
    expect((await rows())[0]!.wyslanoMs).toBe(clock);
  });

  it('is written once for each event, to a phone number only, in one message', async () => {
    await write('h');
    await write('h');
    await writeSms(database.query, { klucz: 'i', telefon: '+48600', tresc: 'x', jezyk: 'pl' }, clock);
    expect(await rows()).toHaveLength(1);
    await expect(write('j', 'ą')).rejects.toThrow('one');
    await expect(write('j', 'a'.repeat(161))).rejects.toThrow('one');
  });

  it('is deleted a month after sending, or after a week without acceptance by a gateway', async () => {
    await write('k');
    await all(sending());
    await write('l');
    const day = 24 * HOUR;
    await tidyOutbox(database.query, 'smsy', clock + 7 * day + 1, true);
    expect((await rows()).map(({ klucz }) => klucz)).toEqual(['k']);
    await tidyOutbox(database.query, 'smsy', clock + 31 * day, true);
    expect(await rows()).toEqual([]);
  });
});

describe('the file of the gateway', () => {
  const folder = mkdtempSync(join(tmpdir(), 'okienko-sms-'));
  const file = join(folder, 'sms.json');
  afterAll(() => rmSync(folder, { recursive: true }));
  const good = { adres: 'https://api.smsapi.pl/', token: TOKEN, nadawca: 'LipowaDol' };
  const save = (content: object, mode = 0o600) => {
    writeFileSync(file, JSON.stringify(content));
    chmodSync(file, mode);
    return file;
  };

  it('is read', () => {
    expect(readSms(save(good))).toEqual({ ...good, adres: new URL(good.adres), limitMs: 10_000 });
  });

  it.each<[string, object, number?]>([
    ['an address without TLS', { ...good, adres: 'http://api.smsapi.pl/' }],
    ['no token', { ...good, token: '' }],
    ['a token with a line break', { ...good, token: 'a\r\nX: y' }],
    ['a name that is too long', { ...good, nadawca: 'Gmina Lipowa Dolina' }],
    ['an unknown key', { ...good, haslo: 'x' }],
    ['a file that everybody may read', good, 0o644],
  ])('with %s no office starts, and the reason does not repeat the token', (_what, content, mode) => {
    expect(() => readSms(save(content, mode))).toThrow(/OKIENKO_SMS/);
    expect(() => readSms(save(content, mode))).not.toThrow(TOKEN);
  });
});

forOneDatabase((make) => {
  it('an office with a gateway sends the reminders it writes, and a demo shows them', async () => {
    const gateway = await openSmsGateway();
    const made = await make();
    const folder = mkdtempSync(join(tmpdir(), 'okienko-sms-'));
    const file = join(folder, 'sms.json');
    writeFileSync(file, JSON.stringify({ adres: gateway.address, token: TOKEN, nadawca: 'LipowaDol' }));
    chmodSync(file, 0o600);
    const office = await openOffice(made, { OKIENKO_SMS: file });
    const db = office.database.query;
    const konto = await db
      .selectFrom('konta')
      .innerJoin('kontaPodmioty', 'kontaPodmioty.kontoId', 'konta.kontoId')
      .select('podmiotId')
      .where('login', '=', 'jan.nowak')
      .executeTakeFirstOrThrow();
    await db.updateTable('konta').set({ zgodaEmail: null, zgodaTelefon: null }).execute();
    await db.updateTable('konta').set({ zgodaTelefon: PHONE }).where('login', '=', 'jan.nowak').execute();
    await db
      .updateTable('ratyZbiorcze')
      .set({ terminPlatnosci: '2026-11-23', czySplacona: 0 })
      .where('podmiotId', '=', konto.podmiotId)
      .execute();
    await office.app.remind();
    office.app.wake();
    await office.app.settled();
    expect(gateway.rung.map((form) => form.get('to'))).toEqual([`48${PHONE}`]);
    const page = await office.anonymous.get('/demo/sms?lang=pl');
    expect(page.status).toBe(200);
    expect(page.text).toContain('23.11.2026 mija termin platnosci');
    expect(page.text).toContain('wysłana');
    expect(office.lines.join('')).not.toContain(PHONE);
    await office.close();
    await gateway.close();
    await made.drop();
    rmSync(folder, { recursive: true });
  }, 60_000);
});
