import type { Language } from '../../../src/lang/descriptors/language.ts';
import type { Tone } from '../../../src/lang/descriptors/text.ts';

/**
 * A resolved document: texts and pictures, without expressions or data to fetch. `resolveDocument` makes it in
 * the office, `printPaper` turns it into a PDF in a worker. Plain data, so that it can be sent to another process.
 */
export interface Paper {
  language: Language;
  landscape: boolean;
  title: string;
  /** The issuer: the name of the commune. */
  issuer: string;
  /** The subject and the date: lines under the title. */
  about: readonly PaperFact[];
  /** The date of printing in words, in the footer of each page. */
  printed: string;
  /** `{{strona}}` is the page, `{{stron}}` the number of pages. */
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

/** `word` names the tone, since colour alone must not carry meaning. */
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
  /** One cell for each column. */
  totals?: readonly string[];
  /** The text that replaces a table without rows. */
  empty: string;
}
export interface PaperColumn {
  label: string;
  align: 'start' | 'end';
  /** Its cell is the header of the row. */
  header: boolean;
}
export interface PaperRow {
  /** One for each column. */
  cells: readonly string[];
  tone?: Tone;
  /** The tone in words, printed in the row's header cell. */
  word?: string;
  /** The length of the bar beside the row, 0 to 1. */
  bar?: number;
  /** The parts that belong to this row, printed indented below it. */
  children?: readonly Part[];
}

export interface PicturesPart {
  kind: 'pictures';
  items: readonly PaperPicture[];
}
export interface PaperPicture {
  /** JPEG or PNG in base64, unchanged: it is validated where it is drawn. */
  picture: string;
  /** The description of the picture. */
  label: string;
}
