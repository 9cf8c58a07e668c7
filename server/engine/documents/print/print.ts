import PDFDocument from 'pdfkit';
import type { Paper } from '../paper.ts';
import { printFacts } from './facts.ts';
import { fonts } from './fonts.ts';
import { printable } from './letters.ts';
import { ACCENT, LINE, MUTED, PAGE, SIZE } from './look.ts';
import { collectBytes } from './memory.ts';
import { printParts } from './parts.ts';
import { Sheet } from './sheet.ts';
import { isCrowded } from './table.ts';
import { artifact, rootTag, type Tag } from './tags.ts';

const SMALL = { face: 'regular', size: SIZE.small, color: MUTED } as const;
const SMALL_BOLD = { face: 'bold', size: SIZE.small, color: ACCENT } as const;

/**
 * A paper as a PDF 1.7: tagged, titled, in the paper's language, without actions, scripts, links or attached files.
 *
 * @throws Error when the fonts cannot be read, or a picture cannot be printed; no other content makes it throw
 */
export function printPaper(paper: Paper): Uint8Array {
  const doc = open(paper);
  const bytes = collectBytes(doc);
  const sheet = new Sheet(doc, () => printHead(sheet, paper));
  const root = rootTag(doc);
  printOpening(sheet, root, paper);
  printParts(sheet, root, paper.parts, sheet.frame);
  root.end();
  printFeet(sheet, paper);
  doc.end();
  return bytes();
}

function open(paper: Paper): PDFKit.PDFDocument {
  const options = {
    size: 'A4',
    layout: paper.landscape || isTooWide(paper) ? 'landscape' : 'portrait',
    margin: 0,
    font: null,
    bufferPages: true,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    lang: paper.language,
    displayTitle: true,
    info: {
      ...{ Title: oneLine(paper.title), Author: oneLine(paper.issuer), Creator: 'Okienko', Producer: 'Okienko' },
      ...digestsIn(paper),
    },
  };
  const doc = new PDFDocument(options as unknown as PDFKit.PDFDocumentOptions);
  for (const [face, font] of Object.entries(fonts()))
    doc.registerFont(face, font as unknown as PDFKit.Mixins.PDFFontSource);
  escapeMetadata(doc);
  return doc;
}

/** Digests that the paper shows are in the properties of the PDF too, where a program finds them. */
function digestsIn({ parts }: Paper): { Keywords?: string } {
  const found = new Set(JSON.stringify(parts).match(/\b[0-9a-f]{64}\b/g));
  return found.size > 0 ? { Keywords: [...found].join(' ') } : {};
}

/** A table needs the width of a landscape page. */
const isTooWide = ({ parts }: Paper): boolean =>
  parts.some((part) => part.kind === 'table' && isCrowded(part, PAGE.width - 2 * PAGE.side));

/** pdfkit writes the title into the XML metadata unescaped: a `<` in it would break them. */
function escapeMetadata(doc: PDFKit.PDFDocument): void {
  const inner = doc as unknown as { endMetadata(): void };
  const end = inner.endMetadata.bind(doc);
  inner.endMetadata = () => {
    for (const name of ['Title', 'Author'] as const) {
      doc.info[name] = (doc.info[name] ?? '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    }
    end();
  };
}

const oneLine = (text: string) => printable(text).replaceAll('\n', ' ');

/** The top of the first page: issuer, title, subject and date. */
function printOpening(sheet: Sheet, root: Tag, paper: Paper): void {
  const { frame } = sheet;
  const issuer = { face: 'bold', size: 11, color: ACCENT } as const;
  sheet.y = PAGE.top - 28;
  const indented = { x: frame.x + 22, width: frame.width - 22 };
  const height = sheet.lineHeight(issuer.size);
  sheet.decorate(() => hexagon(sheet.doc, frame.x + 7, sheet.y + height / 2, 7.5));
  sheet.flow(root, 'P', sheet.lines(paper.issuer, indented.width, issuer), indented, issuer);
  sheet.y += 6;
  sheet.rule(frame, sheet.y, ACCENT, 1);
  sheet.y += 12;
  const title = { face: 'bold', size: SIZE.title } as const;
  sheet.flow(root, 'H1', sheet.lines(paper.title, frame.width, title), frame, title);
  sheet.y += 6;
  printFacts(sheet, root, paper.about, frame, SIZE.body);
  sheet.y += 12;
}

/** The header of every page but the first. */
function printHead(sheet: Sheet, paper: Paper): void {
  const { doc, frame } = sheet;
  const y = PAGE.top - 34;
  const half = frame.width / 2 - 8;
  artifact(
    doc,
    () => {
      sheet.write(sheet.oneLine(paper.issuer, half, SMALL_BOLD), frame.x, y, SMALL_BOLD);
      sheet.writeEnd(sheet.oneLine(paper.title, half, SMALL), frame.x + frame.width, y, SMALL);
      line(doc, frame.x, y + 15, frame.width);
    },
    'Pagination',
  );
}

/** The footer of every page, drawn last, when the number of pages is known. */
function printFeet(sheet: Sheet, paper: Paper): void {
  const { doc, frame } = sheet;
  const { start, count } = doc.bufferedPageRange();
  const y = sheet.bottom + 17;
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page);
    const pageOf = paper.pageOf.replace('{{strona}}', String(page + 1)).replace('{{stron}}', String(count));
    artifact(
      doc,
      () => {
        line(doc, frame.x, y - 7, frame.width);
        sheet.write(printable(paper.printed), frame.x, y, SMALL);
        sheet.writeEnd(printable(pageOf), frame.x + frame.width, y, SMALL);
      },
      'Pagination',
    );
  }
}

function line(doc: PDFKit.PDFDocument, x: number, y: number, width: number): void {
  doc
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.5)
    .strokeColor(LINE)
    .stroke();
}

/** The mark of the portal. */
function hexagon(doc: PDFKit.PDFDocument, x: number, y: number, radius: number): void {
  const corners = [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = (Math.PI / 3) * corner + Math.PI / 6;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as [number, number];
  });
  doc.polygon(...corners).fill(ACCENT);
}
