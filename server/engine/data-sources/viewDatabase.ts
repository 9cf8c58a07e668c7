import type { Statement } from './viewQuery.ts';

/** The cells of a row as texts, whatever their type in the database; null for a missing value. */
export type Row = readonly (string | null)[];

/** A database that is only read. */
export interface ViewDatabase {
  /** @param view the name that has to be a view, when no tables may be read */
  read(statement: Statement, view?: string): Promise<Row[]>;
  close(): Promise<void>;
}

/** A value that does not fit its type in the database: a bound one, or one that the view computes. */
export class Unfit extends Error {}
