import { join } from 'node:path';
import { expect } from 'vitest';
import type { Municipality } from '../../codegen/artefact/municipality.ts';
import { writeArtefact } from '../../codegen/compile/writeArtefact.ts';
import { DEMO_PASSWORD } from '../../server/demo/kit/demoAccounts.ts';
import type { Database } from '../../server/engine/db/open.ts';
import { KilledOffice } from './domains/platnosci/killedOffice.ts';
import { smallCommune, type TestDatabase } from './helpers.ts';

/**
 * An office that is killed at random moments while residents send requests, and started again: for everything that is sent
 * with a key and stored once. A test defines the accounts, what each sends, and the invariants of the tables:
 *
 *     await killWhile(database, { kills: times(1, 200, 60), logins, live, mustHold });
 *
 * The common invariants are checked here: every response is stored under its key unchanged, nobody sees
 * a failure, and many kills interrupt a call (one kill perhaps none). domains/woda/kills.test.ts is an example.
 */
export interface Killing {
  kills: number;
  /** Instead of the shipped one. */
  municipality?: Municipality;
  /** More settings of the office. */
  env?: Readonly<Record<string, string>>;
  /** Prepares a database with a small commune, and returns the accounts that send. */
  logins(database: Database): Promise<readonly string[]>;
  /** Sends one request after another until `sender.over`. */
  live(sender: Sender): Promise<void>;
  /** Checks the tables after each kill, and at the end. */
  mustHold(database: Database): Promise<void>;
}

/**
 * A kill comes after at most this many requests and some milliseconds: before, in or after the transaction of the last one. It may
 * be the first, so a test of one kill expects one stored request.
 */
const SENDINGS = 8;
const LATER_MS = 30;
/** It comes after this time even when nobody sends. */
const LONGEST_WAIT_MS = 3000;

export async function killWhile(database: TestDatabase, killing: Killing): Promise<void> {
  await smallCommune(database);
  const logins = await onDatabase(database, killing.logins);
  expect(logins.length).toBeGreaterThan(0);
  const office = new KilledOffice({
    ...database.env,
    OKIENKO_RESIDENTS: '200',
    ...(killing.municipality && { OKIENKO_CONFIG: compiled(killing.municipality, database) }),
    ...killing.env,
  });
  let left = 0;
  let come = () => {};
  const sending = () => {
    left -= 1;
    if (left === 0) come();
  };
  const end = new AbortController();
  const senders = logins.map((login) => new Sender(login, () => office.origin, sending, end.signal));
  const look = () =>
    onDatabase(database, async (db) => {
      await whatWasSaidIsKept(db, senders);
      await killing.mustHold(db);
    });
  try {
    await office.start();
    for (const sender of senders) await sender.enter();
    const lives = Promise.all(senders.map((sender) => killing.live(sender)));
    // The failure is reported where the run is awaited.
    lives.catch(() => {});
    for (let kill = 0; kill < killing.kills; kill++) {
      await Promise.race([
        new Promise<void>((resolve) => {
          left = 1 + Math.floor(Math.random() * SENDINGS);
          come = resolve;
        }),
        sleep(LONGEST_WAIT_MS),
        lives.then(() => Promise.reject(new Error('Everybody has stopped sending.'))),
      ]);
      await sleep(Math.random() * LATER_MS);
      await office.kill();
      await look();
      await office.start(kill === killing.kills - 1);
    }
    for (const sender of senders) sender.over = true;
    await lives;
    // The office moves records by itself, too: a look at several tables needs one that has stopped.
    await office.kill();
    await look();
  } finally {
    end.abort();
    await office.close();
  }
  expect(senders.flatMap(({ wrong }) => wrong)).toEqual([]);
  expect(office.lines.filter(({ poziom }) => poziom === 'blad')).toEqual([]);
  expect(senders.reduce((sum, { cut }) => sum + cut, 0)).toBeGreaterThanOrEqual(Math.floor(killing.kills / 4));
}

/** Written once for all runs of the office. @returns its folder */
function compiled(municipality: Municipality, database: TestDatabase): string {
  const folder = join(database.env.OKIENKO_VAR!, 'municipality');
  writeArtefact(folder, municipality, { warnings: '' });
  return folder;
}

/** Logins of persons of the demo, who may send files and keep drafts. */
export async function demoLogins({ query }: Database): Promise<string[]> {
  const named = ['anna.wisniewska', 'jan.nowak', 'ewa.zielinska'];
  const rows = await query.selectFrom('konta').select('login').where('login', 'in', named).execute();
  return rows.map(({ login }) => login);
}

/** Logins of persons with a full account and no second step. */
export async function ordinaryLogins({ query }: Database, most: number): Promise<string[]> {
  const rows = await query
    .selectFrom('konta')
    .select('login')
    .where('stan', '=', 'AKTYWNE')
    .where('czyZablokowane', '=', 0)
    .where('totpSekret', 'is', null)
    .where('czyInstytucja', '=', 0)
    .orderBy('kontoId')
    .limit(most)
    .execute();
  return rows.map(({ login }) => login);
}

const DAY_MS = 24 * 3600 * 1000;
const dayBefore = (moment: string): string => new Date(Date.parse(moment) - DAY_MS).toISOString();

/** What was sent and changed today becomes a day older, so that more is accepted. */
export async function olderRecords({ query }: Database): Promise<void> {
  const yesterday = new Date(Date.now() - DAY_MS).toISOString();
  const records = query.selectFrom('wpisy').select(['wpisId', 'kiedyUtworzono']);
  for (const { wpisId, kiedyUtworzono } of await records.where('kiedyUtworzono', '>', yesterday).execute())
    await query
      .updateTable('wpisy')
      .set({ kiedyUtworzono: dayBefore(kiedyUtworzono) })
      .where('wpisId', '=', wpisId)
      .execute();
  const history = query.selectFrom('przebiegWpisow').select(['przebiegId', 'kiedy']);
  for (const { przebiegId, kiedy } of await history.where('kiedy', '>', yesterday).execute())
    await query
      .updateTable('przebiegWpisow')
      .set({ kiedy: dayBefore(kiedy) })
      .where('przebiegId', '=', przebiegId)
      .execute();
}

export interface Said {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects to be there
  body: any;
}

/** A resident with an account. A call whose connection breaks is retried with the same key, as in the portal. */
export class Sender {
  readonly login: string;
  /** The test has ended: nothing more is sent. */
  over = false;
  /** Responses that no resident should ever see. */
  readonly wrong: string[] = [];
  /** The responses of the office, by key. */
  readonly done = new Map<string, string>();
  /** The number of calls that a kill has interrupted. */
  cut = 0;
  readonly #origin: () => Promise<string>;
  readonly #sending: () => void;
  readonly #end: AbortSignal;
  #headers: Record<string, string> = {};

  /** @param end aborted when no office will run any more: pending calls give up */
  constructor(login: string, origin: () => Promise<string>, sending: () => void, end: AbortSignal) {
    this.login = login;
    this.#origin = origin;
    this.#sending = sending;
    this.#end = end;
  }

  async enter(): Promise<void> {
    const answer = await fetch(`${await this.#origin()}/api/konto/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ login: this.login, haslo: DEMO_PASSWORD }),
    });
    const { token } = (await answer.json()) as { token: string };
    const cookie = String(answer.headers.get('set-cookie')).split(';')[0]!;
    this.#headers = { authorization: `Bearer ${token}`, cookie };
  }

  /** Sends a request with a new key, until there is a response. @param stored false: the office stores no response of this operation */
  async send(path: string, body: unknown, more: Record<string, string> = {}, stored = true): Promise<Said> {
    const klucz = crypto.randomUUID();
    const init = { method: 'POST', body: JSON.stringify(body) };
    const headers = { 'content-type': 'application/json', 'idempotency-key': klucz, ...more };
    const { status, text } = await this.#ask(path, init, headers, this.#sending);
    if (status === 200 && stored) this.done.set(klucz, text);
    return { status, body: JSON.parse(text) };
  }

  /** Sends bytes once. @returns undefined when the connection broke: nobody knows how much has come */
  async patch(path: string, bytes: Buffer): Promise<Said | undefined> {
    const origin = await this.#origin();
    this.#sending();
    try {
      const headers = { ...this.#headers, 'content-type': 'application/octet-stream' };
      const init = { method: 'PATCH', headers, body: new Uint8Array(bytes), signal: this.#end };
      const answer = await fetch(origin + path, init);
      const text = await answer.text();
      if (answer.status >= 500 || answer.status === 401) this.wrong.push(`${path}: ${answer.status} ${text}`);
      return { status: answer.status, body: JSON.parse(text) };
    } catch (failure) {
      if (!(failure instanceof TypeError)) throw failure;
      this.cut += 1;
      return undefined;
    }
  }

  async get(path: string): Promise<Said> {
    const { status, text } = await this.#ask(path, {}, {}, () => {});
    return { status, body: JSON.parse(text) };
  }

  async #ask(path: string, init: RequestInit, headers: Record<string, string>, about: () => void) {
    while (true) {
      const origin = await this.#origin();
      about();
      try {
        const all = { ...this.#headers, ...headers };
        const answer = await fetch(origin + path, { ...init, headers: all, signal: this.#end });
        const text = await answer.text();
        if (answer.status >= 500 || answer.status === 401) this.wrong.push(`${path}: ${answer.status} ${text}`);
        return { status: answer.status, text };
      } catch (failure) {
        if (!(failure instanceof TypeError)) throw failure;
        this.cut += 1;
        await sleep(10);
      }
    }
  }
}

/** Every acknowledged response is stored unchanged, so a repetition gets the same one. */
async function whatWasSaidIsKept({ query }: Database, senders: readonly Sender[]): Promise<void> {
  const kept = await query.selectFrom('powtorzenia').select(['klucz', 'odpowiedz']).execute();
  const byKey = new Map(kept.map(({ klucz, odpowiedz }) => [klucz, odpowiedz]));
  const done = senders.flatMap((sender) => [...sender.done]);
  expect(done.filter(([klucz, text]) => byKey.get(klucz) !== text)).toEqual([]);
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Reads the database directly, without the office. */
async function onDatabase<Found>(database: TestDatabase, look: (db: Database) => Promise<Found>): Promise<Found> {
  const db = await database.open();
  return look(db).finally(() => db.close());
}
