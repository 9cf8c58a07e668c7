import { join } from 'node:path';
import { expect } from 'vitest';
import { prepareDatabase } from '../../server/app/prepareDatabase.ts';
import { DEMO_PASSWORD } from '../../server/demo/kit/demoAccounts.ts';
import { readConfig } from '../../server/engine/config/config.ts';
import type { Database } from '../../server/engine/db/open.ts';
import { secretsOf } from '../../server/engine/session/secrets.ts';
import { KilledOffice } from './domains/platnosci/killedOffice.ts';
import { PEPPER, type TestDatabase, TODAY } from './helpers.ts';

/**
 * An office that is killed at random moments while people send things to it, and started again: for everything that is sent
 * with a key and kept once, whatever it is. A test says who sends, how such a one lives, and what must hold in the tables:
 *
 *     await killWhile(database, { kills: times(3, 200), logins, live, mustHold });
 *
 * What holds for all is looked at here: whatever was answered is remembered under its key in just those words, nobody is
 * told of a failure, and most kills cut something off. domains/woda/kills.test.ts is an example.
 */
export interface Killing {
  kills: number;
  /** Prepares a database with a small commune, and names the accounts that send. */
  logins(database: Database): Promise<readonly string[]>;
  /** Sends one request after another until `sender.over`. */
  live(sender: Sender): Promise<void>;
  /** Looks at the tables each time the office is dead, and when all is over. */
  mustHold(database: Database): Promise<void>;
}

/** A kill comes within so many sendings, and some milliseconds later: before, in or after the transaction of the last one. */
const SENDINGS = 8;
const LATER_MS = 30;
/** It comes all the same when nobody sends. */
const LONGEST_WAIT_MS = 3000;

export async function killWhile(database: TestDatabase, killing: Killing): Promise<void> {
  const logins = await onDatabase(database, async (db) => {
    await prepareDatabase(db, readConfig({ OKIENKO_RESIDENTS: '200' }), TODAY, () => secretsOf(PEPPER));
    return killing.logins(db);
  });
  expect(logins.length).toBeGreaterThan(0);
  const office = new KilledOffice({
    ...database.env,
    OKIENKO_RESIDENTS: '200',
    NODE_COMPILE_CACHE: join(database.env.OKIENKO_VAR!, 'code'),
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
    // Told where it is waited for.
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
      await office.start();
    }
    for (const sender of senders) sender.over = true;
    await lives;
    await look();
  } finally {
    end.abort();
    await office.close();
  }
  expect(senders.flatMap(({ wrong }) => wrong)).toEqual([]);
  expect(office.lines.filter(({ poziom }) => poziom === 'blad')).toEqual([]);
  expect(senders.reduce((sum, { cut }) => sum + cut, 0)).toBeGreaterThanOrEqual(killing.kills / 2);
}

export interface Said {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects to be there
  body: any;
}

/** Somebody with an account. A connection that breaks is tried again with the same key, as the portal does. */
export class Sender {
  readonly login: string;
  /** The test has ended: send nothing more. */
  over = false;
  /** Responses that nobody should ever see. */
  readonly wrong: string[] = [];
  /** What was done, by key, in the words of the office. */
  readonly done = new Map<string, string>();
  /** Calls that a kill has cut off. */
  cut = 0;
  readonly #origin: () => Promise<string>;
  readonly #sending: () => void;
  readonly #end: AbortSignal;
  #headers: Record<string, string> = {};

  /** @param end there will be no other office: whoever still asks gives up */
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

  /** Sends it with a key of its own, until there is an answer. */
  async send(path: string, body: unknown): Promise<Said> {
    const klucz = crypto.randomUUID();
    const init = { method: 'POST', body: JSON.stringify(body) };
    const headers = { 'content-type': 'application/json', 'idempotency-key': klucz };
    const { status, text } = await this.#ask(path, init, headers, this.#sending);
    if (status === 200) this.done.set(klucz, text);
    return { status, body: JSON.parse(text) };
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

/** Whatever a sender was told as done is remembered in the same words: a repetition hears nothing else. */
async function whatWasSaidIsKept({ query }: Database, senders: readonly Sender[]): Promise<void> {
  const kept = await query.selectFrom('powtorzenia').select(['klucz', 'odpowiedz']).execute();
  const byKey = new Map(kept.map(({ klucz, odpowiedz }) => [klucz, odpowiedz]));
  const done = senders.flatMap((sender) => [...sender.done]);
  expect(done.filter(([klucz, text]) => byKey.get(klucz) !== text)).toEqual([]);
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Looks at the database itself, past the office. */
async function onDatabase<Found>(database: TestDatabase, look: (db: Database) => Promise<Found>): Promise<Found> {
  const db = await database.open();
  return look(db).finally(() => db.close());
}
