import type { HeadingPart, NoticePart, Part, TextPart } from '../paper.ts';
import { printFacts } from './facts.ts';
import { ACCENT, INK, MUTED, SIZE, TONES } from './look.ts';
import { printPictures, TALLEST_PICTURE } from './pictures.ts';
import type { PrintParts } from './printParts.ts';
import type { Frame, Sheet } from './sheet.ts';
import { printTable } from './table.ts';
import { type Tag, tag } from './tags.ts';

/** The space before a part, and the space that a heading reserves for the next part on its page. */
const GAP: Readonly<Record<Part['kind'], number>> = {
  heading: 13,
  text: 5,
  notice: 8,
  facts: 6,
  table: 11,
  pictures: 11,
};
const AFTER_HEADING = 64;

export const printParts: PrintParts = (sheet, parent, parts, frame) => {
  const nested = frame.x > sheet.frame.x;
  parts.forEach((part, index) => {
    const before = parts[index - 1];
    if (before && sheet.room < sheet.body) sheet.y += gap(before, part) * (nested ? 0.5 : 1);
    switch (part.kind) {
      case 'heading':
        printHeading(sheet, parent, part, frame, parts[index + 1]);
        break;
      case 'text':
        printText(sheet, parent, part, frame);
        break;
      case 'notice':
        printNotice(sheet, parent, part, frame);
        break;
      case 'facts':
        printFacts(sheet, parent, part.items, frame, nested ? SIZE.small : SIZE.body);
        break;
      case 'table':
        printTable(sheet, parent, part, frame, printParts);
        break;
      case 'pictures':
        printPictures(sheet, parent, part, frame);
        break;
      default:
        part satisfies never;
    }
  });
};

const gap = (before: Part, part: Part) =>
  before.kind !== 'heading' ? GAP[part.kind] : part.kind === 'pictures' ? 8 : 3;

function printHeading(sheet: Sheet, parent: Tag, part: HeadingPart, frame: Frame, next: Part | undefined): void {
  const size = SIZE[`h${part.level}`];
  const style = { face: 'bold', size, color: part.level === 2 ? ACCENT : INK } as const;
  const lines = sheet.lines(part.text, frame.width, style);
  const reserved = next?.kind === 'pictures' ? TALLEST_PICTURE : AFTER_HEADING;
  sheet.keep(lines.length * sheet.lineHeight(size) + reserved);
  sheet.flow(parent, `H${part.level}`, lines, frame, style);
}

function printText(sheet: Sheet, parent: Tag, part: TextPart, frame: Frame): void {
  const style = { face: 'regular', size: SIZE.body, ...(part.muted ? { color: MUTED } : {}) } as const;
  sheet.flow(parent, 'P', sheet.lines(part.text, frame.width, style), frame, style);
}

function printNotice(sheet: Sheet, parent: Tag, part: NoticePart, frame: Frame): void {
  const { strong, soft } = TONES[part.tone];
  const inner = { x: frame.x + 14, width: frame.width - 26 };
  const behind = (padding: number) => ({
    padding,
    draw: (top: number, height: number) =>
      sheet.decorate((doc) => {
        doc.rect(frame.x, top, frame.width, height).fill(soft);
        doc.rect(frame.x, top, 3, height).fill(strong);
      }),
  });
  const style = { face: 'regular', size: SIZE.body } as const;
  const lines = sheet.lines(part.text, inner.width, style);
  const wordStyle = { face: 'bold', size: SIZE.small, color: strong } as const;
  const height = Math.min(lines.length, 3) * sheet.lineHeight(SIZE.body) + sheet.lineHeight(SIZE.small) + 14;
  sheet.keep(height);
  const box = tag(sheet.doc, parent, 'Div');
  if (part.word !== '')
    sheet.flow(box, 'P', sheet.lines(part.word, inner.width, wordStyle), inner, wordStyle, behind(2));
  sheet.flow(box, 'P', lines, inner, style, behind(3));
  box.end();
}
