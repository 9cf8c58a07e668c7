import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { type Edit, edited } from '../lsp/edits.ts';

/** Applies renames. All files are prepared before the first one is replaced. */
export function applyEdits(edits: readonly Edit[]): string[] {
  const files = [...Map.groupBy(edits, ({ file }) => file)];
  for (const [file, own] of files) writeFileSync(`${file}.new`, edited(readFileSync(file, 'utf8'), own));
  for (const [file] of files) renameSync(`${file}.new`, file);
  return files.map(([file]) => file);
}
