import type { Selectable } from 'kysely';
import type { Db } from '../db/open.ts';
import type { PocztaRow, SmsRow } from '../db/tables.ts';
import type { DostawaZdarzeniaRow } from '../events/tables.ts';
import type { Log } from '../log.ts';
import { SendFailure } from './sendFailure.ts';

/** How long a claimed message belongs to one office; longer than any attempt. */
export const CLAIM_MS = 60_000;
const SECOND = 1000;
const HOUR = 3600 * SECOND;

interface Rows {
  poczta: Selectable<PocztaRow>;
  smsy: Selectable<SmsRow>;
  dostawyZdarzen: Selectable<DostawaZdarzeniaRow>;
}

/** The decision on a waiting message: `go` sends it, `never` deletes it, a number is the time in ms until which it waits. */
export type Verdict = 'go' | 'never' | number;

/** The input of `outboxSending`. */
export interface Sending<Table extends keyof Rows> {
  db: Db;
  table: Table;
  /** @throws SendFailure */
  send(message: Rows[Table]): Promise<void>;
  /** Called right before a message is sent: its reason may no longer exist. */
  check?(message: Rows[Table]): Promise<Verdict>;
  /** Only messages with these values: those of one receiver, whose faults delay nobody else. */
  only?: Partial<Rows[Table]>;
  /** What is stored with a failed attempt; `nastepnaMs` null: it is not tried again. */
  failed?(message: Rows[Table], failure: SendFailure): Partial<Rows[Table]>;
  /** The columns that are cleared after sending. */
  cleared: Partial<Omit<Rows[Table], 'id'>>;
  log: Log;
  now(): Date;
}

/**
 * Sends the messages of an outbox, each once: a message is claimed in the database before it is sent, and marked at once when
 * the server has accepted it. Several offices share one outbox. A message is sent twice only if an office is killed in the
 * milliseconds between acceptance and mark, or if the connection breaks before the acceptance arrives. Both messages then have
 * the same id, by which the server or the reader can recognise the duplicate.
 *
 * @returns a function that handles the message that waits longest; its result is false when none is due or the server is unavailable
 */
export function outboxSending<Table extends keyof Rows>(sending: Sending<Table>): () => Promise<boolean> {
  const { db, table, send, check, only = {}, failed, cleared, log, now } = sending;
  let failures = 0;
  let pausedUntilMs = 0;

  return async () => {
    const nowMs = now().getTime();
    if (nowMs < pausedUntilMs) return false;
    const message = await claim(db, table, only, nowMs);
    if (message === 'gone') return true;
    if (!message) return false;
    const verdict = (await check?.(message)) ?? 'go';
    if (verdict === 'never') {
      await rowsOf(db).deleteFrom(either(table)).where('id', '=', message.id).execute();
      return true;
    }
    if (verdict !== 'go') {
      // The claim has counted an attempt that is not made.
      await put(db, table, message.id, { nastepnaMs: verdict, proby: message.proby });
      return true;
    }
    try {
      await send(message);
    } catch (failure) {
      if (!(failure instanceof SendFailure)) throw failure;
      const { kind, kod } = failure;
      log({ poziom: 'ostrzezenie', zdarzenie: table, kod, blad: kind });
      const pauseMs = kind === 'refused' ? 6 * HOUR : pauseAfter(message.proby, HOUR);
      await put(db, table, message.id, { nastepnaMs: now().getTime() + pauseMs, ...failed?.(message, failure) });
      if (kind !== 'server') return true;
      // The server is unavailable, so the other messages are not tried one by one.
      pausedUntilMs = now().getTime() + pauseAfter(failures++, 30 * SECOND);
      return false;
    }
    failures = 0;
    await markSent(db, table, message.id, { ...cleared, wyslanoMs: now().getTime() });
    return true;
  };
}

/** 2, 4, 8 seconds and so on. @param tries the number of failed attempts */
const pauseAfter = (tries: number, longestMs: number): number => Math.min(2 * SECOND * 2 ** tries, longestMs);

interface Shared {
  id: number;
  proby: number;
  nastepnaMs: number | null;
  wyslanoMs: number | null;
}

/** Either table, with the columns they share. */
const rowsOf = (db: Db) => db.withTables<Record<keyof Rows, Shared>>();
const either = (table: keyof Rows) => table as 'dostawyZdarzen';

/** @returns the message, claimed for this office; `gone` when another office was quicker; undefined when nothing is due */
async function claim<Table extends keyof Rows>(
  db: Db,
  table: Table,
  only: Partial<Rows[Table]>,
  nowMs: number,
): Promise<Rows[Table] | 'gone' | undefined> {
  const message = await rowsOf(db)
    .selectFrom(either(table))
    .selectAll()
    .where('wyslanoMs', 'is', null)
    .where('nastepnaMs', '<=', nowMs)
    .where((eb) => eb.and(only as { odbiorcaId?: number }))
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

/** Marks a message as sent and clears its text: a sent link must not stay in the database. */
async function markSent(db: Db, table: keyof Rows, id: number, mark: Partial<Shared>): Promise<void> {
  for (let left = 2; ; left--) {
    try {
      return await put(db, table, id, mark);
    } catch (failure) {
      // An unmarked message would be sent again, so a short failure of the database is worth waiting for.
      if (left === 0) throw failure;
      await new Promise((resolve) => setTimeout(resolve, SECOND));
    }
  }
}

async function put(db: Db, table: keyof Rows, id: number, changes: Partial<Shared>): Promise<void> {
  await rowsOf(db).updateTable(either(table)).set(changes).where('id', '=', id).execute();
}
