import type { Tree } from '../../../src/lang/expressions/tree.ts';
import type { CellType } from './cell.ts';
import type { CsvTable, RecordsTable, Subject, Table, ViewTable } from './table.ts';

export type { CsvRows, CsvTable, Lang, RecordsTable, Subject, Table, ViewTable } from './table.ts';

/** data.config.json, checked: the data for a municipality's own operations. */
export interface DataPlan {
  tables: ReadonlyMap<string, Table>;
  /** By operation. */
  operations: ReadonlyMap<string, OperationPlan>;
}

/** The most rows of one answer, so that the office stays responsive. */
export const MOST_ANSWERED = 5000;

export interface OperationPlan {
  /** The table that stores the arguments of a write, and the allowed values by argument. */
  record?: { table: RecordsTable; among: ReadonlyMap<string, AllowedValues> };
  /** The resident's change of state that a write makes. */
  move?: MovePlan;
  change?: ChangePlan;
  refuse?: RefusalsPlan;
  /** The document of the office that is the whole response. */
  document?: DocumentPlan;
  row?: RowsPlan;
  /** The whole response is a file. */
  file?: FilePlan;
  answer: ReadonlyMap<string, Fill>;
}

/** A file that a row names. */
export interface FilePlan {
  kind: 'file';
  table: CsvTable | ViewTable;
  column: string;
  where: readonly Where[];
  order: readonly Order[];
}

/** The change of a record by those who see it. */
export interface ChangePlan {
  table: RecordsTable;
  /** The argument with the number of the record. */
  argument: string;
  columns: readonly { argument: string; column: string }[];
  /** The allowed values, by argument. */
  among: ReadonlyMap<string, AllowedValues>;
  /** Absent: it stays. */
  state?: string;
  /** The states in which it is possible. */
  while: readonly string[];
  refused: { code: string; text: string };
}

/** What an entry of a history is called that is a change. No move of a process has such a name. */
export const CHANGED = '@change';

export interface DocumentPlan {
  table: RecordsTable;
  /** The arguments with the number of the record and, if any, the entry of its history. */
  number: string;
  entry?: string;
}

export interface MovePlan {
  table: RecordsTable;
  /** Of the process of the table. */
  name: string;
  /** The argument with the number of the record. */
  argument: string;
}

/** Conditions under which the office refuses a call. */
export interface RefusalsPlan {
  /** Responses that the conditions read as `data.<name>`. */
  data: readonly { name: string; operation: string; args: Readonly<Record<string, Tree>> }[];
  rules: readonly { when: Tree; code: string /** A text key. */; text: string /** An argument. */; field?: string }[];
}

/** The values that an argument may have; where rows belong to subjects, those of its own rows for each owner. */
export type AllowedValues =
  | { values: ReadonlySet<unknown> }
  /** Of a view, which is asked for each call. */
  | { table: ViewTable; column: string; type: CellType }
  | {
      subject: Subject;
      /** By the column of the owner, then by the owner's PESEL or NIP. */
      owned: ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<unknown>>>;
    };

export type Fill =
  | RowsPlan
  | ValuesPlan
  | CountPlan
  | SumPlan
  | GroupsPlan
  | { kind: 'value'; value: unknown }
  | { kind: 'record'; column: RecordColumn };

export interface RowsPlan {
  kind: 'rows' | 'first';
  table: Table;
  item: ItemPlan;
  where: readonly Where[];
  order: readonly Order[];
  /** For `first`: no row gives null, not 404. */
  nullable: boolean;
  /** Absent: all rows. */
  page?: Page;
}

/** The part of the rows that one call gets. */
export interface Page {
  /** The most rows: always the same number, or from an argument. */
  limit?: number | PageArgument;
  /** The rows left out before the first. */
  offset?: PageArgument;
}

export interface PageArgument {
  argument: string;
  /** Where the argument was not sent. */
  otherwise: number;
}

export interface ValuesPlan {
  kind: 'values';
  table: Table;
  column: string;
  type: CellType;
  part?: DatePart;
  where: readonly Where[];
  descending: boolean;
}

/** Only this part of a date, as a number or as text. */
export interface DatePart {
  of: 'year' | 'month';
  number: boolean;
}

export interface CountPlan {
  kind: 'count';
  table: Table;
  where: readonly Where[];
}

export interface SumPlan {
  kind: 'sum';
  table: Table;
  column: string;
  type: CellType;
  where: readonly Where[];
}

/** A list with an object for each distinct value of the columns in `by`. */
export interface GroupsPlan {
  kind: 'groups';
  table: Table;
  by: readonly GroupKey[];
  /** The field with the number of rows. */
  count?: string;
  sums: readonly { name: string; column: string; type: CellType }[];
  where: readonly Where[];
  descending: boolean;
}

/** A field of a group, with the column that makes the groups. */
export interface GroupKey {
  name: string;
  column: string;
  type: CellType;
  part?: DatePart;
}

export interface Where {
  argument: string;
  column: string;
  /** The type of the cell for the comparison. */
  type: CellType;
  is: 'equal' | 'year' | 'month' | 'from' | 'to';
}

export interface Order {
  column: string;
  descending: boolean;
}

/** How a row becomes an object. */
export interface ItemPlan {
  fields: readonly FieldPlan[];
  /** It is null if all its cells are empty. */
  nullable: boolean;
  /** It is an object of one of several kinds, each with all of its own fields; `fields` is then empty. */
  variants?: VariantsPlan;
}

/** Of which kind the object of a row is: the word in a column says it, or the first kind whose condition is true. */
export interface VariantsPlan {
  /** With the word of the kind; absent: conditions decide. */
  column?: string;
  /** The columns that conditions read, as `row.<name>`. */
  read: readonly string[];
  kinds: readonly VariantPlan[];
}

export interface VariantPlan {
  /** The value of the discriminator. */
  word: string;
  /** Absent: in every other case. */
  when?: Tree;
  fields: readonly FieldPlan[];
}

export type FieldPlan =
  | CellField
  | JoinedField
  | ListField
  | {
      name: string;
      column: string /** A list of objects, or an object, as it was sent. */;
      json: true;
      nullable: boolean;
    }
  | { name: string; value: unknown }
  | { name: string; item: ItemPlan };

export interface CellField {
  name: string;
  column: string;
  type: CellType;
  /** An empty cell leaves it out. */
  optional: boolean;
  /** A list: the cell has its values with | between them. */
  several?: true;
}

/** A field from the rows of another table that belong to this row. */
export interface JoinedField {
  name: string;
  from: RowsPlan | ValuesPlan | CountPlan | SumPlan;
  on: readonly JoinedColumn[];
}

export interface JoinedColumn {
  /** Of the other table. */
  column: string;
  /** The column of this row. */
  equals: string;
}

/** A list of objects that belongs to the row itself. */
export interface ListField {
  name: string;
  column: string;
  list: ItemPlan;
}

export const RECORD_COLUMNS = ['@number', '@day', '@time', '@state', '@remark', '@digest'] as const;
export type RecordColumn = (typeof RECORD_COLUMNS)[number];
