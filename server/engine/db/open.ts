import { DatabaseSync } from 'node:sqlite';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { StartError } from '../config/startError.ts';
import { insertPostgres, insertSqlite } from './insertRows.ts';
import { SharedSqliteDialect } from './sqliteDialect.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;

/** A database of either kind. */
export interface Database {
  kind: 'sqlite' | 'postgres';
  query: Db;
  /** Runs in one transaction that excludes those of all other processes. */
  alone<T>(run: (query: Db) => Promise<T>): Promise<T>;
  /** Inserts many rows into one table; inside `alone` they belong to its transaction. */
  insert(query: Db, table: keyof Tables, rows: readonly object[]): Promise<void>;
  close(): Promise<void>;
}

/** An arbitrary number, the same for every office on this database. */
const LOCK = 7_165_439;

/** SQLite in a file, or `:memory:`. */
export function openSqlite(file: string): Database {
  let db: DatabaseSync;
  try {
    db = new DatabaseSync(file);
    db.exec(
      'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 5000',
    );
  } catch {
    throw new StartError(`The database ${file} cannot be opened: it is no SQLite file, or this user may not write it.`);
  }
  const query = new Kysely<Tables>({ dialect: new SharedSqliteDialect(db) });
  const insert: Database['insert'] = async (_, table, rows) => insertSqlite(db, table, rows);
  return { kind: 'sqlite', query, alone: aloneBy(query, 'begin immediate'), insert, close: () => query.destroy() };
}

/** PostgreSQL by its address; integers are returned as numbers, as in SQLite. */
export async function openPostgres(address: string): Promise<Database> {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, wholeNumber);
  const pool = new pg.Pool({ connectionString: address, types, max: 10, connectionTimeoutMillis: 5000 });
  // A connection that breaks while idle is replaced by the pool; a query that needs one reports its own failure.
  pool.on('error', () => {});
  try {
    await pool.query('select 1');
  } catch (failure) {
    await pool.end();
    const why = (failure as { code?: string }).code ?? 'no answer';
    throw new StartError(
      `PostgreSQL at DATABASE_URL cannot be reached (${why}): start it, or unset DATABASE_URL to use SQLite.`,
    );
  }
  const query = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const begin = `begin; select pg_advisory_xact_lock(${LOCK})`;
  return {
    kind: 'postgres',
    query,
    alone: aloneBy(query, begin),
    insert: insertPostgres,
    close: () => query.destroy(),
  };
}

function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('A whole number in the database is beyond 2^53.');
  return value;
}

function aloneBy(query: Db, begin: string): Database['alone'] {
  return (run) =>
    query.connection().execute(async (one) => {
      for (const statement of begin.split('; ')) await sql.raw(statement).execute(one);
      try {
        const result = await run(one);
        await sql.raw('commit').execute(one);
        return result;
      } catch (failure) {
        await sql.raw('rollback').execute(one);
        throw failure;
      }
    });
}
