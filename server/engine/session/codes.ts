import { randomBytes } from 'node:crypto';
import type { Db } from '../db/open.ts';
import type { KodRow } from '../db/tables.ts';
import { BusinessError } from '../http/refusals.ts';
import type { Secrets } from './secrets.ts';

type Rodzaj = KodRow['rodzaj'];

const MINUTE = 60_000;

/** How long the link of a mail is valid. */
export const LINK_MS = {
  AKTYWACJA: 24 * 60 * MINUTE,
  AKTYWACJA_Z_URZEDU: 30 * 24 * 60 * MINUTE,
  NOWE_HASLO: 30 * MINUTE,
  EMAIL: 24 * 60 * MINUTE,
} as const;

/** The result of a valid code. */
export interface Used {
  kontoId: number | null;
  dane: Readonly<Record<string, unknown>>;
  /** The code was used before. */
  again: boolean;
}

/** Why a code is invalid: never issued or replaced; already used; expired. */
export type Unusable = 'nieznany' | 'uzyty' | 'stary';

/**
 * Makes a secret of 256 bits for one use; the database contains only its hash. Older codes of the same kind and
 * account become invalid.
 *
 * @returns the code as it goes into the link
 */
export async function newCode(
  db: Db,
  secrets: Secrets,
  { rodzaj, kontoId, dane = {}, ms }: { rodzaj: Rodzaj; kontoId: number | null; dane?: object; ms: number },
  nowMs: number,
): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  if (kontoId !== null) await endCodes(db, kontoId, [rodzaj]);
  await db
    .insertInto('kody')
    .values({
      kodHash: hashOf(secrets, rodzaj, code),
      rodzaj,
      kontoId,
      dane: JSON.stringify(dane),
      waznyDoMs: nowMs + ms,
      uzytoMs: null,
    })
    .execute();
  return code;
}

/**
 * Uses up a code. Of two uses at the same time one succeeds; when the caller's transaction fails, the code stays unused.
 *
 * @param again a code that was used in time gives its result again
 */
export async function useCode(
  db: Db,
  secrets: Secrets,
  { rodzaj, kod, again = false }: { rodzaj: Rodzaj; kod: string; again?: boolean },
  nowMs: number,
): Promise<Used | Unusable> {
  const kodHash = hashOf(secrets, rodzaj, kod);
  const claimed = await db
    .updateTable('kody')
    .set({ uzytoMs: nowMs })
    .where('kodHash', '=', kodHash)
    .where('uzytoMs', 'is', null)
    .where('waznyDoMs', '>', nowMs)
    .executeTakeFirst();
  const found = await findCode(db, secrets, { rodzaj, kod }, nowMs);
  if (claimed.numUpdatedRows === 1n && typeof found === 'object') return { ...found, again: false };
  if (typeof found === 'object' && found.again && !again) return 'uzyty';
  return found;
}

/** Finds the content of a code without using it up. */
export async function findCode(
  db: Db,
  secrets: Secrets,
  { rodzaj, kod }: { rodzaj: Rodzaj; kod: string },
  nowMs: number,
): Promise<Used | Unusable> {
  const row = await db
    .selectFrom('kody')
    .selectAll()
    .where('kodHash', '=', hashOf(secrets, rodzaj, kod))
    .executeTakeFirst();
  if (!row) return 'nieznany';
  if (row.uzytoMs === null && row.waznyDoMs <= nowMs) return 'stary';
  return { kontoId: row.kontoId, dane: JSON.parse(row.dane), again: row.uzytoMs !== null };
}

/** Deletes the unused codes of an account. */
export async function endCodes(db: Db, kontoId: number, kinds: readonly Rodzaj[]): Promise<void> {
  await db.deleteFrom('kody').where('kontoId', '=', kontoId).where('rodzaj', 'in', kinds).execute();
}

/** @throws BusinessError 1402 for an expired link, 1401 for any other invalid one */
export function usable(found: Used | Unusable): Used & { kontoId: number } {
  if (typeof found === 'string') throw new BusinessError(found === 'stary' ? '1402' : '1401');
  if (found.kontoId === null) throw new BusinessError('1401');
  return { ...found, kontoId: found.kontoId };
}

/** The kind is part of the hash: a code of one kind is invalid as another. */
const hashOf = (secrets: Secrets, rodzaj: Rodzaj, kod: string): string => secrets.hmac(`kod:${rodzaj}:${kod}`);
