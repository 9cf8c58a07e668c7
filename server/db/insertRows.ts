import { sql } from 'kysely';
import type { Database, Db } from './open.ts';
import type { Tables } from './schema.ts';

/** Rows that go in one statement: long enough to be fast, short enough for any limit. */
const BATCH = 5000;

/**
 * Inserts many rows: one statement with one JSON parameter for thousands of them, which is some ten times faster than a
 * value a parameter.
 *
 * @param rows all with the keys of the first
 */
export async function insertRows<T extends keyof Tables>(
  kind: Database['kind'],
  query: Db,
  table: T,
  rows: readonly object[],
): Promise<void> {
  const first = rows[0];
  if (!first) return;
  const names = Object.keys(first);
  const into = sql`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})`;
  for (let from = 0; from < rows.length; from += BATCH) {
    const json = JSON.stringify(rows.slice(from, from + BATCH));
    if (kind === 'postgres') {
      const columns = sql.join(names.map((name) => sql.ref(name)));
      await sql`${into} select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${json}::json)`.execute(
        query,
      );
    } else {
      const columns = sql.join(names.map((name) => sql`value ->> ${sql.lit(`$.${name}`)}`));
      await sql`${into} select ${columns} from json_each(${json})`.execute(query);
    }
  }
}
