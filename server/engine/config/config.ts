import { accessSync, constants, mkdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { type BackendSettings, readBackends } from '../backends/settings.ts';
import { type MailConfig, readMail } from '../mail/config.ts';
import { choice, type Env, fileOrNone, flag, integer } from './env.ts';
import { readOrigin } from './origin.ts';
import { StartError } from './startError.ts';

/**
 * The configuration of the office: what the engine needs, and what each domain declares by declaration merging in its
 * settings.ts.
 */
export interface Config extends EngineConfig {}

/** What the engine needs; times in milliseconds. */
export interface EngineConfig {
  port: number;
  host: string;
  mode: 'demo' | 'production';
  /** Equal processes that answer at the same port. */
  processes: number;
  /** PostgreSQL; absent: SQLite in `varDir`. */
  databaseUrl?: string;
  /** The same database without the pooler that `databaseUrl` names; absent: there is no pooler. */
  databaseDirectUrl?: string;
  varDir: string;
  /** The municipality's folder, with services.config.json, screens/, locales/, schemas/; absent: the shipped one. */
  municipality?: string;
  /** `split`: a call needs the token and the cookie; `bearer`: the token alone. */
  tokenMode: 'split' | 'bearer';
  /** How long a session lasts from login or its last extension. */
  sessionMs: number;
  /** The maximum duration of a session, however often it is extended. */
  sessionLimitMs: number;
  /** Parallel sessions of one account; a new one ends the oldest. */
  sessionsPerAccount: number;
  /** The secret for hashing session halves; absent in demo mode: made once and stored in `varDir`. */
  pepper?: string;
  /** A declared technical break: every call but the status answers 503. */
  przerwaTechniczna: boolean;
  /** Owners of accounts are asked whether notices may go to their e-mail. */
  pytajOZgodeEmail: boolean;
  /** The same for SMS. */
  pytajOZgodeSms: boolean;
  captcha: {
    /** A captcha is always required; otherwise only after failed logins. */
    always: boolean;
    /** Rounds of PBKDF2 in each attempt of the solver, which needs 200 attempts on average. */
    cost: number;
  };
  /** File that describes the gateway of text messages; absent: no message is sent, and only a demo writes any. */
  sms?: string;
  /** Databases of a municipality's views, by name: a PostgreSQL address or the absolute path of an SQLite file. */
  dane: Readonly<Record<string, string>>;
  /** Other backends of the municipality, by name. */
  zaplecza: Readonly<Record<string, BackendSettings>>;
  /** Proxies in front of the office whose X-Forwarded-For is trusted. */
  trustedProxies: number;
  /** The public origin of the portal, used in the links of mails. */
  adres: string;
  poczta: MailConfig;
}

const PORTAL = { of: 'the portal', example: 'https://okienko.example', why: 'links in mails lead there' };

/** A random text of 32 characters has more; a word or a repeated key has fewer. */
const DIFFERENT_CHARACTERS = 10;

/**
 * Reads the engine's part of the environment; server/app/config.ts reads all of it.
 *
 * @param folder of the municipality, where the command line names one: `npm start -- examples/brzezno`
 * @throws StartError one sentence with what to do, for a value that makes no sense
 */
export function readEngineConfig(env: Env, folder?: string): EngineConfig {
  const mode = choice(env, 'OKIENKO_MODE', ['demo', 'production'] as const, 'demo');
  const pepper = env.OKIENKO_PEPPER;
  if (mode === 'production' && (pepper ?? '').length < 32) {
    throw new StartError('In production OKIENKO_PEPPER must hold a secret of at least 32 characters.');
  }
  if (mode === 'production' && new Set(pepper).size < DIFFERENT_CHARACTERS) {
    throw new StartError(
      'OKIENKO_PEPPER in production repeats a few characters and is no secret: use for example the output of `openssl rand -base64 32`.',
    );
  }
  if (mode === 'production' && !env.DATABASE_URL) {
    throw new StartError('In production DATABASE_URL must name the PostgreSQL database.');
  }
  const processes = integer(env, 'OKIENKO_PROCESSES', 1, 1, 64);
  if (processes > 1 && !env.DATABASE_URL) {
    throw new StartError(
      `OKIENKO_PROCESSES=${processes} needs PostgreSQL, which several processes share: set DATABASE_URL, or OKIENKO_PROCESSES=1 for SQLite.`,
    );
  }
  if (env.OKIENKO_DATABASE_DIRECT_URL && !env.DATABASE_URL) {
    throw new StartError(
      'OKIENKO_DATABASE_DIRECT_URL needs DATABASE_URL, which names the pooler of the same database.',
    );
  }
  const port = integer(env, 'PORT', 8080, 0, 65535);
  const adres = readOrigin(env, 'OKIENKO_ADRES', port, PORTAL);
  return {
    port,
    host: env.HOST || '127.0.0.1',
    mode,
    processes,
    databaseUrl: env.DATABASE_URL || undefined,
    databaseDirectUrl: env.OKIENKO_DATABASE_DIRECT_URL || undefined,
    // Another commune has a database of its own.
    varDir: resolve(env.OKIENKO_VAR || (folder ? join('var', basename(resolve(folder))) : 'var')),
    municipality: folder || env.OKIENKO_CONFIG ? resolve(folder || env.OKIENKO_CONFIG!) : undefined,
    tokenMode: choice(env, 'OKIENKO_TOKEN_MODE', ['split', 'bearer'] as const, 'split'),
    sessionMs: integer(env, 'OKIENKO_CZAS_SESJI_S', 900, 10, 86_400) * 1000,
    sessionLimitMs: 8 * 3600 * 1000,
    sessionsPerAccount: 5,
    pepper,
    przerwaTechniczna: env.OKIENKO_PRZERWA === '1',
    pytajOZgodeEmail: flag(env, 'OKIENKO_ZGODA_EMAIL', '1'),
    pytajOZgodeSms: flag(env, 'OKIENKO_ZGODA_SMS', '1'),
    sms: fileOrNone(env.OKIENKO_SMS) || undefined,
    captcha: {
      always: flag(env, 'OKIENKO_CAPTCHA', '0'),
      cost: integer(env, 'OKIENKO_CAPTCHA_KOSZT', 5000, 100, 100_000),
    },
    dane: readDatabases(env),
    zaplecza: readBackends(env),
    trustedProxies: integer(env, 'OKIENKO_PROXIES', 0, 0, 10),
    adres,
    poczta: readMail({ smtp: env.OKIENKO_SMTP, od: env.OKIENKO_POCZTA_OD }, mode, adres),
  };
}

/** Makes `var/` if need be and tries to write there. */
export function prepareVar(config: EngineConfig): string {
  try {
    mkdirSync(config.varDir, { recursive: true });
    accessSync(config.varDir, constants.W_OK);
    return config.varDir;
  } catch {
    throw new StartError(
      `The folder ${config.varDir} cannot be written: give this user the right to write there, or name another in OKIENKO_VAR.`,
    );
  }
}

/** The SQLite file of the demo commune. */
export const sqliteFile = (config: EngineConfig): string => join(config.varDir, 'okienko.sqlite');

const DANE = 'OKIENKO_DANE_';

/** Databases with views, by the name in OKIENKO_DANE_…: a PostgreSQL address or the path of an SQLite file. */
export function readDatabases(env: Env): Record<string, string> {
  const named = Object.entries(env).filter(([name, value]) => name.startsWith(DANE) && value);
  return Object.fromEntries(
    named.map(([name, value = '']) => [
      name.slice(DANE.length),
      /^postgres(?:ql)?:\/\//.test(value) ? value : resolve(value),
    ]),
  );
}
