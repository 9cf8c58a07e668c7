import { sql } from 'kysely';
import type { Database } from '../server/db/open.ts';
import type { Tables } from '../server/db/schema.ts';

/** Ids of a small commune are below it. */
const STEP = 1_000_000;
const YEARS_MS = 10 * 365 * 24 * 3_600_000;

/** What belongs to cards, each after what it refers to: `moved` are ids, `named` is unique text, `dropped` is unique and may be nothing. */
const TABLES: readonly [
  table: keyof Tables,
  how: { moved: readonly string[]; named?: string; dropped?: readonly string[]; later?: string },
][] = [
  ['podmioty', { moved: ['podmiotId'], named: 'idPodmiotu', dropped: ['nip', 'pesel'] }],
  ['punktyOdbioru', { moved: ['idPunktuOdbioru', 'podmiotId'] }],
  ['karty', { moved: ['idKartyNaleznosci', 'podmiotId', 'idPunktuOdbioru'] }],
  ['wspolzobowiazani', { moved: ['id', 'idKartyNaleznosci'] }],
  ['ratyZbiorcze', { moved: ['idNaleznosciRatyZbiorczej', 'idKartyNaleznosci', 'podmiotId'] }],
  ['raty', { moved: ['idNaleznosciRaty', 'idNaleznosciRatyZbiorczej'] }],
  ['elementy', { moved: ['id', 'idKartyNaleznosci', 'podmiotId', 'idNaleznosciRatyZbiorczej'] }],
  // No provider knows them, so none is asked: the look that is due comes years later.
  [
    'zlecenia',
    {
      moved: ['id', 'idKartyNaleznosci', 'podmiotId'],
      named: 'idPrzelewu',
      dropped: ['kontoId'],
      later: 'nastepnaMs',
    },
  ],
  ['zleceniaRaty', { moved: ['id', 'zlecenieId', 'idNaleznosciRatyZbiorczej', 'idNaleznosciRaty'] }],
  ['zajeteRaty', { moved: ['idNaleznosciRatyZbiorczej', 'zlecenieId'] }],
  ['wplaty', { moved: ['id', 'idKartyNaleznosci', 'podmiotId', 'zlecenieId'] }],
];

/**
 * Fills a small commune's database up with other subjects' cards: copies of those that are there, each with all that is on
 * it, under other ids and without accounts. Made by the database itself, so a million instalments take seconds.
 *
 * @returns how many instalments there are now
 */
export async function manyCards(database: Database, instalments: number): Promise<number> {
  const { query } = database;
  const count = async () => {
    const { n } = await query
      .selectFrom('ratyZbiorcze')
      .select((eb) => eb.fn.countAll().as('n'))
      .executeTakeFirstOrThrow();
    return Number(n);
  };
  const copies = Math.ceil(instalments / (await count())) - 1;
  if (copies < 1) return count();
  // Rows that were right stay right, and a machine that stops makes them anew.
  const fast = database.kind === 'sqlite' ? ['foreign_keys = off', 'synchronous = off', 'cache_size = -400000'] : [];
  for (const pragma of fast) await sql.raw(`pragma ${pragma}`).execute(query);
  await query.transaction().execute(async (trx) => {
    for (const [table, { moved, named, dropped = [], later }] of TABLES) {
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
        with recursive copy(n) as (select 1 union all select n + 1 from copy where n < ${sql.lit(copies)})
        select ${sql.join(values)} from ${sql.table(table)} as one cross join copy`.execute(trx);
    }
  });
  // Otherwise PostgreSQL would plan for tables as small as they were.
  if (database.kind === 'postgres') await sql`vacuum analyze`.execute(query);
  return count();
}
