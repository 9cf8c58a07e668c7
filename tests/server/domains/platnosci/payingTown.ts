import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { type Bank, openBank } from '../../../../server/demo/bank/bank.ts';
import type { Call } from '../../../../server/demo/bank/faults.ts';
import { FORM, KIR, STATUS } from '../../../../server/demo/bank/kirApi.ts';
import { P24 } from '../../../../server/demo/bank/p24Api.ts';
import { NOTICES } from '../../../../server/domains/platnosci/pages/addresses.ts';
import { LIVE } from '../../../../server/domains/platnosci/states.ts';
import type { Database } from '../../../../server/engine/db/open.ts';
import { smallCommune, type TestDatabase, TODAY } from '../../helpers.ts';
import { KilledOffice } from './killedOffice.ts';
import { listenBank } from './listenBank.ts';
import { agrees, FIRST_NUMBER, moneyIsRight } from './moneyRules.ts';
import { payableCards } from './payableCards.ts';
import { type Acknowledged, Resident, type Town } from './payers.ts';

const HOUR = 3_600_000;
const ACCEPTED = ['OPLACONA', 'ZAKSIEGOWANA'];

export interface TownOptions {
  residents: number;
  /** Of each resident. */
  instalments: number;
  /** Where the office finds PostgreSQL, if not where the test does. */
  databaseUrl?: string;
  /** Called at a call of the office to the bank, or of the bank to the office. */
  onCall?(call: Call): void;
  /** Called when a resident orders, and when the office has answered. */
  about?: Town['about'];
  /** Residents repeat what was answered with 5xx. */
  patient?: boolean;
}

/** A commune whose residents pay all the time, its office and the bank, each in a process of its own but the bank. */
export interface PayingTown {
  bank: Bank;
  office: KilledOffice;
  residents: readonly Resident[];
  acknowledged(): Acknowledged[];
  /** Sets the clocks of office and bank, in milliseconds from now. */
  setAhead(ms: number): void;
  /** Books, orders and events agree with each other and with what was acknowledged. */
  mustAgree(acknowledged: readonly Acknowledged[]): Promise<void>;
  /** Residents pay until `stop`; rejects when none can. */
  begin(): Promise<void>;
  stop(): void;
  /** Brings every order to its end, and compares what the bank received, the books have and residents were shown. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

export async function openPayingTown(database: TestDatabase, options: TownOptions): Promise<PayingTown> {
  const { databaseUrl, onCall = () => {}, about = () => {}, patient = false } = options;
  let aheadMs = 0;
  await smallCommune(database);
  const { lastSeeded, payers } = await onDatabase(database, async (db) => {
    const seeded = await db.query.selectFrom('zlecenia').select('id').orderBy('id', 'desc').executeTakeFirst();
    return {
      lastSeeded: seeded?.id ?? 0,
      payers: await payableCards(db, options.residents, options.instalments, TODAY),
    };
  });
  expect(payers.length).toBe(options.residents);

  const p24 = { kluczApi: 'klucz', haslo: 'hasło/ąę', crc: 'crc-0123456789' };
  const kir = { nip: '9999990018', haslo: 'tajne' };
  const bank = openBank({
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
  const listening = await listenBank(bank);
  bank.options.adres = listening.origin;
  bank.faults = (call) => {
    onCall(call);
    return undefined;
  };

  const at = (path: string) => listening.origin + path;
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
  if (databaseUrl) env.DATABASE_URL = databaseUrl;
  for (const [name, settings] of Object.entries(files)) {
    env[name] = join(database.env.OKIENKO_VAR!, `${name}.json`);
    writeFileSync(env[name], JSON.stringify(settings));
    chmodSync(env[name], 0o600);
  }
  const office = new KilledOffice(env);
  office.onUp = (origin) => {
    bank.options.p24.powiadomienia = origin + NOTICES.p24;
    bank.options.kir.powiadomienia = origin + NOTICES.kir;
  };
  const town: Town = { origin: () => office.origin, bank, about, over: false, patient };
  const residents = payers.map((payer) => new Resident(town, payer));
  const acknowledged = () => residents.flatMap((resident) => resident.acknowledged);
  const setAhead = (ms: number) => {
    aheadMs = ms;
    office.setAhead(ms);
  };
  const mustAgree = (known: readonly Acknowledged[]) =>
    onDatabase(database, (db) => agrees(db, known, Date.now() + aheadMs));

  await office.start();
  for (const resident of residents) await resident.login();

  /** Moves the clocks forward: unpaid orders have expired then, and late payments have been found. */
  async function endOrders(): Promise<void> {
    const began = aheadMs;
    while (true) {
      const live = await onDatabase(database, (db) =>
        db.query.selectFrom('zlecenia').selectAll().where('stan', 'in', LIVE).where('id', '>', lastSeeded).execute(),
      );
      if (live.length === 0 && aheadMs - began > 3 * HOUR) return;
      if (aheadMs - began > 24 * HOUR) throw new Error(`An order comes to no end: ${JSON.stringify(live[0])}`);
      const nowMs = Date.now() + aheadMs;
      const isBehind = live.some(({ nastepnaMs }) => nastepnaMs !== null && nastepnaMs <= nowMs);
      // Hours that pass while the office is still at work would prove nothing about it.
      setAhead(aheadMs + (isBehind || aheadMs - began < HOUR / 10 ? 20_000 : HOUR / 4));
      await sleep(300);
    }
  }

  /** Every payment that was shown as accepted is booked in the end. */
  async function shownIsBooked(resident: Resident): Promise<void> {
    // The session has expired after hours.
    await resident.login();
    for (const { idPrzelewu } of resident.acknowledged) {
      const states = resident.shown.get(idPrzelewu) ?? [];
      const first = states.findIndex((stan) => ACCEPTED.includes(stan));
      const later = first < 0 ? [] : states.slice(first);
      expect([idPrzelewu, later.filter((stan) => !ACCEPTED.includes(stan))]).toEqual([idPrzelewu, []]);
      const now = await resident.look(idPrzelewu);
      if (first >= 0) expect([idPrzelewu, now]).toEqual([idPrzelewu, 'ZAKSIEGOWANA']);
    }
  }

  return {
    bank,
    office,
    residents,
    acknowledged,
    setAhead,
    mustAgree,
    async begin() {
      await Promise.all(residents.map((resident) => resident.live()));
      if (!town.over)
        throw new Error(`Everybody has stopped paying: ${residents.flatMap(({ wrong }) => wrong).join('\n')}`);
    },
    stop() {
      town.over = true;
    },
    async settle() {
      await endOrders();
      await mustAgree(acknowledged());
      await onDatabase(database, (db) => moneyIsRight(db, bank, lastSeeded));
      for (const resident of residents) {
        expect(resident.wrong).toEqual([]);
        await shownIsBooked(resident);
      }
    },
    async close() {
      town.over = true;
      await office.close();
      await listening.close();
    },
  };
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Reads the database directly, without the office. */
async function onDatabase<Found>(database: TestDatabase, look: (db: Database) => Promise<Found>): Promise<Found> {
  const db = await database.open();
  return look(db).finally(() => db.close());
}
