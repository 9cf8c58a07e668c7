import { batches, type Compared } from './difference.ts';
import type { FeedKind, FeedRow } from './feedKind.ts';
import { type Loading, remember } from './formerRows.ts';
import type { RecordSchema } from './recordSchemas.ts';
import { rowKey, rowsByKey } from './rows.ts';
import type { RekordRow } from './tables.ts';

/** The records of a batch; what their rows need of the database is asked for. */
interface Asked {
  batch: readonly Compared[];
  records: readonly never[];
  context: Promise<unknown>;
}

export function ask({ db }: Loading, { prepare }: FeedKind, batch: readonly Compared[]): Asked {
  const records = batch.map(({ record }) => JSON.parse(record) as never);
  return { batch, records, context: later(Promise.resolve(prepare?.(db, records))) };
}

/** The rows of some records, and their records for the next comparison. */
export async function rowsOf(
  { id, source }: Loading,
  { kind, key, toRow }: FeedKind,
  { batch, records, context }: Asked,
): Promise<{ rows: FeedRow[]; rekordy: RekordRow[] }> {
  const answer = await context;
  const rows = records.map((record) => toRow(record, answer));
  const rekordy = batch.map(
    (one, at): RekordRow => ({
      rodzaj: kind,
      klucz: one.key,
      zrodlo: source,
      skrot: one.digest,
      kwoty: one.amounts,
      wiersz: rowKey(key, rows[at]!),
      zasilenieId: one.known?.zasilenieId ?? id,
    }),
  );
  return { rows, rekordy };
}

/** Inserts the new records of a kind. While the database inserts a batch, the next one is read and made. */
export async function addNew(loading: Loading, schema: RecordSchema, feedKind: FeedKind): Promise<void> {
  const { database, db, checked, source } = loading;
  const { kind, table, key, adopts } = feedKind;
  const all = batches(checked.staging, kind, 'new', source);
  const next = (): Asked | undefined => {
    const { value, done } = all.next();
    return done ? undefined : ask(loading, feedKind, value);
  };
  // Rows with numbers of the office's own are looked up when those before them are there.
  const isIndependent = !adopts && key.join() === schema.key.join();
  let inserted: Promise<unknown> = Promise.resolve();
  for (let asked = next(); asked; ) {
    const { rows, rekordy } = await rowsOf(loading, feedKind, asked);
    if (adopts) await rememberAdopted(loading, feedKind, rekordy);
    let following = isIndependent ? next() : undefined;
    const insertedRows = later(database.insert(db, table, rows, adopts ? key : undefined));
    if (!isIndependent) {
      await insertedRows;
      following = next();
    }
    const insertedRecords = later(database.insert(db, 'zasileniaRekordy', rekordy));
    await inserted;
    inserted = later(Promise.all([insertedRows, insertedRecords]));
    asked = following;
  }
  await inserted;
}

/** Keeps the rows that are there already, and that the feed takes over. */
async function rememberAdopted(
  loading: Loading,
  { kind, table, key }: FeedKind,
  rekordy: readonly RekordRow[],
): Promise<void> {
  const keys = rekordy.map(({ wiersz }) => JSON.parse(wiersz));
  const there = await rowsByKey(loading.database, loading.db, table, key, keys);
  const taken = rekordy.filter(({ wiersz }) => there.has(wiersz));
  await remember(
    loading,
    taken.map(({ klucz, wiersz }) => [kind, klucz, undefined, there.get(wiersz)!]),
  );
}

/** A failure is thrown where it is awaited; until then it is not an unhandled one. */
function later<T>(work: Promise<T>): Promise<T> {
  work.catch(() => undefined);
  return work;
}
