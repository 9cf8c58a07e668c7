import type { Language } from '../../../src/lang/descriptors/language.ts';
import type { Process } from './process.ts';

/** The cells of a CSV file. */
export interface CsvRows {
  columns: readonly string[];
  /** The trimmed cells of each row, in the order of the columns. */
  rows: readonly (readonly string[])[];
}

export type Table = CsvTable | ViewTable | RecordsTable;

/** Columns that a table has once for each language: `nazwa` is nazwa_pl and nazwa_en. */
export interface Lang {
  columns: readonly string[];
  /** Of the municipality; the text of the first is there where another is empty. */
  languages: readonly Language[];
}

export interface CsvTable {
  kind: 'csv';
  name: string;
  /** Relative to the municipality's folder. */
  file: string;
  csv: CsvRows;
  lang?: Lang;
  subject?: Subject | null;
}

export interface ViewTable {
  kind: 'view';
  name: string;
  /** With its database schema, if given; both are plain identifiers. */
  view: string;
  /** Its connection in the environment; absent: the office's own. */
  database?: string;
  lang?: Lang;
  subject?: Subject | null;
}

export interface RecordsTable {
  kind: 'records';
  name: string;
  number: string;
  states: readonly string[];
  /** Who may change the states, and from which; absent: the office sets any. */
  process?: Process;
  /** The records that wait for the signature of the caller, instead of the caller's own. */
  forCosigner?: true;
  perDay: { most: number; code: string; text: string };
}

/** Columns with the owner of a row; one column may hold both. null: the rows are the same for everybody. */
export interface Subject {
  pesel: string;
  nip: string;
}
