import { checkDimensions } from './dimensions.ts';
import { FileRefusal } from './fileRefusal.ts';
import { refuseTail } from './hidden.ts';
import { type Orientation, orientationOnly, readOrientation } from './orientation.ts';

const FIRST = 12;
const MOST_CHUNKS = 10_000;
const PICTURE = ['VP8 ', 'VP8L', 'VP8X'];
const KEPT = new Set([...PICTURE, 'ALPH', 'ICCP', 'ANIM', 'ANMF']);
/** Flags of VP8X. */
const HAS_EXIF = 0x08;
const HAS_XMP = 0x04;

/**
 * A WebP without EXIF, XMP and unknown parts, and without what follows its end; its orientation stays. Source: RFC 9649.
 *
 * @throws FileRefusal
 */
export function readWebp(bytes: Buffer): Buffer {
  const end = bytes.length >= FIRST ? bytes.readUInt32LE(4) + 8 : Number.POSITIVE_INFINITY;
  if (end > bytes.length) throw new FileRefusal('damaged', 'cut');
  const kept: Buffer[] = [];
  let orientation: Orientation = 1;
  let at = FIRST;
  for (let count = 0; at < end; count++) {
    if (count > MOST_CHUNKS) throw new FileRefusal('damaged', 'too many chunks');
    const size = at + 8 <= end ? bytes.readUInt32LE(at + 4) : Number.POSITIVE_INFINITY;
    const next = at + 8 + size + (size % 2);
    // The last filling byte is forgotten by some writers.
    if (at + 8 + size > end) throw new FileRefusal('damaged', 'a cut chunk');
    const type = bytes.toString('latin1', at, at + 4);
    const body = bytes.subarray(at + 8, at + 8 + size);
    if (count === 0) checkPicture(type, body);
    if (type === 'EXIF') orientation = readOrientation(tiffOf(body));
    if (KEPT.has(type)) kept.push(chunk(type, body));
    at = next;
  }
  if (kept.length === 0) throw new FileRefusal('damaged', 'no picture');
  refuseTail(bytes.subarray(Math.min(at, bytes.length)));
  return whole(kept, orientation);
}

function checkPicture(type: string, body: Buffer): void {
  if (!PICTURE.includes(type) || body.length < 10) throw new FileRefusal('damaged', 'no picture');
  if (type === 'VP8X') checkDimensions(body.readUIntLE(4, 3) + 1, body.readUIntLE(7, 3) + 1);
  else if (type === 'VP8L') {
    if (body[0] !== 0x2f) throw new FileRefusal('damaged', 'VP8L');
    const packed = body.readUInt32LE(1);
    checkDimensions((packed & 0x3fff) + 1, ((packed >>> 14) & 0x3fff) + 1);
  } else {
    if (body.readUIntBE(3, 3) !== 0x9d012a) throw new FileRefusal('damaged', 'VP8');
    checkDimensions(body.readUInt16LE(6) & 0x3fff, body.readUInt16LE(8) & 0x3fff);
  }
}

/** Some writers repeat the mark of JPEG in front. */
const tiffOf = (body: Buffer): Buffer => (body.toString('latin1', 0, 6) === 'Exif\0\0' ? body.subarray(6) : body);

function chunk(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
}

function whole(kept: readonly Buffer[], orientation: Orientation): Buffer {
  const chunks = [...kept];
  const first = chunks[0]!;
  if (first.toString('latin1', 0, 4) === 'VP8X') {
    const extended = Buffer.from(first);
    const turned = orientation === 1 ? 0 : HAS_EXIF;
    extended[8] = (extended[8]! & ~(HAS_EXIF | HAS_XMP)) | turned;
    chunks[0] = extended;
    if (turned) chunks.push(chunk('EXIF', orientationOnly(orientation)));
  }
  const head = Buffer.alloc(FIRST);
  head.write('RIFF', 'latin1');
  head.writeUInt32LE(
    chunks.reduce((sum, { length }) => sum + length, 4),
    4,
  );
  head.write('WEBP', 8, 'latin1');
  return Buffer.concat([head, ...chunks]);
}
