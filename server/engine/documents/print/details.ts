import type { PaperRow, TablePart } from '../paper.ts';

export interface PrintedRow extends PaperRow {
  /** The row belongs to the one above. */
  detail?: boolean;
  /** Rows below belong to it. */
  detailed?: boolean;
}

export type PrintedTable = Omit<TablePart, 'rows'> & { rows: readonly PrintedRow[] };

/**
 * Details of rows that are tables with columns of the outer table, printed as rows of it: one line each instead of a
 * caption, a header, rows and totals. Their first columns, which the outer table lacks, share its naming column.
 */
export function withDetailRows(part: TablePart): PrintedTable {
  const details = detailsOf(part);
  if (!details) return part;
  const { caption, names, places } = details;
  const naming = namingColumn(part);
  const columns = part.columns.map((column, index) =>
    index === naming ? { ...column, label: together([column.label, names.join(', ')], '\n') } : column,
  );
  const detailRow = ({ cells }: PaperRow): PrintedRow => {
    const name = together(cells.slice(0, names.length), ', ');
    const cellAt = (index: number) => (places.includes(index) ? cells[names.length + places.indexOf(index)]! : '');
    return { cells: columns.map((_, index) => (index === naming ? name : cellAt(index))), detail: true };
  };
  const rows = part.rows.flatMap(({ children = [], ...row }): PrintedRow[] => {
    const below = children.flatMap((child) => (child.kind === 'table' ? child.rows.map(detailRow) : []));
    return [{ ...row, detailed: below.length > 0 }, ...below];
  });
  return { ...part, caption: together([part.caption, caption], ' · '), columns, rows };
}

/** The column with the row headers. */
export const namingColumn = ({ columns }: Pick<TablePart, 'columns'>): number =>
  Math.max(
    0,
    columns.findIndex(({ header }) => header),
  );

/** The header cell of a row with parts below it is bold. */
export const isStrong = (part: PrintedTable, row: PrintedRow, column: number): boolean =>
  (row.detailed || (row.children?.length ?? 0) > 0) && column === namingColumn(part);

/** The caption, the names of the first columns, and the places of the others; nothing where they do not fit the outer table. */
function detailsOf(part: TablePart): { caption: string; names: string[]; places: number[] } | undefined {
  const children = part.rows.flatMap(({ children = [] }) => children);
  const [first] = children;
  if (first?.kind !== 'table' || part.rows.some(({ children = [] }) => children.length > 1)) return undefined;
  const alike = children.every(
    (child) => child.kind === 'table' && shapeOf(child) === shapeOf(first) && isPlain(child),
  );
  const outer = part.columns.map(({ label }) => label);
  const labels = first.columns.map(({ label }) => label);
  const shared = labels.findIndex((label, index) => index > 0 && outer.includes(label));
  if (!alike || shared === -1) return undefined;
  const places = labels.slice(shared).map((label) => outer.indexOf(label));
  const inOrder = places.every((place, index) => place > (places[index - 1] ?? namingColumn(part)));
  return inOrder ? { caption: first.caption, names: labels.slice(0, shared), places } : undefined;
}

/** Caption and columns, to compare tables. */
export const shapeOf = ({ caption, columns }: TablePart): string => JSON.stringify([caption, columns]);

const isPlain = ({ rows }: TablePart): boolean =>
  rows.every(({ tone, word, bar, children }) => !tone && !word && bar === undefined && !children?.length);

/** Texts in one, without an empty or a repeated one. */
const together = (texts: readonly string[], between: string): string =>
  [...new Set(texts.filter(Boolean))].join(between);
