import type { PaperRow, Part, TablePart } from '../paper.ts';
import { fitColumns } from './columns.ts';
import { demandsOf } from './demands.ts';
import { isStrong, namingColumn, type PrintedRow, type PrintedTable, shapeOf, withDetailRows } from './details.ts';
import { CELL_PADDING, Grid, type GridCell, NESTED_PADDING } from './grid.ts';
import { ACCENT, HEAD_FILL, INK, MUTED, SIZE, TABLE_SIZES, TONES } from './look.ts';
import type { PrintParts } from './printParts.ts';
import type { Frame, Sheet } from './sheet.ts';
import { type Tag, tag } from './tags.ts';

/** The share of the width for the bars of rows. */
const BAR_SHARE = 0.34;
/** The indentation of the parts below a row. */
const INDENT = 16;
/** The space that a row reserves on its page for the parts below it. */
const WITH_CHILDREN = 45;
/** Points: letters of a table are no smaller where a landscape page allows it. */
const READABLE = 8;
/** A header higher than this share of a page is not repeated. */
const REPEATED_UP_TO = 0.25;

/** A table: caption, header on each page, rows with their tone in words, the parts below each row, totals. */
export function printTable(sheet: Sheet, parent: Tag, given: TablePart, frame: Frame, print: PrintParts): void {
  if (given.rows.length === 0) {
    printEmpty(sheet, parent, given, frame, print);
    return;
  }
  const part = withDetailRows(given);
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
  const body = (row: PrintedRow, strong = false): GridCell[] => bodyCells(grid, part, row, size, strong);
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
  const captions = new Set<string>();
  sheet.repeated.push(() => {
    captions.clear();
    if (repeat) grid.again(header, headLook);
  });
  // The total of a nested table with one row would only repeat it.
  const totals = part.totals && !(nested && part.rows.length === 1) ? body({ cells: part.totals }, true) : undefined;
  part.rows.forEach((row, index) => {
    const cells = body(row);
    const next = part.rows[index + 1];
    const below = row.children?.length
      ? WITH_CHILDREN
      : next?.detail && !row.detail
        ? grid.height(body(next))
        : !next && totals
          ? grid.height(totals)
          : 0;
    if (below > 0) sheet.keep(grid.height(cells) + below);
    grid.row(table, cells, row.tone ? { tone: row.tone } : {}, barBeside(sheet, row, frame));
    if (row.children?.length) {
      const children = row.children.map((child) => withoutRepeatedCaption(child, captions));
      printChildren(sheet, table, part.columns.length, children, frame, print);
    }
  });
  if (totals) {
    const line = nested ? { color: MUTED, weight: 0.5 } : { color: ACCENT, weight: 0.8 };
    grid.row(table, totals, { above: line, under: line });
  }
  sheet.repeated.pop();
  table.end();
}

function layOut(sheet: Sheet, part: PrintedTable, frame: Frame, nested: boolean): { grid: Grid; size: number } {
  const sizes = nested ? TABLE_SIZES.filter((size) => size <= 8.5) : TABLE_SIZES;
  const { size, padding, widths } = fitColumns(demandsOf(part), widthOfColumns(part, frame.width), sizes);
  const columns = widths.map((width, index) => ({ width, align: part.columns[index]!.align }));
  const { top } = nested ? NESTED_PADDING : CELL_PADDING;
  return { grid: new Grid(sheet, frame, columns, size, { side: padding, top }), size };
}

/** Whether the columns of a table need letters too small to read in a frame of this width. */
export function isCrowded(given: TablePart, width: number): boolean {
  const part = withDetailRows(given);
  return part.rows.length > 0 && fitColumns(demandsOf(part), widthOfColumns(part, width)).size < READABLE;
}

const widthOfColumns = ({ rows }: PrintedTable, width: number): number =>
  rows.some(({ bar }) => bar !== undefined) ? width * (1 - BAR_SHARE) : width;

function bodyCells(grid: Grid, part: PrintedTable, row: PrintedRow, size: number, strong: boolean): GridCell[] {
  return part.columns.map((column, index) => {
    const face = strong || isStrong(part, row, index) ? 'bold' : 'regular';
    const named = index === namingColumn(part);
    const indent = row.detail && named ? INDENT : 0;
    const style = { face, size: row.detail ? size - 0.5 : size, ...(row.detail && { color: MUTED }) } as const;
    const text = grid.lines(row.cells[index] ?? '', index, style, indent);
    const toneStyle = { face: 'bold', size, color: TONES[row.tone ?? 'neutral'].strong } as const;
    const lines = row.word && named ? grid.withWord(text, row.word, index, toneStyle) : text;
    return { ...(column.header ? { type: 'TH', scope: 'Row' } : { type: 'TD' }), lines, indent };
  });
}

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
  children: readonly Part[],
  frame: Frame,
  print: PrintParts,
): void {
  const tr = tag(sheet.doc, table, 'TR');
  const cell = tag(sheet.doc, tr, 'TD', columns > 1 ? { columns } : {});
  sheet.y += 3;
  print(sheet, cell, children, { x: frame.x + INDENT, width: frame.width - INDENT });
  sheet.y += 2;
  tr.end();
}

/** Of equal tables below several rows of a page the first has the caption. */
function withoutRepeatedCaption(child: Part, printed: Set<string>): Part {
  if (child.kind !== 'table') return child;
  const shape = shapeOf(child);
  if (printed.has(shape)) return { ...child, caption: '' };
  printed.add(shape);
  return child;
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
