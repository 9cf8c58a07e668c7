import type { Encoding } from './mapping.ts';
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

/** Bytes or characters. */
export const LONGEST_RECORD = 1 << 20;

/** Some thousand rows: one at a time would cost as much as reading it. */
export type Rows<Content> = readonly (Row<Content> | BrokenRow)[];

/** The objects of a file of JSON Lines. @throws WrongEncoding */
export async function* jsonRows(file: string, encoding?: Encoding): AsyncGenerator<Rows<Record<string, unknown>>> {
  let before = 0;
  for await (const lines of linesOf(file, encoding)) {
    yield lines.flatMap((text, at) => (text.trim() === '' ? [] : [jsonRow(text, before + at + 1)]));
    before += lines.length;
  }
}

function jsonRow(text: string, line: number): Row<Record<string, unknown>> | BrokenRow {
  try {
    const content = JSON.parse(text);
    const isObject = typeof content === 'object' && content !== null && !Array.isArray(content);
    return isObject ? { line, content } : { line, broken: 'The line is no JSON object.' };
  } catch {
    return { line, broken: 'The line is no JSON.' };
  }
}

async function* linesOf(file: string, encoding?: Encoding): AsyncGenerator<string[]> {
  let rest = '';
  for await (const piece of utf8Pieces(file, encoding)) {
    const lines = (rest + piece.toString('utf8')).split('\n');
    rest = lines.pop()!;
    yield lines;
    // A file without line ends is no JSON Lines: its beginning is enough to say so.
    if (rest.length > LONGEST_RECORD) {
      yield [rest.slice(0, LONGEST_RECORD)];
      return;
    }
  }
  if (rest !== '') yield [rest];
}
