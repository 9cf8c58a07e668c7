/** Which way up a photo is shown, 1 to 8. Source: EXIF 2.32, 4.6.5, tag 0112. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

const TAG = 0x0112;
const SHORT = 3;
const MOST_ENTRIES = 1000;

/** @param tiff the EXIF of a picture from its byte order on; what cannot be read leaves the picture upright */
export function readOrientation(tiff: Buffer): Orientation {
  const order = tiff.toString('latin1', 0, 2);
  if ((order !== 'II' && order !== 'MM') || tiff.length < 8) return 1;
  const little = order === 'II';
  const short = (at: number) => (at + 2 > tiff.length ? 0 : little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const start = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  const entries = Math.min(short(start), MOST_ENTRIES);
  for (let index = 0; index < entries; index++) {
    const at = start + 2 + index * 12;
    if (short(at) !== TAG || short(at + 2) !== SHORT) continue;
    const value = short(at + 8);
    return value >= 1 && value <= 8 ? (value as Orientation) : 1;
  }
  return 1;
}

/** An EXIF with the orientation and nothing else. */
export function orientationOnly(orientation: Orientation): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('MM\0*', 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(TAG, 10);
  tiff.writeUInt16BE(SHORT, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  return tiff;
}
