import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { Municipality } from '../../codegen/artefact/municipality.ts';
import { type App, type AppOptions, buildApp } from '../../server/app/app.ts';
import { readConfig } from '../../server/app/config.ts';
import { prepareDatabase } from '../../server/app/prepareDatabase.ts';
import { DEMO_PASSWORD } from '../../server/demo/kit/demoAccounts.ts';
import type { Config } from '../../server/engine/config/config.ts';
import type { Database } from '../../server/engine/db/open.ts';
import { logTo } from '../../server/engine/log.ts';
import { secretsOf } from '../../server/engine/session/secrets.ts';
import type { TestDatabase } from './databases.ts';
import { copyDemo } from './demoCopy.ts';
import { ROOT, shippedMunicipality } from './municipality.ts';

export { forEachDatabase, forOneDatabase, sqliteDatabase, type TestDatabase } from './databases.ts';
export { ROOT, shippedMunicipality } from './municipality.ts';

export const TODAY = '2026-11-21';
/** The pepper of a test office. */
export const PEPPER = 'a pepper for tests that is long enough';
const START = Date.parse(`${TODAY}T09:00:00Z`);

/** The rest of a context for an operation that a test calls directly: it draws nothing, and a fault is thrown. */
export const BY_HAND = {
  ask: () => Promise.reject(new Error('No other operation is called here.')),
  document: () => Promise.reject(new Error('Nothing is drawn here.')),
  fault: (error: unknown): never => {
    throw error;
  },
};

export interface TestOffice {
  app: App;
  database: Database;
  config: Config;
  municipality: Municipality;
  /** The office's clock, in milliseconds. */
  clock: { ms: number };
  /** Lines of the log. */
  lines: string[];
  anonymous: Client;
  /** Logs a demo account in. */
  login(login: string): Promise<Client>;
  /** Stops, and starts again on the same database. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  text: string;
  raw: Buffer;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects to be there
  json(): any;
}

/** A client that sends its token and cookie with every call. */
export interface Client {
  token?: string;
  cookie?: string;
  send(
    method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer>;
  get(url: string, headers?: Record<string, string>): Promise<Answer>;
  post(url: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
}

/** Parts of an office that a test chooses; it compresses no file otherwise. */
type Parts = Partial<
  Pick<AppOptions, 'wezel' | 'demoWezel' | 'platnosci' | 'municipality' | 'portal' | 'compress' | 'metrics'>
>;

/** Puts a commune of 200 residents into a new database that another program opens. */
export function smallCommune(database: TestDatabase): Promise<void> {
  const config = readConfig({ OKIENKO_RESIDENTS: '200' });
  return copyDemo(database, config, (db) => prepareDatabase(db, config, TODAY, () => secretsOf(PEPPER)));
}

/** An office with a small commune on a new database. */
export async function openOffice(
  database: TestDatabase,
  env: Record<string, string> = {},
  beside: Parts = {},
): Promise<TestOffice> {
  const config = readConfig({ OKIENKO_RESIDENTS: '200', ...env });
  const municipality = beside.municipality ?? (await shippedMunicipality());
  const clock = { ms: START };
  const lines: string[] = [];
  const secrets = secretsOf(PEPPER);
  const prepare = (db: Database) => prepareDatabase(db, config, TODAY, () => secrets);
  await copyDemo(database, config, prepare);
  const build = async () => {
    const db = await database.open();
    await prepare(db);
    const app = buildApp({
      config,
      database: db,
      secrets,
      municipality,
      portal: join(ROOT, 'tests/server/portal'),
      log: logTo((line) => lines.push(line)),
      now: () => new Date(clock.ms),
      compress: false,
      ...beside,
    });
    return { app, db };
  };
  let { app, db } = await build();
  const office: TestOffice = {
    app,
    database: db,
    config,
    municipality,
    clock,
    lines,
    anonymous: clientOf(() => app, {}),
    async login(login) {
      const answer = await office.anonymous.post('/api/konto/token', { login, haslo: DEMO_PASSWORD });
      if (answer.status !== 200) throw new Error(`${login}: ${answer.text}`);
      const cookie = String(answer.headers['set-cookie']).split(';')[0];
      return clientOf(() => app, { token: answer.json().token, cookie });
    },
    async restart() {
      await office.close();
      ({ app, db } = await build());
      Object.assign(office, { app, database: db });
    },
    async close() {
      await app.server.close();
      await db.close();
    },
  };
  return office;
}

/** The usual setup of a test file: one office for all its tests. */
export function withOffice(
  make: () => Promise<TestDatabase>,
  env?: Record<string, string>,
  beside?: Parts,
): () => TestOffice {
  let database: TestDatabase;
  let office: TestOffice;
  beforeAll(async () => {
    database = await make();
    office = await openOffice(database, env, beside);
  }, 60_000);
  afterAll(async () => {
    await office?.close();
    await database?.drop();
  });
  return () => office;
}

export function clientOf(app: () => App, held: { token?: string; cookie?: string }): Client {
  const send: Client['send'] = async (method, url, body, headers = {}) => {
    const answer = await app().server.inject({
      method,
      url,
      headers: {
        host: 'localhost:8080',
        ...(held.token && { authorization: `Bearer ${held.token}` }),
        ...(held.cookie && { cookie: held.cookie }),
        ...(body !== undefined && {
          'content-type': Buffer.isBuffer(body) ? 'application/octet-stream' : 'application/json',
        }),
        ...headers,
      },
      ...(body !== undefined && {
        payload: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
      }),
    });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text: answer.body,
      raw: answer.rawPayload,
      json: () => JSON.parse(answer.body),
    };
  };
  return {
    ...held,
    send,
    get: (url, headers) => send('GET', url, undefined, headers),
    post: (url, body = {}, headers) => send('POST', url, body, headers),
  };
}
