import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Files } from '../files/files.ts';

/** Whether a file is binary. Steps and changes keep binary files in base64. */
export const isBytes = (file: string): boolean => file.startsWith('content/files/');

/** The text of a municipality's own file, or its bytes in base64. */
export function ownText(files: Files, folder: string, file: string): string | undefined {
  if (!isBytes(file) || files.kind(file) === undefined) return files.read(file);
  const text = files.read(file);
  const path = join(folder, file);
  if (!existsSync(path)) return text;
  const bytes = readFileSync(path);
  // A file of an unsaved change is in base64 already.
  return bytes.toString('utf8') === text ? bytes.toString('base64') : text;
}

/** The text of a file in a folder, or its bytes in base64. */
export function textOnDisk(folder: string, file: string): string | undefined {
  const path = join(folder, file);
  return existsSync(path) ? readFileSync(path, isBytes(file) ? 'base64' : 'utf8') : undefined;
}

export const bytesOf = (file: string, text: string): string | Buffer =>
  isBytes(file) ? Buffer.from(text, 'base64') : text;

/** The text shown in a list of changed files: of a binary file only its size. */
export const shownText = (file: string, text: string): string =>
  isBytes(file) && text !== '' ? `${Buffer.from(text, 'base64').length} B` : text;
