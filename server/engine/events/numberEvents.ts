import { sql } from 'kysely';
import { inTransaction } from '../db/inTransaction.ts';
import type { Db } from '../db/open.ts';

/** The note with the last number. */
const LAST = 'zdarzenia';
/** Events that get their numbers in one transaction. */
const BATCH = 500;

/** What becomes of events when they get their numbers, in the same transaction. */
export type Numbered = (db: Db, events: readonly { id: number; typ: string }[]) => Promise<void>;

/**
 * Gives committed events their numbers, in the order in which they were written. Only one transaction does so at a time,
 * and the next one sees what it has committed: so whoever sees a number also sees every lower one, and a reader that continues
 * behind the last number it has read skips none. A number drawn when an event is written could become visible after a higher one.
 *
 * @returns the last number that is given; 0: none
 */
export async function numberEvents(db: Db, numbered: Numbered = async () => {}): Promise<number> {
  if (!(await areWaiting(db))) return lastNumber(db);
  while (true) {
    const { last, more } = await inTransaction(db, (trx) => numberBatch(trx, numbered));
    if (!more) return last;
  }
}

/** Most looks find none, and a look without a lock delays nobody. */
async function areWaiting(db: Db): Promise<boolean> {
  const waiting = db.selectFrom('zdarzenia').select('id').where('numer', 'is', null).limit(1);
  return (await waiting.executeTakeFirst()) !== undefined;
}

/** The last number that is given; 0: none. */
async function lastNumber(db: Db): Promise<number> {
  const note = await db.selectFrom('notatki').select('wartosc').where('klucz', '=', LAST).executeTakeFirst();
  return Number(note?.wartosc ?? 0);
}

async function numberBatch(db: Db, numbered: Numbered): Promise<{ last: number; more: boolean }> {
  // Locks the note, and so the numbering, until the end of the transaction.
  const { wartosc } = await db
    .insertInto('notatki')
    .values({ klucz: LAST, wartosc: '0' })
    .onConflict((conflict) => conflict.column('klucz').doUpdateSet({ wartosc: sql`notatki.wartosc` }))
    .returning('wartosc')
    .executeTakeFirstOrThrow();
  const before = Number(wartosc);
  const events = await db
    .with('nowe', (query) =>
      query
        .selectFrom('zdarzenia')
        .select(['id', sql<number>`row_number() over (order by id)`.as('lp')])
        .where('numer', 'is', null)
        .orderBy('id')
        .limit(BATCH),
    )
    .updateTable('zdarzenia')
    .set({ numer: sql`${before} + (select lp from nowe where nowe.id = zdarzenia.id)` })
    .where('id', 'in', (query) => query.selectFrom('nowe').select('nowe.id'))
    .returning(['id', 'typ'])
    .execute();
  if (events.length === 0) return { last: before, more: false };
  const last = before + events.length;
  const note = db.updateTable('notatki').set({ wartosc: String(last) });
  await note.where('klucz', '=', LAST).execute();
  await numbered(db, events);
  return { last, more: events.length === BATCH };
}
