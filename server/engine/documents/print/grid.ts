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
  /** Additional space before the text. */
  indent?: number;
}
export interface GridLine {
  text: string;
  style: Style;
  /** More text on the same line, in another style. */
  then?: { text: string; style: Style };
}

interface CellPadding {
  side: number;
  top: number;
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

/** The space between a cell's edge and its text: normally, and in the details of a row. */
export const CELL_PADDING = { side: 5, top: 2.2 } as const;
export const NESTED_PADDING = { side: 4, top: 1.3 } as const;
/** A row higher than this share of a page is split at the end of the page instead of moving to the next one. */
const WHOLE_UP_TO = 0.4;

/** Rows of cells in columns of fixed widths: tables and facts are both drawn with it. */
export class Grid {
  readonly #sheet: Sheet;
  readonly #frame: Frame;
  readonly #columns: readonly GridColumn[];
  readonly #lineHeight: number;
  readonly #padding: CellPadding;

  constructor(
    sheet: Sheet,
    frame: Frame,
    columns: readonly GridColumn[],
    size: number,
    padding: CellPadding = CELL_PADDING,
  ) {
    this.#sheet = sheet;
    this.#frame = frame;
    this.#columns = columns;
    this.#lineHeight = sheet.lineHeight(size);
    this.#padding = padding;
  }

  /** The text broken into lines of that column's width. */
  lines(text: string, column: number, style: Style, indent = 0): GridLine[] {
    const width = Math.max(style.size / 2, this.#room(column) - indent);
    return this.#sheet.lines(text, width, style).map((line) => ({ text: line, style }));
  }

  /** A word after the last of the lines: beside it where both fit, otherwise below. */
  withWord(lines: readonly GridLine[], word: string, column: number, style: Style): GridLine[] {
    const before = lines.slice(0, -1);
    const last = { text: `${lines.at(-1)!.text} `, style: lines.at(-1)!.style };
    const [first = '', ...more] = this.lines(word, column, style).map(({ text }) => text);
    const used = this.#sheet.measure(last.style)(last.text) + this.#sheet.measure(style)(first);
    if (more.length === 0 && used <= this.#room(column) && this.#columns[column]!.align === 'start')
      return [...before, { ...last, then: { text: first, style } }];
    return [...before, last, ...this.lines(word, column, style)];
  }

  /** The width of the text in a cell. */
  #room(column: number): number {
    return this.#columns[column]!.width - 2 * this.#padding.side;
  }

  height(cells: readonly GridCell[]): number {
    return longest(cells) * this.#lineHeight + 2 * this.#padding.top;
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
      let fitting = Math.floor((sheet.room - 2 * this.#padding.top) / this.#lineHeight);
      if (fitting < 1) {
        sheet.newPage();
        fitting = Math.max(1, Math.floor((sheet.room - 2 * this.#padding.top) / this.#lineHeight));
      }
      const to = Math.min(count, from + fitting);
      const stretch = (to - from) * this.#lineHeight + 2 * this.#padding.top;
      artifact(sheet.doc, () => {
        this.#ground(look, stretch);
        if (from === 0) beside?.(sheet.y, stretch);
      });
      cells.forEach(({ lines, indent }, index) => {
        const shown = lines.slice(from, to);
        if (shown.some((line) => line.text.trim() !== '' || line.then))
          elements[index]!.add(() => this.#cell(shown, index, indent));
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
          this.#cell(cell.lines, index, cell.indent);
        });
      },
      'Pagination',
    );
    this.#sheet.y += height;
  }

  #cell(lines: readonly GridLine[], index: number, indent = 0): void {
    const { width, align } = this.#columns[index]!;
    let left = this.#frame.x;
    for (let before = 0; before < index; before++) left += this.#columns[before]!.width;
    const start = left + this.#padding.side + indent;
    lines.forEach(({ text, style, then }, line) => {
      const y = this.#sheet.y + this.#padding.top + line * this.#lineHeight;
      if (align === 'end') this.#sheet.writeEnd(text, left + width - this.#padding.side, y, style);
      else this.#sheet.write(text, start, y, style);
      if (then) this.#sheet.write(then.text, start + this.#sheet.measure(style)(text), y, then.style);
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
