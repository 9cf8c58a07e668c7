import type { Statement } from './viewQuery.ts';

/** A cell as text, whatever its type in the database; null for nothing. */
export type Row = readonly (string | null)[];

/** One database, which is only read. */
export interface ViewDatabase {
  /** @param view when only views may be read: the one that is */
  read(statement: Statement, view?: string): Promise<Row[]>;
  close(): Promise<void>;
}

/** A value that its type in the database cannot hold: one that was bound, or one that the view itself makes. */
export class Unfit extends Error {}
