import type { PaperRow, Part, TablePart } from '../../../server/engine/documents/paper.ts';
import type { BlockPrinter } from '../../../server/engine/documents/printer.ts';
import type { View } from '../../../server/engine/documents/view.ts';
import { compareValues } from '../../lang/values/order.ts';
import type { BlockOf } from '../block.ts';
import { holds, type Locals } from '../scope.ts';
import { toneOf } from '../tone.ts';
import type { Column } from './block.ts';
import { type Lines, linesOf, sortValue, totalOf } from './rows.ts';
import { withShownColumns } from './shown.ts';
import { cellText, marksOf } from './view.ts';

type TableBlock = BlockOf<'table'>;

/** All rows that its conditions leave, in its first order, with what they open to; no pages, boxes or buttons. */
export const table: BlockPrinter<TableBlock> = {
  parts: (block, view) => [tablePart(block, view)],
};

function tablePart(table: TableBlock, view: View): TablePart {
  const block = withShownColumns(table, view);
  const lines = linesOf(block, view);
  const rows = sorted(block, lines, view);
  return {
    kind: 'table',
    caption: view.text(block.caption),
    columns: block.columns.map((column) => ({
      label: view.text(column.label),
      align: column.align,
      header: column.header,
    })),
    rows: rows.map((locals) => rowPart(block, view.with(locals))),
    ...(rows.length > 0 && block.columns.some((column) => column.total !== undefined)
      ? { totals: totals(block, lines, view) }
      : {}),
    empty: view.text(block.empty),
  };
}

/** Names inside each row, in the order of the paper. */
function sorted(block: TableBlock, lines: Lines, view: View): Locals[] {
  const rows = lines.filtered.map((index) => lines.localsOf(index));
  const column = block.columns.find(({ id }) => id === block.sort?.column);
  if (!block.sort || !column || block.server) return rows;
  const { descending } = block.sort;
  return rows
    .map((locals) => ({ locals, by: sortValue(column, view, locals) }))
    .sort((a, b) => compareValues(a.by, b.by, view.shared.language, descending))
    .map(({ locals }) => locals);
}

function rowPart(block: TableBlock, row: View): PaperRow {
  const cells = block.columns.map((column) => cell(column, row));
  const toned = toneOf(block.tone, row);
  const children = childrenOf(block, row);
  return {
    cells,
    ...(toned ? { tone: toned.tone } : {}),
    // A cell that already contains it is enough.
    ...(toned && toned.text !== '' && !cells.includes(toned.text) ? { word: toned.text } : {}),
    ...(children.length > 0 ? { children } : {}),
  };
}

/** A mark is printed without its word only if a legend of the document explains it. */
function cell(column: Column, row: View): string {
  const { explained } = row.shared;
  const marks = marksOf(column, row);
  if (!marks.some(({ mark }) => explained.has(mark))) return cellText(column, row);
  return marks.map(({ mark, text }) => (explained.has(mark) ? mark : row.text(text))).join(', ');
}

function childrenOf(block: TableBlock, row: View): Part[] {
  const { expand } = block;
  if (!expand) return [];
  if ('content' in expand) return row.deeper().print(expand.content);
  if (!holds(row, expand.table.visible)) return [];
  const child = tablePart(expand.table, row);
  return child.rows.length > 0 ? [child] : [];
}

function totals(block: TableBlock, lines: Lines, view: View): string[] {
  const cells = block.columns.map((column) => totalOf(column, lines, view));
  if (cells[0] === '') cells[0] = view.shared.words.razem;
  return cells;
}
