import type { Selectable } from 'kysely';
import type { Db } from '../../engine/db/open.ts';
import type { Log } from '../../engine/log.ts';
import type { ZadanieRow } from './tables.ts';

const SECOND = 1000;
const LONGEST_PAUSE_MS = 10 * 60 * SECOND;

/** The data of each kind of task; a password only as its hash. */
export interface Zadania {
  REJESTRACJA: {
    imie: string;
    nazwisko: string;
    login: string;
    haslo: string;
    email: string;
    pesel: string;
    nip: string | null;
    strona: string;
    jezyk: string;
    zgody: Readonly<Record<string, string>>;
  };
  LINK: { login: string; email: string; strona: string; jezyk: string };
  RESET: { login: string; email: string; jezyk: string };
}

export type Zadanie = { [R in keyof Zadania]: { rodzaj: R; id: number; dane: Zadania[R] } }[keyof Zadania];

/** Stores a task: one row for any request, so neither the response nor its time reveals which accounts exist. */
export async function addZadanie<R extends keyof Zadania>(
  db: Db,
  rodzaj: R,
  dane: Zadania[R],
  nowMs: number,
): Promise<void> {
  await db
    .insertInto('zadania')
    .values({ rodzaj, dane: JSON.stringify(dane), kiedyMs: nowMs, proby: 0, nastepnaMs: nowMs })
    .execute();
}

/**
 * Does the stored tasks, each once: a task is deleted in the transaction of its work.
 *
 * @returns one step: does the oldest task; false: none is due
 */
export function doingZadania(
  db: Db,
  run: (db: Db, zadanie: Zadanie) => Promise<void>,
  { log, now }: { log: Log; now(): Date },
): () => Promise<boolean> {
  return async () => {
    const nowMs = now().getTime();
    const next = await db
      .selectFrom('zadania')
      .selectAll()
      .where('nastepnaMs', '<=', nowMs)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (!next) return false;
    try {
      await db.transaction().execute((trx) => doOnce(trx, next, run));
    } catch (failure) {
      log({ poziom: 'blad', zdarzenie: 'zadanie', kod: next.rodzaj, blad: `${(failure as Error)?.stack}` });
      await db
        .updateTable('zadania')
        .set({ proby: next.proby + 1, nastepnaMs: nowMs + Math.min(SECOND * 2 ** next.proby, LONGEST_PAUSE_MS) })
        .where('id', '=', next.id)
        .execute();
    }
    return true;
  };
}

async function doOnce(
  trx: Db,
  { id, rodzaj, dane }: Selectable<ZadanieRow>,
  run: (db: Db, zadanie: Zadanie) => Promise<void>,
): Promise<void> {
  const { numDeletedRows } = await trx.deleteFrom('zadania').where('id', '=', id).executeTakeFirst();
  // Another office has done it.
  if (numDeletedRows === 0n) return;
  await run(trx, { id, rodzaj, dane: JSON.parse(dane) } as Zadanie);
}
