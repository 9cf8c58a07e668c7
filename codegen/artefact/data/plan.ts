import type { CellType } from './cell.ts';

/** data.config.json, checked: what the office answers a municipality's own operations from. */
export interface DataPlan {
  tables: ReadonlyMap<string, Table>;
  /** By operation. */
  operations: ReadonlyMap<string, OperationPlan>;
}

/** An operation answers at most so many rows: nobody reads a longer page, and the office has other calls to answer. */
export const MOST_ANSWERED = 5000;

/** The cells of a CSV file. */
export interface CsvRows {
  columns: readonly string[];
  /** The cells of each row in the order of the columns, without blanks around them. */
  rows: readonly (readonly string[])[];
}

export type Table = CsvTable | ViewTable | RecordsTable;

export interface CsvTable {
  kind: 'csv';
  name: string;
  /** From the municipality's folder. */
  file: string;
  csv: CsvRows;
  subject?: Subject | null;
}

export interface ViewTable {
  kind: 'view';
  name: string;
  /** With its schema, where it has one; both are plain identifiers. */
  view: string;
  /** Its connection in the environment; absent: the office's own. */
  database?: string;
  subject?: Subject | null;
}

export interface RecordsTable {
  kind: 'records';
  name: string;
  number: string;
  states: readonly string[];
  perDay: { most: number; code: string; text: string };
}

/** Columns that say whose a row is; one column may hold both. Of a table null: rows are the same for everybody. */
export interface Subject {
  pesel: string;
  nip: string;
}

export interface OperationPlan {
  /** The table a write puts its arguments into, and values that arguments may have. */
  record?: { table: RecordsTable; among: ReadonlyMap<string, ReadonlySet<unknown>> };
  row?: RowsPlan;
  answer: ReadonlyMap<string, Fill>;
}

export type Fill = RowsPlan | ValuesPlan | { kind: 'value'; value: unknown } | { kind: 'record'; column: RecordColumn };

export interface RowsPlan {
  kind: 'rows' | 'first';
  table: Table;
  item: ItemPlan;
  where: readonly Where[];
  order: readonly Order[];
  /** Of `first`: no row is null, not 404. */
  nullable: boolean;
}

export interface ValuesPlan {
  kind: 'values';
  table: Table;
  column: string;
  type: CellType;
  /** Of a day only this, as a number or as text. */
  part?: { of: 'year' | 'month'; number: boolean };
  where: readonly Where[];
  descending: boolean;
}

export interface Where {
  argument: string;
  column: string;
  /** How the cell is read to be compared. */
  type: CellType;
  is: 'equal' | 'year' | 'month' | 'from' | 'to';
}

export interface Order {
  column: string;
  descending: boolean;
}

/** How an object is made of a row. */
export interface ItemPlan {
  fields: readonly FieldPlan[];
  /** Without anything in its cells it is null. */
  nullable: boolean;
}

export type FieldPlan =
  | { name: string; column: string; type: CellType /** An empty cell leaves it out. */; optional: boolean }
  | { name: string; value: unknown }
  | { name: string; item: ItemPlan };

export const RECORD_COLUMNS = ['@number', '@day', '@time', '@state', '@remark'] as const;
export type RecordColumn = (typeof RECORD_COLUMNS)[number];
