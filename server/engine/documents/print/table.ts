import type { PaperRow, TablePart } from '../paper.ts';
import { type ColumnDemand, fitColumns } from './columns.ts';
import { CELL_PADDING, Grid, type GridCell, type GridLine } from './grid.ts';
import { printable } from './letters.ts';
import { ACCENT, HEAD_FILL, INK, MUTED, SIZE, TABLE_SIZES, TONES } from './look.ts';
import type { PrintParts } from './printParts.ts';
import type { Frame, Sheet } from './sheet.ts';
import { type Tag, tag } from './tags.ts';
import { widestLine, widestWord } from './wrap.ts';

/** The share of the width for the bars of rows. */
const BAR_SHARE = 0.34;
/** The indentation of the parts below a row. */
const INDENT = 16;
/** The space that a row reserves on its page for the parts below it. */
const WITH_CHILDREN = 60;
/** A header higher than this share of a page is not repeated. */
const REPEATED_UP_TO = 0.25;

/** A table: caption, header on each page, rows with their tone in words, the parts below each row, totals. */
export function printTable(sheet: Sheet, parent: Tag, part: TablePart, frame: Frame, print: PrintParts): void {
  if (part.rows.length === 0) {
    printEmpty(sheet, parent, part, frame, print);
    return;
  }
  const nested = frame.x > sheet.frame.x;
  const { grid, size } = layOut(sheet, part, frame, nested);
  const bold = { face: 'bold', size, color: nested ? MUTED : ACCENT } as const;
  const header: GridCell[] = part.columns.map((column, index) => ({
    type: 'TH',
    scope: 'Column',
    lines: grid.lines(column.label, index, bold),
  }));
  const headLook = nested ? {} : { fill: HEAD_FILL, under: { color: ACCENT, weight: 0.8 } };
  const first = part.rows[0]!;
  const body = (row: PaperRow, strong = false): GridCell[] => bodyCells(grid, part, row, size, strong);
  const captionStyle = { face: 'bold', size: nested ? SIZE.small : SIZE.h4, color: nested ? MUTED : INK } as const;
  const caption = part.caption === '' ? [] : sheet.lines(part.caption, frame.width, captionStyle);
  const captionHeight = caption.length * sheet.lineHeight(captionStyle.size) + 3;
  sheet.keep(captionHeight + grid.height(header) + Math.min(grid.height(body(first)), sheet.body / 4));

  const table = tag(sheet.doc, parent, 'Table');
  if (caption.length > 0) {
    sheet.flow(table, 'Caption', caption, frame, captionStyle);
    sheet.y += 3;
  }
  grid.row(table, header, headLook);
  const repeat = grid.height(header) <= sheet.body * REPEATED_UP_TO;
  if (repeat) sheet.repeated.push(() => grid.again(header, headLook));
  for (const row of part.rows) {
    if (row.children?.length) sheet.keep(grid.height(body(row)) + WITH_CHILDREN);
    grid.row(table, body(row), row.tone ? { tone: row.tone } : {}, barBeside(sheet, row, frame));
    if (row.children?.length) printChildren(sheet, table, part.columns.length, row, frame, print);
  }
  // The total of a nested table with one row would only repeat it.
  if (part.totals && !(nested && part.rows.length === 1)) {
    const totals = body({ cells: part.totals }, true);
    const line = nested ? { color: MUTED, weight: 0.5 } : { color: ACCENT, weight: 0.8 };
    grid.row(table, totals, { above: line, under: line });
  }
  if (repeat) sheet.repeated.pop();
  table.end();
}

function layOut(sheet: Sheet, part: TablePart, frame: Frame, nested: boolean): { grid: Grid; size: number } {
  const measure = sheet.measure({ face: 'regular', size: 1 });
  const measureBold = sheet.measure({ face: 'bold', size: 1 });
  const demands = part.columns.map((column, index): ColumnDemand => {
    let least = widestWord(printable(column.label), measureBold);
    let most = widestLine(printable(column.label), measureBold);
    const see = (text: string, bold: boolean) => {
      const shown = printable(text);
      const line = widestLine(shown, bold ? measureBold : measure);
      // A right-aligned cell is a number: it is not broken.
      least = Math.max(least, column.align === 'end' ? line : widestWord(shown, bold ? measureBold : measure));
      most = Math.max(most, line);
    };
    for (const row of part.rows) {
      see(row.cells[index] ?? '', isStrong(part, row, index));
      if (row.word && index === namingColumn(part)) see(row.word, true);
    }
    see(part.totals?.[index] ?? '', true);
    return { least: least + 0.02, most: most + 0.02, grows: column.align === 'start' };
  });
  const bars = part.rows.some((row) => row.bar !== undefined);
  const width = bars ? frame.width * (1 - BAR_SHARE) : frame.width;
  const sizes = nested ? TABLE_SIZES.filter((size) => size <= 8.5) : TABLE_SIZES;
  const { size, padding, widths } = fitColumns(demands, width, sizes);
  const columns = widths.map((width, index) => ({ width, align: part.columns[index]!.align }));
  return { grid: new Grid(sheet, frame, columns, size, padding), size };
}

function bodyCells(grid: Grid, part: TablePart, row: PaperRow, size: number, strong: boolean): GridCell[] {
  return part.columns.map((column, index) => {
    const style = { face: strong || isStrong(part, row, index) ? 'bold' : 'regular', size } as const;
    const lines: GridLine[] = grid.lines(row.cells[index] ?? '', index, style);
    if (row.word && index === namingColumn(part)) {
      const last = lines.pop()!;
      lines.push({ ...last, text: `${last.text} ` });
      lines.push(...grid.lines(row.word, index, { face: 'bold', size, color: TONES[row.tone ?? 'neutral'].strong }));
    }
    return column.header ? { type: 'TH', scope: 'Row', lines } : { type: 'TD', lines };
  });
}

/** The header cell of a row with parts below it is bold. */
const isStrong = (part: TablePart, row: PaperRow, column: number) =>
  (row.children?.length ?? 0) > 0 && column === namingColumn(part);

/** The column with the row headers. */
const namingColumn = (part: TablePart) =>
  Math.max(
    0,
    part.columns.findIndex((column) => column.header),
  );

function barBeside(sheet: Sheet, row: PaperRow, frame: Frame): ((top: number, height: number) => void) | undefined {
  const { bar } = row;
  if (bar === undefined) return undefined;
  const room = frame.width * BAR_SHARE - 2 * CELL_PADDING.side;
  const left = frame.x + frame.width - room - CELL_PADDING.side;
  return (top, height) => {
    const thick = Math.min(9, height - 4);
    sheet.doc.rect(left, top + (height - thick) / 2, Math.max(0.6, room * bar), thick).fill(ACCENT);
  };
}

function printChildren(
  sheet: Sheet,
  table: Tag,
  columns: number,
  row: PaperRow,
  frame: Frame,
  print: PrintParts,
): void {
  const tr = tag(sheet.doc, table, 'TR');
  const cell = tag(sheet.doc, tr, 'TD', columns > 1 ? { columns } : {});
  sheet.y += 3;
  print(sheet, cell, row.children ?? [], { x: frame.x + INDENT, width: frame.width - INDENT });
  sheet.y += 2;
  tr.end();
}

/** In the structure the caption is no heading, even without a table around it. */
function printEmpty(sheet: Sheet, parent: Tag, part: TablePart, frame: Frame, print: PrintParts): void {
  if (part.caption !== '') {
    const style = { face: 'bold', size: SIZE.h4 } as const;
    sheet.keep(3 * sheet.lineHeight(style.size));
    sheet.flow(parent, 'P', sheet.lines(part.caption, frame.width, style), frame, style);
    sheet.y += 2;
  }
  print(sheet, parent, [{ kind: 'text', text: part.empty, muted: true }], frame);
}
