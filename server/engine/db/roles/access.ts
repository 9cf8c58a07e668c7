import type { Tables } from '../tables.ts';
import type { RoleName } from './actor.ts';

/**
 * What a role may do with a table: `read`; `lock` rows that it reads; `insert` without reading; `add` and read; `change`, `write`
 * (which deletes, too). What is not named, it may not do.
 */
export type Right = 'read' | 'lock' | 'insert' | 'add' | 'change' | 'write';

/** The rows of a role: each that one of these names. */
export interface Rows {
  /** The column of the subject. */
  podmiot?: string;
  /** The column of the account. */
  konto?: string;
  /** Rows of a visible row of another table: the column that names it, and its name there when it is another one. */
  of?: { table: keyof Tables; by: string; key?: string };
  /** A condition in SQL, of fixed text. */
  or?: string;
}

/** Who may use a table, declared beside its columns. */
export interface TableAccess {
  roles: Partial<Readonly<Record<Exclude<RoleName, 'praca'>, Right>>>;
  /** Of work beside the calls; absent: `write`. */
  praca?: readonly ('select' | 'insert' | 'update' | 'delete' | `update ("${string}")`)[];
  /** The rows of a role, each by its policy; a role that is not named here has all rows. */
  rows?: Partial<Readonly<Record<RoleName, Rows>>>;
  /** Columns that a row is found by: `insert` may compare them, `lock` writes them. */
  key?: readonly string[];
  /** It shows what the owner of the tables sees, and has no rows of its own. */
  isView?: true;
}

export type AccessOf<Names extends keyof Tables> = Readonly<Record<Names, TableAccess>>;

/** Each table that the office knows. */
export type Access = AccessOf<keyof Tables>;
