import { sql } from 'kysely';
import type { Database, Db } from '../db/open.ts';
import type { KindName } from './feedKind.ts';
import type { RecordSchema } from './recordSchemas.ts';
import { amountsOf } from './stagedRecords.ts';
import type { Staging } from './staging.ts';
import type { RekordRow } from './tables.ts';

/** How a record of the feed differs from what was loaded before. */
export type Change = 'new' | 'changed' | 'gone';

export interface Known extends Omit<RekordRow, 'rodzaj'> {}

/** A record of the feed beside the one that was loaded before. */
export interface Compared {
  key: string;
  /** Its line in the feed. */
  line: number;
  digest: string;
  amounts: string;
  /** JSON. */
  record: string;
  known: Known | undefined;
}

const PAGE = 20_000;
/** Records that are in memory at once. */
const BATCH = 2000;

/**
 * Fetches what was loaded before of one kind and compares it with the feed, within the staging area: neither side is ever in memory as
 * a whole.
 */
export async function compare(db: Db, staging: Staging, { kind }: RecordSchema): Promise<void> {
  const own = staging.db;
  own.exec(`drop table if exists "znane_${kind}"`);
  own.exec(
    `create table "znane_${kind}" (klucz text primary key, zrodlo text, skrot text, kwoty text, wiersz text, zasilenie integer) strict`,
  );
  const insert = own.prepare(`insert into "znane_${kind}" values (?, ?, ?, ?, ?, ?)`);
  for (let last: string | undefined; ; ) {
    const rows = await db
      .selectFrom('zasileniaRekordy')
      .selectAll()
      .where('rodzaj', '=', kind)
      .$if(last !== undefined, (query) => query.where('klucz', '>', last!))
      .orderBy('klucz')
      .limit(PAGE)
      .execute();
    for (const row of rows) insert.run(row.klucz, row.zrodlo, row.skrot, row.kwoty, row.wiersz, row.zasilenieId);
    if (rows.length < PAGE) return;
    last = rows.at(-1)!.klucz;
  }
}

/** Of a record of the feed, and of what was loaded before. */
const STAGED = 's.klucz, s.linia, s.skrot, s.kwoty, s.dane';
const KNOWN = 'z.zrodlo, z.skrot, z.kwoty, z.wiersz, z.zasilenie';
/** The columns of both, in their order. */
type StagedRow = readonly [klucz: string, linia: number, skrot: string, kwoty: string, dane: string];
type KnownRow = readonly [zrodlo: string, skrot: string, kwoty: string, wiersz: string, zasilenie: number];

/** A record has its place in the order of the file: by it SQLite need not sort a million of them. */
const SELECTS: Readonly<Record<Change, (kind: string) => string>> = {
  new: (kind) =>
    `select ${STAGED} from "${kind}" s left join "znane_${kind}" z on z.klucz = s.klucz where z.klucz is null order by s.rowid`,
  changed: (kind) =>
    `select ${STAGED}, ${KNOWN} from "${kind}" s cross join "znane_${kind}" z on z.klucz = s.klucz
     where z.zrodlo = $zrodlo and z.skrot <> s.skrot order by s.rowid`,
  gone: (kind) =>
    `select z.klucz, 0, '', '', 'null', ${KNOWN} from "znane_${kind}" z left join "${kind}" s on z.klucz = s.klucz
     where s.klucz is null and z.zrodlo = $zrodlo order by z.klucz`,
};

/** How many records of a source have which change. */
export function counts(staging: Staging, kind: KindName, zrodlo: string): Record<Change, number> {
  const row = staging.db
    .prepare(
      `select count(s.klucz) as both, total(z.zrodlo = $zrodlo and z.skrot <> s.skrot) as changed,
       total(z.zrodlo = $zrodlo and s.klucz is null) as gone from "znane_${kind}" z left join "${kind}" s on s.klucz = z.klucz`,
    )
    .get({ zrodlo }) as Record<'both' | 'changed' | 'gone', number>;
  return { new: staging.count(kind) - row.both, changed: row.changed, gone: row.gone };
}

/** Records with one change, some thousand at a time, in the order of their lines or keys. */
export function* batches(staging: Staging, kind: KindName, change: Change, zrodlo: string): Generator<Compared[]> {
  const statement = staging.db.prepare(SELECTS[change](kind));
  // A million rows as arrays take a quarter less than as objects.
  statement.setReturnArrays(true);
  const rows = statement.iterate(change === 'new' ? {} : { zrodlo }) as unknown as Iterable<
    StagedRow | readonly [...StagedRow, ...KnownRow]
  >;
  let batch: Compared[] = [];
  for (const row of rows) {
    batch.push(comparedOf(row));
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

function comparedOf(row: StagedRow | readonly [...StagedRow, ...KnownRow]): Compared {
  const [klucz, line, digest, amounts, record] = row;
  return { key: klucz, line, digest, amounts, record, known: row.length === 5 ? undefined : knownOf(row) };
}

const knownOf = ([klucz, , , , , zrodlo, skrot, kwoty, wiersz, zasilenieId]: readonly [
  ...StagedRow,
  ...KnownRow,
]): Known => ({ klucz, zrodlo, skrot, kwoty, wiersz, zasilenieId });

/** Records of the feed that another source has loaded. */
export function* ofOthers(
  staging: Staging,
  kind: KindName,
  zrodlo: string,
): Generator<{ line: number; key: string; zrodlo: string }> {
  const rows = staging.db
    .prepare(
      `select s.linia as line, s.klucz as key, z.zrodlo from "znane_${kind}" z cross join "${kind}" s on s.klucz = z.klucz
       where z.zrodlo <> $zrodlo order by s.linia`,
    )
    .iterate({ zrodlo });
  for (const row of rows) yield row as unknown as { line: number; key: string; zrodlo: string };
}

/**
 * The amounts of a source before and after, in grosze, by place in `x-sums`.
 *
 * @param read the amounts of the whole feed, in this order
 */
export function amounts(
  staging: Staging,
  kind: KindName,
  read: readonly number[],
  zrodlo: string,
  complete: boolean,
): { before: number[]; after: number[]; known: number } {
  const total = { before: read.map(() => 0), after: [...read], known: 0 };
  const add = (to: number[], text: unknown, sign: 1 | -1 = 1): void => {
    for (const [at, amount] of amountsOf(String(text)).entries()) to[at]! += sign * amount;
  };
  const known = staging.db
    .prepare(
      `select z.kwoty, s.klucz is null as gone from "znane_${kind}" z left join "${kind}" s on s.klucz = z.klucz where z.zrodlo = $zrodlo`,
    )
    .iterate({ zrodlo });
  for (const row of known) {
    total.known++;
    add(total.before, row.kwoty);
    if (row.gone && !complete) add(total.after, row.kwoty);
  }
  const ofOthers = staging.db
    .prepare(
      `select s.kwoty from "znane_${kind}" z cross join "${kind}" s on s.klucz = z.klucz where z.zrodlo <> $zrodlo`,
    )
    .iterate({ zrodlo });
  for (const row of ofOthers) add(total.after, row.kwoty, -1);
  return total;
}

/** The last load of a source that was not undone. */
export const lastLoad = (db: Db, zrodlo: string) =>
  db
    .selectFrom('zasilenia')
    .selectAll()
    .where('zrodlo', '=', zrodlo)
    .where('stan', '=', 'WCZYTANE')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** A foreign key: the columns of its table, each with the one that it leads to. */
export interface ForeignKey {
  table: string;
  columns: readonly { column: string; to: string }[];
}

/** Foreign keys that lead to a table. */
export async function referencesTo(
  { kind }: Pick<Database, 'kind'>,
  db: Db,
  table: string,
): Promise<readonly ForeignKey[]> {
  type Row = Record<'table' | 'name' | 'column' | 'to', string>;
  const query =
    kind === 'sqlite'
      ? sql<Row>`select m.name as "table", f.id as "name", f."from" as "column", f."to" as "to"
          from sqlite_schema m, pragma_foreign_key_list(m.name) f where m.type = 'table' and f."table" = ${table}`
      : sql<Row>`select c.conrelid::regclass::text as "table", c.conname as "name", a.attname as "column", b.attname as "to"
          from pg_constraint c
          cross join unnest(c.conkey, c.confkey) as k (own, other)
          join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.own
          join pg_attribute b on b.attrelid = c.confrelid and b.attnum = k.other
          where c.contype = 'f' and c.confrelid = ${`"${table}"`}::regclass`;
  const { rows } = await query.execute(db);
  return [...Map.groupBy(rows, (row) => `${row.table} ${row.name}`).values()].map((columns) => ({
    table: columns[0]!.table.replaceAll('"', ''),
    columns,
  }));
}
