import { randomBytes } from 'node:crypto';
import type { EventType } from '../../../src/generated/events.ts';
import type { Db } from '../../engine/db/open.ts';
import type { Secrets } from '../../engine/session/secrets.ts';
import { isEventType, isPrawo, type Prawo } from './prawa.ts';

/** A key of another system, as a call has it. */
export interface Klucz {
  id: number;
  nazwa: string;
  prawa: readonly Prawo[];
}

/** Marks a key, so that a scanner of repositories and logs finds one that was left there. */
const BEGINNING = 'okienko_';
const KEY = /^okienko_[\w-]{43}$/;

/** A new key: 256 random bits. */
export const newKlucz = (): string => BEGINNING + randomBytes(32).toString('base64url');

export const hashOf = (secrets: Secrets, klucz: string): string => secrets.hmac(`wymiana:${klucz}`);

/** The valid key of a call; undefined: there is none, or it was revoked. */
export async function findKlucz(db: Db, secrets: Secrets, klucz: string | undefined): Promise<Klucz | undefined> {
  if (!klucz || !KEY.test(klucz)) return undefined;
  const row = await db
    .selectFrom('kluczeWymiany')
    .select(['id', 'nazwa', 'prawa'])
    .where('kluczHash', '=', hashOf(secrets, klucz))
    .where('kiedyOdwolano', 'is', null)
    .executeTakeFirst();
  return row && { ...row, prawa: (JSON.parse(row.prawa) as string[]).filter(isPrawo) };
}

/** The types that a key reads. */
export const typesOf = ({ prawa }: Klucz): EventType[] => prawa.filter(isEventType);
