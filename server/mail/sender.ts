import type { Selectable } from 'kysely';
import type { Db } from '../db/open.ts';
import type { PocztaRow } from '../db/schema.ts';
import type { Log } from '../log.ts';
import { type Post, SendFailure } from './transport.ts';

/** Whoever takes a mail has it for so long; longer than one try can last. */
export const CLAIM_MS = 60_000;
const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** What one sending office knows. */
export interface Sending {
  db: Db;
  post: Post;
  log: Log;
  now(): Date;
  /** Only a demo keeps what it has sent, to be looked at. */
  keepText: boolean;
}

/**
 * Sends what is in the outbox, each mail once: a mail is claimed in the database before it leaves and marked at once when
 * the mail server has taken it. Several offices share one outbox. Only an office that is killed between the server's "taken"
 * and the mark, some milliseconds, sends a mail again; so does a connection that breaks before the "taken" arrives. Both
 * mails then have the same Message-ID.
 *
 * @returns one step: sends the mail that waits longest; false: nothing is due
 */
export function mailSending({ db, post, log, now, keepText }: Sending): () => Promise<boolean> {
  let failures = 0;
  let restUntilMs = 0;

  return async () => {
    const nowMs = now().getTime();
    if (nowMs < restUntilMs) return false;
    const mail = await claim(db, nowMs);
    if (mail === 'gone') return true;
    if (!mail) return false;
    try {
      await post.send(mail);
    } catch (failure) {
      if (!(failure instanceof SendFailure)) throw failure;
      const { about, kod } = failure;
      log({ poziom: 'ostrzezenie', zdarzenie: 'poczta', kod, blad: about });
      const pauseMs = about === 'refused' ? 6 * HOUR : pauseAfter(mail.proby, HOUR);
      await put(db, mail.id, { nastepnaMs: now().getTime() + pauseMs });
      if (about !== 'server') return true;
      // The server is gone, not the mail wrong: the others do not wait for it one by one.
      restUntilMs = now().getTime() + pauseAfter(failures++, 30 * SECOND);
      return false;
    }
    failures = 0;
    await markSent(db, mail.id, now().getTime(), keepText);
    return true;
  };
}

/** 2, 4, 8 seconds and so on. @param tries that failed before */
const pauseAfter = (tries: number, longestMs: number): number => Math.min(2 * SECOND * 2 ** tries, longestMs);

/** @returns the mail, taken for this office; `gone` when another was quicker; undefined when nothing is due */
async function claim(db: Db, nowMs: number): Promise<Selectable<PocztaRow> | 'gone' | undefined> {
  const mail = await db
    .selectFrom('poczta')
    .selectAll()
    .where('wyslanoMs', 'is', null)
    .where('nastepnaMs', '<=', nowMs)
    .orderBy('nastepnaMs')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!mail) return undefined;
  const claimed = await db
    .updateTable('poczta')
    .set({ nastepnaMs: nowMs + CLAIM_MS, proby: mail.proby + 1 })
    .where('id', '=', mail.id)
    .where('wyslanoMs', 'is', null)
    .where('nastepnaMs', '=', mail.nastepnaMs)
    .where('proby', '=', mail.proby)
    .executeTakeFirst();
  return claimed.numUpdatedRows === 1n ? mail : 'gone';
}

/** A link that was sent needs to stand nowhere any more. */
async function markSent(db: Db, id: number, wyslanoMs: number, keepText: boolean): Promise<void> {
  const mark = { wyslanoMs, ...(!keepText && { tekst: '', html: '' }) };
  for (let left = 2; ; left--) {
    try {
      return await put(db, id, mark);
    } catch (failure) {
      // Not marked is sent again: a database that comes back at once is worth the wait.
      if (left === 0) throw failure;
      await new Promise((resolve) => setTimeout(resolve, SECOND));
    }
  }
}

async function put(db: Db, id: number, values: Partial<PocztaRow>): Promise<void> {
  const { id: _, ...changes } = values;
  await db.updateTable('poczta').set(changes).where('id', '=', id).execute();
}
