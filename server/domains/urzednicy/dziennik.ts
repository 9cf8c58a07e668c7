import type { Selectable } from 'kysely';
import type { Db } from '../../engine/db/open.ts';
import type { Context } from '../../engine/http/context.ts';
import { shownNetwork } from '../../engine/session/network.ts';
import type { Czynnosc, WpisDziennikaRow } from './tables.ts';

/** What was done, in the words of the log. */
export interface Act {
  czynnosc: Czynnosc;
  numer?: string;
  szczegoly?: Readonly<Record<string, unknown>>;
}

/** Writes into the log of clerks, in the transaction of the act. */
export async function note(
  { db, now, ip }: Pick<Context, 'db' | 'now'> & { ip?: string },
  who: { kontoId: number | null; login: string },
  { czynnosc, numer, szczegoly = {} }: Act,
): Promise<void> {
  await db
    .insertInto('dziennikUrzednikow')
    .values({
      ...{ kiedy: now.toISOString(), kontoId: who.kontoId, login: who.login, czynnosc, numer: numer ?? null },
      ...{ siec: ip === undefined ? '' : shownNetwork(ip), szczegoly: JSON.stringify(szczegoly) },
    })
    .execute();
}

/** Which lines of the log are wanted. */
export interface LogFilter {
  login?: string | undefined;
  numer?: string | undefined;
  /** ISO day, inclusive. */
  od?: string | undefined;
}

/** The log, the newest last. */
export const readDziennik = (db: Db, { login, numer, od }: LogFilter, most: number): Promise<LogLine[]> =>
  db
    .selectFrom('dziennikUrzednikow')
    .selectAll()
    .$if(login !== undefined, (query) => query.where('login', '=', login!.toLowerCase()))
    .$if(numer !== undefined, (query) => query.where('numer', '=', numer!))
    .$if(od !== undefined, (query) => query.where('kiedy', '>=', od!))
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
    .then((lines) => lines.reverse());

export type LogLine = Selectable<WpisDziennikaRow>;
