import { inTransaction } from '../db/inTransaction.ts';
import type { Db } from '../db/open.ts';
import { audit } from './audit.ts';

const DAY_MS = 24 * 3600 * 1000;
/** Seals that are removed at once. */
const MOST = 200;

/**
 * Removes the seals whose lines have all come to the end of their time, with these lines: always the first ones. A line of the
 * same transaction names the last of them, so that the chain is verifiable from there on.
 *
 * @returns how many lines were removed
 */
export async function tidyAudit(db: Db, { dni }: { dni: number }, now: Date): Promise<number> {
  const edge = new Date(now.getTime() - dni * DAY_MS).toISOString();
  let removed = 0;
  for (;;) {
    const some = await inTransaction(db, (trx) => removeSome(trx, edge, now));
    if (some === 0) return removed;
    removed += some;
  }
}

async function removeSome(db: Db, edge: string, now: Date): Promise<number> {
  const seals = await db
    .selectFrom('pieczecieAudytu')
    .select(['numer', 'kiedy', 'skrot'])
    .orderBy('numer')
    .limit(MOST)
    .execute();
  // A seal is later than its lines.
  const young = seals.findIndex(({ kiedy }) => kiedy >= edge);
  const last = seals[(young < 0 ? seals.length : young) - 1];
  if (!last) return 0;
  const lines = await db.deleteFrom('audyt').where('pieczec', '<=', last.numer).executeTakeFirst();
  const gone = await db.deleteFrom('pieczecieAudytu').where('numer', '<=', last.numer).executeTakeFirst();
  // Another process was faster.
  if (gone.numDeletedRows === 0n) return 0;
  const szczegoly = { pieczec: last.numer, skrot: last.skrot };
  await audit({ db, now }, { strona: 'URZAD' }, { czynnosc: 'RETENCJA', szczegoly });
  return Number(lines.numDeletedRows);
}
