import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { FeedContents, KindName } from './feedKind.ts';
import type { FeedRecords } from './generated/records.ts';
import type { RecordSchema } from './recordSchemas.ts';

/** A record in the staging area. */
export interface Staged {
  key: string;
  digest: string;
  /** The amounts of `x-sums` in grosze. */
  amounts: readonly number[];
  line: number;
  /** JSON. */
  record: string;
  /** The keys that its references lead to; null: it refers to nothing. */
  references: readonly (string | null)[];
}

const CACHE_KIB = 16 * 1024;

/**
 * The records of a feed while it is checked and loaded: in a private database on disk that ends with the process, so that a feed of
 * any size takes little memory and personal data are not left behind.
 */
export class Staging implements FeedContents {
  readonly #db = new DatabaseSync('');
  readonly #insert = new Map<KindName, StatementSync>();

  constructor() {
    this.#db.exec(`pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -${CACHE_KIB}; begin`);
  }

  /** Makes the table of a kind. */
  prepare({ kind, references }: RecordSchema): void {
    const columns = references.map((_, at) => `, "odwolanie${at}" text`).join('');
    this.#db.exec(
      `create table "${kind}" (klucz text primary key, skrot text, kwoty text, linia integer, dane text${columns}) strict`,
    );
    const places = references.map(() => ', ?').join('');
    this.#insert.set(kind, this.#db.prepare(`insert or ignore into "${kind}" values (?, ?, ?, ?, ?${places})`));
  }

  /** @returns another record with this key; undefined: it was added */
  add(
    kind: KindName,
    { key, digest, amounts, line, record, references }: Staged,
  ): Pick<Staged, 'line' | 'digest'> | undefined {
    const { changes } = this.#insert.get(kind)!.run(key, digest, amounts.join('|'), line, record, ...references);
    if (changes === 1) return undefined;
    const twin = this.#db.prepare(`select linia as line, skrot as digest from "${kind}" where klucz = ?`).get(key);
    return twin as unknown as Pick<Staged, 'line' | 'digest'>;
  }

  has(kind: KindName): boolean {
    return this.#insert.has(kind);
  }

  count(kind: KindName): number {
    return this.#db.prepare(`select count(*) as n from "${kind}"`).get()!.n as number;
  }

  record<Kind extends KindName>(kind: Kind, key: string): FeedRecords[Kind] | undefined {
    const row = this.has(kind) && this.#db.prepare(`select dane from "${kind}" where klucz = ?`).get(key);
    return row ? JSON.parse(row.dane as string) : undefined;
  }

  *all<Kind extends KindName>(kind: Kind): Generator<FeedRecords[Kind]> {
    if (!this.has(kind)) return;
    for (const { dane } of this.#db.prepare(`select dane from "${kind}"`).iterate()) yield JSON.parse(dane as string);
  }

  /** References of a kind that lead to no record of the feed. @param at which of its references */
  *dangling(kind: KindName, at: number, target: KindName): Generator<{ line: number; key: string }> {
    const missing = this.has(target)
      ? `and not exists (select 1 from "${target}" z where z.klucz = s."odwolanie${at}")`
      : '';
    const rows = this.#db
      .prepare(
        `select linia, "odwolanie${at}" as klucz from "${kind}" s where "odwolanie${at}" is not null ${missing} order by linia`,
      )
      .iterate();
    for (const row of rows) yield { line: row.linia as number, key: row.klucz as string };
  }

  /** For statements of the plan and the load. */
  get db(): DatabaseSync {
    return this.#db;
  }

  close(): void {
    this.#db.close();
  }
}
