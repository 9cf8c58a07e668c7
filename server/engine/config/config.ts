import { accessSync, constants, mkdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { OfficeFacts } from '../../../codegen/artefact/municipality.ts';
import { type MailConfig, readMail } from '../mail/config.ts';
import { StartError } from './startError.ts';
import { readStartPage, type StartPage } from './startPage.ts';

/** The whole configuration of the office; times in milliseconds. */
export interface Config {
  port: number;
  host: string;
  mode: 'demo' | 'production';
  /** PostgreSQL; absent: SQLite in `varDir`. */
  databaseUrl?: string;
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
  /** File that describes the national node; false: none; absent in a demo: the stand-in. */
  wezel?: string | false;
  /** File that describes the payment channel; false: off; absent in a demo: the stand-in for the bank. */
  p24?: string | false;
  kir?: string | false;
  /** Commissions are shown before a payment. */
  infoOProwizjach: boolean;
  /** A declared technical break: every call but the status answers 503. */
  przerwaTechniczna: boolean;
  /** Services under a break, by id. */
  przerwaTechnicznaUslugi: readonly number[];
  /** Residents may choose a language. */
  internacjonalizacja: boolean;
  /** The page at the root of the portal; absent: the municipality's choice. */
  stronaStartowa?: StartPage | undefined;
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
  /** The office sends reminders this many days before a due date to those who consented; 0: none. */
  przypomnienieDni: number;
  /** Owners of accounts may turn on two-factor login. */
  drugiKrok: boolean;
  woda: {
    /** Sections of the water summary that this office does not offer. */
    bez: readonly SekcjaWody[];
    /** A note shown where a meter reading is entered. */
    adnotacjaStanu: string | null;
  };
  /** Databases of a municipality's views, by name: a PostgreSQL address or the absolute path of an SQLite file. */
  dane: Readonly<Record<string, string>>;
  /** Proxies in front of the office whose X-Forwarded-For is trusted. */
  trustedProxies: number;
  /** First names with fewer bearers are not published. */
  minImion: number;
  /** The public origin of the portal, used in the links of mails. */
  adres: string;
  poczta: MailConfig;
  /** Consents a registration asks for. */
  zgodyRejestracji: readonly ZgodaRejestracji[];
  /** The demo commune. */
  seed: { number: number; residents: number; contact?: OfficeFacts['contact'] };
}

export const zgodyRejestracji = ['przetwarzanieDanych', 'regulamin'] as const;
export type ZgodaRejestracji = (typeof zgodyRejestracji)[number];

/** Sections of the water summary. */
export const sekcjeWody = [
  'faktury',
  'umowa',
  'odczyty',
  'stan',
  'protokol',
  'dane',
  'historia',
  'zgloszenia',
] as const;
export type SekcjaWody = (typeof sekcjeWody)[number];

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** A random text of 32 characters has more; a word or a repeated key has fewer. */
const DIFFERENT_CHARACTERS = 10;

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Reads the environment.
 *
 * @param folder of the municipality, where the command line names one: `npm start -- examples/brzezno`
 * @throws StartError one sentence with what to do, for a value that makes no sense
 */
export function readConfig(env: Env, folder?: string): Config {
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
  const port = whole(env, 'PORT', 8080, 0, 65535);
  const adres = readOrigin(env.OKIENKO_ADRES, mode, port);
  return {
    port,
    host: env.HOST || '127.0.0.1',
    mode,
    databaseUrl: env.DATABASE_URL || undefined,
    // Another commune has a database of its own.
    varDir: resolve(env.OKIENKO_VAR || (folder ? join('var', basename(resolve(folder))) : 'var')),
    municipality: folder || env.OKIENKO_CONFIG ? resolve(folder || env.OKIENKO_CONFIG!) : undefined,
    tokenMode: choice(env, 'OKIENKO_TOKEN_MODE', ['split', 'bearer'] as const, 'split'),
    sessionMs: whole(env, 'OKIENKO_CZAS_SESJI_S', 900, 10, 86_400) * 1000,
    sessionLimitMs: 8 * 3600 * 1000,
    sessionsPerAccount: 5,
    pepper,
    wezel: fileOrNone(env.OKIENKO_WEZEL),
    p24: fileOrNone(env.OKIENKO_P24),
    kir: fileOrNone(env.OKIENKO_KIR),
    infoOProwizjach: choice(env, 'OKIENKO_PROWIZJE', ['1', '0'] as const, '0') === '1',
    przerwaTechniczna: env.OKIENKO_PRZERWA === '1',
    przerwaTechnicznaUslugi: numbers(env, 'OKIENKO_PRZERWA_USLUGI'),
    internacjonalizacja: choice(env, 'OKIENKO_INTERNACJONALIZACJA', ['1', '0'] as const, '1') === '1',
    stronaStartowa: env.OKIENKO_STRONA_STARTOWA ? readStartPage(env.OKIENKO_STRONA_STARTOWA) : undefined,
    pytajOZgodeEmail: choice(env, 'OKIENKO_ZGODA_EMAIL', ['1', '0'] as const, '1') === '1',
    pytajOZgodeSms: choice(env, 'OKIENKO_ZGODA_SMS', ['1', '0'] as const, '1') === '1',
    sms: fileOrNone(env.OKIENKO_SMS) || undefined,
    przypomnienieDni: whole(env, 'OKIENKO_PRZYPOMNIENIE_DNI', 3, 0, 14),
    captcha: {
      always: choice(env, 'OKIENKO_CAPTCHA', ['1', '0'] as const, '0') === '1',
      cost: whole(env, 'OKIENKO_CAPTCHA_KOSZT', 5000, 100, 100_000),
    },
    drugiKrok: choice(env, 'OKIENKO_2FA', ['1', '0'] as const, '1') === '1',
    woda: {
      bez: readSections(env),
      adnotacjaStanu: env.OKIENKO_ADNOTACJA_STANU?.trim() || null,
    },
    dane: readDatabases(env),
    trustedProxies: whole(env, 'OKIENKO_PROXIES', 0, 0, 10),
    adres,
    poczta: readMail({ smtp: env.OKIENKO_SMTP, od: env.OKIENKO_POCZTA_OD }, mode, adres),
    zgodyRejestracji: readConsents(env.OKIENKO_ZGODY_REJESTRACJI),
    minImion: whole(env, 'OKIENKO_MIN_IMION', 2, 1, 1000),
    seed: {
      number: whole(env, 'OKIENKO_SEED', 2026, 0, 2 ** 31),
      residents: whole(env, 'OKIENKO_RESIDENTS', 4000, 100, 1_000_000),
    },
  };
}

/** An origin and nothing more: what stands behind it is the portal's. Over https, but for a machine's own address. */
function readOrigin(text: string | undefined, mode: Config['mode'], port: number): string {
  if (!text) {
    if (mode === 'demo') return `http://localhost:${port}`;
    throw new StartError(
      'In production OKIENKO_ADRES must be the public address of the portal, for example https://okienko.example: links in mails lead there.',
    );
  }
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const safe = url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.test(url.hostname));
  if (!url || !safe || url.href !== `${url.origin}/` || url.username) {
    throw new StartError(
      `OKIENKO_ADRES must be the address of the portal without a path, over https, for example https://okienko.example, but it is "${text}".`,
    );
  }
  return url.origin;
}

function readConsents(text: string | undefined): ZgodaRejestracji[] {
  if (text === undefined) return [...zgodyRejestracji];
  const given = text.split(',').filter((word) => word !== '');
  const unknown = given.find((word) => !zgodyRejestracji.includes(word as ZgodaRejestracji));
  if (unknown !== undefined) {
    throw new StartError(
      `OKIENKO_ZGODY_REJESTRACJI names the consents ${zgodyRejestracji.join(', ')} with commas between them, or none, but "${unknown}" is none of them.`,
    );
  }
  return zgodyRejestracji.filter((word) => given.includes(word));
}

/** The contract has a switch of its own: it is no service, and stands with the invoices. */
function readSections(env: Env): SekcjaWody[] {
  const names = sekcjeWody.filter((name) => name !== 'umowa');
  const given = (env.OKIENKO_WODA_BEZ ?? '').split(',').flatMap((word) => word.trim() || []);
  const unknown = given.find((word) => !names.some((name) => name === word));
  if (unknown !== undefined) {
    throw new StartError(
      `OKIENKO_WODA_BEZ names sections of ${names.join(', ')} with commas between them, or none, but "${unknown}" is none of them.`,
    );
  }
  const umowa = choice(env, 'OKIENKO_UMOWA_WODY', ['1', '0'] as const, '1') === '1';
  return sekcjeWody.filter((name) => (name === 'umowa' ? !umowa : given.includes(name)));
}

/** Makes `var/` if need be and tries to write there. */
export function prepareVar(config: Config): string {
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
export const sqliteFile = (config: Config): string => join(config.varDir, 'okienko.sqlite');

const DANE = 'OKIENKO_DANE_';

function readDatabases(env: Env): Record<string, string> {
  const named = Object.entries(env).filter(([name, value]) => name.startsWith(DANE) && value);
  return Object.fromEntries(
    named.map(([name, value = '']) => [
      name.slice(DANE.length),
      /^postgres(?:ql)?:\/\//.test(value) ? value : resolve(value),
    ]),
  );
}

/** A file, `0` for none; undefined: nothing was said. */
function fileOrNone(text: string | undefined): string | false | undefined {
  if (text === '0') return false;
  return text ? resolve(text) : undefined;
}

function whole(env: Env, name: string, otherwise: number, min: number, max: number): number {
  const text = env[name];
  if (text === undefined || text === '') return otherwise;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= min && value <= max)) {
    throw new StartError(`${name} must be a whole number from ${min} to ${max}, but it is "${text}".`);
  }
  return value;
}

function choice<T extends string>(env: Env, name: string, words: readonly T[], otherwise: T): T {
  const text = env[name];
  if (text === undefined || text === '') return otherwise;
  const word = words.find((w) => w === text);
  if (!word) throw new StartError(`${name} must be ${words.join(' or ')}, but it is "${text}".`);
  return word;
}

function numbers(env: Env, name: string): number[] {
  const text = env[name];
  if (!text) return [];
  const list = text.split(',').map((part) => part.trim());
  if (list.some((part) => !/^\d+$/.test(part))) {
    throw new StartError(`${name} must be numbers with commas between them, but it is "${text}".`);
  }
  return list.map(Number);
}
