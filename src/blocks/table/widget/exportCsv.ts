import type { Binding } from '../../binding.ts';
import type { BlockOf } from '../../block.ts';
import type { Locals } from '../../scope.ts';
import type { Column } from '../block.ts';
import { cellText } from '../view.ts';
import { type CsvCell, csvName, numberCell, saveCsv, toCsv } from './csv.ts';
import type { OrderedLines } from './useLines.ts';

/** All rows that `where` lets through, in the order shown, as a file. */
export function exportCsv(block: BlockOf<'table'>, binding: Binding, lines: OrderedLines, caption: string): void {
  saveCsv(tableCsv(block, binding, lines), csvName(caption));
}

/** The text of that file: headers, then the rows. */
function tableCsv(
  block: BlockOf<'table'>,
  binding: Binding,
  lines: Pick<OrderedLines, 'ordered' | 'localsOf'>,
): string {
  const header = block.columns.map(({ label }) => binding.text(label));
  const rows = lines.ordered.map((index) =>
    block.columns.map((column) => csvCellOf(column, binding, lines.localsOf(index))),
  );
  return toCsv([header, ...rows]);
}

/** A number stays a number, unless words replace it. */
function csvCellOf(column: Column, binding: Binding, locals: Locals): CsvCell {
  const { value, cell } = column;
  const raw = value !== undefined && (!cell || 'format' in cell) ? binding.value(value, locals) : undefined;
  return numberCell(raw, cell && 'format' in cell ? cell.format : undefined) ?? cellText(column, binding, locals);
}
