import { sql } from 'kysely';
import type { Database } from '../server/engine/db/open.ts';
import type { Tables } from '../server/engine/db/tables.ts';

/** Ids of a small commune are below it. */
const STEP = 1_000_000;
const YEARS_MS = 10 * 365 * 24 * 3_600_000;

/**
 * A table to be copied: `moved` are ids, `named` is unique text, `dropped` is unique and may be nothing, `later` is a moment
 * that comes years later, `only` says in SQL which rows.
 */
export type Copied = readonly [
  table: keyof Tables,
  how: { moved: readonly string[]; named?: string; dropped?: readonly string[]; later?: string; only?: string },
];

export async function countOf({ query }: Database, table: keyof Tables): Promise<number> {
  const { n } = await query
    .selectFrom(table)
    .select((eb) => eb.fn.countAll().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
}

/**
 * Copies what is there, under other ids and without accounts. Made by the database itself, so a million rows take seconds.
 *
 * @param tables each after what it refers to
 */
export async function copyRows(database: Database, tables: readonly Copied[], copies: number): Promise<void> {
  const { query } = database;
  // Rows that were right stay right, and a machine that stops makes them anew.
  const fast = database.kind === 'sqlite' ? ['foreign_keys = off', 'synchronous = off', 'cache_size = -400000'] : [];
  for (const pragma of fast) await sql.raw(`pragma ${pragma}`).execute(query);
  await query.transaction().execute(async (trx) => {
    for (const [table, { moved, named, dropped = [], later, only = 'true' }] of tables) {
      const sample = await trx.selectFrom(table).selectAll().limit(1).executeTakeFirst();
      const columns = Object.keys(sample ?? {}).filter((column) => !dropped.includes(column));
      if (!columns.length) continue;
      const values = columns.map((column) => {
        const of = sql.ref(`one.${column}`);
        if (moved.includes(column)) return sql`${of} + ${sql.lit(STEP)} * copy.n`;
        if (column === later) return sql`${of} + ${sql.lit(YEARS_MS)}`;
        return column === named ? sql`${of} || '-' || copy.n` : of;
      });
      await sql`
        insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
        with recursive copy(n) as (select 1 union all select n + 1 from copy where n < ${sql.lit(copies)}),
          one as (select * from ${sql.table(table)} where ${sql.raw(only)})
        select ${sql.join(values)} from one cross join copy`.execute(trx);
    }
  });
  // Otherwise PostgreSQL would plan for tables as small as they were.
  if (database.kind === 'postgres') await sql`vacuum analyze`.execute(query);
}
