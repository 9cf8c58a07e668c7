import type { Database, Db } from '../db/open.ts';
import type { CheckedFeed } from './checkFeed.ts';
import type { Compared } from './difference.ts';
import type { FeedKind } from './feedKind.ts';
import { rowsByKey } from './rows.ts';
import type { ZmianaRow } from './tables.ts';

/** Loads of a source whose former state is kept. */
export const KEPT = 3;

/** A load under way. */
export interface Loading {
  database: Database;
  db: Db;
  checked: CheckedFeed;
  id: number;
  source: string;
  held: ReadonlySet<string>;
}

/** The rows of records that were loaded before, by the text of their key. */
export const rowsOfKnown = (
  { database, db }: Loading,
  { table, key }: Pick<FeedKind, 'table' | 'key'>,
  batch: readonly Compared[],
) =>
  rowsByKey(
    database,
    db,
    table,
    key,
    batch.map((one) => JSON.parse(one.known!.wiersz)),
  );

/** Keeps the rows of records that are about to change. */
export async function rememberRows(
  loading: Loading,
  feedKind: Pick<FeedKind, 'kind' | 'table' | 'key'>,
  batch: readonly Compared[],
): Promise<void> {
  const there = await rowsOfKnown(loading, feedKind, batch);
  await remember(
    loading,
    batch.flatMap((one) => {
      const row = there.get(one.known!.wiersz);
      return row ? [[feedKind.kind, one.key, one.known, row] as const] : [];
    }),
  );
}

type Former = readonly [FeedKind['kind'], string, Compared['known'], Record<string, unknown>];

/** Keeps the former state of records, for `restore`. */
export async function remember({ database, db, id }: Loading, former: readonly Former[]): Promise<void> {
  const rows = former.map(
    ([rodzaj, klucz, rekord, wiersz]): Omit<ZmianaRow, 'id'> => ({
      zasilenieId: id,
      rodzaj,
      klucz,
      rekord: rekord === undefined ? null : JSON.stringify(rekord),
      wiersz: JSON.stringify(wiersz),
    }),
  );
  await database.insert(db, 'zasileniaZmiany', rows);
}

/** Forgets the former state of older loads of a source. */
export async function forgetOld(db: Db, source: string): Promise<void> {
  const kept = db.selectFrom('zasilenia').select('id').where('zrodlo', '=', source).orderBy('id', 'desc').limit(KEPT);
  const old = db.selectFrom('zasilenia').select('id').where('zrodlo', '=', source).where('id', 'not in', kept);
  await db.deleteFrom('zasileniaZmiany').where('zasilenieId', 'in', old).execute();
}
