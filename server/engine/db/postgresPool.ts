import { AsyncLocalStorage } from 'node:async_hooks';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { TooMany } from '../http/refusals.ts';
import { queryAs } from './roles/queryAs.ts';

/** How long things may take, ms. A statement ends before the office gives its answer up; a lock is waited for a shorter time. */
export interface Limits {
  statementMs: number;
  lockMs: number;
  /** A transaction in which nothing happens. */
  idleMs: number;
  /** The office waits no longer for an answer of the database, which may be frozen or behind a cut cable. */
  answerMs: number;
  /** A free connection is awaited, or a new one made. */
  connectMs: number;
}

export const LIMITS: Limits = { statementMs: 8000, lockMs: 3000, idleMs: 15_000, answerMs: 10_000, connectMs: 5000 };

const CONNECTIONS = 10;
/** The connections that calls of one kind may hold, so that those of all others go on. */
const OF_ONE_KIND = 5;

const kinds = new AsyncLocalStorage<string>();

/** Runs a call of one kind: together with others of its kind it never holds all connections. */
export const asKind = <Result>(kind: string, run: () => Result): Result => kinds.run(kind, run);

/**
 * A pool whose broken connections do not end the process: the call that uses one reports its failure, and the pool
 * replaces one that nobody uses.
 */
export function unbreakable(pool: pg.Pool): pg.Pool {
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/**
 * Connections to PostgreSQL. One that breaks, in use or not, is replaced by a new one, and only its own call fails.
 * A connection that has not answered in time is closed: what it still does is unknown.
 */
export class GuardedPool implements PostgresPool {
  readonly options: object;
  readonly #pool: pg.Pool;
  readonly #limits: Limits;
  readonly #turns = new Map<string, Turns>();

  /** @param isPooled the address is that of a pooler, which sets the limits of statements itself and refuses ours */
  constructor(config: Pick<pg.PoolConfig, 'connectionString' | 'types'>, limits: Limits = LIMITS, isPooled = false) {
    this.#limits = limits;
    this.#pool = unbreakable(
      new pg.Pool({
        ...config,
        max: CONNECTIONS,
        keepAlive: true,
        connectionTimeoutMillis: limits.connectMs,
        ...(!isPooled && {
          statement_timeout: limits.statementMs,
          lock_timeout: limits.lockMs,
          idle_in_transaction_session_timeout: limits.idleMs,
        }),
      }),
    );
    this.options = this.#pool.options;
  }

  connect(): Promise<PostgresPoolClient> {
    return this.#connect();
  }

  /** The same connections: each transaction begins with this statement, one of a single query too. */
  openedBy(opening: string): PostgresPool {
    return { options: this.options, connect: () => this.#connect(opening), end: async () => {} };
  }

  async #connect(opening?: string): Promise<PostgresPoolClient> {
    const kind = kinds.getStore();
    const leave = kind === undefined ? () => {} : await this.#enter(kind);
    try {
      return guarded(await this.#pool.connect(), { answerMs: this.#limits.answerMs, opening }, leave);
    } catch (failure) {
      leave();
      throw failure;
    }
  }

  connections() {
    const { totalCount, idleCount, waitingCount } = this.#pool;
    return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
  }

  end(): Promise<void> {
    return this.#pool.end();
  }

  /** @returns lets the next of its kind in */
  async #enter(kind: string): Promise<() => void> {
    const turns = this.#turns.get(kind) ?? new Turns(OF_ONE_KIND, this.#limits.connectMs);
    this.#turns.set(kind, turns);
    await turns.enter();
    return () => {
      if (turns.leave()) this.#turns.delete(kind);
    };
  }
}

/** The same client: a connection whose state is unknown is closed when it is given back. */
function guarded(
  client: pg.PoolClient,
  { answerMs, opening }: { answerMs: number; opening: string | undefined },
  leave: () => void,
): PostgresPoolClient {
  let unusable = false;
  const ask =
    opening === undefined ? (text: string, values: unknown[]) => client.query(text, values) : opened(client, opening);
  const query = async (text: string, values: unknown[]) => {
    const answer = ask(text, values);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`The database has not answered within ${answerMs} ms.`)), answerMs);
    });
    try {
      return await Promise.race([answer, late]);
    } catch (failure) {
      // A transaction that did not open is neither ended nor used by anybody.
      unusable ||= text === BEGIN || !isOfStatement(failure);
      throw failure;
    } finally {
      clearTimeout(timer);
    }
  };
  const release = () => {
    client.release(unusable);
    leave();
  };
  return { query: query as unknown as PostgresPoolClient['query'], release };
}

/** As Kysely begins a transaction. */
const BEGIN = 'begin';

/** Opens each transaction of the client, and makes one of each query outside. */
function opened(client: pg.PoolClient, opening: string) {
  let isOpen = false;
  return async (text: string, values: unknown[]): Promise<pg.QueryResult> => {
    if (text === BEGIN) {
      isOpen = true;
      const results = (await client.query(`${BEGIN}; ${opening}`)) as unknown as pg.QueryResult[];
      return results[0]!;
    }
    if (!isOpen) return queryAs(client, opening, text, values);
    if (text === 'commit' || text === 'rollback') isOpen = false;
    return client.query(text, values);
  };
}

/** An answer of the database to a statement; all others concern the connection: cut, ended by the operator (57P), out of time. */
function isOfStatement(failure: unknown): boolean {
  const { code } = (failure ?? {}) as { code?: unknown };
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !/^(08|57P)/.test(code);
}

/** Lets a number in at once, the others one by one. */
class Turns {
  #free: number;
  readonly #all: number;
  readonly #waitMs: number;
  readonly #waiting: (() => void)[] = [];

  constructor(most: number, waitMs: number) {
    this.#free = most;
    this.#all = most;
    this.#waitMs = waitMs;
  }

  /** @throws TooMany when it has waited too long: a rush is no fault, and its end is worth waiting for */
  enter(): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const next = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(next), 1);
        reject(new TooMany(this.#waitMs / 1000));
      }, this.#waitMs);
      this.#waiting.push(next);
    });
  }

  /** @returns whether nobody is in */
  leave(): boolean {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free += 1;
    return this.#free === this.#all;
  }
}
