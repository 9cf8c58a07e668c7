import { FileRefusal } from './fileRefusal.ts';

/** Beginnings of archives, programs, documents and pages. */
const BEGINNINGS = [
  'PK\x03\x04',
  'PK\x05\x06',
  'Rar!\x1a\x07',
  '7z\xbc\xaf\x27\x1c',
  '\x1f\x8b\x08',
  'BZh',
  '\xfd7zXZ\0',
  'MZ',
  '\x7fELF',
  '\xca\xfe\xba\xbe',
  '#!',
  '%PDF-',
  '{\\rtf',
  '\xd0\xcf\x11\xe0',
  'MSCF',
];
const MARKUP = /<(?:!doctype|html|head|body|script|svg|iframe|\?xml|\?php)/i;
const SPACE = /^[\s\0]*/;
/** A reader of archives searches the directory this far from the end. Source: APPNOTE.TXT 4.3.16, a comment of at most 65,535 bytes. */
const DIRECTORY_REACH = 22 + 65_535;
/** A reader of PDF searches the header this far from the beginning. */
const HEADER_REACH = 1024;

/**
 * What follows the end of a picture. Cameras put previews, films and notes there, which are left out silently; an archive,
 * a program, a document or a page there is no camera's work.
 *
 * @throws FileRefusal `hidden`
 */
export function refuseTail(tail: Buffer): void {
  const start = tail.toString('latin1', 0, HEADER_REACH);
  const begins = start.slice(SPACE.exec(start)?.[0].length ?? 0);
  if (BEGINNINGS.some((beginning) => begins.startsWith(beginning)) || MARKUP.test(start) || start.includes('%PDF-'))
    throw new FileRefusal('hidden', 'another file after the picture');
  refuseDirectory(tail);
}

/** No other kind of reader finds a file of its own in these bytes. @throws FileRefusal `hidden` */
export function refuseSecondFile(bytes: Buffer): void {
  refuseDirectory(bytes);
  if (bytes.toString('latin1', 1, HEADER_REACH).includes('%PDF-'))
    throw new FileRefusal('hidden', 'a second PDF header');
}

/** An archive is read from its end, so its directory may stand after any other file. */
function refuseDirectory(bytes: Buffer): void {
  const from = Math.max(0, bytes.length - DIRECTORY_REACH);
  for (let at = bytes.lastIndexOf('PK\x05\x06', bytes.length, 'latin1'); at >= from; ) {
    const size = at + 22 <= bytes.length ? bytes.readUInt32LE(at + 12) : Number.NaN;
    const start = at - size;
    const isDirectory = start >= 0 && bytes.toString('latin1', start, start + 4) === 'PK\x01\x02';
    const isLarge = at >= 20 && bytes.toString('latin1', at - 20, at - 16) === 'PK\x06\x07';
    if (isDirectory || isLarge || size === 0) throw new FileRefusal('hidden', 'an archive');
    at = at > 0 ? bytes.lastIndexOf('PK\x05\x06', at - 1, 'latin1') : -1;
  }
}

/** Markup in the header of a document, before its first part. @throws FileRefusal `hidden` */
export function refuseMarkup(text: string): void {
  if (MARKUP.test(text)) throw new FileRefusal('hidden', 'markup in the header');
}
