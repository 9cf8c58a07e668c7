import pg from 'pg';
import { unbreakable } from '../../server/engine/db/postgresPool.ts';

/** How the rows of copy `n` differ from the originals. */
export interface Copying {
  /** The tables with the ids that change; a reference to one of them changes alike. */
  tables: ReadonlySet<string>;
  copies: number;
  /** Other columns: SQL of the value, by name. */
  changed?: Readonly<Record<string, string>>;
}

interface Column {
  name: string;
  /** The table that it refers to. */
  of: string | null;
  /** No two rows have the same. */
  isKey: boolean;
  isNumber: boolean;
}

/** Each table with the tables that it refers to. */
export type References = ReadonlyMap<string, ReadonlySet<string>>;

export async function referencesOf(pool: pg.Pool): Promise<References> {
  const { rows } = await pool.query<{ table: string; of: string[] }>(`
    select c.relname as table, array_remove(array_agg(f.relname::text), null) as of from pg_class c
    left join pg_constraint r on r.conrelid = c.oid and r.contype = 'f' left join pg_class f on f.oid = r.confrelid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace group by c.relname`);
  return new Map(rows.map(({ table, of }) => [table, new Set(of)]));
}

/** These tables, and all that refer to one of them, directly or not. */
export function belongingTo(roots: readonly string[], references: References, without: readonly string[]): Set<string> {
  const found = new Set(roots);
  for (let before = 0; before !== found.size; ) {
    before = found.size;
    for (const [table, of] of references)
      if (!without.includes(table) && [...of].some((one) => found.has(one))) found.add(table);
  }
  return found;
}

/**
 * Copies all rows of tables under other ids, without a check of references and without indexes: the copies are as consistent as
 * the originals, and indexes are made of all rows at once afterwards. Only for a PostgreSQL that nobody else uses.
 */
export async function copyTables(address: string, { tables, copies, changed = {} }: Copying): Promise<void> {
  const pool = unbreakable(new pg.Pool({ connectionString: address, max: 2, options: OPTIONS }));
  try {
    const columns = new Map<string, Column[]>();
    for (const table of tables) columns.set(table, await columnsOf(pool, table));
    const step = await aboveAllIds(pool, columns);
    const { rows: indexes } = await pool.query<{ name: string; made: string }>(INDEXES, [[...tables]]);
    for (const { name } of indexes) await pool.query(`drop index "${name}"`);
    await together([...tables], (table) =>
      copyTable(pool, table, columns.get(table)!, { tables, copies, changed, step }),
    );
    await together(indexes, ({ made }) => pool.query(made));
    await together([...tables], (table) => pool.query(`vacuum analyze "${table}"`));
  } finally {
    await pool.end();
  }
}

const OPTIONS =
  '-c session_replication_role=replica -c maintenance_work_mem=1GB -c work_mem=256MB -c max_parallel_maintenance_workers=1';

const INDEXES = `
  select i.relname as name, pg_get_indexdef(x.indexrelid) as made from pg_index x
  join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
  where t.relname = any($1) and t.relnamespace = 'public'::regnamespace
    and not exists (select 1 from pg_constraint c where c.conindid = x.indexrelid)`;

async function columnsOf(pool: pg.Pool, table: string): Promise<Column[]> {
  const { rows } = await pool.query<Column>(
    `select a.attname as name, f.relname as of, format_type(a.atttypid, null) in ('integer', 'bigint') as "isNumber",
       exists (select 1 from pg_index x where x.indrelid = a.attrelid and x.indisunique and x.indkey::text = a.attnum::text) as "isKey"
     from pg_attribute a
     left join pg_constraint r on r.conrelid = a.attrelid and r.contype = 'f' and r.conkey = array[a.attnum]
     left join pg_class f on f.oid = r.confrelid
     where a.attrelid = format('%I', $1::text)::regclass and a.attnum > 0 and not a.attisdropped order by a.attnum`,
    [table],
  );
  return rows;
}

/** Numbers of its own, and of a row that is copied as well. */
const isId = ({ of, isKey, isNumber }: Column, tables: ReadonlySet<string>): boolean =>
  isNumber && (of === null ? isKey : tables.has(of));

/** A power of ten that is greater than every id. */
async function aboveAllIds(pool: pg.Pool, columns: ReadonlyMap<string, readonly Column[]>): Promise<number> {
  const tables = new Set(columns.keys());
  const maxima = [...columns].flatMap(([table, all]) =>
    all.filter((one) => isId(one, tables)).map(({ name }) => `select max("${name}")::bigint as id from "${table}"`),
  );
  const { rows } = await pool.query<{ id: string }>(
    `select max(id) as id from (${maxima.join(' union all ')}) all_ids`,
  );
  return 10 ** String(rows[0]!.id).length;
}

async function copyTable(
  pool: pg.Pool,
  table: string,
  columns: readonly Column[],
  { tables, copies, changed, step }: Required<Copying> & { step: number },
): Promise<void> {
  // What another row refers to already cannot have a second reference.
  const copied = columns.filter(({ of, isKey }) => !(isKey && of !== null && !tables.has(of)));
  const copyOf = (column: Column, n: number): string => {
    const name = `"${column.name}"`;
    if (changed[column.name]) return changed[column.name]!.replaceAll('$n', String(n));
    if (isId(column, tables)) return `${name} + ${step * n}`;
    return column.isKey && !column.isNumber ? `${name} || '-${n}'` : name;
  };
  const names = copied.map(({ name }) => `"${name}"`).join(', ');
  const client = await pool.connect();
  try {
    await client.query(`create temp table original as table "${table}"`);
    for (let n = 1; n <= copies; n++) {
      const values = copied.map((column) => copyOf(column, n)).join(', ');
      await client.query(`insert into "${table}" (${names}) overriding system value select ${values} from original`);
    }
    await client.query('drop table original');
  } finally {
    client.release();
  }
}

/** Two at a time. */
async function together<T>(all: readonly T[], run: (one: T) => Promise<unknown>): Promise<void> {
  const left = [...all];
  const worker = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await run(one);
  };
  await Promise.all([worker(), worker()]);
}
