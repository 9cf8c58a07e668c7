import { DatabaseSync } from 'node:sqlite';
import {
  Kysely,
  type KyselyConfig,
  PostgresAdapter,
  PostgresDialect,
  type PostgresPool,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import pg from 'pg';
import { StartError } from '../config/startError.ts';
import { tracing } from '../tracing/trace.ts';
import { insertPostgres, insertSqlite } from './insertRows.ts';
import { GuardedPool, LIMITS, type Limits, unbreakable } from './postgresPool.ts';
import { type Actor, openingOf } from './roles/actor.ts';
import { prefixInUse } from './roles/prefixInUse.ts';
import { SharedSqliteDialect } from './sqliteDialect.ts';
import { addFunctions } from './sqliteFunctions.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;

/** A database of either kind. */
export interface Database {
  kind: 'sqlite' | 'postgres';
  /** As the owner of the tables. */
  query: Db;
  /** Every transaction, of a single query too, in the role of the actor. Without roles it is `query`. */
  as(actor: Actor): Db;
  /** From now on there are roles, whose names begin with this. SQLite has none. */
  actInRoles(prefix: string): void;
  /** Whether there are. */
  hasRoles(): boolean;
  /** Runs in one transaction that excludes those of all other processes, as the owner of the tables or in a role. */
  alone<T>(run: (query: Db) => Promise<T>, actor?: Actor): Promise<T>;
  /**
   * Inserts many rows into one table; inside `alone` they belong to its transaction.
   *
   * @param key columns of a unique key: a row that is there already gets the new values
   */
  insert(query: Db, table: keyof Tables, rows: readonly object[], key?: readonly string[]): Promise<void>;
  /** Connections of PostgreSQL by their state; SQLite has none. */
  connections?(): Readonly<Record<'busy' | 'idle' | 'waiting', number>>;
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
      'pragma busy_timeout = 5000; pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on',
    );
    // SQLite's own waiting stops all calls: from now on the dialect tries a locked statement again.
    db.exec('pragma busy_timeout = 20');
    addFunctions(db);
  } catch {
    throw new StartError(`The database ${file} cannot be opened: it is no SQLite file, or this user may not write it.`);
  }
  const query = new Kysely<Tables>({ dialect: new SharedSqliteDialect(db), ...queriesTraced() });
  const insert: Database['insert'] = async (_, table, rows, key) => insertSqlite(db, table, rows, key);
  return {
    kind: 'sqlite',
    query,
    as: () => query,
    actInRoles() {},
    hasRoles: () => false,
    alone: aloneBy(query, ['begin immediate']),
    insert,
    close: () => query.destroy(),
  };
}

/**
 * PostgreSQL by its address; integers are returned as numbers, as in SQLite. Nothing lasts longer in a connection than a
 * transaction, so a pooler may give each transaction another one.
 *
 * @param limits of all statements except those in `alone`, which may be a migration of large tables
 * @param direct the address of the database itself, when `address` is that of a pooler
 * @throws StartError
 */
export async function openPostgres(address: string, limits: Limits = LIMITS, direct?: string): Promise<Database> {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, wholeNumber);
  const config = { connectionString: address, types };
  const pool = new GuardedPool(config, limits, direct !== undefined);
  const over = postgresOver();
  const query = over(pool);
  let prefix: string | undefined;
  const openingFor = (actor: Actor | undefined) => (prefix && actor ? openingOf(actor, prefix) : undefined);
  try {
    await sql`select 1`.execute(query);
    if (direct !== undefined) await checkPooler(query, limits);
    prefix = await prefixInUse(query);
  } catch (failure) {
    await query.destroy();
    if (failure instanceof StartError) throw failure;
    if (/unsupported startup parameter/.test(String(failure))) {
      throw new StartError(
        'DATABASE_URL names a pooler: name the database itself in OKIENKO_DATABASE_DIRECT_URL, for migrations, feeds and backups.',
      );
    }
    const why = (failure as { code?: string }).code ?? 'no answer';
    throw new StartError(
      `PostgreSQL at DATABASE_URL cannot be reached (${why}): start it, or unset DATABASE_URL to use SQLite.`,
    );
  }
  return {
    kind: 'postgres',
    query,
    as(actor) {
      const opening = openingFor(actor);
      return opening === undefined ? query : over(pool.openedBy(opening));
    },
    actInRoles(name) {
      prefix = name;
    },
    hasRoles: () => prefix !== undefined,
    async alone(run, actor) {
      // PostgreSQL goes on with the next statement while this process does something else.
      const pipelined = { ...config, connectionString: direct ?? address, max: 1, pipeline: true };
      const one = unbreakable(new pg.Pool(pipelined));
      const own = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: one }) });
      try {
        const opening = openingFor(actor);
        const begin = ['begin', `select pg_advisory_xact_lock(${LOCK})`, ...(opening === undefined ? [] : [opening])];
        return await aloneBy(own, begin)(run);
      } finally {
        await own.destroy();
      }
    },
    insert: insertPostgres,
    connections: () => pool.connections(),
    close: () => query.destroy(),
  };
}

/** Makes databases over pools of one server. They share what queries are built with, and with it all queries that are built once. */
function postgresOver(): (pool: PostgresPool) => Db {
  const adapter = new PostgresAdapter();
  const compiler = new PostgresQueryCompiler();
  const log = queriesTraced();
  return (pool) => {
    const dialect = new PostgresDialect({ pool });
    return new Kysely<Tables>({
      dialect: {
        createAdapter: () => adapter,
        createQueryCompiler: () => compiler,
        createDriver: () => dialect.createDriver(),
        createIntrospector: (db) => dialect.createIntrospector(db),
      },
      ...log,
    });
  };
}

/** A pooler passes no settings on from its clients, so it has to set the limits itself. @throws StartError */
async function checkPooler(query: Db, { statementMs, lockMs, idleMs }: Limits): Promise<void> {
  const wanted = {
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: idleMs,
  };
  const { rows } = await sql<{ name: string }>`
    select name from pg_settings where name in (${sql.join(Object.keys(wanted))}) and setting = '0'`.execute(query);
  if (rows.length === 0) return;
  const settings = Object.entries(wanted).map(([name, ms]) => `set ${name} = ${ms}`);
  throw new StartError(
    `The pooler at DATABASE_URL sets no ${rows.map(({ name }) => name).join(', ')}: add to the line of the database in pgbouncer.ini connect_query='${settings.join('; ')}'`,
  );
}

/** Queries are timed only when they are recorded. */
function queriesTraced(): Pick<KyselyConfig, 'log'> {
  const tracer = tracing();
  if (!tracer) return {};
  return {
    log: ({ query, queryDurationMillis, level }) => tracer.query(query.sql, queryDurationMillis, level === 'error'),
  };
}

function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('A whole number in the database is beyond 2^53.');
  return value;
}

function aloneBy(query: Db, begin: readonly string[]): Database['alone'] {
  return (run) =>
    query.connection().execute(async (one) => {
      for (const statement of begin) await sql.raw(statement).execute(one);
      try {
        const result = await run(one);
        await sql.raw('commit').execute(one);
        return result;
      } catch (failure) {
        // A broken connection has ended its transaction already.
        await sql
          .raw('rollback')
          .execute(one)
          .catch(() => {});
        throw failure;
      }
    });
}
