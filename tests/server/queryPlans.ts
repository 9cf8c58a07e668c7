import { CompiledQuery, type DatabaseConnection } from 'kysely';
import type { Database, Db } from '../../server/engine/db/open.ts';
import type { Actor } from '../../server/engine/db/roles/actor.ts';
import { SharedAdapter } from '../../server/engine/db/sqliteDialect.ts';
import type { TestDatabase } from './helpers.ts';

/** A query of the office to its database. */
export interface Asked {
  sql: string;
  parameters: readonly unknown[];
  /** In whose role; absent: as the owner of the tables. */
  actor?: Actor | undefined;
}

/** The same database, with every query of the office recorded. */
export function listening(database: TestDatabase, asked: Asked[]): TestDatabase {
  return {
    ...database,
    open: async () => {
      const opened = await database.open();
      const { adapter } = record(opened.query, asked).getExecutor();
      if (adapter instanceof SharedAdapter) recordReads(adapter, asked);
      const as: Database['as'] = (actor) => {
        const db = opened.as(actor);
        return db === opened.query ? db : record(db, asked, actor);
      };
      return { ...opened, as };
    },
  };
}

function record(db: Db, asked: Asked[], actor?: Actor): Db {
  const executor = db.getExecutor();
  const provide = executor.provideConnection.bind(executor);
  executor.provideConnection = (use) => provide((connection) => use(recorded(connection, asked, actor)));
  return db;
}

function recordReads(adapter: SharedAdapter, asked: Asked[]): void {
  const read = adapter.rowsNow.bind(adapter);
  adapter.rowsNow = (sql, parameters) => {
    const rows = read(sql, parameters);
    if (rows) asked.push({ sql, parameters });
    return rows;
  };
}

const recorded = (connection: DatabaseConnection, asked: Asked[], actor: Actor | undefined): DatabaseConnection => ({
  executeQuery(query) {
    const { sql, parameters } = query;
    if (!/^(begin|commit|rollback)\b/.test(sql)) asked.push({ sql, parameters, actor });
    return connection.executeQuery(query);
  },
  streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
});

/**
 * The wasteful parts of a query's plan: full table scans, and index lookups by a value that
 * thousands of rows share.
 *
 * @param large tables with rows of all residents
 * @returns an empty list when nothing is wasteful
 */
export async function wasteful(
  database: Database,
  { sql, parameters, actor }: Asked,
  large: ReadonlySet<string>,
): Promise<string[]> {
  return (actor ? database.as(actor) : database.query).connection().execute(async (db) => {
    if (database.kind === 'sqlite')
      return wastefulSqlite(await explain(db, 'explain query plan', sql, parameters), aliasesOf(sql), large);
    // The planner rightly scans tables of a few hundred rows; with scans off it shows whether an index exists.
    await db.executeQuery(CompiledQuery.raw('set enable_seqscan = off'));
    // `analyze` runs the query, so a change is only planned.
    const how = /^(select|with)\b/i.test(sql) ? 'explain (analyze, format json)' : 'explain (format json)';
    const [row] = await explain(db, how, sql, parameters);
    await db.executeQuery(CompiledQuery.raw('reset enable_seqscan'));
    const [{ Plan }] = (row as { 'QUERY PLAN': [{ Plan: Node }] })['QUERY PLAN'];
    return wastefulPostgres(Plan, large);
  });
}

async function explain(db: Db, how: string, sql: string, parameters: readonly unknown[]): Promise<unknown[]> {
  return (await db.executeQuery(CompiledQuery.raw(`${how} ${sql}`, [...parameters]))).rows;
}

/** Columns whose values are shared by many rows. */
const COMMON = new Set(['czySplacona', 'czyInstytucja', 'stan', 'kanal', 'rok', 'aplikacjaNaleznosci']);

/** The aliases of tables in a query. */
const aliasesOf = (sql: string): ReadonlyMap<string, string> =>
  new Map([...sql.matchAll(/"(\w+)" as "(\w+)"/g)].map(([, table, alias]) => [alias!, table!]));

function wastefulSqlite(rows: readonly unknown[], aliases: ReadonlyMap<string, string>, large: ReadonlySet<string>) {
  return (rows as { detail: string }[])
    .map(({ detail }) => detail)
    .filter((detail) => {
      const [, way, name = ''] = /^(SCAN|SEARCH) (\w+)/.exec(detail) ?? [];
      if (!way || !large.has(aliases.get(name) ?? name)) return false;
      // An automatic index is built for the query from the whole table.
      if (way === 'SCAN' || detail.includes('AUTOMATIC')) return true;
      // Without a column, the first or last entry of an index is read.
      const columns = [...detail.matchAll(/(\w+)[=<>]/g)].map(([, column]) => column!);
      return columns.length > 0 && columns.every((column) => COMMON.has(column));
    });
}

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  'Rows Removed by Filter'?: number;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  Plans?: Node[];
}

/** More rows than one resident has in any table. */
const FEW = 1000;

function wastefulPostgres(node: Node, large: ReadonlySet<string>): string[] {
  const { 'Node Type': type, 'Relation Name': table = '', Plans = [] } = node;
  const read = ((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)) * (node['Actual Loops'] ?? 0);
  const wrong =
    large.has(table) && (type === 'Seq Scan' || read > FEW) ? [`${type} on ${table}: ${read} rows read`] : [];
  return [...wrong, ...Plans.flatMap((child) => wastefulPostgres(child, large))];
}
