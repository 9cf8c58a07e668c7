import { type Face, widthOf } from './fonts.ts';
import { printable } from './letters.ts';
import { INK, PAGE } from './look.ts';
import { slimFullPage } from './memory.ts';
import { artifact, type Tag, tag } from './tags.ts';
import { type Measure, wrap } from './wrap.ts';

export interface Style {
  face: Face;
  size: number;
  color?: string;
}

/** A part of the page's width. */
export interface Frame {
  x: number;
  width: number;
}

/** The line height as a multiple of the font size. */
const LEADING = 1.36;

/** The pages of one document, filled from the top; only this class measures text, writes text and starts pages. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  /** The whole width between the margins. */
  readonly frame: Frame;
  readonly bottom: number;
  y: number = PAGE.top;
  /** Called after each page break, outermost first: a table repeats its header. */
  readonly repeated: (() => void)[] = [];
  readonly #onPage: () => void;

  /** @param onPage draws the header of each page but the first */
  constructor(doc: PDFKit.PDFDocument, onPage: () => void) {
    this.doc = doc;
    this.frame = { x: PAGE.side, width: doc.page.width - 2 * PAGE.side };
    this.bottom = doc.page.height - PAGE.bottom;
    this.#onPage = onPage;
  }

  get room(): number {
    return this.bottom - this.y;
  }

  /** The height of an empty page between its margins. */
  get body(): number {
    return this.bottom - PAGE.top;
  }

  /** Starts a page when less than `height` is left; a height of more than a page is ignored. */
  keep(height: number): void {
    if (height > this.room && this.y > PAGE.top && height <= this.body) this.newPage();
  }

  newPage(): void {
    slimFullPage(this.doc);
    this.doc.addPage();
    this.y = PAGE.top;
    this.#onPage();
    for (const again of this.repeated) again();
  }

  lineHeight(size: number): number {
    return size * LEADING;
  }

  /** A measure for `wrap`: widths in points. */
  measure(style: Style): Measure {
    return (text) => widthOf(text, style.face) * style.size;
  }

  lines(text: string, width: number, style: Style): string[] {
    return wrap(printable(text), width, this.measure(style));
  }

  /** One line with its top at `y`; never breaks a line or a page by itself. */
  write(line: string, x: number, y: number, style: Style): void {
    if (line.trim() === '') return;
    const lead = (this.lineHeight(style.size) - style.size * 1.2) / 2;
    this.doc.font(style.face, style.size).fillColor(style.color ?? INK);
    this.doc.text(line, x, y + lead, { lineBreak: false, textWidth: 1, wordCount: 1 } as PDFKit.Mixins.TextOptions);
  }

  /** One line, right-aligned at `right`. */
  writeEnd(line: string, right: number, y: number, style: Style): void {
    let width = 0;
    const measure = this.measure(style);
    for (const word of line.trimEnd().split(/(?<= )/)) width += measure(word);
    this.write(line, right - width, y, style);
  }

  /** The text cut to one line of `width`, with an ellipsis if it was cut. */
  oneLine(text: string, width: number, style: Style): string {
    const flat = printable(text).replaceAll('\n', ' ');
    const [first = ''] = wrap(flat, width, this.measure(style));
    if (first.trimEnd() === flat.trimEnd()) return first;
    const [shorter = ''] = wrap(flat, width - style.size, this.measure(style));
    return `${shorter.trimEnd()} …`;
  }

  decorate(draw: (doc: PDFKit.PDFDocument) => void): void {
    artifact(this.doc, () => draw(this.doc));
  }

  rule(frame: Frame, y: number, color: string, weight: number): void {
    this.decorate((doc) =>
      doc
        .moveTo(frame.x, y)
        .lineTo(frame.x + frame.width, y)
        .lineWidth(weight)
        .strokeColor(color)
        .stroke(),
    );
  }

  /**
   * Lines one below another, over as many pages as they need, as one element of the structure.
   * `behind` draws the background of the lines on each page first.
   */
  flow(parent: Tag, type: string, lines: readonly string[], frame: Frame, style: Style, behind?: Behind): void {
    const element = tag(this.doc, parent, type);
    const height = this.lineHeight(style.size);
    const padding = behind?.padding ?? 0;
    let next = 0;
    let moved = false;
    while (next < lines.length) {
      const left = lines.length - next;
      const fitting = Math.floor((this.room - 2 * padding) / height);
      if (fitting < Math.min(left, 2) && this.y > PAGE.top && !moved) {
        moved = true;
        this.newPage();
        continue;
      }
      const stretch = lines.slice(next, next + Math.max(1, fitting));
      const top = this.y;
      behind?.draw(top, stretch.length * height + 2 * padding);
      element.add(() => {
        stretch.forEach((line, index) => {
          this.write(line, frame.x, top + padding + index * height, style);
        });
      });
      this.y = top + stretch.length * height + 2 * padding;
      next += stretch.length;
      if (next < lines.length) this.newPage();
    }
    element.end();
  }
}

export interface Behind {
  /** The space above and below the lines on each page. */
  padding: number;
  draw(top: number, height: number): void;
}
