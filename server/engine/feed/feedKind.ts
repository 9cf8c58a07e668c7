import type { Db } from '../db/open.ts';
import type { Tables } from '../db/tables.ts';
import type { FaultName } from './faultCodes.ts';
import type { FeedRecords } from './generated/records.ts';

/** The name of a record kind: that of its schema in schemas/feed, and of its file in a feed. */
export type KindName = keyof FeedRecords;

/** A row of a table with all the columns that a feed writes. */
export type FeedRow = Readonly<Record<string, string | number | null>>;

/**
 * What happens to the row of a record that a complete file no longer has. `delete`: it is removed; a row that others refer to
 * stays, and the report names it. `close`: `close` says what its columns become. `keep`: it stays as it is.
 */
export type OnGone = 'close' | 'delete' | 'keep';

/**
 * How records of one kind become rows of one table. A domain exports one for each of its kinds in its feed.ts, and
 * server/app/feed/kinds.ts lists them. Files of a feed are loaded in the order of `x-references`, so that rows that a record refers to
 * are there before its own.
 */
export interface FeedKind<Kind extends KindName = KindName, Context = unknown> {
  kind: Kind;
  table: keyof Tables;
  /** The columns by which a row is found: unique in the table, and in every row of `toRow`. */
  key: readonly string[];
  /** The rows may be there already, because residents or the office made them; they are taken over. Otherwise such a row is a fault. */
  adopts?: boolean;
  onGone: OnGone;
  /** Reads what `toRow` needs of the database, once for some thousand records. */
  prepare?(db: Db, records: readonly FeedRecords[Kind][]): Promise<Context>;
  /** All rows have the same columns. */
  toRow(record: FeedRecords[Kind], context: Context): FeedRow;
  /** With `onGone: 'close'`: the columns of a row that is closed. @param day of the extract, ISO */
  close?(day: string): FeedRow;
  /** What a schema cannot say about one record. @returns the field and the reason */
  check?(record: FeedRecords[Kind]): { field: string; reason: string } | undefined;
  /** Amounts that agreements compare: columns of the staging area, in grosze. */
  comparedAmounts?: readonly (keyof FeedRecords[Kind] & string)[];
  /** What must hold between its records and those of other kinds. */
  agreements?: readonly Agreement[];
}

/** A rule about records of several kinds, checked where all of them are complete in the feed. */
export interface Agreement {
  code: FaultName;
  /** The other kinds. */
  kinds: readonly KindName[];
  field: string;
  reason: string;
  /** A statement over the staging area, a table for each kind, that selects `line` and `key` of the records that break the rule. */
  find: string;
}

/** Declares a kind with the type of its context. */
export const feedKind = <Kind extends KindName, Context = undefined>(kind: FeedKind<Kind, Context>): FeedKind =>
  kind as unknown as FeedKind;

/** A record that a load does not touch for now. */
export interface Protection {
  kind: KindName;
  /** The values of its `x-key`, as in `keyText`. */
  key: string;
  /** For the person who reads the report. */
  reason: string;
}

/** The records of the feed that is loaded. */
export interface FeedContents {
  /** undefined: it is not in the feed */
  record<Kind extends KindName>(kind: Kind, key: string): FeedRecords[Kind] | undefined;
  all<Kind extends KindName>(kind: Kind): Iterable<FeedRecords[Kind]>;
}

/**
 * Finds the records that must not be changed or removed now: what is being paid, for example. Called in the transaction of a
 * load.
 */
export type Protect = (db: Db, feed: FeedContents) => Promise<Protection[]>;

/** Keeps others from starting what `Protect` protects, until the end of the transaction. */
export type Hold = (db: Db, database: 'sqlite' | 'postgres') => Promise<void>;

/** The key of a record as one text: its values, separated by a bar. */
export const keyText = (values: readonly unknown[]): string => values.map((value) => String(value ?? '')).join('|');
