import { type CellType, readCell } from '../../../codegen/artefact/data/cell.ts';
import { read } from '../../../codegen/artefact/data/item.ts';
import type { Order, Page, PageArgument, Subject, Where } from '../../../codegen/artefact/data/plan.ts';
import type { Context } from '../http/context.ts';
import { podmiotOf } from '../http/context.ts';

/** One row: the text in a column, empty for a missing value. */
export type Cells = (column: string) => string;

/** Only rows with one of these texts in a column. */
export interface Keys {
  column: string;
  values: ReadonlySet<string>;
}

/** The rows that an operation may read: those of its subject, selected by its arguments and the given keys. */
export type AskRows = (ctx: Context, keys?: readonly Keys[]) => Promise<readonly Cells[]>;

/** What is read of a table. */
export interface Selection {
  where: readonly Where[];
  order: readonly Order[];
  /** The part of the rows; absent: all of them. */
  page?: Page | undefined;
  /** The columns of the keys that are asked for. */
  on?: readonly string[];
  /** The rows are only counted or added up, so there may be more of them than a response has. */
  counted?: boolean;
}

/** The owner of the returned rows: the column with the owner, and its required value. */
export interface Whose {
  column: string;
  value: string;
}

/**
 * The chosen subject's number from the office's own data: the request cannot influence it.
 *
 * @returns null: the office knows no number of the subject, so no row belongs to it
 */
export function whoseRows(subject: Subject, ctx: Context): Whose | null {
  const { czyInstytucja, nip, pesel } = podmiotOf(ctx);
  const [column, value] = czyInstytucja === 1 ? [subject.nip, nip] : [subject.pesel, pesel];
  return value ? { column, value } : null;
}

/** The arguments that were given, each with its comparison. */
export const given = (where: readonly Where[], args: unknown): { where: Where; argument: unknown }[] =>
  where
    .map((one) => ({ where: one, argument: (args as Record<string, unknown>)[one.argument] }))
    .filter(({ argument }) => argument !== undefined && argument !== null);

/** Rows with one of the keys in each of their columns. */
export const withKeys = <Row>(
  rows: readonly Row[],
  keys: readonly Keys[],
  cellsOf: (row: Row) => Cells,
): readonly Row[] =>
  keys.length === 0 ? rows : rows.filter((row) => keys.every(({ column, values }) => values.has(cellsOf(row)(column))));

/** The rows of a page by their numbers, the first of all rows being 0. */
export function pageOf({ limit, offset }: Page, args: unknown): { from: number; most: number | undefined } {
  const numberOf = ({ argument, otherwise }: PageArgument): number =>
    ((args as Record<string, unknown>)[argument] as number | null | undefined) ?? otherwise;
  return {
    from: offset ? numberOf(offset) : 0,
    most: typeof limit === 'object' ? numberOf(limit) : limit,
  };
}

/** The part of the rows that the arguments choose. */
export function pageRows<Row>(rows: readonly Row[], page: Page | undefined, args: unknown): readonly Row[] {
  if (!page) return rows;
  const { from, most } = pageOf(page, args);
  return rows.slice(from, most === undefined ? undefined : from + most);
}

/** The value of a cell that an argument is compared with. @throws ColumnMistake */
export const comparedValue = ({ column, type }: Where, cells: Cells): unknown =>
  read(column, () => readCell(type, cells(column)));

/** Does a cell match the argument? An empty cell matches none. */
export function fits({ is, type }: Where, value: unknown, argument: unknown): boolean {
  if (value === null) return false;
  if (is === 'equal') return Array.isArray(argument) ? argument.includes(value) : value === argument;
  const day = String(value);
  if (is === 'year') return Number(day.slice(0, 4)) === Number(argument);
  if (is === 'month')
    return typeof argument === 'number' ? Number(day.slice(5, 7)) === argument : day.slice(0, 7) === argument;
  const [at, limit] = [ordered(type, value), ordered(type, argument)];
  return is === 'from' ? at >= limit : at <= limit;
}

/** Days sort correctly as texts; moments do not, since they have offsets. */
const ordered = ({ kind }: CellType, value: unknown): number | string =>
  kind === 'moment' ? Date.parse(String(value)) : (value as number | string);

const polish = new Intl.Collator('pl', { numeric: true });

/** The rows in the requested order; missing values come last. The type of the column decides how values are compared. */
export function inOrder(rows: readonly Cells[], order: readonly Order[]): readonly Cells[] {
  if (order.length === 0) return rows;
  const keys = order.map(({ column, descending }) => {
    const key = keyOf(rows.map((cells) => cells(column)));
    return { column, sign: descending ? -1 : 1, key };
  });
  return [...rows].sort((a, b) => {
    for (const { column, sign, key } of keys) {
      const [x, y] = [a(column), b(column)];
      if (x === y) continue;
      if (x === '' || y === '') return x === '' ? 1 : -1;
      const [k, l] = [key(x), key(y)];
      const difference = typeof k === 'number' ? k - (l as number) : polish.compare(k, l as string);
      if (difference) return sign * difference;
    }
    return 0;
  });
}

const NUMBER = { kind: 'number', nullable: false, schema: {} } as const;
const DAY = { kind: 'date', nullable: false, schema: {} } as const;

function keyOf(texts: readonly string[]): (text: string) => number | string {
  for (const type of [NUMBER, DAY]) {
    const readable = texts.every((text) => {
      try {
        return text === '' || readCell(type, text) !== null;
      } catch {
        return false;
      }
    });
    if (readable) return (text) => readCell(type, text) as number | string;
  }
  return (text) => text;
}
