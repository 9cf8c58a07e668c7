import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { utf8Pieces } from './utf8.ts';

/** A row of a file: its cells, or the object of its line. */
export interface Row<Content> {
  line: number;
  content: Content;
}

/** Why a row cannot be read; those after it can, unless `last`. */
export interface BrokenRow {
  line: number;
  broken: string;
  last?: boolean;
}

const LONGEST_RECORD = 1 << 20;

/**
 * The rows of a CSV file, the header first. Cells are separated by semicolons, commas or tabs, whichever the header has most of.
 *
 * @throws WrongEncoding
 */
export async function* csvRows(file: string): AsyncGenerator<Row<string[]> | BrokenRow> {
  const pieces = utf8Pieces(file);
  const first = await pieces.next();
  if (first.done) return;
  const parser = parse({
    delimiter: delimiterOf(first.value.toString('utf8', 0, Math.min(first.value.length, 1 << 16))),
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
    info: true,
    max_record_size: LONGEST_RECORD,
  });
  const joined = Readable.from(
    (async function* () {
      yield first.value;
      yield* pieces;
    })(),
    { objectMode: true, highWaterMark: 2 },
  );
  joined.on('error', (failure) => parser.destroy(failure));
  joined.pipe(parser);
  let line = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      line = info.lines;
      yield { line, content: record };
    }
  } catch (failure) {
    const { code = '', lines = line } = failure as { code?: string; lines?: number };
    if (!code.startsWith('CSV') && code !== 'INVALID_OPENING_QUOTE') throw failure;
    yield { line: lines || line + 1, broken: WORDS[code] ?? 'The row is no CSV.', last: true };
  } finally {
    joined.destroy();
  }
}

const WORDS: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'A quote is opened and never closed; nothing after it was read.',
  CSV_INVALID_CLOSING_QUOTE:
    'There is text after the closing quote of a cell. Write a quote inside a cell twice: "". Nothing after it was read.',
  INVALID_OPENING_QUOTE:
    'There is a quote inside a cell. Put the cell in quotes and write the inner quote twice: "". Nothing after it was read.',
  CSV_MAX_RECORD_SIZE: 'The row is longer than a megabyte: a quote is probably not closed. Nothing after it was read.',
};

function delimiterOf(text: string): string {
  const [line = ''] = text.split('\n', 1);
  const bare = line.replace(/"[^"]*"/g, '');
  const count = (mark: string): number => bare.split(mark).length;
  return [';', ',', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}

/** The objects of a file of JSON Lines. @throws WrongEncoding */
export async function* jsonRows(file: string): AsyncGenerator<Row<Record<string, unknown>> | BrokenRow> {
  let line = 0;
  for await (const text of linesOf(file)) {
    line++;
    if (text.trim() === '') continue;
    try {
      const content = JSON.parse(text);
      if (typeof content === 'object' && content !== null && !Array.isArray(content)) yield { line, content };
      else yield { line, broken: 'The line is no JSON object.' };
    } catch {
      yield { line, broken: 'The line is no JSON.' };
    }
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of utf8Pieces(file)) {
    const lines = (rest + piece.toString('utf8')).split('\n');
    rest = lines.pop()!;
    yield* lines;
    // A file without line ends is no JSON Lines: its beginning is enough to say so.
    if (rest.length > LONGEST_RECORD) {
      yield rest.slice(0, LONGEST_RECORD);
      return;
    }
  }
  if (rest !== '') yield rest;
}
