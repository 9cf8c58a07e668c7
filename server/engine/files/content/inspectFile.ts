import type { FileKind } from '../../../../src/lang/descriptors/fileKinds.ts';
import { FileRefusal } from './fileRefusal.ts';
import { readHeic } from './heic.ts';
import { refuseSecondFile } from './hidden.ts';
import { readJpeg } from './jpeg.ts';
import { readOfficeText } from './officeText.ts';
import { readPdf } from './pdf.ts';
import { readPng } from './png.ts';
import { readWebp } from './webp.ts';

/** A file whose content was read from its first to its last byte. */
export interface Inspected {
  kind: FileKind;
  /** What is stored: a picture without metadata and without what follows it, other files as they came. */
  bytes: Buffer;
}

const ascii = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

/** The kind that the first bytes claim; undefined: none that is known. */
function claimedKind(bytes: Buffer): FileKind | 'zip' | undefined {
  if (ascii(bytes, 0, 5) === '%PDF-') return 'pdf';
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (ascii(bytes, 4, 8) === 'ftyp') return 'heic';
  if (ascii(bytes, 0, 4) === 'PK\x03\x04') return 'zip';
  return undefined;
}

/**
 * The kind of a file by its content; its name and the type that a browser gives it count for nothing. The first bytes
 * only choose the reader: the reader follows the format to the last byte, and what is no part of it is removed or refused.
 * The readers are our own, since the libraries that recognise files look at the first bytes alone, and to leave out
 * metadata a format has to be followed anyway.
 *
 * @throws FileRefusal
 */
export async function inspectFile(bytes: Buffer, accepted: readonly FileKind[]): Promise<Inspected> {
  const claimed = claimedKind(bytes);
  if (claimed === undefined) throw new FileRefusal('kind', 'unknown first bytes');
  const read = await readAs(claimed, bytes);
  if (!accepted.includes(read.kind)) throw new FileRefusal('kind', `${read.kind} is not accepted here`);
  if (read.kind !== 'docx' && read.kind !== 'odt') refuseSecondFile(read.bytes);
  return read;
}

async function readAs(claimed: FileKind | 'zip', bytes: Buffer): Promise<Inspected> {
  switch (claimed) {
    case 'pdf':
      return { kind: 'pdf', bytes: readPdf(bytes) };
    case 'jpeg':
      return { kind: 'jpeg', bytes: readJpeg(bytes) };
    case 'png':
      return { kind: 'png', bytes: readPng(bytes) };
    case 'webp':
      return { kind: 'webp', bytes: readWebp(bytes) };
    case 'heic':
      return { kind: 'heic', bytes: readHeic(bytes) };
    default:
      return { kind: await readOfficeText(bytes), bytes };
  }
}
