import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A text of generate/runtime/, which is the same in every generated module: what is written by hand in it. */
export function runtime(file: string): string {
  const text = readFileSync(join(import.meta.dirname, 'runtime', file), 'utf8');
  return text.replace(/^\/\* global .*\n/, '');
}
