import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import type { Tables } from '../db/tables.ts';
import { keyText } from './feedKind.ts';

/** How other systems identify the rows of a table whose numbers are the office's own. */
export interface NumberedTable {
  table: keyof Tables;
  /** The column of the office's number. */
  id: string;
  /** The columns that other systems know. */
  by: readonly string[];
}

type Values = readonly (string | number)[];

/** The numbers of rows by the values that other systems know; undefined: there is no such row. */
export async function foundIds(
  db: Db,
  { table, id, by }: NumberedTable,
  keys: readonly Values[],
): Promise<(...key: Values) => number | undefined> {
  const first = [...new Set(keys.map(([value]) => value!))];
  const known = new Map<string, number>();
  if (first.length > 0) {
    const columns = sql.join(by.map((name) => sql.ref(name)));
    const { rows } = await sql<Record<string, string | number>>`
      select ${sql.ref(id)}, ${columns} from ${sql.table(table)} where ${sql.ref(by[0]!)} in (${sql.join(first)})
    `.execute(db);
    for (const row of rows) known.set(keyText(by.map((name) => row[name])), Number(row[id]));
  }
  return (...key) => known.get(keyText(key));
}

/** The same for the rows of these keys themselves: one that is not there yet gets the next free number. */
export async function rowIds(
  db: Db,
  numbered: NumberedTable,
  keys: readonly Values[],
): Promise<(...key: Values) => number> {
  const found = await foundIds(db, numbered, keys);
  const { rows } = await sql<{ last: number | null }>`
    select max(${sql.ref(numbered.id)}) as last from ${sql.table(numbered.table)}
  `.execute(db);
  let last = Number(rows[0]?.last ?? 0);
  const added = new Map<string, number>();
  for (const key of keys) if (found(...key) === undefined && !added.has(keyText(key))) added.set(keyText(key), ++last);
  return (...key) => found(...key) ?? added.get(keyText(key))!;
}
