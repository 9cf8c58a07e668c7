import { sql } from 'kysely';
import type { Database, Db } from '../server/engine/db/open.ts';
import type { Tables } from '../server/engine/db/tables.ts';

const YEARS_MS = 10 * 365 * 24 * 3_600_000;

/**
 * A table to be copied, with its columns: copies get new numbers in `ids`, a suffix in the text `unique`, null in `omitted`,
 * and a time years later in `postponed`. `only` is a condition in SQL for the copied rows.
 */
export type Copied = readonly [
  table: keyof Tables,
  how: { ids: readonly string[]; unique?: string; omitted?: readonly string[]; postponed?: string; only?: string },
];

export async function countOf({ query }: Database, table: keyof Tables): Promise<number> {
  const { n } = await query
    .selectFrom(table)
    .select((eb) => eb.fn.countAll().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
}

/**
 * Copies the existing rows, under other ids and without accounts. The database itself copies, so a million rows take seconds.
 *
 * @param tables each after the tables it refers to
 */
export async function copyRows(database: Database, tables: readonly Copied[], copies: number): Promise<void> {
  const { query } = database;
  // The copied rows are consistent without these checks; after a crash the bench creates them again.
  const fast = database.kind === 'sqlite' ? ['foreign_keys = off', 'synchronous = off', 'cache_size = -400000'] : [];
  for (const pragma of fast) await sql.raw(`pragma ${pragma}`).execute(query);
  // Without the limits of a call, which a million rows exceed.
  await database.alone(async (trx) => {
    const step = await aboveAllIds(trx, tables);
    for (const [table, { ids, unique, omitted = [], postponed, only = 'true' }] of tables) {
      const sample = await trx.selectFrom(table).selectAll().limit(1).executeTakeFirst();
      const columns = Object.keys(sample ?? {}).filter((column) => !omitted.includes(column));
      if (!columns.length) continue;
      const values = columns.map((column) => {
        const of = sql.ref(`one.${column}`);
        if (ids.includes(column)) return sql`${of} + ${sql.lit(step)} * copy.n`;
        if (column === postponed) return sql`${of} + ${sql.lit(YEARS_MS)}`;
        return column === unique ? sql`${of} || '-' || copy.n` : of;
      });
      await sql`
        insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
        with recursive copy(n) as (select 1 union all select n + 1 from copy where n < ${sql.lit(copies)}),
          one as (select * from ${sql.table(table)} where ${sql.raw(only)})
        select ${sql.join(values)} from one cross join copy`.execute(trx);
    }
  });
  // Otherwise PostgreSQL would plan for the former, small tables.
  if (database.kind === 'postgres')
    for (const [table] of tables) await sql`vacuum analyze ${sql.table(table)}`.execute(query);
}

/** A power of ten that is greater than every id. */
async function aboveAllIds(query: Db, tables: readonly Copied[]): Promise<number> {
  let greatest = 1;
  for (const [table, { ids }] of tables)
    for (const id of ids) {
      const { rows } = await sql<{
        max: number | null;
      }>`select max(${sql.ref(id)}) as max from ${sql.table(table)}`.execute(query);
      greatest = Math.max(greatest, Number(rows[0]?.max ?? 0));
    }
  return 10 ** (Math.floor(Math.log10(greatest)) + 1);
}
