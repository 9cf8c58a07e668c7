/** A replacement of characters in one file; line and column from 1. */
export interface Edit {
  file: string;
  line: number;
  column: number;
  length: number;
  text: string;
}

/** A text with edits made. */
export function edited(text: string, edits: readonly Edit[]): string {
  const lines = text.split('\n');
  // From the end, so that earlier columns stay valid.
  for (const { line, column, length, text: fresh } of edits.toSorted((a, b) => b.column - a.column)) {
    const row = lines[line - 1]!;
    lines[line - 1] = row.slice(0, column - 1) + fresh + row.slice(column - 1 + length);
  }
  return lines.join('\n');
}
