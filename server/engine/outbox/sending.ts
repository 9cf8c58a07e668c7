import type { Selectable } from 'kysely';
import type { Db } from '../db/open.ts';
import type { PocztaRow, SmsRow } from '../db/tables.ts';
import type { Log } from '../log.ts';
import { SendFailure } from './sendFailure.ts';

/** How long a claimed message belongs to one office; longer than one attempt can last. */
export const CLAIM_MS = 60_000;
const SECOND = 1000;
const HOUR = 3600 * SECOND;

interface Rows {
  poczta: Selectable<PocztaRow>;
  smsy: Selectable<SmsRow>;
}

/** The decision on a waiting message: send it, delete it, or wait until a moment. */
export type Verdict = 'go' | 'never' | number;

/** The parts that an office needs to send an outbox. */
export interface Sending<Table extends keyof Rows> {
  db: Db;
  table: Table;
  /** @throws SendFailure */
  send(message: Rows[Table]): Promise<void>;
  /** Asked right before a message leaves: what it tells may be over. */
  check?(message: Rows[Table]): Promise<Verdict>;
  /** The columns after sending. */
  emptied: Partial<Omit<Rows[Table], 'id'>>;
  log: Log;
  now(): Date;
}

/**
 * Sends what is in an outbox, each message once: it is claimed in the database before it leaves and marked at once when the
 * server has taken it. Several offices share one outbox. Only an office that is killed between the server's "taken" and the
 * mark, some milliseconds, sends a message again; so does a connection that breaks before the "taken" arrives. Both then have
 * the same name, by which the server or the reader can tell.
 *
 * @returns one step: sends the message that waits longest; false: nothing is due
 */
export function outboxSending<Table extends keyof Rows>(sending: Sending<Table>): () => Promise<boolean> {
  const { db, table, send, check, emptied, log, now } = sending;
  let failures = 0;
  let restUntilMs = 0;

  return async () => {
    const nowMs = now().getTime();
    if (nowMs < restUntilMs) return false;
    const message = await claim(db, table, nowMs);
    if (message === 'gone') return true;
    if (!message) return false;
    const verdict = (await check?.(message)) ?? 'go';
    if (verdict === 'never') {
      await rowsOf(db).deleteFrom(either(table)).where('id', '=', message.id).execute();
      return true;
    }
    if (verdict !== 'go') {
      await put(db, table, message.id, { nastepnaMs: verdict, proby: message.proby });
      return true;
    }
    try {
      await send(message);
    } catch (failure) {
      if (!(failure instanceof SendFailure)) throw failure;
      const { about, kod } = failure;
      log({ poziom: 'ostrzezenie', zdarzenie: table, kod, blad: about });
      const pauseMs = about === 'refused' ? 6 * HOUR : pauseAfter(message.proby, HOUR);
      await put(db, table, message.id, { nastepnaMs: now().getTime() + pauseMs });
      if (about !== 'server') return true;
      // The server is unavailable, not the message wrong: the other messages are not tried one by one.
      restUntilMs = now().getTime() + pauseAfter(failures++, 30 * SECOND);
      return false;
    }
    failures = 0;
    await markSent(db, table, message.id, { ...emptied, wyslanoMs: now().getTime() });
    return true;
  };
}

/** 2, 4, 8 seconds and so on. @param tries that failed before */
const pauseAfter = (tries: number, longestMs: number): number => Math.min(2 * SECOND * 2 ** tries, longestMs);

interface Shared {
  id: number;
  proby: number;
  nastepnaMs: number;
  wyslanoMs: number | null;
}

/** Either table, by the columns they share. */
const rowsOf = (db: Db) => db.withTables<Record<keyof Rows, Shared>>();
const either = (table: keyof Rows) => table as 'poczta';

/** @returns the message, taken for this office; `gone` when another was quicker; undefined when nothing is due */
async function claim<Table extends keyof Rows>(
  db: Db,
  table: Table,
  nowMs: number,
): Promise<Rows[Table] | 'gone' | undefined> {
  const message = await rowsOf(db)
    .selectFrom(either(table))
    .selectAll()
    .where('wyslanoMs', 'is', null)
    .where('nastepnaMs', '<=', nowMs)
    .orderBy('nastepnaMs')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!message) return undefined;
  const claimed = await rowsOf(db)
    .updateTable(either(table))
    .set({ nastepnaMs: nowMs + CLAIM_MS, proby: message.proby + 1 })
    .where('id', '=', message.id)
    .where('wyslanoMs', 'is', null)
    .where('nastepnaMs', '=', message.nastepnaMs)
    .where('proby', '=', message.proby)
    .executeTakeFirst();
  return claimed.numUpdatedRows === 1n ? (message as unknown as Rows[Table]) : 'gone';
}

/** A link that was sent needs to stand nowhere any more. */
async function markSent(db: Db, table: keyof Rows, id: number, mark: Partial<Shared>): Promise<void> {
  for (let left = 2; ; left--) {
    try {
      return await put(db, table, id, mark);
    } catch (failure) {
      // Not marked is sent again: a database that comes back at once is worth the wait.
      if (left === 0) throw failure;
      await new Promise((resolve) => setTimeout(resolve, SECOND));
    }
  }
}

async function put(db: Db, table: keyof Rows, id: number, changes: Partial<Shared>): Promise<void> {
  await rowsOf(db).updateTable(either(table)).set(changes).where('id', '=', id).execute();
}
