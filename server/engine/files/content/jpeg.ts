import { checkDimensions } from './dimensions.ts';
import { FileRefusal } from './fileRefusal.ts';
import { refuseTail } from './hidden.ts';
import { type Orientation, orientationOnly, readOrientation } from './orientation.ts';

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const COMMENT = 0xfe;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const APP15 = 0xef;
/** Tables and settings that a decoder needs: DHT, DAC, DQT, DNL, DRI. */
const TABLES = new Set([0xc4, 0xcc, 0xdb, 0xdc, 0xdd]);
const MOST_SEGMENTS = 2000;
/** Each scan makes a decoder draw the whole picture again. */
const MOST_SCANS = 100;

/**
 * A JPEG without what is no part of the picture: EXIF with position and device, XMP, IPTC, previews, comments, and what
 * follows its end. Its points are not touched; its orientation and colour profile stay. Source: ITU-T T.81, annex B.
 *
 * @throws FileRefusal
 */
export function readJpeg(bytes: Buffer): Buffer {
  const kept: Buffer[] = [];
  let orientation: Orientation = 1;
  let frames = 0;
  let scans = 0;
  let at = 2;
  for (let count = 0; ; count++) {
    if (count > MOST_SEGMENTS) throw new FileRefusal('damaged', 'too many segments');
    const start = markerAt(bytes, at);
    const marker = bytes[start + 1]!;
    if (marker === EOI) {
      at = start + 2;
      break;
    }
    const length = start + 4 <= bytes.length ? bytes.readUInt16BE(start + 2) : 0;
    const end = start + 2 + length;
    if (length < 2 || end > bytes.length) throw new FileRefusal('damaged', 'a cut segment');
    const body = bytes.subarray(start + 4, end);
    at = end;
    if (isFrame(marker)) {
      if (body.length < 6 || ++frames > 1) throw new FileRefusal('damaged', 'not one frame');
      checkDimensions(body.readUInt16BE(3), body.readUInt16BE(1));
    } else if (marker === SOS) {
      if (frames === 0 || ++scans > MOST_SCANS) throw new FileRefusal('damaged', 'a scan without a frame, or too many');
      at = scanEnd(bytes, end);
    } else if (marker === APP1 && startsWith(body, 'Exif\0\0')) orientation = readOrientation(body.subarray(6));
    else if (!TABLES.has(marker) && !isExtra(marker)) throw new FileRefusal('damaged', `marker ${marker.toString(16)}`);
    if (!isExtra(marker) || isNeeded(marker, body)) kept.push(bytes.subarray(start, at));
  }
  if (scans === 0) throw new FileRefusal('damaged', 'no picture');
  refuseTail(bytes.subarray(at));
  return Buffer.concat([Buffer.from([0xff, SOI]), ...withOrientation(kept, orientation), Buffer.from([0xff, EOI])]);
}

/** A frame of any compression: SOF0 to SOF15. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** A segment that decoders skip: of an application, or a comment. */
const isExtra = (marker: number): boolean => (marker >= APP0 && marker <= APP15) || marker === COMMENT;

/** Of those, what the colours depend on. */
const isNeeded = (marker: number, body: Buffer): boolean =>
  (marker === APP0 && startsWith(body, 'JFIF\0')) ||
  (marker === APP2 && startsWith(body, 'ICC_PROFILE\0')) ||
  (marker === APP14 && startsWith(body, 'Adobe'));

const startsWith = (body: Buffer, text: string): boolean => body.toString('latin1', 0, text.length) === text;

/** Markers begin with 0xff, which may be repeated. @returns the place of the last 0xff */
function markerAt(bytes: Buffer, from: number): number {
  let at = from;
  if (bytes[at] !== 0xff) throw new FileRefusal('damaged', 'no marker');
  while (bytes[at + 1] === 0xff) at++;
  if (at + 1 >= bytes.length) throw new FileRefusal('damaged', 'no end');
  return at;
}

/** Behind the coded points, in which 0xff is followed by 0 or by a restart marker. */
function scanEnd(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next !== undefined && next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  throw new FileRefusal('damaged', 'no end');
}

/** The orientation was in the removed EXIF; it is written anew, behind JFIF, which has to be the first. */
function withOrientation(kept: readonly Buffer[], orientation: Orientation): Buffer[] {
  if (orientation === 1) return [...kept];
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), orientationOnly(orientation)]);
  const head = Buffer.from([0xff, APP1, 0, 0]);
  head.writeUInt16BE(exif.length + 2, 2);
  const first = kept[0]?.[1] === APP0 ? 1 : 0;
  return [...kept.slice(0, first), head, exif, ...kept.slice(first)];
}
