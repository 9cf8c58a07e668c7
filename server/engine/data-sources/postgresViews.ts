import pg from 'pg';
import { unbreakable } from '../db/postgresPool.ts';
import { type Row, Unfit, type ViewDatabase } from './viewDatabase.ts';
import type { Statement } from './viewQuery.ts';

const CANCELED = '57014';
/** A value out of range, an invalid day, number or text: errors of a value that does not fit its type. */
const UNFIT: readonly string[] = ['22003', '22007', '22008', '22021', '22P02'];

/** Views of PostgreSQL: every statement runs in a read-only transaction. */
export class PostgresViews implements ViewDatabase {
  readonly #pool: pg.Pool;
  readonly #timeoutMs: number;

  constructor(address: string, timeoutMs: number) {
    this.#timeoutMs = timeoutMs;
    // Cells come as the text that the database writes.
    const types = { getTypeParser: () => (text: string) => text } as unknown as pg.CustomTypesConfig;
    const config = { connectionString: address, types, max: 4, connectionTimeoutMillis: timeoutMs };
    this.#pool = unbreakable(new pg.Pool({ ...config, keepAlive: true, query_timeout: 2 * timeoutMs }));
  }

  async read({ sql, values }: Statement, view?: string): Promise<Row[]> {
    try {
      const client = await this.#pool.connect();
      let broken: Error | undefined;
      try {
        await client.query('begin transaction read only');
        await client.query(
          `set local statement_timeout = ${this.#timeoutMs}; set local datestyle = 'ISO, YMD'; set local timezone = 'Europe/Warsaw'`,
        );
        if (view !== undefined) await requireView(client, view);
        const { rows } = await client.query<(string | null)[]>({ text: sql, values: [...values], rowMode: 'array' });
        return rows;
      } catch (failure) {
        broken = failure as Error;
        throw failure;
      } finally {
        // After an error the state of the connection is unknown, so it is not used again.
        if (broken) client.release(broken);
        else {
          await client.query('commit');
          client.release();
        }
      }
    } catch (failure) {
      throw safeError(failure, this.#timeoutMs);
    }
  }

  close(): Promise<void> {
    return this.#pool.end();
  }
}

async function requireView(client: pg.PoolClient, view: string): Promise<void> {
  const name = view
    .split('.')
    .map((part) => `"${part}"`)
    .join('.');
  const { rows } = await client.query<{ kind: string }>(
    'select relkind::text as kind from pg_class where oid = to_regclass($1)',
    [name],
  );
  const [found] = rows;
  if (!found) throw new Error(`The view cannot be read: there is no view "${view}".`);
  if (found.kind !== 'v' && found.kind !== 'm')
    throw new Error(`"${view}" is a table of the office: make a view of what may be shown.`);
}

/** An error without the content of rows: PostgreSQL repeats values in its messages, except in those about names (class 42). */
function safeError(failure: unknown, timeoutMs: number): Error {
  const { code, message } = failure as { code?: string; message: string };
  if (code === undefined) return failure as Error;
  if (code === CANCELED) return new Error(`The view took longer than ${timeoutMs / 1000} s.`);
  const Failure = UNFIT.includes(code) ? Unfit : Error;
  return new Failure(`The view cannot be read (${code})${code.startsWith('42') ? `: ${message}` : ''}.`);
}
