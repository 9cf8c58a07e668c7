import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openKir } from '../../../../server/domains/platnosci/kir/kir.ts';
import { noticeHash } from '../../../../server/domains/platnosci/kir/notice.ts';
import type { Kir } from '../../../../server/domains/platnosci/kir/settings.ts';
import { LOOK_MS } from '../../../../server/domains/platnosci/pages/passage.ts';
import { readZlecenie } from '../../../../server/domains/platnosci/readZlecenie.ts';
import { withSignedAmount } from '../../../../server/domains/platnosci/signedAmount.ts';
import { takeNotice } from '../../../../server/domains/platnosci/takeNotice.ts';
import { type Client, forOneDatabase, openOffice, type TestDatabase } from '../../helpers.ts';
import { type Asked, listening } from '../../queryPlans.ts';
import { DAY, keepBooks, MINUTE, payable, Scripted, type Shown, type World, worldOf } from './world.ts';

const ADRES = new URL('https://pbn.example/');
/** A channel that also accepts notices without a hash. */
const KIR: Kir = {
  nip: '9999990018',
  haslo: 'tajne',
  adresFormularza: ADRES,
  adresStatusu: ADRES,
  przestrzenNazw: 'urn:pbn',
  przecinek: true,
  czySkrot: false,
  pierwszyNumer: 0,
  dalejDo: [],
  limitMs: 1000,
};
const kir = openKir(KIR, 'https://okienko.example');

describe('an unsigned notice of Paybynet', () => {
  const bare = 'paymentId=0000000012&newStatus=2203';

  it('with a number too large for the database names no order', () => {
    expect(kir.readNotice('paymentId=2147483647&newStatus=2203', {})).toEqual({ id: 2 ** 31 - 1 });
    for (const id of ['2147483648', '9999999999', '0000000000'])
      expect(kir.readNotice(`paymentId=${id}&newStatus=2203`, {})).toBeUndefined();
  });

  it('with a thousand characters of padding names no order', () => {
    expect(kir.readNotice(`${bare}&`, {})).toEqual({ id: 12 });
    expect(kir.readNotice(bare + '&'.repeat(1000), {})).toBeUndefined();
  });
});

forOneDatabase((make) => {
  let database: TestDatabase;
  let w: World;
  let restore: () => Promise<void>;
  let anna: Client;
  let rata: Shown;
  const asked: Asked[] = [];
  beforeAll(async () => {
    database = await make();
    const [kirChannel, p24] = [new Scripted('KIR'), new Scripted('P24')];
    const beside = { platnosci: { kir: kirChannel, p24 } };
    w = worldOf(await openOffice(listening(database, asked), {}, beside), kirChannel, p24);
    restore = await keepBooks(w.office);
  }, 60_000);
  afterAll(async () => {
    await w?.office.close();
    await database?.drop();
  });
  beforeEach(async () => {
    await restore();
    anna = await w.office.login('anna.wisniewska');
    [rata] = (await payable(anna)) as [Shown];
  });
  const db = () => w.office.database.query;
  const set = (idPrzelewu: string, change: object) =>
    db().updateTable('zlecenia').set(change).where('idPrzelewu', '=', idPrzelewu).execute();
  const take = (channel: 'kir' | 'p24', raw: string, kanal = w[channel] as typeof kir) =>
    takeNotice(
      {
        ...w.office,
        services: { platnosci: { [channel]: kanal } },
        log: () => {},
        now: () => new Date(w.office.clock.ms),
      },
      channel,
      raw,
      {},
    );

  describe('a resident who orders and never pays', () => {
    const ended = async (count: number, agoMs: number) => {
      const { id: _, ...row } = await w.row(await w.paid(anna, [rata]));
      await db().deleteFrom('zajeteRaty').execute();
      const rows = Array.from({ length: count }, () => ({
        ...row,
        idPrzelewu: crypto.randomUUID(),
        stan: 'ODRZUCONA' as const,
        nastepnaMs: null,
        zleconoMs: w.office.clock.ms - agoMs,
      }));
      await db().insertInto('zlecenia').values(rows).execute();
      await set(row.idPrzelewu, { stan: 'ZAKSIEGOWANA', nastepnaMs: null });
    };

    it('is limited, since the provider reports only so many transfers a day', async () => {
      await ended(60, 10 * MINUTE);
      const refused = await w.pay(anna, [rata]);
      expect([refused.status, refused.headers['retry-after']]).toEqual([429, String(50 * 60)]);
      // Others are not affected.
      const jan = await w.office.login('jan.nowak');
      const [other] = (await payable(jan)) as [Shown];
      expect((await w.pay(jan, [other])).status).toBe(200);
      w.office.clock.ms += 51 * MINUTE;
      anna = await w.office.login('anna.wisniewska');
      expect((await w.pay(anna, [rata])).status).toBe(200);
    });

    it('can order again the next day', async () => {
      await ended(200, 5 * 60 * MINUTE);
      expect((await w.pay(anna, [rata])).status).toBe(429);
      w.office.clock.ms += DAY;
      anna = await w.office.login('anna.wisniewska');
      expect((await w.pay(anna, [rata])).status).toBe(200);
    });
  });

  it.each([
    'blob:http://localhost:8080/4f1c',
    'blob:http://x@localhost:8080/4f1c',
    'http://localhost:8080@zly.example/',
    'http://localhost:8080.zly.example/',
    '//zly.example/',
    'javascript:alert(1)',
  ])('a return address outside the portal is refused: %s', async (urlPowrotuOk) => {
    const answer = await w.pay(anna, [rata], { urlPowrotuOk });
    expect([answer.status, answer.json().kod]).toEqual([400, 'BLEDNE_ZADANIE']);
  });

  it('unsigned notices leave room for the one with a signed amount', async () => {
    const idPrzelewu = await w.paid(anna, [rata], { channel: 'kir' });
    const { id, kwotaGrosze } = await w.row(idPrzelewu);
    const paymentId = String(id).padStart(10, '0');
    for (let nr = 1; nr <= 60; nr++) await take('kir', `paymentId=${paymentId}&newStatus=2203${'&'.repeat(nr)}`, kir);
    const hash = noticeHash(KIR.haslo, '2203', '1,00', paymentId);
    const signed = new URLSearchParams({ paymentId, newStatus: '2203', transAmount: '1,00', hash }).toString();
    expect(await take('kir', signed, kir)).toBe(true);
    const kept = await db().selectFrom('powiadomienia').select('tresc').where('zlecenieId', '=', id).execute();
    expect(kept).toHaveLength(51);
    const says = await withSignedAmount(
      db(),
      kir,
      { id, kwotaGrosze },
      { stan: 'zaplacono', kwotaGrosze, waluta: 'PLN' },
    );
    expect(says).toMatchObject({ kwotaGrosze: 100 });
  });

  it('a signed amount that comes after a booking by status alone raises an alarm, and the books stay unchanged', async () => {
    const idPrzelewu = await w.paid(anna, [rata], { channel: 'kir' });
    await w.notify(idPrzelewu, await w.allPaid(idPrzelewu));
    expect(await w.stan(idPrzelewu)).toBe('ZAKSIEGOWANA');
    const { id } = await w.row(idPrzelewu);
    const usual = w.kir.readNotice;
    w.kir.readNotice = () => ({ id, idPrzelewu, kwotaGrosze: 100 });
    expect(await take('kir', 'one zloty')).toBe(true);
    await w.settle(MINUTE);
    w.kir.readNotice = usual;
    expect(w.alarms().at(-1)).toBe('SPRZECZNE');
    expect(await w.stan(idPrzelewu)).toBe('ZAKSIEGOWANA');
    expect(await w.ksiegi()).toEqual([]);
  });

  describe('after the end of a payment', () => {
    const back = (idPrzelewu: string) => w.office.anonymous.get(`/platnosci/powrot/${idPrzelewu}`);
    const asks = async (idPrzelewu: string, prompt: () => Promise<unknown>) => {
      w.p24.asked.length = 0;
      for (let times = 0; times < 30; times++) {
        await prompt();
        await w.settle(2000);
      }
      return w.p24.asked.filter((one) => one === idPrzelewu).length;
    };

    it('the provider is asked once a minute, however often somebody comes back, and only for some time', async () => {
      const idPrzelewu = await w.paid(anna, [rata]);
      await w.notify(idPrzelewu, { stan: 'odrzucono' });
      expect(await asks(idPrzelewu, () => back(idPrzelewu))).toBe(1);
      await set(idPrzelewu, { nastepnaMs: null });
      w.office.clock.ms += DAY;
      expect(await asks(idPrzelewu, () => back(idPrzelewu))).toBe(0);
      // A late payment is still noticed.
      w.p24.says.set(idPrzelewu, await w.allPaid(idPrzelewu));
      await take('p24', `genuine:${idPrzelewu}`);
      await w.settle();
      expect(await w.stan(idPrzelewu)).toBe('ZAKSIEGOWANA');
      expect(await asks(idPrzelewu, () => take('p24', `genuine:${idPrzelewu}`))).toBe(1);
    });

    it('the provider is not asked any more when the staff handle it', async () => {
      const idPrzelewu = await w.paid(anna, [rata]);
      await set(idPrzelewu, { stan: 'DO_WYJASNIENIA', nastepnaMs: null });
      expect(await asks(idPrzelewu, () => take('p24', `genuine:${idPrzelewu}`))).toBe(0);
    });

    it('a link from a browser’s history shows no amount and no card', async () => {
      const idPrzelewu = await w.paid(anna, [rata]);
      const { tytul } = await w.row(idPrzelewu);
      await set(idPrzelewu, { stan: 'ZAKSIEGOWANA', nastepnaMs: null });
      const { status, text } = await w.office.anonymous.get(`/platnosci/przelew/${idPrzelewu}`);
      expect([status, text.includes(tytul), text.includes('<dl>')]).toEqual([200, false, false]);
    });
  });

  it('sixty simultaneous requests for the page of a waiting order share one query at each look', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    w.p24.before = () => held;
    const { idPrzelewu } = (await w.pay(anna, [rata])).json();
    asked.length = 0;
    const start = performance.now();
    const pages = Array.from({ length: 60 }, () => w.office.anonymous.get(`/platnosci/przelew/${idPrzelewu}`));
    await new Promise((resolve) => setTimeout(resolve, 400));
    const reads = asked.filter(({ parameters }) => parameters.includes(idPrzelewu)).length;
    const looks = 1 + Math.floor((performance.now() - start) / LOOK_MS);
    w.p24.back();
    release();
    const answers = await Promise.all(pages);
    expect(reads).toBeGreaterThanOrEqual(1);
    expect(reads).toBeLessThanOrEqual(looks);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
  });

  it('an order has the e-mail for the provider only when it is confirmed', async () => {
    const idPrzelewu = await w.paid(anna, [rata]);
    const emailOf = async () => (await readZlecenie(db(), { idPrzelewu }))!.zlecenie.email;
    const prove = (czyEmailPotwierdzony: number) =>
      db().updateTable('konta').set({ czyEmailPotwierdzony }).where('login', '=', 'anna.wisniewska').execute();
    await prove(0);
    expect(await emailOf()).toBe('');
    await prove(1);
    expect(await emailOf()).toMatch(/@/);
  });

  it('an order is always made for the present amount and by its owner, whatever the request says', async () => {
    const cent = { kwota: rata.kwotaRazem - 0.01 };
    expect((await w.pay(anna, [rata], cent)).json().kod).toBe('4003');
    const twice = [rata.idNaleznosciRatyZbiorczej, rata.idNaleznosciRatyZbiorczej];
    const jan = await w.office.login('jan.nowak');
    expect((await w.pay(jan, [rata])).status).toBe(404);
    const klucz = createHash('sha256').update('one key').digest('hex');
    const idPrzelewu = await w.paid(anna, [rata], { klucz, idNaleznosciRatyZbiorczej: twice });
    expect((await w.row(idPrzelewu)).kwotaGrosze).toBe(Math.round(rata.kwotaRazem * 100));
    // The same key of another account is another key.
    const [other] = (await payable(jan)) as [Shown];
    const his = await w.pay(jan, [other], { klucz });
    expect(his.json().idPrzelewu).not.toBe(idPrzelewu);
    expect((await jan.get(`/api/platnosci/transakcje/${idPrzelewu}`)).status).toBe(404);
    expect(await w.ksiegi()).toEqual([]);
  });
});
