import type { Tone } from '../../../../src/lang/descriptors/text.ts';
import { LINE, TONES } from './look.ts';
import type { Frame, Sheet, Style } from './sheet.ts';
import { artifact, type Tag, tag } from './tags.ts';

export interface GridColumn {
  width: number;
  align: 'start' | 'end';
}

export interface GridCell {
  type: 'TH' | 'TD';
  scope?: 'Column' | 'Row';
  lines: readonly GridLine[];
}
export interface GridLine {
  text: string;
  style: Style;
}

export interface RowLook {
  /** The background colour of the row. */
  fill?: string;
  tone?: Tone;
  /** The line below the row. */
  under?: { color: string; weight: number };
  /** The line above the row. */
  above?: { color: string; weight: number };
}

/** The default space between a cell's edge and its text. */
export const CELL_PADDING = { side: 5, top: 3.2 } as const;
/** A row higher than this share of a page is split at the end of the page instead of moving to the next one. */
const WHOLE_UP_TO = 0.4;

/** Rows of cells in columns of fixed widths: tables and facts are both drawn with it. */
export class Grid {
  readonly #sheet: Sheet;
  readonly #frame: Frame;
  readonly #columns: readonly GridColumn[];
  readonly #lineHeight: number;
  readonly #padding: number;

  constructor(
    sheet: Sheet,
    frame: Frame,
    columns: readonly GridColumn[],
    size: number,
    padding: number = CELL_PADDING.side,
  ) {
    this.#sheet = sheet;
    this.#frame = frame;
    this.#columns = columns;
    this.#lineHeight = sheet.lineHeight(size);
    this.#padding = padding;
  }

  /** The text broken into lines of that column's width. */
  lines(text: string, column: number, style: Style): GridLine[] {
    const width = Math.max(style.size / 2, this.#columns[column]!.width - 2 * this.#padding);
    return this.#sheet.lines(text, width, style).map((line) => ({ text: line, style }));
  }

  height(cells: readonly GridCell[]): number {
    return longest(cells) * this.#lineHeight + 2 * CELL_PADDING.top;
  }

  /** Draws a row that belongs to the structure; splits it over pages if necessary. Returns its lower edge. */
  row(parent: Tag, cells: readonly GridCell[], look: RowLook, beside?: (top: number, height: number) => void): void {
    const sheet = this.#sheet;
    const height = this.height(cells);
    if (height > sheet.room && height <= sheet.body * WHOLE_UP_TO) sheet.keep(height);
    const tr = tag(sheet.doc, parent, 'TR');
    const elements = cells.map((cell) => tag(sheet.doc, tr, cell.type, cell.scope ? { scope: cell.scope } : {}));
    const count = longest(cells);
    let from = 0;
    do {
      let fitting = Math.floor((sheet.room - 2 * CELL_PADDING.top) / this.#lineHeight);
      if (fitting < 1) {
        sheet.newPage();
        fitting = Math.max(1, Math.floor((sheet.room - 2 * CELL_PADDING.top) / this.#lineHeight));
      }
      const to = Math.min(count, from + fitting);
      const stretch = (to - from) * this.#lineHeight + 2 * CELL_PADDING.top;
      artifact(sheet.doc, () => {
        this.#ground(look, stretch);
        if (from === 0) beside?.(sheet.y, stretch);
      });
      cells.forEach((cell, index) => {
        const shown = cell.lines.slice(from, to);
        if (shown.some((line) => line.text.trim() !== '')) elements[index]!.add(() => this.#cell(shown, index));
      });
      sheet.y += stretch;
      from = to;
    } while (from < count);
    tr.end();
  }

  /** Draws the row again as decoration: a repeated header. */
  again(cells: readonly GridCell[], look: RowLook): void {
    const height = this.height(cells);
    artifact(
      this.#sheet.doc,
      () => {
        this.#ground(look, height);
        cells.forEach((cell, index) => {
          this.#cell(cell.lines, index);
        });
      },
      'Pagination',
    );
    this.#sheet.y += height;
  }

  #cell(lines: readonly GridLine[], index: number): void {
    const { width, align } = this.#columns[index]!;
    let left = this.#frame.x;
    for (let before = 0; before < index; before++) left += this.#columns[before]!.width;
    lines.forEach(({ text, style }, line) => {
      const y = this.#sheet.y + CELL_PADDING.top + line * this.#lineHeight;
      if (align === 'end') this.#sheet.writeEnd(text, left + width - this.#padding, y, style);
      else this.#sheet.write(text, left + this.#padding, y, style);
    });
  }

  #ground(look: RowLook, height: number): void {
    const { doc, y } = this.#sheet;
    const { x, width } = this.#frame;
    const fill = look.tone ? TONES[look.tone].soft : look.fill;
    if (fill) doc.rect(x, y, width, height).fill(fill);
    if (look.tone) doc.rect(x, y, 2.4, height).fill(TONES[look.tone].strong);
    const line = (at: number, { color, weight }: { color: string; weight: number }) =>
      doc
        .moveTo(x, at)
        .lineTo(x + width, at)
        .lineWidth(weight)
        .strokeColor(color)
        .stroke();
    if (look.above) line(y, look.above);
    line(y + height, look.under ?? { color: LINE, weight: 0.5 });
  }
}

const longest = (cells: readonly GridCell[]) => Math.max(1, ...cells.map((cell) => cell.lines.length));
