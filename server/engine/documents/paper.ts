import type { Language } from '../../../src/lang/descriptors/language.ts';
import type { Tone } from '../../../src/lang/descriptors/text.ts';

/**
 * A document with everything worked out: words and pictures, no expressions, no data to fetch. `resolveDocument` makes it in
 * the office, `printPaper` turns it into a PDF in a worker. Plain data, so that it can be sent to another process.
 */
export interface Paper {
  language: Language;
  landscape: boolean;
  title: string;
  /** Who gives it out: the name of the commune. */
  issuer: string;
  /** For whom and when: lines under the title. */
  about: readonly PaperFact[];
  /** The date of printing in words, for the foot of each page. */
  printed: string;
  /** `{{strona}}` and `{{stron}}` stand for the page and the number of pages. */
  pageOf: string;
  parts: readonly Part[];
}

export type Part = HeadingPart | TextPart | NoticePart | FactsPart | TablePart | PicturesPart;

export interface HeadingPart {
  kind: 'heading';
  level: 2 | 3 | 4;
  text: string;
}

/** A paragraph; `\n` begins a new line. */
export interface TextPart {
  kind: 'text';
  text: string;
  muted?: boolean;
}

/** `word` says the tone, since colour alone says nothing. */
export interface NoticePart {
  kind: 'notice';
  tone: Tone;
  word: string;
  text: string;
}

export interface FactsPart {
  kind: 'facts';
  items: readonly PaperFact[];
}
export interface PaperFact {
  label: string;
  value: string;
}

export interface TablePart {
  kind: 'table';
  caption: string;
  columns: readonly PaperColumn[];
  rows: readonly PaperRow[];
  /** One cell a column. */
  totals?: readonly string[];
  /** Said in place of a table without rows. */
  empty: string;
}
export interface PaperColumn {
  label: string;
  align: 'start' | 'end';
  /** Its cell names the row. */
  header: boolean;
}
export interface PaperRow {
  /** One a column. */
  cells: readonly string[];
  tone?: Tone;
  /** The tone in words, printed in the cell that names the row. */
  word?: string;
  /** The length of a bar beside the row, 0 to 1. */
  bar?: number;
  /** What belongs to this row, printed indented under it. */
  children?: readonly Part[];
}

export interface PicturesPart {
  kind: 'pictures';
  items: readonly PaperPicture[];
}
export interface PaperPicture {
  /** JPEG or PNG in base64, as it came: it is looked into where it is drawn. */
  picture: string;
  /** The picture in words. */
  label: string;
}
