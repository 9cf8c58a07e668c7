import type { Db } from '../db/open.ts';
import type { Secrets } from '../session/secrets.ts';
import { digestOfLine, digestOfSeal, type Seal, signedText } from './digest.ts';

/** The note whose row is locked while somebody seals. */
const TURN = 'pieczetowanieAudytu';
/** The most lines of one seal. */
const MOST = 500;

/** What a sealing did. */
export interface Sealing {
  /** The last seal of the chain. */
  head: Seal;
  /** It is the first of its day (UTC). */
  isFirstOfDay: boolean;
}

/**
 * Seals the lines that have none, in the order of their numbers, in transactions of their own. Calls never wait for it: they
 * only insert lines. Two processes take turns.
 *
 * @returns undefined: there was nothing to seal
 */
export async function sealAudit(db: Db, secrets: Secrets, now: Date): Promise<Sealing | undefined> {
  let done: Sealing | undefined;
  for (;;) {
    const next = await db.transaction().execute((trx) => sealSome(trx, secrets, now));
    if (!next) return done;
    done = { head: next.head, isFirstOfDay: done?.isFirstOfDay || next.isFirstOfDay };
  }
}

async function sealSome(db: Db, secrets: Secrets, now: Date): Promise<Sealing | undefined> {
  await db
    .insertInto('notatki')
    .values({ klucz: TURN, wartosc: '' })
    .onConflict((conflict) => conflict.column('klucz').doUpdateSet({ wartosc: '' }))
    .execute();
  const lines = await db
    .selectFrom('audyt')
    .selectAll()
    .where('pieczec', 'is', null)
    .orderBy('id')
    .limit(MOST)
    .execute();
  if (lines.length === 0) return undefined;
  const before = await lastSeal(db);
  const seal = {
    numer: (before?.numer ?? 0) + 1,
    kiedy: now.toISOString(),
    wpisy: JSON.stringify(lines.map((line) => [line.id, digestOfLine(line)])),
    poprzedni: before?.skrot ?? '',
  };
  const skrot = digestOfSeal(seal);
  const head = { ...seal, skrot, podpis: secrets.hmac(signedText(skrot)) };
  await db.insertInto('pieczecieAudytu').values(head).execute();
  await db
    .updateTable('audyt')
    .set({ pieczec: head.numer })
    .where(
      'id',
      'in',
      lines.map(({ id }) => id),
    )
    .execute();
  return { head, isFirstOfDay: before?.kiedy.slice(0, 10) !== head.kiedy.slice(0, 10) };
}

export const lastSeal = (db: Db): Promise<Seal | undefined> =>
  db.selectFrom('pieczecieAudytu').selectAll().orderBy('numer', 'desc').limit(1).executeTakeFirst();
