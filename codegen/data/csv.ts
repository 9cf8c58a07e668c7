import { type CsvError, parse } from 'csv-parse/sync';
import type { CsvRows } from '../artefact/data/plan.ts';

/** A table as people save it from a spreadsheet. */
export interface Csv extends CsvRows {
  /** The place of a cell; row -1 is the header. */
  place(row: number, column: number): CsvPlace;
}

export interface CsvPlace {
  line: number;
  column: number;
  length: number;
}

const MOST_CHARACTERS = 16 * 1024 * 1024;
const MOST_ROWS = 100_000;
const START: CsvPlace = { line: 1, column: 1, length: 1 };

/** Reads a CSV file. @throws CsvMistake saying what is wrong with it as a file */
export function readCsv(written: string): Csv {
  if (written.length > MOST_CHARACTERS)
    throw new CsvMistake(
      `The file has ${written.length} characters; at most ${MOST_CHARACTERS} are read into memory. Put the data into a database and bind a view.`,
    );
  // Excel marks UTF-8 with a BOM.
  const text = written.replace(/^\uFEFF/, '');
  checkEncoding(text);
  const delimiter = delimiterOf(text);
  const records = recordsOf(text, delimiter);
  const header = (records[0] ?? []).map((cell) => cell.trim());
  if (header.every((cell) => cell === ''))
    throw new CsvMistake('The file is empty: its first line must name the columns.');
  let starts: readonly number[] | undefined;
  const place = (record: number, column: number): CsvPlace => {
    starts ??= startsOf(text, delimiter);
    return placeOf(text, delimiter, starts[record] ?? 0, column);
  };
  const rows: string[][] = [];
  /** Row -> record: empty rows are skipped. */
  const recordOf: number[] = [];
  for (const [index, record] of records.entries()) {
    const cells = record.map((cell) => cell.trim());
    if (index === 0 || cells.every((cell) => cell === '')) continue;
    if (cells.length < header.length || cells.slice(header.length).some((cell) => cell !== ''))
      throw new CsvMistake(`This row has ${cells.length} cells, the first line ${header.length}.`, place(index, 0));
    rows.push(cells.slice(0, header.length));
    recordOf.push(index);
  }
  if (rows.length > MOST_ROWS)
    throw new CsvMistake(
      `The file has ${rows.length} rows; at most ${MOST_ROWS} are read into memory. Put the data into a database and bind a view.`,
    );
  checkNames(header, rows, (column) => place(0, column));
  return { columns: header, rows, place: (row, column) => place(row < 0 ? 0 : (recordOf[row] ?? 0), column) };
}

/** What is wrong with a file, and where. */
export class CsvMistake extends Error {
  readonly place: CsvPlace;

  constructor(message: string, place: CsvPlace = START) {
    super(message);
    this.place = place;
  }
}

function checkEncoding(text: string): void {
  if (text.startsWith('PK\u0003\u0004'))
    throw new CsvMistake('This is a workbook, not a CSV file: save it with "Save as", type "CSV UTF-8".');
  const at = text.search(/[\uFFFD\0]/);
  if (at < 0) return;
  const message =
    text[at] === '\0'
      ? 'This is not text in UTF-8: save the table as "CSV UTF-8".'
      : 'This character is not UTF-8; the file is probably in Windows-1250: save the table as "CSV UTF-8".';
  throw new CsvMistake(message, placeAt(text, at));
}

/** The separator in the header: a Polish Excel writes semicolons, others commas. */
function delimiterOf(text: string): ',' | ';' {
  const [line = ''] = text.split('\n', 1);
  const bare = line.replace(/"[^"]*"/g, '');
  const count = (mark: string) => bare.split(mark).length - 1;
  if (count('\t') > 0 && count(';') + count(',') === 0)
    throw new CsvMistake('Cells are separated by tabs here: save the table as "CSV UTF-8", with commas or semicolons.');
  return count(';') > count(',') ? ';' : ',';
}

const OPTIONS = { relax_column_count: true, skip_empty_lines: true } as const;

function recordsOf(text: string, delimiter: string): string[][] {
  try {
    return parse(text, { ...OPTIONS, delimiter });
  } catch (failure) {
    const { code, lines = 1, message } = failure as CsvError & { lines?: number };
    throw new CsvMistake(WORDS[code] ?? message, { line: lines, column: 1, length: 1 });
  }
}

const WORDS: Partial<Record<CsvError['code'], string>> = {
  CSV_QUOTE_NOT_CLOSED: 'A quote is opened here and never closed.',
  CSV_INVALID_CLOSING_QUOTE: 'There is text after the closing quote of a cell. Write a quote inside a cell twice: "".',
  INVALID_OPENING_QUOTE: 'There is a quote inside a cell. Put the cell in quotes and write the inner quote twice: "".',
};

/** Where each record begins. Slower than reading, and needed for mistakes only. */
function startsOf(text: string, delimiter: string): number[] {
  const starts: number[] = [];
  let end = 0;
  parse(text, {
    ...OPTIONS,
    delimiter,
    raw: true,
    info: true,
    // With `raw` a record comes with its text, which the types do not say.
    on_record: (record: unknown) => {
      const { raw } = record as { raw: string };
      const written = raw.replace(/^[\r\n]+|[\r\n]+$/g, '');
      const start = text.indexOf(written, end);
      starts.push(start);
      end = start + written.length;
      return null;
    },
  });
  return starts;
}

/** Column names must be unique; a column without name and cells is left over from a spreadsheet. */
function checkNames(header: readonly string[], rows: readonly string[][], place: (column: number) => CsvPlace): void {
  const seen = new Set<string>();
  for (const [index, name] of header.entries()) {
    if (name === '' && rows.some((row) => row[index] !== ''))
      throw new CsvMistake(`Column ${index + 1} has no name.`, place(index));
    if (name !== '' && seen.has(name)) throw new CsvMistake(`Two columns have the name "${name}".`, place(index));
    seen.add(name);
  }
}

/** Counted from the start of its row: positions are needed for mistakes only. */
function placeOf(text: string, delimiter: string, start: number, column: number): CsvPlace {
  let at = start;
  for (let left = column; left > 0; at++) {
    if (text[at] === '"') at = closing(text, at);
    else if (text[at] === delimiter) left--;
  }
  let end = text[at] === '"' ? closing(text, at) + 1 : at;
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r') end++;
  return { ...placeAt(text, at), length: Math.max(1, text.slice(at, end).split('\n', 1)[0]!.length) };
}

/** The end of a quoted cell, in which a double quote is one quote. */
function closing(text: string, open: number): number {
  let at = text.indexOf('"', open + 1);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at < 0 ? text.length : at;
}

function placeAt(text: string, offset: number): CsvPlace {
  const before = text.slice(0, offset);
  const lines = before.split('\n');
  return { line: lines.length, column: lines.at(-1)!.length + 1, length: 1 };
}
