import { FileRefusal } from './fileRefusal.ts';
import { refuseMarkup } from './hidden.ts';

const HEADER = /^%PDF-(?:1\.[0-7]|2\.\d)\s/;
/** A writer ends its file in the last of these; readers search as far. */
const END_REACH = 1024;
/** The header is a line and a few bytes that are no text. */
const FIRST_OBJECT = /\d+\s+\d+\s+obj\b/;

/**
 * A PDF is stored as it came. It has to begin at its first byte and end at its last one, so no other file is around it; what
 * is inside its objects is left to the virus scanner. Source: ISO 32000-2, 7.5.
 *
 * @throws FileRefusal
 */
export function readPdf(bytes: Buffer): Buffer {
  const head = bytes.toString('latin1', 0, END_REACH);
  if (!HEADER.test(head)) throw new FileRefusal('damaged', 'the version');
  const first = FIRST_OBJECT.exec(head);
  refuseMarkup(first ? head.slice(0, first.index) : head);
  const tail = bytes.toString('latin1', Math.max(0, bytes.length - END_REACH));
  const end = tail.lastIndexOf('%%EOF');
  if (end === -1 || !/startxref\s+\d+\s*$/.test(tail.slice(0, end))) throw new FileRefusal('damaged', 'no end');
  if (!/^[\s\0]*$/.test(tail.slice(end + '%%EOF'.length))) throw new FileRefusal('hidden', 'something behind the end');
  return bytes;
}
