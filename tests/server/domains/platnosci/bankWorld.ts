import { afterAll, beforeAll } from 'vitest';
import { type Bank, openBank } from '../../../../server/demo/bank/bank.ts';
import type { Zachowanie } from '../../../../server/demo/bank/behaviours.ts';
import { FORM, KIR, STATUS } from '../../../../server/demo/bank/kirApi.ts';
import { P24 as P24_PATH } from '../../../../server/demo/bank/p24Api.ts';
import type { Kanaly } from '../../../../server/domains/platnosci/kanal.ts';
import { openKir } from '../../../../server/domains/platnosci/kir/kir.ts';
import type { Kir } from '../../../../server/domains/platnosci/kir/settings.ts';
import { openP24, type P24 } from '../../../../server/domains/platnosci/p24/p24.ts';
import { NOTICES } from '../../../../server/domains/platnosci/pages/addresses.ts';
import type { TestDatabase, TestOffice } from '../../helpers.ts';
import { openOffice } from '../../helpers.ts';
import { listenBank } from './listenBank.ts';

export const PORTAL = 'http://localhost:8080';
const SECRETS = { kluczApi: 'klucz', haslo: 'hasło/ąę', crc: 'crc-0123456789' };

/** An office and a bank that outlives it; both use one clock, which a test moves. */
export interface BankWorld {
  office: TestOffice;
  bank: Bank;
  channels: { p24: P24; kir: Kir };
  /** The channels of the office: a test may remove one. */
  platnosci: Kanaly;
  /** Orders one instalment that is not ordered yet. */
  order(channel: keyof Kanaly): Promise<Order>;
  /** Does everything that is due on both sides, now and after this many milliseconds. */
  settle(laterMs?: number): Promise<void>;
  /** The state of an order at the office. */
  state(idPrzelewu: string): Promise<string>;
  row(idPrzelewu: string): ReturnType<typeof rowOf>;
  /** Reduces the time that the office waits for an answer while `run` runs. */
  impatient(limitMs: number, run: () => Promise<unknown>): Promise<void>;
  /** Codes of alarms in the log. */
  alarms(): string[];
}

export interface Order {
  idPrzelewu: string;
  rata: number;
  idKartyNaleznosci: number;
  /** Decides as the payer. */
  decide(decyzja: 'zaplac' | 'odrzuc', zachowanie?: Zachowanie): Promise<void>;
}

export function withBank(make: () => Promise<TestDatabase>): () => BankWorld {
  let world: BankWorld;
  let database: TestDatabase;
  let listening: { origin: string; close(): Promise<void> };
  beforeAll(async () => {
    const clock = { now: () => new Date() };
    const kirSecrets = { nip: '9999990018', haslo: 'tajne' };
    const bank = openBank({
      file: ':memory:',
      adres: '',
      p24: { ...SECRETS, powiadomienia: '' },
      kir: { ...kirSecrets, przecinek: true, powiadomienia: '' },
      now: () => clock.now(),
    });
    listening = await listenBank(bank);
    bank.options.adres = listening.origin;
    const at = (path: string) => new URL(path, listening.origin);
    const p24: P24 = { ...SECRETS, adres: at(P24_PATH), adresStrony: at(P24_PATH), limitMs: 10_000 };
    const kir: Kir = {
      ...kirSecrets,
      adresFormularza: at(FORM),
      adresStatusu: at(STATUS),
      przestrzenNazw: 'urn:paybynet',
      przecinek: true,
      czySkrot: true,
      pierwszyNumer: 700_000,
      dalejDo: [at(KIR)],
      limitMs: 10_000,
    };
    const platnosci: Kanaly = { p24: openP24(p24, PORTAL, () => clock.now()), kir: openKir(kir, PORTAL) };
    database = await make();
    const office = await openOffice(database, {}, { platnosci });
    clock.now = () => new Date(office.clock.ms);
    const origin = await office.app.server.listen({ port: 0, host: '127.0.0.1' });
    bank.options.p24.powiadomienia = `${origin}${NOTICES.p24}`;
    bank.options.kir.powiadomienia = `${origin}${NOTICES.kir}`;
    world = worldOf(office, bank, { p24, kir }, platnosci);
  }, 60_000);
  afterAll(async () => {
    await world?.office.close();
    await database?.drop();
    await listening?.close();
  });
  return () => world;
}

function worldOf(office: TestOffice, bank: Bank, channels: BankWorld['channels'], platnosci: Kanaly): BankWorld {
  const world: BankWorld = {
    office,
    bank,
    channels,
    platnosci,
    async order(channel) {
      const { rata, idKartyNaleznosci, login } = await freeInstalment(office);
      // The clock moves by hours, longer than a session.
      const resident = await office.login(login);
      const answer = await resident.post(
        `/api/platnosci/${channel}/dodajPrzelew`,
        {
          idKartyNaleznosci,
          idNaleznosciRatyZbiorczej: [rata],
          idNaleznosciRaty: [],
          urlPowrotuOk: `${PORTAL}/platnosc-wynik?result=ok`,
          urlPowrotuBlad: `${PORTAL}/platnosc-wynik?result=blad`,
        },
        { 'idempotency-key': crypto.randomUUID() },
      );
      if (answer.status !== 200) throw new Error(answer.text);
      const { idPrzelewu } = answer.json();
      await world.settle();
      return {
        idPrzelewu,
        rata,
        idKartyNaleznosci,
        async decide(decyzja, zachowanie = 'zwykle') {
          const address = await pageOfOrder(world, idPrzelewu);
          const body = new URLSearchParams({ decyzja, zachowanie });
          const decided = await fetch(address, { method: 'POST', body, redirect: 'manual' });
          if (decided.status !== 303) throw new Error(`${decided.status} ${await decided.text()}`);
        },
      };
    },
    async settle(laterMs = 0) {
      office.clock.ms += laterMs;
      // Notices lead to queries, and these to bookings.
      for (let round = 0; round < 3; round++) {
        bank.wake();
        await bank.settled();
        office.app.wake();
        await office.app.settled();
      }
    },
    state: async (idPrzelewu) => (await rowOf(office, idPrzelewu)).stan,
    row: (idPrzelewu) => rowOf(office, idPrzelewu),
    async impatient(limitMs, run) {
      const { p24, kir } = channels;
      const usual = p24.limitMs;
      p24.limitMs = kir.limitMs = limitMs;
      try {
        await run();
      } finally {
        p24.limitMs = kir.limitMs = usual;
      }
    },
    alarms: () =>
      office.lines
        .map((line) => JSON.parse(line))
        .filter(({ zdarzenie }) => zdarzenie === 'platnosc-alarm')
        .map(({ kod }) => kod),
  };
  return world;
}

const rowOf = (office: TestOffice, idPrzelewu: string) =>
  office.database.query
    .selectFrom('zlecenia')
    .selectAll()
    .where('idPrzelewu', '=', idPrzelewu)
    .executeTakeFirstOrThrow();

/** Follows the office's own page like a browser. @returns the page of the payment at the bank */
export async function pageOfOrder({ office, bank }: BankWorld, idPrzelewu: string): Promise<string> {
  const passage = await office.anonymous.get(`/platnosci/przelew/${idPrzelewu}`);
  if (passage.status === 303) return String(passage.headers.location);
  const action = /action="([^"]+)"/.exec(passage.text)?.[1];
  const hashtrans = /name="hashtrans" value="([^"]+)"/.exec(passage.text)?.[1];
  if (!action || !hashtrans) throw new Error(`${passage.status} ${passage.text}`);
  const posted = await fetch(action, {
    method: 'POST',
    body: new URLSearchParams({ hashtrans }),
    redirect: 'manual',
  });
  return new URL(posted.headers.get('location') ?? '', bank.options.adres).href;
}

/** An instalment of a payer with an account that is not ordered yet. */
async function freeInstalment({ database }: TestOffice) {
  return database.query
    .selectFrom('ratyZbiorcze')
    .innerJoin('karty', 'karty.idKartyNaleznosci', 'ratyZbiorcze.idKartyNaleznosci')
    .innerJoin('podmioty', 'podmioty.podmiotId', 'karty.podmiotId')
    .innerJoin('konta', 'konta.pesel', 'podmioty.pesel')
    .select(['ratyZbiorcze.idKartyNaleznosci', 'ratyZbiorcze.idNaleznosciRatyZbiorczej as rata', 'konta.login'])
    .where('konta.stan', '=', 'AKTYWNE')
    .where('konta.totpSekret', 'is', null)
    .where('konta.czyZablokowane', '=', 0)
    .where('konta.czyPierwszeLogowanie', '=', 0)
    .where('karty.czyInstytucja', '=', 0)
    .where('ratyZbiorcze.czySplacona', '=', 0)
    .where('ratyZbiorcze.jestTytulWykonawczy', '=', 0)
    .where('ratyZbiorcze.idNaleznosciRatyZbiorczej', 'not in', (taken) =>
      taken.selectFrom('zajeteRaty').select('zajeteRaty.idNaleznosciRatyZbiorczej'),
    )
    .orderBy('ratyZbiorcze.idNaleznosciRatyZbiorczej')
    .executeTakeFirstOrThrow();
}
