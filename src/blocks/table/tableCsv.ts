import type { BlockOf } from '../block.ts';
import type { Locals, Scope } from '../scope.ts';
import type { Column } from './block.ts';
import { type CsvCell, csvName, numberCell, toCsv } from './csv.ts';
import { orderLines } from './lines.ts';
import { linesOf } from './rows.ts';
import { withShownColumns } from './shown.ts';
import { sortNow } from './sort.ts';
import { cellText } from './view.ts';

/** All rows of a table that `where` lets through, in the order shown, as a file. */
export function tableCsv(table: BlockOf<'table'>, scope: Scope, language: string): { name: string; text: string } {
  const block = withShownColumns(table, scope);
  const lines = linesOf(block, scope);
  const ordered = orderLines(block, lines, sortNow(block, scope), scope, language);
  return { name: csvName(scope.text(block.caption)), text: csvText(block, scope, { ...lines, ordered }) };
}

/** The text of that file: headers, then the rows. @param lines of the table, with the positions of the rows in their order */
export function csvText(
  block: BlockOf<'table'>,
  scope: Scope,
  lines: { ordered: readonly number[]; localsOf(index: number): Locals },
): string {
  const header = block.columns.map(({ label }) => scope.text(label));
  const rows = lines.ordered.map((index) => {
    const locals = lines.localsOf(index);
    return block.columns.map((column) => csvCellOf(column, scope, locals));
  });
  return toCsv([header, ...rows]);
}

/** A number stays a number, unless words replace it. */
function csvCellOf(column: Column, scope: Scope, locals: Locals): CsvCell {
  const { value, cell } = column;
  const raw = value !== undefined && (!cell || 'format' in cell) ? scope.value(value, locals) : undefined;
  return numberCell(raw, cell && 'format' in cell ? cell.format : undefined) ?? cellText(column, scope, locals);
}
