import pg from 'pg';
import type { Rows } from './readRows.ts';

/** Rows of one fetch. */
const PAGE = 5000;
/** The first rows of a sorted view may take their time; a view that locks is not waited for. */
const LIMITS = 'set statement_timeout = 600000; set lock_timeout = 10000';

/** A view, or the database of the views, cannot be read; the message is for the owner of the feed. */
export class ViewUnreadable extends Error {
  override name = 'ViewUnreadable';
}

/** The views of a PostgreSQL database while a feed is read: all of them as they are at one moment. */
export class FeedViews {
  readonly #client: pg.Client;
  /** The moment that the views show, ISO. */
  readonly moment: string;

  private constructor(client: pg.Client, moment: string) {
    this.#client = client;
    this.moment = moment;
  }

  /**
   * @param name of the database in mapping.json
   * @param address undefined: the environment does not name it
   * @throws ViewUnreadable
   */
  static async open(name: string, address: string | undefined): Promise<FeedViews> {
    const setting = `OKIENKO_DANE_${name}`;
    if (address === undefined) throw new ViewUnreadable(`${setting} is not set: it is the address of the database.`);
    if (!/^postgres(?:ql)?:/.test(address))
      throw new ViewUnreadable(
        `${setting} is no address of PostgreSQL: other databases are read by docs/how-to/feeds-from-databases.md.`,
      );
    const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 10_000, keepAlive: true });
    // A connection that breaks fails the statement that waits for it.
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query(`${LIMITS}; set datestyle = iso; begin isolation level repeatable read read only`);
      const { rows } = await client.query<{ now: Date }>('select now() as now');
      return new FeedViews(client, rows[0]!.now.toISOString());
    } catch (failure) {
      await client.end().catch(() => undefined);
      throw new ViewUnreadable(`The database at ${setting} cannot be reached: ${reasonOf(failure)}.`);
    }
  }

  /**
   * The rows of a view as the texts that a CSV file would have, the names of the columns first. A row has its number in this order.
   *
   * @param order columns; those that the view does not have are left out
   * @throws ViewUnreadable
   */
  async *rows(view: string, order: readonly string[]): AsyncGenerator<Rows<string[]>> {
    try {
      const from = view
        .split('.')
        .map((name) => pg.escapeIdentifier(name))
        .join('.');
      const { fields } = await this.#client.query(`select * from ${from} limit 0`);
      const names = fields.map(({ name }) => name);
      yield [{ line: 0, content: names }];
      const columns = names.map((name) => `${pg.escapeIdentifier(name)}::text`).join(', ');
      const sorted = order.filter((name) => names.includes(name)).map((name) => pg.escapeIdentifier(name));
      const by = sorted.length > 0 ? ` order by ${sorted.join(', ')}` : '';
      await this.#client.query(`declare feed no scroll cursor for select ${columns} from ${from}${by}`);
      for (let before = 0; ; before += PAGE) {
        const text = `fetch ${PAGE} from feed`;
        const { rows } = await this.#client.query<(string | null)[]>({ text, rowMode: 'array' });
        yield rows.map((row, at) => ({ line: before + at + 1, content: row.map((cell) => cell?.trim() ?? '') }));
        if (rows.length < PAGE) break;
      }
      await this.#client.query('close feed');
    } catch (failure) {
      throw new ViewUnreadable(`The view cannot be read: ${reasonOf(failure)}.`);
    }
  }

  close(): Promise<void> {
    return this.#client.end();
  }
}

/** Messages of these classes name what is missing or not allowed, and no value of a row. */
const SAFE = /^(?:08|28|3D|3F|42)/;

function reasonOf(failure: unknown): string {
  const { code = 'no answer', message } = failure as pg.DatabaseError;
  return SAFE.test(code) ? `${message} (${code})` : code;
}
