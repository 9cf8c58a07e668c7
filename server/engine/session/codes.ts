import { randomBytes } from 'node:crypto';
import type { Db } from '../db/open.ts';
import type { KodRow } from '../db/tables.ts';
import { BusinessError } from '../http/refusals.ts';
import { contentOf, resultOfUse, type Unusable, type Used } from './codeRules.ts';
import type { Secrets } from './secrets.ts';

type Rodzaj = KodRow['rodzaj'];

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
  return resultOfUse(found, claimed.numUpdatedRows === 1n, again);
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
  return contentOf(row, nowMs);
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
