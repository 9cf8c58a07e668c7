import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Edit } from './impact.ts';

/** Writes names in the place of others. Every file is made ready before the first is put in its place. */
export function applyEdits(edits: readonly Edit[]): string[] {
  const files = [...Map.groupBy(edits, ({ file }) => file)];
  for (const [file, own] of files) writeFileSync(`${file}.new`, edited(readFileSync(file, 'utf8'), own));
  for (const [file] of files) renameSync(`${file}.new`, file);
  return files.map(([file]) => file);
}

export function edited(text: string, edits: readonly Edit[]): string {
  const lines = text.split('\n');
  // From the end, so that what stands before keeps its column.
  for (const { line, column, length, text: fresh } of edits.toSorted((a, b) => b.column - a.column)) {
    const row = lines[line - 1]!;
    lines[line - 1] = row.slice(0, column - 1) + fresh + row.slice(column - 1 + length);
  }
  return lines.join('\n');
}
