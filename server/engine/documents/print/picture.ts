import { crc32, inflateSync } from 'node:zlib';

/** The maximum pixels of one picture: a few bytes can declare a huge picture. */
const PIXELS = 25_000_000;
const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
/** The maximum bytes of one unpacked picture: those pixels with three colours of one byte each. */
const UNPACKED = 80_000_000;
/** Samples for each pixel and bits for each sample, by colour type; types with transparency are missing. */
const COLOURS: Readonly<Record<number, { channels: number; depths: readonly number[] }>> = {
  0: { channels: 1, depths: [1, 2, 4, 8, 16] },
  2: { channels: 3, depths: [8, 16] },
  3: { channels: 1, depths: [1, 2, 4, 8] },
};

/**
 * The bytes of a picture that a PDF can contain unchanged: complete, JPEG, or PNG without transparency and interlacing. A
 * broken one is refused here, before a reader of the document finds it.
 *
 * @throws Error
 */
export function readPicture(base64: string): Buffer {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.subarray(0, PNG.length).equals(PNG)) checkPng(bytes);
  else checkJpeg(bytes);
  return bytes;
}

function checkPng(bytes: Buffer): void {
  const data: Buffer[] = [];
  let header: Buffer | undefined;
  let type = '';
  for (let at = PNG.length; type !== 'IEND'; ) {
    if (at + 12 > bytes.length) throw broken('a PNG that ends too early');
    const end = at + 8 + bytes.readUInt32BE(at);
    if (end + 4 > bytes.length) throw broken('a PNG that ends too early');
    if (crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end)) throw broken('a PNG with a damaged part');
    type = bytes.toString('latin1', at + 4, at + 8);
    const content = bytes.subarray(at + 8, end);
    if (type === 'IHDR') header = content;
    if (type === 'IDAT') data.push(content);
    if (type === 'tRNS') throw broken('a PNG with transparency');
    at = end + 4;
  }
  if (header?.length !== 13) throw broken('a PNG without a header');
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth, colour, , , interlaced] = header.subarray(8) as unknown as number[];
  checkSize(width, height);
  const kind = COLOURS[colour!];
  if (!kind?.depths.includes(depth!) || interlaced)
    throw broken('a PNG with transparency, interlacing or other samples than there are');
  const size = (Math.ceil((width * depth! * kind.channels) / 8) + 1) * height;
  if (size > UNPACKED) throw broken(`a PNG of ${size} bytes`);
  if (inflateSync(Buffer.concat(data), { maxOutputLength: size }).length !== size)
    throw broken('a PNG that is not whole');
}

function checkJpeg(bytes: Buffer): void {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) throw broken('neither JPEG nor PNG');
  let drawn = false;
  for (let at = 2; at + 4 <= bytes.length; ) {
    const marker = bytes.readUInt16BE(at);
    const size = bytes.readUInt16BE(at + 2);
    if (marker <= 0xff00 || size < 2) break;
    // Baseline, extended and progressive: the kinds that PDF readers draw.
    if (marker >= 0xffc0 && marker <= 0xffc2 && at + 10 <= bytes.length) {
      checkSize(bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5));
      drawn = [1, 3, 4].includes(bytes[at + 9]!);
    }
    if (marker === 0xffda) {
      if (!drawn || bytes.lastIndexOf(Buffer.of(0xff, 0xd9)) < at) break;
      return;
    }
    at += 2 + size;
  }
  throw broken('a JPEG that is not whole');
}

function checkSize(width: number, height: number): void {
  if (width === 0 || height === 0 || width * height > PIXELS) throw broken(`a picture of ${width} x ${height} pixels`);
}

const broken = (what: string) => new Error(`A picture can't be printed: ${what}.`);
