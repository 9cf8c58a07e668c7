import { dayOf } from '../../../src/lang/values/dates.ts';
import type { Db } from '../../engine/db/open.ts';
import type { Kanal } from './kanal.ts';
import { type Odczyt, readZlecenie, type Wiersz } from './readZlecenie.ts';
import { CLAIM_MS, LONGEST_PAUSE_MS, pauseAfter } from './times.ts';

/**
 * @param onlyNew no query may begin
 * @returns the order that waits longest, claimed for this office; `gone` when another was quicker; undefined: none is due
 */
export async function claim(
  db: Db,
  nowMs: number,
  what: Kanal['kod'] | 'OPLACONA',
  onlyNew = false,
): Promise<Odczyt | 'gone' | undefined> {
  const due = await db
    .selectFrom('zlecenia')
    .select(['id', 'nastepnaMs', 'proby', 'stan'])
    .where('nastepnaMs', '<=', nowMs)
    .$call((query) =>
      what === 'OPLACONA'
        ? query.where('stan', '=', what)
        : query.where('kanal', '=', what).where('stan', '!=', 'OPLACONA'),
    )
    .$if(onlyNew, (query) => query.where('stan', '=', 'NOWA'))
    .orderBy('nastepnaMs')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!due) return undefined;
  const nastepnaMs = nowMs + CLAIM_MS;
  const claimed = await db
    .updateTable('zlecenia')
    .set({ nastepnaMs, proby: due.proby + 1 })
    .where('id', '=', due.id)
    .where('stan', '=', due.stan)
    .where('nastepnaMs', '=', due.nastepnaMs)
    .where('proby', '=', due.proby)
    .executeTakeFirst();
  if (claimed.numUpdatedRows !== 1n) return 'gone';
  const read = await readZlecenie(db, { id: due.id });
  // The row as claimed: a query requested since then shows as a difference.
  return read && { ...read, wiersz: { ...read.wiersz, nastepnaMs } };
}

/** Claims further orders that are due and were made on the day of this one: one query answers for all. @param most of them */
export async function claimAlike(db: Db, nowMs: number, { kanal, zleconoMs }: Wiersz, most: number): Promise<Odczyt[]> {
  const states = ['NOWA', 'OPLACONA'] as const;
  const due = await db
    .selectFrom('zlecenia')
    .select(['id', 'zleconoMs'])
    .where('nastepnaMs', '<=', nowMs)
    .where('kanal', '=', kanal)
    .where('stan', 'not in', states)
    .orderBy('nastepnaMs')
    .orderBy('id')
    .limit(most)
    .execute();
  const day = warsawDay(zleconoMs);
  const ids = due.filter((one) => warsawDay(one.zleconoMs) === day).map(({ id }) => id);
  if (ids.length === 0) return [];
  const nastepnaMs = nowMs + CLAIM_MS;
  const claimed = await db
    .updateTable('zlecenia')
    .set((eb) => ({ nastepnaMs, proby: eb('proby', '+', 1) }))
    .where('id', 'in', ids)
    // One that another office has claimed since then is due no more.
    .where('nastepnaMs', '<=', nowMs)
    .where('stan', 'not in', states)
    .returning('id')
    .execute();
  const read = await Promise.all(claimed.map(({ id }) => readZlecenie(db, { id })));
  return read.flatMap((one) => (one ? [{ ...one, wiersz: { ...one.wiersz, nastepnaMs } }] : []));
}

const warsawDay = (ms: number): string => dayOf(new Date(ms).toISOString())!;

/** Postpones an order after a failure; a query requested meanwhile keeps its time. */
export async function postpone(db: Db, { id, proby, nastepnaMs }: Wiersz, nowMs: number): Promise<void> {
  await db
    .updateTable('zlecenia')
    .set({ nastepnaMs: nowMs + pauseAfter(proby - 1, LONGEST_PAUSE_MS) })
    .where('id', '=', id)
    .where('nastepnaMs', '=', nastepnaMs)
    .execute();
}
