import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** Rows in one statement of PostgreSQL: some megabytes. */
const BATCH = 5000;

/**
 * One prepared statement, run for each row: a hundred thousand rows in a fraction of a second. SQLite has one connection,
 * so the rows belong to its open transaction.
 *
 * @param rows all have the keys of the first
 * @param key columns of a unique key: a row that is there already gets the new values
 */
export function insertSqlite(
  db: DatabaseSync,
  table: keyof Tables,
  rows: readonly object[],
  key?: readonly string[],
): void {
  const first = rows[0];
  if (!first) return;
  const names = Object.keys(first);
  const columns = names.map((name) => `"${name}"`).join(', ');
  const insert = db.prepare(
    `insert into "${table}" (${columns}) values (${names.map(() => '?').join(', ')})${replacing(names, key)}`,
  );
  for (const row of rows as readonly Record<string, SQLInputValue>[]) insert.run(...names.map((name) => row[name]!));
}

/**
 * One statement with one parameter for each column: an array of its values for thousands of rows, or the value that all of them have.
 * PostgreSQL reads it faster than JSON; COPY is refused where row-level security holds.
 */
export async function insertPostgres(
  query: Kysely<Tables>,
  table: keyof Tables,
  rows: readonly object[],
  key?: readonly string[],
): Promise<void> {
  const first = rows[0];
  if (!first) return;
  const names = Object.keys(first);
  // The database answers while the first rows are written as text.
  const asked = columnTypesOnce(query, table);
  const otherwise = sql.raw(replacing(names, key));
  const columns = sql.join(names.map((name) => sql.ref(name)));
  for (let from = 0; from < rows.length; from += BATCH) {
    const part = rows.slice(from, from + BATCH) as readonly Record<string, unknown>[];
    // One array at least says how many rows there are.
    const given = names.map((name, at) =>
      at > 0 && isSame(part, name) ? { value: part[0]![name] } : { array: arrayText(part, name) },
    );
    const types = await asked;
    const values = given.map(({ value, array }, at) => {
      const type = sql.raw(types.get(names[at]!)!);
      return array === undefined ? sql`${value}::${type}` : sql`unnest(${array}::${type}[])`;
    });
    await sql`insert into ${sql.table(table)} (${columns}) select ${sql.join(values)}${otherwise}`.execute(query);
  }
}

type ColumnTypes = ReadonlyMap<string, string>;

const known = new WeakMap<Kysely<Tables>, Map<string, Promise<ColumnTypes>>>();

/** Each `alone` asks once for a table: an answer would come only after the statements that are under way. */
function columnTypesOnce(query: Kysely<Tables>, table: keyof Tables): Promise<ColumnTypes> {
  const ofQuery = known.get(query) ?? new Map<string, Promise<ColumnTypes>>();
  known.set(query, ofQuery);
  const types = ofQuery.get(table) ?? columnTypes(query, table);
  ofQuery.set(table, types);
  return types;
}

async function columnTypes(query: Kysely<Tables>, table: keyof Tables): Promise<ColumnTypes> {
  const { rows } = await sql<{ name: string; type: string }>`
    select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = ${`"${table}"`}::regclass and attnum > 0 and not attisdropped`.execute(query);
  return new Map(rows.map(({ name, type }) => [name, type]));
}

const isSame = (rows: readonly Record<string, unknown>[], name: string): boolean => {
  const first = rows[0]![name];
  return rows.every((row) => row[name] === first);
};

/** The values of a column as PostgreSQL writes an array: as JSON does, but for brackets and the escapes of control characters. */
function arrayText(rows: readonly Record<string, unknown>[], name: string): string {
  const json = JSON.stringify(rows.map((row) => row[name]));
  if (!/\\[bfnrtu]/.test(json)) return `{${json.slice(1, -1)}}`;
  const quoted = (value: unknown): string =>
    typeof value === 'string' ? `"${value.replace(/["\\]/g, '\\$&')}"` : String(value ?? null);
  return `{${rows.map((row) => quoted(row[name])).join()}}`;
}

/** Column names of our own tables. */
function replacing(names: readonly string[], key: readonly string[] | undefined): string {
  if (!key) return '';
  const columns = names.filter((name) => !key.includes(name)).map((name) => `"${name}" = excluded."${name}"`);
  return ` on conflict (${key.map((name) => `"${name}"`).join(', ')}) do ${columns.length > 0 ? `update set ${columns.join(', ')}` : 'nothing'}`;
}
