import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { FeedContents, KindName } from './feedKind.ts';
import type { FeedRecords } from './generated/records.ts';
import type { RecordSchema } from './recordSchemas.ts';
import type { StagedRecords } from './stagedRecords.ts';

const CACHE_KIB = 16 * 1024;

/**
 * The records of a feed while it is checked and loaded: in a private database on disk that ends with the process, so that a feed of
 * any size takes little memory and personal data are not left behind.
 */
export class Staging implements FeedContents {
  readonly #db = new DatabaseSync('');
  readonly #insert = new Map<KindName, { insert: StatementSync; compared: number }>();

  constructor() {
    this.#db.exec(`pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -${CACHE_KIB}; begin`);
  }

  /** Makes the table of a kind. @param compared amounts that have a column of their own, in grosze */
  prepare({ kind, references }: RecordSchema, compared: readonly string[] = []): void {
    const columns = [
      'klucz text primary key, skrot text, kwoty text, linia integer, dane text',
      ...references.map((_, at) => `"odwolanie${at}" text`),
      ...compared.map((name) => `"${name}" integer`),
    ];
    this.#db.exec(`create table "${kind}" (${columns.join(', ')}) strict`);
    const places = Array.from({ length: 5 + references.length + compared.length }, () => '?').join(', ');
    const insert = this.#db.prepare(`insert or ignore into "${kind}" values (${places})`);
    this.#insert.set(kind, { insert, compared: compared.length });
  }

  /** What adds one of some records. It returns another record with this key; undefined: it was added. */
  adding({ kind, references, sums }: RecordSchema) {
    const { insert, compared } = this.#insert.get(kind)!;
    const twinOf = this.#db.prepare(`select linia as line, skrot as digest from "${kind}" where klucz = ?`);
    const part = <T>(all: readonly T[], at: number, each: number): T[] => all.slice(at * each, at * each + each);
    return (page: StagedRecords, at: number, digest: string): { line: number; digest: string } | undefined => {
      const key = page.keys[at]!;
      const { changes } = insert.run(
        key,
        digest,
        part(page.sums, at, sums.length).join('|'),
        page.lines[at]!,
        page.records[at]!,
        ...part(page.references, at, references.length),
        ...part(page.compared, at, compared),
      );
      if (changes === 1) return undefined;
      return twinOf.get(key) as unknown as { line: number; digest: string };
    };
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
