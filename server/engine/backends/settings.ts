import type { Env } from '../config/env.ts';
import { limitOf, readSettings } from '../config/readSettings.ts';
import { StartError } from '../config/startError.ts';

/** How the office reaches another backend of the municipality. */
export interface BackendSettings {
  /** The base of its API. */
  address: URL;
  /** The secret that signs the tokens for it; nobody else has it. */
  key: string;
  limitMs: number;
}

export const BACKEND = 'OKIENKO_ZAPLECZE_';
/** HMAC-SHA-256 asks for a key as long as its digest (RFC 7518, 3.2). */
const KEY_LENGTH = 32;

/** Reads the file that each variable OKIENKO_ZAPLECZE_<name> names. @throws StartError */
export function readBackends(env: Env): Readonly<Record<string, BackendSettings>> {
  const named = Object.entries(env).filter(([name, file]) => name.startsWith(BACKEND) && file);
  return Object.fromEntries(named.map(([name, file = '']) => [name.slice(BACKEND.length), readBackend(name, file)]));
}

function readBackend(variable: string, file: string): BackendSettings {
  const { adres, klucz, limitSekund } = readSettings(variable, file, {
    adres: 'address',
    klucz: 'text',
    limitSekund: 'number?',
  });
  if (klucz.length < KEY_LENGTH)
    throw new StartError(`${variable}, ${file}: "klucz" must be a secret of at least ${KEY_LENGTH} characters.`);
  if (adres.search !== '') throw new StartError(`${variable}, ${file}: "adres" must have no query.`);
  return { address: adres, key: klucz, limitMs: limitOf(variable, file, limitSekund) };
}
