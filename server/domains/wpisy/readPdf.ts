import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { CommandRefusal } from '../../engine/command.ts';

/** Larger decisions are scans that a resident could hardly download on a phone. */
export const LARGEST_MB = 10;

/** A PDF of the operator's, by its content and not by its name. @throws CommandRefusal */
export function readPdf(path: string): { nazwa: string; bytes: Buffer } {
  const size = statSync(path, { throwIfNoEntry: false });
  if (!size?.isFile()) throw new CommandRefusal(`There is no file ${path}.`);
  if (size.size > LARGEST_MB * 1024 * 1024)
    throw new CommandRefusal(`${path} has more than ${LARGEST_MB} MB: save it in a smaller resolution.`);
  const bytes = readFileSync(path);
  if (!isPdf(bytes)) throw new CommandRefusal(`${path} is not a PDF: save or print the document as PDF.`);
  return { nazwa: basename(path), bytes };
}

/** By its beginning and its end. */
export const isPdf = (bytes: Buffer): boolean =>
  bytes.subarray(0, 5).toString('latin1') === '%PDF-' && bytes.subarray(-1024).includes('%%EOF');
