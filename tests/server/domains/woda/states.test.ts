import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { WodomierzRow } from '../../../../server/domains/woda/tables.ts';
import type { Db } from '../../../../server/engine/db/open.ts';
import { times } from '../../../night.ts';
import { type Client, forEachDatabase, forOneDatabase, withOffice } from '../../helpers.ts';
import { pointOf, putMeter, read } from './testMeters.ts';

const DAY = 24 * 3600 * 1000;
const report = (client: Client, idLicznika: number, nowyStanLicznika: unknown, key?: string, nip?: string) =>
  client.post(
    `/api/woda/stany${nip ? `?nip=${nip}` : ''}`,
    { idLicznika, nowyStanLicznika },
    key ? { 'idempotency-key': key } : {},
  );

const withdraw = (client: Client, idZgloszenia: number, key?: string, nip?: string) =>
  client.post(
    `/api/woda/stany/wycofanie${nip ? `?nip=${nip}` : ''}`,
    { idZgloszenia },
    key ? { 'idempotency-key': key } : {},
  );

forOneDatabase((make) => {
  describe('the state of a meter', () => {
    const office = withOffice(make);
    const db = () => office().database.query;
    const statesOf = async (meter: WodomierzRow) =>
      (
        await db()
          .selectFrom('zgloszeniaStanu')
          .select('stanTysieczne')
          .where('idLicznika', '=', meter.idLicznika)
          .orderBy('idZgloszenia')
          .execute()
      ).map(({ stanTysieczne }) => stanTysieczne);
    const list = (client: Client, meter: WodomierzRow, nip = '') =>
      client.get(
        `/api/woda/stany/lista?idPunktu=${meter.idPunktu}&nrLicznika=${meter.nrLicznika}${nip && `&nip=${nip}`}`,
      );
    let anna: Client;
    let idPunktu: number;
    beforeAll(async () => {
      anna = await office().login('anna.wisniewska');
      ({ idPunktu } = await pointOf(db(), 'anna.wisniewska'));
    });
    /** Each test starts on a new day, so that the daily limit affects only its own test. */
    const newDay = async () => {
      office().clock.ms += DAY;
      anna = await office().login('anna.wisniewska');
    };

    it('is stored to the litre and listed, the newest first', async () => {
      await newDay();
      const meter = await putMeter(db(), { idPunktu });
      for (const stan of [412.001, 418.5, 420]) {
        office().clock.ms += 1000;
        expect((await report(anna, meter.idLicznika, stan)).text).toBe('{"czyZapisano":true}');
      }
      expect(await statesOf(meter)).toEqual([412_001, 418_500, 420_000]);
      const { nrLicznika, zgloszeniaStanu } = (await list(anna, meter)).json();
      expect(nrLicznika).toBe(meter.nrLicznika);
      expect(zgloszeniaStanu.map((one: { stanLicznika: number }) => one.stanLicznika)).toEqual([420, 418.5, 412.001]);
      expect(zgloszeniaStanu[0]).toMatchObject({
        kiedyUtworzono: new Date(office().clock.ms).toISOString(),
        kiedyObsluzono: null,
        uwagiZgloszone: null,
      });
    });

    it('may equal the last one, read or reported, but not be lower', async () => {
      await newDay();
      const meter = await putMeter(db(), { idPunktu });
      const lower = await report(anna, meter.idLicznika, 411.999);
      expect([lower.status, lower.json().kod]).toEqual([422, '5001']);
      expect(lower.json().pola.nowyStanLicznika).toBe(lower.json().opis);
      expect(lower.json().opis).toContain('zadzwoń do urzędu');
      expect((await report(anna, meter.idLicznika, 412)).status).toBe(200);
      expect((await report(anna, meter.idLicznika, 430.25)).status).toBe(200);
      expect((await report(anna, meter.idLicznika, 430.249)).json().kod).toBe('5001');
      expect((await report(anna, meter.idLicznika, 430.25)).status).toBe(200);
      expect(await statesOf(meter)).toEqual([412_000, 430_250, 430_250]);
    });

    it('that was typed too high is withdrawn: it is listed, but no longer the last one known', async () => {
      await newDay();
      const meter = await putMeter(db(), { idPunktu });
      await report(anna, meter.idLicznika, 415);
      office().clock.ms += 1000;
      await report(anna, meter.idLicznika, 4150);
      expect((await report(anna, meter.idLicznika, 420)).json().kod).toBe('5001');
      const [wrong, right] = (await list(anna, meter)).json().zgloszeniaStanu;
      expect([wrong.czyMoznaWycofac, wrong.kiedyWycofano]).toEqual([true, null]);
      expect((await withdraw(anna, wrong.idZgloszenia)).text).toBe('{"czyWycofano":true}');
      // Again, as after a response that was lost.
      expect((await withdraw(anna, wrong.idZgloszenia)).text).toBe('{"czyWycofano":true}');
      const after = (await list(anna, meter)).json().zgloszeniaStanu;
      const kiedyWycofano = new Date(office().clock.ms).toISOString();
      expect(after).toEqual([{ ...wrong, kiedyWycofano, czyMoznaWycofac: false }, right]);
      expect((await report(anna, meter.idLicznika, 414)).json().kod).toBe('5001');
      expect((await report(anna, meter.idLicznika, 420)).status).toBe(200);
    });

    it('is not withdrawn once the office has taken it, and counts for the daily limit when it was', async () => {
      await newDay();
      const meter = await putMeter(db(), { idPunktu });
      for (let nr = 0; nr < 10; nr++) await report(anna, meter.idLicznika, 420);
      const [taken, ...others] = (await list(anna, meter)).json().zgloszeniaStanu;
      await take(db(), taken.idZgloszenia, new Date(office().clock.ms).toISOString());
      expect((await list(anna, meter)).json().zgloszeniaStanu[0].czyMoznaWycofac).toBe(false);
      const refused = await withdraw(anna, taken.idZgloszenia);
      expect([refused.status, refused.json().kod]).toEqual([422, '5004']);
      for (const { idZgloszenia } of others) expect((await withdraw(anna, idZgloszenia)).status).toBe(200);
      expect((await report(anna, meter.idLicznika, 420)).json().kod).toBe('5003');
    });

    it('is withdrawn only for its subject, by every account that acts for it', async () => {
      await newDay();
      const meter = await putMeter(db(), { idPunktu });
      await report(anna, meter.idLicznika, 420);
      const [{ idZgloszenia }] = (await list(anna, meter)).json().zgloszeniaStanu;
      const jan = await office().login('jan.nowak');
      expect((await withdraw(jan, idZgloszenia)).json().kod).toBe('NIE_ZNALEZIONO');
      const { nip } = await pointOf(db(), 'jan.nowak', 1);
      expect((await withdraw(jan, idZgloszenia, undefined, nip)).json().kod).toBe('NIE_ZNALEZIONO');
      expect((await withdraw(await office().login('ola.krawczyk'), idZgloszenia)).status).toBe(403);
      expect((await withdraw(office().anonymous, idZgloszenia)).status).toBe(401);
      expect((await list(anna, meter)).json().zgloszeniaStanu[0].czyMoznaWycofac).toBe(true);
    });

    it('of a meter that started again from zero is accepted once the office has read it', async () => {
      await newDay();
      const meter = await putMeter(db(), { idPunktu }, 99_998_500);
      expect((await report(anna, meter.idLicznika, 99_999.25)).status).toBe(200);
      expect((await report(anna, meter.idLicznika, 3)).json().kod).toBe('5001');
      const tomorrow = new Date(office().clock.ms + DAY).toISOString().slice(0, 10);
      await read(db(), meter.idLicznika, tomorrow, 3000);
      expect((await report(anna, meter.idLicznika, 2)).json().kod).toBe('5001');
      expect((await report(anna, meter.idLicznika, 3.5)).status).toBe(200);
    });

    it.each([
      [5, 3, 99_999.999, true],
      [5, 3, 100_000, false],
      [4, 0, 9999, true],
      [4, 0, 9998.5, false],
      [4, 1, 9999.5, true],
      [4, 1, 9998.55, false],
      [9, 2, 999_999_999.25, true],
      [5, 3, 500.0001, false],
      [5, 3, 500.00000001, false],
    ])('with %i digits and %i after the point: %f, stored %s', async (whole, fraction, stan, czyZapisano) => {
      await newDay();
      const meter = await putMeter(db(), {
        idPunktu,
        zakresLicznikaCalkowite: whole,
        zakresLicznikaDziesietne: fraction,
      });
      expect((await report(anna, meter.idLicznika, stan)).json()).toEqual({ czyZapisano });
      expect(await statesOf(meter)).toEqual(czyZapisano ? [Math.round(stan * 1000)] : []);
    });

    it('with thousandths that are no binary fraction comes back as it was sent', async () => {
      await newDay();
      const meter = await putMeter(db(), { idPunktu, zakresLicznikaCalkowite: 9 });
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 412_000, max: 999_999_999_999 }), async (thousandths) => {
          await db().deleteFrom('zgloszeniaStanu').where('idLicznika', '=', meter.idLicznika).execute();
          const text = `${Math.floor(thousandths / 1000)}.${String(thousandths % 1000).padStart(3, '0')}`;
          const body = `{"idLicznika":${meter.idLicznika},"nowyStanLicznika":${text}}`;
          expect((await anna.post('/api/woda/stany', body)).text).toBe('{"czyZapisano":true}');
          expect(await statesOf(meter)).toEqual([thousandths]);
          const { zgloszeniaStanu } = (await list(anna, meter)).json();
          expect(zgloszeniaStanu[0].stanLicznika.toFixed(3)).toBe(text);
        }),
        { numRuns: times(60, 1000) },
      );
    });

    it.each(['"418"', '-1', 'null', '1e12', '"٤١٨"', '[418]'])('is refused as %s', async (stan) => {
      const meter = await putMeter(db(), { idPunktu });
      const body = `{"idLicznika":${meter.idLicznika},"nowyStanLicznika":${stan}}`;
      const answer = await anna.post('/api/woda/stany', body);
      expect([answer.status, Object.keys(answer.json().pola)]).toEqual([400, ['nowyStanLicznika']]);
    });

    it('of a removed meter is refused, and its earlier reports stay readable', async () => {
      await newDay();
      const meter = await putMeter(db(), { idPunktu });
      await report(anna, meter.idLicznika, 420);
      await db()
        .updateTable('wodomierze')
        .set({ dataWyjecia: '2026-11-20' })
        .where('idLicznika', '=', meter.idLicznika)
        .execute();
      expect((await report(anna, meter.idLicznika, 421)).json().kod).toBe('5002');
      expect((await list(anna, meter)).json().zgloszeniaStanu).toHaveLength(1);
    });

    it('of somebody else’s meter is answered like that of an unknown meter, for reading and writing', async () => {
      await newDay();
      const meter = await putMeter(db(), { idPunktu });
      const jan = await office().login('jan.nowak');
      const foreign = await report(jan, meter.idLicznika, 420);
      const none = await report(jan, 2_147_483_647, 420);
      const refusalOf = ({ status, json }: typeof none) => ({ ...json(), status, nrSprawy: '' });
      expect(refusalOf(foreign)).toEqual(refusalOf(none));
      expect(foreign.json().kod).toBe('5002');
      expect((await list(jan, meter)).json().kod).toBe('NIE_ZNALEZIONO');
      const own = await pointOf(db(), 'jan.nowak');
      expect((await list(jan, { ...meter, idPunktu: own.idPunktu })).json().kod).toBe('NIE_ZNALEZIONO');
      // The institution that the same account acts for does not have it either.
      const { nip } = await pointOf(db(), 'jan.nowak', 1);
      expect((await report(jan, meter.idLicznika, 420, undefined, nip)).json().kod).toBe('5002');
      expect(await statesOf(meter)).toEqual([]);
    });

    it('is accepted from full accounts only', async () => {
      const meter = await putMeter(db(), { idPunktu });
      for (const [client, status] of [
        [await office().login('ola.krawczyk'), 403],
        [office().anonymous, 401],
      ] as const) {
        expect((await report(client, meter.idLicznika, 420)).status).toBe(status);
        expect((await list(client, meter)).status).toBe(status);
      }
    });

    it('is accepted at most ten times a day, over all meters', async () => {
      await newDay();
      const meters = [await putMeter(db(), { idPunktu }), await putMeter(db(), { idPunktu })];
      const taken = [];
      for (let nr = 0; nr < 12; nr++) taken.push((await report(anna, meters[nr % 2]!.idLicznika, 420 + nr)).status);
      expect(taken).toEqual([...Array(10).fill(200), 422, 422]);
      expect((await report(anna, meters[0]!.idLicznika, 500)).json().kod).toBe('5003');
      // An error of the state itself is still reported.
      expect((await report(anna, meters[0]!.idLicznika, 1)).json().kod).toBe('5001');
      await newDay();
      expect((await report(anna, meters[0]!.idLicznika, 500)).status).toBe(200);
    });

    it('with an idempotency key is stored once, also after a restart, and the key works for no other request', async () => {
      await newDay();
      const meter = await putMeter(db(), { idPunktu });
      const say = (stan: number) => report(anna, meter.idLicznika, stan, 'klucz-odczytu');
      expect((await say(420)).text).toBe('{"czyZapisano":true}');
      await office().restart();
      expect((await say(420)).text).toBe('{"czyZapisano":true}');
      expect((await say(421)).json().kod).toBe('POWTORZONY_KLUCZ');
      expect(await statesOf(meter)).toEqual([420_000]);
      // Without the key, or with another one, it is a new report of the same state.
      expect((await report(anna, meter.idLicznika, 420, 'klucz-drugi-raz')).status).toBe(200);
      expect(await statesOf(meter)).toEqual([420_000, 420_000]);
    });
  });
});

describe('an office without reports', () => {
  forOneDatabase((make) => {
    const office = withOffice(make, { OKIENKO_WODA_BEZ: 'stan' });
    it('has no meter that accepts a report', async () => {
      const db = office().database.query;
      const anna = await office().login('anna.wisniewska');
      const { idPunktu } = await pointOf(db, 'anna.wisniewska');
      const meter = await putMeter(db, { idPunktu });
      expect((await report(anna, meter.idLicznika, 420)).json().kod).toBe('5002');
      const listed = await anna.get(`/api/woda/stany/lista?idPunktu=${meter.idPunktu}&nrLicznika=${meter.nrLicznika}`);
      expect(listed.status).toBe(404);
      const { idZgloszenia } = await db
        .selectFrom('zgloszeniaStanu')
        .select('idZgloszenia')
        .limit(1)
        .executeTakeFirstOrThrow();
      expect((await withdraw(anna, idZgloszenia)).status).toBe(404);
    });
  });
});

/** Each database has its own locks. */
forEachDatabase((make) => {
  describe('states that are reported at the same time', () => {
    const office = withOffice(make);

    it('never store a lower one after a higher, from two accounts of one institution in four tabs', async () => {
      const db = office().database.query;
      const { idPunktu, nip } = await pointOf(db, 'jan.nowak', 1);
      const { podmiotId } = await db
        .selectFrom('punktyOdbioru')
        .select('podmiotId')
        .where('idPunktuOdbioru', '=', idPunktu)
        .executeTakeFirstOrThrow();
      const other = await db
        .selectFrom('konta')
        .select('kontoId')
        .where('login', '=', 'anna.wisniewska')
        .executeTakeFirstOrThrow();
      await db.insertInto('kontaPodmioty').values({ kontoId: other.kontoId, podmiotId }).execute();
      const meter = await putMeter(db, { idPunktu });
      const rounds = 5;
      for (let round = 0; round < rounds; round++) {
        office().clock.ms += DAY;
        const jan = await office().login('jan.nowak');
        const anna = await office().login('anna.wisniewska');
        // Each alone would be accepted; the second must see the first.
        const answers = await Promise.all(
          [jan, anna, jan, anna].map((client, tab) =>
            report(client, meter.idLicznika, 420 + round - tab / 1000, undefined, nip),
          ),
        );
        for (const answer of answers) expect(['{"czyZapisano":true}', '5001']).toContain(outcome(answer));
      }
      const states = await db
        .selectFrom('zgloszeniaStanu')
        .select('stanTysieczne')
        .where('idLicznika', '=', meter.idLicznika)
        .orderBy('idZgloszenia')
        .execute();
      const kept = states.map(({ stanTysieczne }) => stanTysieczne);
      expect(kept).toEqual(kept.toSorted((a, b) => a - b));
      expect(kept.length).toBeGreaterThanOrEqual(rounds);
      expect(kept.at(-1)).toBe((420 + rounds - 1) * 1000);
    });

    it('are at most ten for one account, on two meters in twenty tabs', async () => {
      const db = office().database.query;
      office().clock.ms += 2 * DAY;
      const { idPunktu } = await pointOf(db, 'anna.wisniewska');
      const meters = [await putMeter(db, { idPunktu }), await putMeter(db, { idPunktu })];
      const anna = await office().login('anna.wisniewska');
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, tab) => report(anna, meters[tab % 2]!.idLicznika, 420)),
      );
      expect(answers.map(outcome).toSorted()).toEqual([
        ...Array(10).fill('5003'),
        ...Array(10).fill('{"czyZapisano":true}'),
      ]);
    });

    it('and withdrawn while the office takes them: each is either withdrawn or taken', async () => {
      const db = office().database.query;
      office().clock.ms += 2 * DAY;
      const { idPunktu } = await pointOf(db, 'anna.wisniewska');
      const meter = await putMeter(db, { idPunktu });
      const anna = await office().login('anna.wisniewska');
      for (let nr = 0; nr < 6; nr++) await report(anna, meter.idLicznika, 420);
      const reports = await db
        .selectFrom('zgloszeniaStanu')
        .select('idZgloszenia')
        .where('idLicznika', '=', meter.idLicznika)
        .execute();
      const now = new Date(office().clock.ms).toISOString();
      const answers = await Promise.all(
        reports.map(async ({ idZgloszenia }) => {
          const [first, second] = await Promise.all([
            withdraw(anna, idZgloszenia),
            withdraw(anna, idZgloszenia),
            take(db, idZgloszenia, now),
          ]);
          expect(outcome(second)).toBe(outcome(first));
          return outcome(first);
        }),
      );
      const after = await db
        .selectFrom('zgloszeniaStanu')
        .select(['kiedyObsluzono', 'kiedyWycofano'])
        .where('idLicznika', '=', meter.idLicznika)
        .orderBy('idZgloszenia')
        .execute();
      expect(after).toEqual(
        answers.map((answer) =>
          answer === '5004'
            ? { kiedyObsluzono: now, kiedyWycofano: null }
            : { kiedyObsluzono: null, kiedyWycofano: now },
        ),
      );
    });

    it('with one idempotency key are stored once', async () => {
      const db = office().database.query;
      office().clock.ms += 2 * DAY;
      const { idPunktu } = await pointOf(db, 'anna.wisniewska');
      const meter = await putMeter(db, { idPunktu });
      const anna = await office().login('anna.wisniewska');
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => report(anna, meter.idLicznika, 420, 'klucz-rownoczesny')),
      );
      expect(answers.map(outcome)).toEqual(Array(8).fill('{"czyZapisano":true}'));
      const states = await db
        .selectFrom('zgloszeniaStanu')
        .select('idZgloszenia')
        .where('idLicznika', '=', meter.idLicznika)
        .execute();
      expect(states).toHaveLength(1);
    });
  });
});

/** The office takes a report that waits. */
const take = (db: Db, idZgloszenia: number, kiedyObsluzono: string) =>
  db
    .updateTable('zgloszeniaStanu')
    .set({ kiedyObsluzono })
    .where('idZgloszenia', '=', idZgloszenia)
    .where('kiedyObsluzono', 'is', null)
    .where('kiedyWycofano', 'is', null)
    .execute();

const outcome = (answer: Awaited<ReturnType<Client['post']>>): string =>
  answer.status === 200 ? answer.text : answer.json().kod;
