import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Selectable } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bank, openBank } from '../../../../server/demo/bank/bank.ts';
import { FORM, KIR, STATUS } from '../../../../server/demo/bank/kirApi.ts';
import { P24 } from '../../../../server/demo/bank/p24Api.ts';
import { checkKsiegi } from '../../../../server/domains/platnosci/ksiegi.ts';
import { NOTICES } from '../../../../server/domains/platnosci/pages/addresses.ts';
import { LIVE } from '../../../../server/domains/platnosci/states.ts';
import type { ZlecenieRow } from '../../../../server/domains/platnosci/tables.ts';
import type { Database, Db } from '../../../../server/engine/db/open.ts';
import { times } from '../../../night.ts';
import { forOneDatabase, smallCommune, type TestDatabase, TODAY } from '../../helpers.ts';
import { eventsIn } from '../zdarzenia/eventSchemas.ts';
import { KilledOffice } from './killedOffice.ts';
import { listenBank } from './listenBank.ts';
import { payableCards } from './payableCards.ts';
import { type Acknowledged, Resident, type Town } from './payers.ts';

const KILLS = times(2, 150, 60);
const RESIDENTS = 6;
const HOUR = 3_600_000;
/** A kill that waits for an event happens after this time at the latest. */
const LONGEST_WAIT_MS = 10_000;

/**
 * The event at which the office is killed: the n-th of its kind in a run, with n at random, and some
 * milliseconds later, in which the office continues with it, books it, or has not yet begun.
 */
const MOMENTS = {
  /** A resident orders. */
  start: { most: 4, laterMs: 40 },
  /** The office registers an order at Przelewy24. */
  register: { most: 3, laterMs: 30 },
  /** A browser brings an order to Paybynet. */
  form: { most: 2, laterMs: 30 },
  /** A provider sends the office a notice. */
  notice: { most: 3, laterMs: 40 },
  /** The office queries Przelewy24 or Paybynet, and books paid orders. */
  history: { most: 3, laterMs: 60 },
  status: { most: 2, laterMs: 60 },
  /** The office has answered any call. */
  answer: { most: 25, laterMs: 10 },
} as const;
type Moment = keyof typeof MOMENTS;
const NAMES = Object.keys(MOMENTS) as Moment[];
/** The usual run has fewer kills than there are moments. */
const FIRST_MOMENT = Math.floor(Math.random() * NAMES.length);
const FIRST_NUMBER = 700_000;
const ACCEPTED = ['OPLACONA', 'ZAKSIEGOWANA'];

forOneDatabase((make) => {
  describe(`an office that is killed ${KILLS} times while residents pay`, () => {
    let database: TestDatabase;
    let bank: Bank;
    let listening: { origin: string; close(): Promise<void> };
    let office: KilledOffice;
    let residents: Resident[];
    let town: Town;
    let aheadMs = 0;
    let lastSeeded = 0;
    /** The event that the next kill waits for, and the function to call then. */
    let awaited: { moment: Moment; left: number; come: () => void } | undefined;
    const hit = new Map<Moment, number>();
    const happens = (moment: Moment) => {
      if (awaited?.moment !== moment || --awaited.left > 0) return;
      hit.set(moment, (hit.get(moment) ?? 0) + 1);
      awaited.come();
      awaited = undefined;
    };

    beforeAll(async () => {
      database = await make();
      await smallCommune(database);
      const payers = await onDatabase(database, async (db) => {
        const seeded = await db.query.selectFrom('zlecenia').select('id').orderBy('id', 'desc').executeTakeFirst();
        lastSeeded = seeded?.id ?? 0;
        return payableCards(db, RESIDENTS, times(150, 600), TODAY);
      });
      expect(payers.length).toBe(RESIDENTS);
      const p24 = { kluczApi: 'klucz', haslo: 'hasło/ąę', crc: 'crc-0123456789' };
      const kir = { nip: '9999990018', haslo: 'tajne' };
      bank = openBank({
        file: ':memory:',
        adres: '',
        p24: { ...p24, powiadomienia: '' },
        kir: { ...kir, przecinek: true, powiadomienia: '' },
        now: () => new Date(Date.now() + aheadMs),
        // Short pauses, and enough of them for an office that is killed again and again.
        pauzyMs: Array.from({ length: 400 }, () => 150),
        poznoMs: 1500,
        wolnoMs: 1300,
      });
      listening = await listenBank(bank);
      bank.options.adres = listening.origin;
      bank.faults = (call) => {
        happens(call);
        return undefined;
      };
      const at = (path: string) => listening.origin + path;
      const folder = database.env.OKIENKO_VAR!;
      const files = {
        OKIENKO_P24: { ...p24, adres: at(P24), adresStrony: at(P24), limitSekund: 1 },
        OKIENKO_KIR: {
          ...kir,
          adresFormularza: at(FORM),
          adresStatusu: at(STATUS),
          dalejDo: [at(KIR)],
          pierwszyNumer: FIRST_NUMBER,
          limitSekund: 1,
        },
      };
      const env: Record<string, string> = { ...database.env, OKIENKO_RESIDENTS: '200' };
      for (const [name, settings] of Object.entries(files)) {
        env[name] = join(folder, `${name}.json`);
        writeFileSync(env[name], JSON.stringify(settings));
        chmodSync(env[name], 0o600);
      }
      office = new KilledOffice(env);
      office.onUp = (origin) => {
        bank.options.p24.powiadomienia = origin + NOTICES.p24;
        bank.options.kir.powiadomienia = origin + NOTICES.kir;
      };
      town = { origin: () => office.origin, bank, about: happens, over: false };
      residents = payers.map((payer) => new Resident(town, payer));
      await office.start();
      for (const resident of residents) await resident.login();
    }, 120_000);

    afterAll(async () => {
      town.over = true;
      await office?.close();
      await listening?.close();
      await database?.drop();
    });

    const acknowledged = (): Acknowledged[] => residents.flatMap((resident) => resident.acknowledged);

    /** Checked after every kill of the office. */
    const mustHold = (nowMs: number) => onDatabase(database, (db) => lookAt(db, acknowledged(), nowMs));

    it('loses nothing, doubles nothing and reports nothing false', async () => {
      const lives = Promise.all(residents.map((resident) => resident.live()));
      const stopped = lives.then(() => {
        if (town.over) return;
        throw new Error(`Everybody has stopped paying: ${residents.flatMap(({ wrong }) => wrong).join('\n')}`);
      });
      // The failure is reported where the next kill is awaited.
      stopped.catch(() => {});
      for (let kill = 0; kill < KILLS; kill++) {
        const moment = NAMES[(FIRST_MOMENT + kill) % NAMES.length]!;
        const { most, laterMs } = MOMENTS[moment];
        const due = new Promise<void>((come) => {
          awaited = { moment, left: upTo(most), come };
          setTimeout(come, LONGEST_WAIT_MS);
        });
        await Promise.race([due, stopped]);
        awaited = undefined;
        await sleep(Math.random() * laterMs);
        // Acknowledged before the kill.
        const before = acknowledged();
        await office.kill();
        await onDatabase(database, (db) => lookAt(db, before, Date.now()));
        await office.start(kill === KILLS - 1);
      }
      town.over = true;
      await stopped;
      expect(acknowledged().length).toBeGreaterThanOrEqual(KILLS / 2);

      await comeToAnEnd();
      await mustHold(Date.now() + aheadMs);
      await onDatabase(database, (db) => moneyIsRight(db, bank, lastSeeded));
      for (const resident of residents) {
        expect(resident.wrong).toEqual([]);
        for (const [idPrzelewu, states] of resident.shown) {
          const first = states.findIndex((stan) => ACCEPTED.includes(stan));
          const later = first < 0 ? [] : states.slice(first);
          expect([idPrzelewu, later.filter((stan) => !ACCEPTED.includes(stan))]).toEqual([idPrzelewu, []]);
        }
      }
      await saidAndDone(residents);
      const failures = office.lines.filter(
        ({ poziom, zdarzenie }) => poziom === 'blad' && zdarzenie !== 'platnosc-alarm',
      );
      expect(failures).toEqual([]);
      // Most kills have hit their event, the others another moment.
      expect([...hit.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(KILLS / 2);
    }, 1_800_000);

    /**
     * Moves the clocks forward until every order has ended: the providers work again, unpaid orders have expired, and
     * late payments have been found.
     */
    async function comeToAnEnd(): Promise<void> {
      const began = aheadMs;
      while (true) {
        const [live] = await onDatabase(database, (db) =>
          db.query.selectFrom('zlecenia').selectAll().where('stan', 'in', LIVE).where('id', '>', lastSeeded).execute(),
        );
        if (!live && aheadMs - began > 3 * HOUR) return;
        if (aheadMs - began > 24 * HOUR) throw new Error(`An order comes to no end: ${JSON.stringify(live)}`);
        aheadMs += aheadMs - began < HOUR / 10 ? 20_000 : HOUR / 4;
        office.setAhead(aheadMs);
        await sleep(300);
      }
    }

    /** Every payment that was shown as accepted is booked in the end. */
    async function saidAndDone(all: readonly Resident[]): Promise<void> {
      for (const resident of all) {
        // The session has expired after hours.
        await resident.login();
        for (const { idPrzelewu } of resident.acknowledged) {
          const before = resident.shown.get(idPrzelewu) ?? [];
          const wasAccepted = before.some((stan) => ACCEPTED.includes(stan));
          const now = await resident.look(idPrzelewu);
          if (wasAccepted) expect([idPrzelewu, now]).toEqual([idPrzelewu, 'ZAKSIEGOWANA']);
        }
      }
    }
  });
});

/** Books and orders agree, every acknowledged order exists once, and nothing is paid twice. */
async function lookAt({ query }: Database, acknowledged: readonly Acknowledged[], nowMs: number): Promise<void> {
  expect(await checkKsiegi(query, nowMs)).toEqual([]);
  const orders = await query.selectFrom('zlecenia').selectAll().execute();
  const byName = Map.groupBy(orders, (order) => order.idPrzelewu);
  const parts = Map.groupBy(await query.selectFrom('zleceniaRaty').selectAll().execute(), (part) => part.zlecenieId);
  for (const { idPrzelewu, raty, kwota } of acknowledged) {
    const [order, ...more] = byName.get(idPrzelewu) ?? [];
    expect([idPrzelewu, order?.kwotaGrosze, more]).toEqual([idPrzelewu, Math.round(kwota * 100), []]);
    const own = new Set(parts.get(order!.id)!.map((part) => part.idNaleznosciRatyZbiorczej));
    expect([...own].sort()).toEqual([...raty].sort());
  }
  // Each key has made one order at most, and each order has a key.
  const keys = await query
    .selectFrom('powtorzenia')
    .select('odpowiedz')
    .where('operacja', '=', 'dodajPrzelew')
    .execute();
  const named = keys.map(({ odpowiedz }) => JSON.parse(odpowiedz).idPrzelewu as string);
  expect(new Set(named).size).toBe(named.length);
  expect(named.every((name) => byName.has(name))).toBe(true);
  const booked = orders.filter((order) => order.stan === 'ZAKSIEGOWANA');
  const paid = booked.flatMap(({ id }) => [...new Set(parts.get(id)!.map((part) => part.idNaleznosciRatyZbiorczej))]);
  expect(paid.length).toBe(new Set(paid).size);
  await eachIsTold(query, booked, nowMs);
}

/** The finance system is told of every booking once. Events that nobody reads are kept for a day. */
async function eachIsTold(query: Db, booked: readonly Selectable<ZlecenieRow>[], nowMs: number): Promise<void> {
  const told = (await eventsIn(query, 'platnosc.zaksiegowana')).map(({ data }) => data.zlecenieId);
  expect(new Set(told).size).toBe(told.length);
  const late = booked.filter(({ zaksiegowanoMs }) => zaksiegowanoMs! > nowMs - 20 * HOUR).map(({ id }) => id);
  expect(late.filter((id) => !told.includes(id))).toEqual([]);
  expect(told.filter((id) => !booked.some((order) => order.id === id))).toEqual([]);
}

/** Every grosz that the bank received is booked once or waits for the staff, and nothing else is booked. */
async function moneyIsRight({ query }: Database, bank: Bank, lastSeeded: number): Promise<void> {
  const payments = await query
    .selectFrom('zlecenia')
    .leftJoin('wplaty', 'wplaty.zlecenieId', 'zlecenia.id')
    .selectAll('zlecenia')
    .select(['kwotaGlownaGrosze', 'kosztyUpomnienGrosze', 'odsetkiGrosze', 'oplataProlongacyjnaGrosze'])
    .execute();
  const at = Date.now() + 100 * HOUR;
  const taken = (['p24', 'kir'] as const).flatMap((dostawca) => bank.store.since(dostawca, 0, at, 100_000));
  let known = 0;
  for (const order of payments) {
    const klucz = order.kanal === 'P24' ? order.idPrzelewu : String(FIRST_NUMBER + order.id).padStart(10, '0');
    const payment = taken.find((one) => one.klucz === klucz && one.dostawca === order.kanal.toLowerCase());
    const grosze = payment?.decyzja === 'zaplac' ? payment.zaplaconoGrosze : 0;
    const booked =
      order.kwotaGlownaGrosze === null
        ? undefined
        : order.kwotaGlownaGrosze +
          order.kosztyUpomnienGrosze! +
          order.odsetkiGrosze! +
          order.oplataProlongacyjnaGrosze!;
    if (payment) known++;
    // Payments of the demo's history are unknown to this bank.
    if (order.id <= lastSeeded) continue;
    const found = { idPrzelewu: order.idPrzelewu, stan: order.stan, booked };
    if (grosze === 0) expect(['ODRZUCONA', 'WYGASLA'], JSON.stringify(found)).toContain(order.stan);
    else if (grosze !== order.kwotaGrosze) expect(found).toMatchObject({ stan: 'DO_WYJASNIENIA', booked: undefined });
    else if (order.stan !== 'DO_WYJASNIENIA') expect(found).toMatchObject({ stan: 'ZAKSIEGOWANA', booked: grosze });
  }
  expect(known).toBe(taken.length);
}

const upTo = (most: number) => 1 + Math.floor(Math.random() * most);
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Reads the database directly, without the office. */
async function onDatabase<Found>(database: TestDatabase, look: (db: Database) => Promise<Found>): Promise<Found> {
  const db = await database.open();
  return look(db).finally(() => db.close());
}
