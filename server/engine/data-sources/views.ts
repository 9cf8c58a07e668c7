import { isAbsolute } from 'node:path';
import type { EngineConfig } from '../config/config.ts';
import { sqliteFile } from '../config/config.ts';
import { StartError } from '../config/startError.ts';
import { PostgresViews } from './postgresViews.ts';
import { SqliteViews } from './sqliteViews.ts';
import type { Row, ViewDatabase } from './viewDatabase.ts';
import type { Statement } from './viewQuery.ts';

/** The time limit of a statement. */
const TIMEOUT_MS = 5000;

/** The databases of the views; each is opened at its first use. */
export class Views {
  readonly #config: EngineConfig;
  readonly #timeoutMs: number;
  readonly #open = new Map<string, ViewDatabase>();

  constructor(config: EngineConfig, timeoutMs = TIMEOUT_MS) {
    this.#config = config;
    this.#timeoutMs = timeoutMs;
  }

  /** @throws StartError for a database that the environment does not name */
  require(database: string): void {
    if (this.#config.dane[database] === undefined)
      throw new StartError(
        `data.config.json reads the database ${database}: set OKIENKO_DANE_${database} to its PostgreSQL address or SQLite file.`,
      );
  }

  /** @param database absent: the office's own, of which only views are read */
  read(database: string | undefined, view: string, statement: Statement): Promise<Row[]> {
    return this.#database(database).read(statement, database === undefined ? view : undefined);
  }

  isSqlite(database: string | undefined): boolean {
    return isAbsolute(this.#address(database));
  }

  async close(): Promise<void> {
    await Promise.all([...this.#open.values()].map((one) => one.close()));
  }

  #database(name = ''): ViewDatabase {
    const known = this.#open.get(name);
    if (known) return known;
    const address = this.#address(name);
    const opened = isAbsolute(address)
      ? new SqliteViews(address, this.#timeoutMs)
      : new PostgresViews(address, this.#timeoutMs);
    this.#open.set(name, opened);
    return opened;
  }

  #address(name = ''): string {
    return name ? this.#config.dane[name]! : (this.#config.databaseUrl ?? sqliteFile(this.#config));
  }
}
