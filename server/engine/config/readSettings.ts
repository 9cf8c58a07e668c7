import { readFileSync, statSync } from 'node:fs';
import type { Language } from '../../../src/lang/descriptors/language.ts';
import { isNip } from '../../../src/lang/values/nip.ts';
import { isSafe } from '../http/callProvider.ts';
import { isLanguage } from '../words/messages.ts';
import { StartError } from './startError.ts';
import { whyUnread } from './whyUnread.ts';

/** The type of a key in a channel's file; a question mark makes it optional. */
export type Kind = 'text' | 'address' | 'addresses' | 'nip' | 'boolean' | 'number' | 'words';
type Marked = Kind | `${Kind}?`;
export type Kinds = Readonly<Record<string, Marked>>;

interface Values {
  text: string;
  address: URL;
  addresses: URL[];
  nip: string;
  boolean: boolean;
  number: number;
  words: Readonly<Record<Language, string>>;
}

export type Settings<K extends Kinds> = {
  [Name in keyof K]: K[Name] extends Kind
    ? Values[K[Name]]
    : K[Name] extends `${infer Base extends Kind}?`
      ? Values[Base] | undefined
      : never;
};

const KIND_NAMES: Readonly<Record<Kind, string>> = {
  text: 'a text',
  address: 'an https address',
  addresses: 'a list of https addresses',
  nip: 'a NIP, ten digits',
  boolean: 'true or false',
  number: 'a whole number, 0 or more',
  words: 'a text, or an object with a text in each of pl, en, de and uk',
};

/**
 * Reads the file of a channel: one JSON object with the given keys and no others. It contains a password, so only
 * its owner and group may read it, and no message repeats its content.
 *
 * @param variable the environment variable that names the file
 * @throws StartError one sentence with what to do
 */
export function readSettings<K extends Kinds>(variable: string, file: string, kinds: K): Settings<K> {
  const wrong = (what: string): never => {
    throw new StartError(`${variable}, ${file}: ${what}`);
  };
  const raw = readObject(variable, file);
  if ((statSync(file).mode & 0o007) !== 0)
    wrong('everybody on this machine may read the file, and it holds a password: take that right away (chmod o-rwx).');
  const names = Object.keys(kinds);
  for (const key of Object.keys(raw))
    if (!names.includes(key)) wrong(`"${key}" is not known. Known: ${names.join(', ')}.`);
  const read = Object.entries(kinds).map(([name, marked]) => {
    const kind = marked.replace('?', '') as Kind;
    const missing = !Object.hasOwn(raw, name);
    if (missing && marked.endsWith('?')) return [name, undefined];
    const value = missing ? undefined : readers[kind](raw[name]);
    return [name, value ?? wrong(`"${name}" must be ${KIND_NAMES[kind]}.`)];
  });
  return Object.fromEntries(read);
}

const MOST = 1000;

const readText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' && value.length <= MOST ? value : undefined;

function readAddress(value: unknown): URL | undefined {
  const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined;
  return url && isSafe(url) && url.username === '' && url.hash === '' ? url : undefined;
}

/** @returns undefined for a value of another type */
const readers: { [K in Kind]: (value: unknown) => Values[K] | undefined } = {
  text: readText,
  address: readAddress,
  addresses(value) {
    const urls = Array.isArray(value) && value.length <= 20 ? value.map(readAddress) : [undefined];
    return urls.every((url) => url !== undefined) ? urls : undefined;
  },
  nip: (value) => (typeof value === 'string' && isNip(value) ? value : undefined),
  boolean: (value) => (typeof value === 'boolean' ? value : undefined),
  number: (value) => (Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : undefined),
  words(value) {
    const one = readText(value);
    if (one !== undefined) return { pl: one, en: one, de: one, uk: one };
    if (typeof value !== 'object' || value === null) return undefined;
    const words = value as Record<Language, unknown>;
    const whole = ['pl', 'en', 'de', 'uk'].every((lang) => readText(words[lang as Language]) !== undefined);
    return whole && Object.keys(words).every(isLanguage) ? (words as Record<Language, string>) : undefined;
  },
};

function readObject(variable: string, file: string): Record<string, unknown> {
  const where = `${variable} names ${file}, which`;
  let raw: unknown;
  try {
    raw = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    // The parser's message may repeat a part of the file, and so of the password.
    if (!(cause instanceof SyntaxError)) throw new StartError(`${where} cannot be read: ${whyUnread(cause)}`);
    throw new StartError(`${where} is no JSON: docs/office.md shows what belongs into it.`);
  }
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    throw new StartError(`${where} holds no object: docs/office.md shows what belongs into it.`);
  return raw as Record<string, unknown>;
}

/** The time limit of a provider: seconds as milliseconds. @throws StartError */
export function limitOf(variable: string, file: string, limitSekund: number | undefined): number {
  const seconds = limitSekund ?? 10;
  if (seconds >= 1 && seconds <= 25) return seconds * 1000;
  throw new StartError(`${variable}, ${file}: "limitSekund" must be a number from 1 to 25.`);
}
