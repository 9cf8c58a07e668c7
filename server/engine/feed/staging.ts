import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { FeedContents, KindName } from './feedKind.ts';
import type { FeedRecords } from './generated/records.ts';
import type { RecordSchema } from './recordSchemas.ts';
import type { StagedRecords } from './stagedRecords.ts';

const CACHE_KIB = 16 * 1024;
/** Rows of one statement: fewer calls of SQLite take up to a quarter less. */
const ROWS = 20;

interface Insert {
  many: StatementSync;
  one: StatementSync;
  /** How many columns there are. */
  references: number;
  compared: number;
}

/** A record with the key of an earlier one. */
export interface Twin {
  line: number;
  key: string;
  digest: string;
  /** As `amountsText`. */
  amounts: string;
  firstLine: number;
  firstDigest: string;
}

/**
 * The records of a feed while it is checked and loaded: in a private database on disk that ends with the process, so that a feed of
 * any size takes little memory and personal data are not left behind.
 */
export class Staging implements FeedContents {
  readonly #db = new DatabaseSync('');
  readonly #inserts = new Map<KindName, Insert>();

  constructor() {
    this.#db.exec(`pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -${CACHE_KIB}; begin`);
  }

  /** Makes the table of a kind. @param compared amounts that have a column of their own, in grosze */
  prepare({ kind, references }: RecordSchema, compared: readonly string[] = []): void {
    const columns = [
      'klucz text, skrot text, kwoty text, linia integer, dane text',
      ...references.map((_, at) => `"odwolanie${at}" text`),
      ...compared.map((name) => `"${name}" integer`),
    ];
    this.#db.exec(`create table "${kind}" (${columns.join(', ')}) strict`);
    const places = `(${Array.from({ length: 5 + references.length + compared.length }, () => '?').join(', ')})`;
    const rows = (count: number) =>
      this.#db.prepare(`insert into "${kind}" values ${Array.from({ length: count }, () => places).join(', ')}`);
    const widths = { references: references.length, compared: compared.length };
    this.#inserts.set(kind, { many: rows(ROWS), one: rows(1), ...widths });
  }

  /** Adds some records with their digests; those without a key are left out. Two may have one key, until `addKeys`. */
  add(kind: KindName, page: StagedRecords, digests: readonly string[]): void {
    const { many, one, references, compared } = this.#inserts.get(kind)!;
    const width = 5 + references + compared;
    const values: SQLInputValue[] = [];
    for (const [at, key] of page.keys.entries()) {
      if (key === undefined) continue;
      values.push(key, digests[at]!, page.amounts[at]!, page.lines[at]!, page.records[at]!);
      for (let each = at * references; each < (at + 1) * references; each++) values.push(page.references[each]!);
      for (let each = at * compared; each < (at + 1) * compared; each++) values.push(page.compared[each]!);
      if (values.length < ROWS * width) continue;
      many.run(...values);
      values.length = 0;
    }
    for (let from = 0; from < values.length; from += width) one.run(...values.slice(from, from + width));
  }

  /**
   * Makes the index of the keys, when all records of a kind are there: that is faster than an index that grows with them. It yields the
   * records that have the key of an earlier one, in the order of the file; when all were taken, they are removed.
   */
  *addKeys(kind: KindName): Generator<Twin> {
    this.#db.exec(`create index "klucze_${kind}" on "${kind}" (klucz)`);
    const twins = this.#db.prepare(
      `select t.linia as line, t.klucz as key, t.skrot as digest, t.kwoty as amounts, f.linia as firstLine, f.skrot as firstDigest
       from (select klucz, min(rowid) as first from "${kind}" group by klucz having count(*) > 1) g
       join "${kind}" f on f.rowid = g.first join "${kind}" t on t.klucz = g.klucz and t.rowid > g.first order by t.rowid`,
    );
    let areTwins = false;
    for (const twin of twins.iterate()) {
      areTwins = true;
      yield twin as unknown as Twin;
    }
    if (areTwins)
      this.#db.exec(`delete from "${kind}" where rowid not in (select min(rowid) from "${kind}" group by klucz)`);
  }

  has(kind: KindName): boolean {
    return this.#inserts.has(kind);
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
