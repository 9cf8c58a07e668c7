import { crc32, inflateSync } from 'node:zlib';
import { checkDimensions } from './dimensions.ts';
import { FileRefusal } from './fileRefusal.ts';
import { refuseTail } from './hidden.ts';

const SIGNATURE = 8;
const MOST_CHUNKS = 100_000;
const LARGEST_PROFILE = 4 * 1024 * 1024;
/** What the picture consists of, and what its colours depend on; texts, times, EXIF and animations are left out. */
const KEPT = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'sBIT',
  'bKGD',
  'pHYs',
  'cICP',
]);

/**
 * A PNG without texts, EXIF and what follows its end; its points are not touched. Source: PNG, third edition, 5 and 11.
 *
 * @throws FileRefusal
 */
export function readPng(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, SIGNATURE)];
  const seen = new Set<string>();
  let at = SIGNATURE;
  for (let count = 0; !seen.has('IEND'); count++) {
    if (count > MOST_CHUNKS) throw new FileRefusal('damaged', 'too many chunks');
    const length = at + 12 <= bytes.length ? bytes.readUInt32BE(at) : Number.POSITIVE_INFINITY;
    const end = at + 12 + length;
    if (end > bytes.length) throw new FileRefusal('damaged', 'a cut chunk');
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (!/^[A-Za-z]{4}$/.test(type)) throw new FileRefusal('damaged', 'a chunk without a name');
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4))
      throw new FileRefusal('damaged', `the checksum of ${type}`);
    const body = bytes.subarray(at + 8, end - 4);
    if ((type === 'IHDR') !== (count === 0)) throw new FileRefusal('damaged', 'IHDR is not the first');
    if (type === 'IHDR') checkHeader(body);
    // A capital letter: a picture with an unknown chunk of this kind cannot be drawn.
    if (!KEPT.has(type) && /^[A-Z]/.test(type)) throw new FileRefusal('damaged', `an unknown ${type}`);
    if (KEPT.has(type) && (type !== 'iCCP' || isProfile(body))) kept.push(bytes.subarray(at, end));
    seen.add(type);
    at = end;
  }
  if (!seen.has('IDAT')) throw new FileRefusal('damaged', 'no picture');
  refuseTail(bytes.subarray(at));
  return Buffer.concat(kept);
}

function checkHeader(body: Buffer): void {
  if (body.length !== 13) throw new FileRefusal('damaged', 'the header');
  checkDimensions(body.readUInt32BE(0), body.readUInt32BE(4));
}

/** A colour profile is compressed: one that grows without end is left out. */
function isProfile(body: Buffer): boolean {
  const name = body.indexOf(0);
  if (name < 1 || name > 79 || body[name + 1] !== 0) return false;
  try {
    inflateSync(body.subarray(name + 2), { maxOutputLength: LARGEST_PROFILE });
    return true;
  } catch {
    return false;
  }
}
