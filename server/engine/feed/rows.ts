import { type RawBuilder, sql } from 'kysely';
import type { Database, Db } from '../db/open.ts';
import type { Tables } from '../db/tables.ts';
import { referencesTo } from './difference.ts';

type Row = Record<string, unknown>;

/** `where` for rows by their keys. */
export function columnsIn(
  { kind }: Pick<Database, 'kind'>,
  key: readonly string[],
  values: readonly (readonly unknown[])[],
): RawBuilder<boolean> {
  if (key.length === 1) return sql`${sql.ref(key[0]!)} in (${sql.join(values.map(([value]) => sql`${value}`))})`;
  const tuples = values.map((tuple) => sql`(${sql.join(tuple.map((value) => sql`${value}`))})`);
  // SQLite has no list of tuples; in that of VALUES PostgreSQL does not know the types.
  const list = kind === 'sqlite' ? sql`values ${sql.join(tuples)}` : sql.join(tuples);
  return sql`(${sql.join(key.map((name) => sql.ref(name)))}) in (${list})`;
}

/** Rows as they are, by the text of their key. */
export async function rowsByKey(
  database: Pick<Database, 'kind'>,
  db: Db,
  table: keyof Tables,
  key: readonly string[],
  values: readonly (readonly unknown[])[],
): Promise<Map<string, Row>> {
  if (values.length === 0) return new Map();
  const { rows } = await sql<Row>`select * from ${sql.table(table)} where ${columnsIn(database, key, values)}`.execute(
    db,
  );
  return new Map(rows.map((row) => [rowKey(key, row), row]));
}

/** The key of a row as a JSON list. */
export const rowKey = (key: readonly string[], row: Row): string =>
  JSON.stringify(key.map((name) => row[name] ?? null));

/**
 * Deletes rows that no other row refers to.
 *
 * @returns the keys of those that stay
 */
export async function deleteUnused(
  database: Pick<Database, 'kind'>,
  db: Db,
  table: keyof Tables,
  key: readonly string[],
  values: readonly (readonly unknown[])[],
): Promise<Set<string>> {
  const references = await referencesTo(database, db, table);
  const used = references.map((one) => {
    const same = one.columns.map(({ column, to }) => sql`x.${sql.ref(column)} = ${sql.table(table)}.${sql.ref(to)}`);
    return sql`exists (select 1 from ${sql.table(one.table)} x where ${sql.join(same, sql` and `)})`;
  });
  const kept = new Set<string>();
  if (used.length > 0) {
    const names = sql.join(key.map((name) => sql.ref(name)));
    const { rows } = await sql<Row>`select ${names} from ${sql.table(table)}
      where ${columnsIn(database, key, values)} and (${sql.join(used, sql` or `)})`.execute(db);
    for (const row of rows) kept.add(rowKey(key, row));
  }
  const free = values.filter((tuple) => !kept.has(JSON.stringify(tuple)));
  if (free.length > 0) await sql`delete from ${sql.table(table)} where ${columnsIn(database, key, free)}`.execute(db);
  return kept;
}
