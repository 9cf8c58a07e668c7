import type { PaperRow, Part, TablePart } from '../../../server/engine/documents/paper.ts';
import type { BlockPrinter } from '../../../server/engine/documents/printer.ts';
import type { View } from '../../../server/engine/documents/view.ts';
import { round } from '../../lang/values/decimal.ts';
import { sumKwot } from '../../lang/values/kwota.ts';
import { compareValues } from '../../lang/values/order.ts';
import type { BlockOf } from '../block.ts';
import type { Column } from './block.ts';

/** All rows that its conditions leave, in its first order, with what they open to; no pages, boxes or buttons. */
export const table: BlockPrinter<BlockOf<'table'>> = {
  parts: (block, view) => [tablePart(block, view)],
};

function tablePart(block: BlockOf<'table'>, view: View): TablePart {
  const rows = sorted(block, rowsOf(block, view), view);
  return {
    kind: 'table',
    caption: view.text(block.caption),
    columns: block.columns.map((column) => ({
      label: view.text(column.label),
      align: column.align,
      header: column.header,
    })),
    rows: rows.map((row) => rowPart(block, row)),
    ...(rows.length > 0 && block.columns.some((column) => column.total !== undefined)
      ? { totals: totals(block, rows, view) }
      : {}),
    empty: view.text(block.empty),
  };
}

/** One view a row, of those for which all of `where` holds. In a child table `parent` is the row it opens from. */
function rowsOf(block: BlockOf<'table'>, view: View): View[] {
  const records = isFixed(block.rows) ? fixedRows(block.rows, view) : view.list(block.rows);
  const outer = view.scope.row === undefined ? {} : { parent: view.scope.row };
  return records
    .map((row) => view.with({ ...outer, row }, block.calc))
    .filter((row) => block.where.every((condition) => row.holds(condition)));
}

type FixedRows = Extract<BlockOf<'table'>['rows'], readonly { label: unknown; values: unknown }[]>;

const isFixed = (rows: BlockOf<'table'>['rows']): rows is FixedRows =>
  Array.isArray(rows) && rows.every((row) => typeof row === 'object' && row !== null && 'values' in row);

const fixedRows = (rows: FixedRows, view: View): object[] =>
  rows.map(({ label, values }) => ({
    ...Object.fromEntries(Object.entries(values).map(([column, tree]) => [column, view.value(tree)])),
    label: view.text(label),
  }));

function sorted(block: BlockOf<'table'>, rows: View[], view: View): View[] {
  const tree = block.columns.find((column) => column.id === block.sort?.column)?.value;
  if (!block.sort || tree === undefined) return rows;
  const { descending } = block.sort;
  return rows
    .map((row) => ({ row, by: row.value(tree) }))
    .sort((a, b) => compareValues(a.by, b.by, view.shared.language, descending))
    .map(({ row }) => row);
}

function rowPart(block: BlockOf<'table'>, row: View): PaperRow {
  const cells = block.columns.map((column) => cell(column, row));
  const tone = row.tone(block.tone);
  const children = childrenOf(block, row);
  return {
    cells,
    ...(tone ? { tone: tone.tone } : {}),
    // A cell that says it already is enough.
    ...(tone && tone.word !== '' && !cells.includes(tone.word) ? { word: tone.word } : {}),
    ...(children.length > 0 ? { children } : {}),
  };
}

function cell(column: Column, row: View): string {
  const said = column.flags
    ? column.flags
        .filter((flag) => row.holds(flag.when))
        // A mark stands alone only where a legend of the document explains it.
        .map((flag) => (row.shared.explained.has(flag.mark) ? flag.mark : row.text(flag.text)))
        .join(', ')
    : column.cell
      ? row.text(column.cell)
      : '';
  return said === '' && column.empty ? row.text(column.empty) : said;
}

function childrenOf(block: BlockOf<'table'>, row: View): Part[] {
  const { expand } = block;
  if (!expand) return [];
  if ('content' in expand) return row.deeper().print(expand.content);
  if (!row.holds(expand.table.visible)) return [];
  const child = tablePart(expand.table, row);
  return child.rows.length > 0 ? [child] : [];
}

function totals(block: BlockOf<'table'>, rows: readonly View[], view: View): string[] {
  const cells = block.columns.map((column) => {
    if (column.total === undefined) return '';
    const value = column.total === true ? sum(column, rows) : view.value(column.total);
    return view.format(value, column.totalFormat ?? 'decimal', unitOf(column));
  });
  if (cells[0] === '') cells[0] = view.shared.words.razem;
  return cells;
}

/** Of money in whole grosze, of other numbers without the binary crumbs; nothing where there is nothing to add, as on the screen. */
function sum(column: Column, rows: readonly View[]): number | undefined {
  if (column.value === undefined) return undefined;
  const tree = column.value;
  const numbers = rows.map((row) => row.value(tree)).filter((value) => typeof value === 'number');
  if (numbers.length === 0) return undefined;
  if (column.totalFormat === 'money') return sumKwot(numbers);
  return round(
    numbers.reduce((total, number) => total + number, 0),
    9,
  );
}

const unitOf = (column: Column) => (column.cell && 'value' in column.cell ? column.cell.unit : undefined);
