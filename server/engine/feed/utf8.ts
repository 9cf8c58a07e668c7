import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import type { Encoding } from './mapping.ts';

/** A file is no text in UTF-8. */
export class WrongEncoding extends Error {
  readonly line: number;

  constructor(reason: string, line: number) {
    super(reason);
    this.line = line;
  }
}

const PIECE = 1 << 16;
const NEWLINE = 10;
const LONGEST_CHARACTER = 4;

/**
 * The text of a file as UTF-8, in pieces that end with whole characters; a BOM is left out.
 *
 * @throws WrongEncoding
 */
export async function* utf8Pieces(file: string, encoding: Encoding = 'utf-8'): AsyncGenerator<Buffer> {
  if (encoding === 'utf-8') yield* checkedPieces(file);
  else yield* decodedPieces(file, encoding);
}

/** Every byte is a character of these encodings, so a file in UTF-8 would be read as nonsense. */
async function* decodedPieces(file: string, encoding: Encoding): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder(encoding);
  let line = 1;
  for await (const read of createReadStream(file, { highWaterMark: PIECE })) {
    const piece = read as Buffer;
    if (piece.includes(0)) throw new WrongEncoding('There is a zero byte: this is no text.', line);
    const whole = piece.subarray(0, wholeCharacters(piece));
    if (isUtf8(whole) && whole.some((byte) => byte > 0x7f))
      throw new WrongEncoding(`The file is in UTF-8, and mapping.json says ${encoding}.`, line);
    line += newlinesIn(piece);
    yield Buffer.from(decoder.decode(piece));
  }
}

async function* checkedPieces(file: string): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  let line = 1;
  let first = true;
  for await (const read of createReadStream(file, { highWaterMark: PIECE })) {
    let piece: Buffer = rest.length > 0 ? Buffer.concat([rest, read as Buffer]) : (read as Buffer);
    if (first) piece = withoutBom(piece);
    first = false;
    const whole = wholeCharacters(piece);
    rest = piece.subarray(whole);
    piece = piece.subarray(0, whole);
    checkPiece(piece, line);
    line += newlinesIn(piece);
    yield piece;
  }
  if (rest.length > 0) throw new WrongEncoding('The file ends inside a character: it was probably cut.', line);
}

function withoutBom(piece: Buffer): Buffer {
  if ((piece[0] === 0xff && piece[1] === 0xfe) || (piece[0] === 0xfe && piece[1] === 0xff))
    throw new WrongEncoding('The file is in UTF-16.', 1);
  if (piece.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004')
    throw new WrongEncoding('This is a workbook or an archive, not a text file.', 1);
  return piece[0] === 0xef && piece[1] === 0xbb && piece[2] === 0xbf ? piece.subarray(3) : piece;
}

/** The length without a character that the next piece continues. */
function wholeCharacters(piece: Buffer): number {
  for (let back = 1; back <= Math.min(LONGEST_CHARACTER, piece.length); back++) {
    const byte = piece[piece.length - back]!;
    if (byte < 0x80) return piece.length;
    if (byte < 0xc0) continue;
    const length = byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
    return length > back ? piece.length - back : piece.length;
  }
  return piece.length;
}

function checkPiece(piece: Buffer, from: number): void {
  if (!piece.includes(0) && isUtf8(piece)) return;
  let line = from;
  for (let start = 0; start < piece.length; line++) {
    const end = piece.indexOf(NEWLINE, start);
    const text = piece.subarray(start, end < 0 ? piece.length : end + 1);
    if (text.includes(0)) throw new WrongEncoding('There is a zero byte: this is no text, or it is in UTF-16.', line);
    if (!isUtf8(text))
      throw new WrongEncoding(
        'There is a byte that is not UTF-8; the file is probably in Windows-1250 or ISO-8859-2.',
        line,
      );
    start += text.length;
  }
}

function newlinesIn(piece: Buffer): number {
  let count = 0;
  for (let at = piece.indexOf(NEWLINE); at >= 0; at = piece.indexOf(NEWLINE, at + 1)) count++;
  return count;
}
