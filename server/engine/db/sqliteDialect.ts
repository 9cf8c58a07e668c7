import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';

/**
 * SQLite by one connection that all calls share. A statement runs at once, so only a transaction excludes the others:
 * Kysely's own dialect makes every statement wait for the connection, and each release wakes every waiting call.
 */
export class SharedSqliteDialect extends SqliteDialect {
  readonly #db: DatabaseSync;
  readonly #config: SqliteDialectConfig;
  readonly #prepare: Prepare;

  constructor(db: DatabaseSync) {
    const prepare = statementsOf(db);
    const config = { database: { close: () => db.close(), prepare } };
    super(config);
    this.#db = db;
    this.#config = config;
    this.#prepare = prepare;
  }

  override createAdapter() {
    return new SharedAdapter(this.#db, this.#prepare);
  }

  override createDriver() {
    return new SharedDriver(this.#config, new Turns(this.#db));
  }
}

type Prepare = (text: string) => SqliteStatement;

export class SharedAdapter extends SqliteAdapter {
  readonly #db: DatabaseSync;
  readonly #prepare: Prepare;

  constructor(db: DatabaseSync, prepare: Prepare) {
    super();
    this.#db = db;
    this.#prepare = prepare;
  }

  /**
   * The rows of a query, read at once: the way through Kysely takes as much CPU as a short query itself.
   *
   * @returns undefined while there is a transaction, in which the query may belong, or for whose end it has to wait
   */
  rowsNow(text: string, parameters: readonly unknown[]): unknown[] | undefined {
    return this.#db.isTransaction ? undefined : this.#prepare(text).all(parameters);
  }

  override get supportsMultipleConnections() {
    return true;
  }
}

class SharedDriver extends SqliteDriver {
  readonly #turns: Turns;
  readonly #free: DatabaseConnection[] = [];

  constructor(config: SqliteDialectConfig, turns: Turns) {
    super(config);
    this.#turns = turns;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return this.#free.pop() ?? this.#share(await super.acquireConnection());
  }

  override async releaseConnection(connection?: DatabaseConnection): Promise<void> {
    if (connection) this.#free.push(connection);
  }

  /** It writes sooner or later: begun without the lock it would fail then, if another process has written meanwhile. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  #share(shared: DatabaseConnection): DatabaseConnection {
    const own: DatabaseConnection = {
      executeQuery: (query) => this.#turns.run(own, () => shared.executeQuery(query)),
      streamQuery: readsWhole,
    };
    return own;
  }
}

/** While one connection has a transaction, the statements of the others wait. */
class Turns {
  readonly #db: DatabaseSync;
  #owner: DatabaseConnection | undefined;
  #waiting: (() => void)[] = [];

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  /** @param statement is done when it returns; only its result is a promise */
  async run<Result>(connection: DatabaseConnection, statement: () => Promise<Result>): Promise<Result> {
    for (const until = Date.now() + BUSY_MS; ; ) {
      while (this.#owner && this.#owner !== connection)
        await new Promise<void>((resolve) => void this.#waiting.push(resolve));
      const result = statement();
      this.#owner = this.#db.isTransaction ? connection : undefined;
      if (!this.#owner) for (const wake of this.#waiting.splice(0)) wake();
      const within = this.#owner !== undefined;
      try {
        return await result;
      } catch (failure) {
        // In a transaction what comes before would have to be done again too.
        if (!isBusy(failure) || within || Date.now() > until) throw failure;
      }
      await sleep(AGAIN_MS);
    }
  }
}

/** How long a write waits for that of another process. SQLite's own waiting would stop all calls for as long. */
const BUSY_MS = 5000;
const AGAIN_MS = 20;
const SQLITE_BUSY = 5;

const isBusy = (failure: unknown): boolean => (failure as { errcode?: number } | null)?.errcode === SQLITE_BUSY;

/** Caches prepared statements: preparing one costs as much as running it. */
function statementsOf(db: DatabaseSync): Prepare {
  const known = new Map<string, SqliteStatement>();
  return (text: string) => {
    const ready = known.get(text) ?? kyselyStatement(db.prepare(text));
    if (known.size < 500) known.set(text, ready);
    return ready;
  };
}

/**
 * Rows are made here of their values: each object that node:sqlite makes has a hidden class of its own, which slows its readers
 * and stays in the old generation until the next full collection.
 */
function kyselyStatement(statement: StatementSync): SqliteStatement {
  statement.setReturnArrays(true);
  let names = namesOf(statement);
  return {
    reader: names.length > 0,
    all(given) {
      const rows = statement.all(...(given as SQLInputValue[])) as unknown as SQLOutputValue[][];
      // A newer office may have added a column to a table that this statement reads whole.
      if (rows[0] && rows[0].length !== names.length) names = namesOf(statement);
      return rows.map((values) => rowOf(names, values));
    },
    run: (given) => statement.run(...(given as SQLInputValue[])),
    iterate: readsWhole,
  };
}

function readsWhole(): never {
  throw new Error('The office reads whole results.');
}

const namesOf = (statement: StatementSync): string[] => statement.columns().map(({ name }) => name);

function rowOf(names: readonly string[], values: readonly SQLOutputValue[]): object {
  const row: Record<string, SQLOutputValue> = {};
  for (let index = 0; index < names.length; index += 1) row[names[index]!] = values[index]!;
  return row;
}
