import { crc32, deflateRawSync, deflateSync } from 'node:zlib';

/** Small files of each kind, built byte by byte, so that a test can put something into them. */

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

export function segment(marker: number, body: Buffer | string): Buffer {
  const bytes = typeof body === 'string' ? latin(body) : body;
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(bytes.length + 2, 2);
  return Buffer.concat([head, bytes]);
}

export const JFIF = segment(0xe0, 'JFIF\0\x01\x01\0\0\x01\0\x01\0\0');
const frame = (width: number, height: number) =>
  segment(0xc0, Buffer.from([8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]));
const SCAN = Buffer.concat([
  segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
  Buffer.from([0x12, 0xff, 0, 0x34, 0xff, 0xd0, 0x56]),
]);
const QUANTS = segment(0xdb, Buffer.alloc(65, 1));

interface JpegParts {
  extra?: readonly Buffer[];
  width?: number;
  height?: number;
  scans?: number;
  tail?: Buffer | string;
}

export const jpeg = ({ extra = [], width = 8, height = 8, scans = 1, tail = '' }: JpegParts = {}): Buffer =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...[JFIF, ...extra, QUANTS, frame(width, height), ...Array(scans).fill(SCAN), Buffer.from([0xff, 0xd9])],
    typeof tail === 'string' ? latin(tail) : tail,
  ]);

/** EXIF with an orientation and a position. */
export function tiff(orientation: number, order: 'II' | 'MM' = 'II'): Buffer {
  const bytes = Buffer.alloc(8 + 2 + 24 + 4 + 40);
  const short = (value: number, at: number) =>
    order === 'II' ? bytes.writeUInt16LE(value, at) : bytes.writeUInt16BE(value, at);
  const long = (value: number, at: number) =>
    order === 'II' ? bytes.writeUInt32LE(value, at) : bytes.writeUInt32BE(value, at);
  bytes.write(order, 'latin1');
  short(42, 2);
  long(8, 4);
  short(2, 8);
  for (const [index, [tag, type, value]] of (
    [
      [0x0112, 3, orientation],
      [0x8825, 4, 38],
    ] as const
  ).entries()) {
    short(tag, 10 + index * 12);
    short(type, 12 + index * 12);
    long(1, 14 + index * 12);
    if (type === 3) short(value, 18 + index * 12);
    else long(value, 18 + index * 12);
  }
  bytes.write('GPS 52.2297 N 21.0122 E', 38, 'latin1');
  return bytes;
}

export const exif = (orientation: number, order?: 'II' | 'MM') =>
  segment(0xe1, Buffer.concat([latin('Exif\0\0'), tiff(orientation, order)]));

export function pngChunk(type: string, body: Buffer | string): Buffer {
  const bytes: Buffer = typeof body === 'string' ? latin(body) : body;
  const named = Buffer.concat([latin(type), bytes]);
  const whole = Buffer.alloc(bytes.length + 12);
  whole.writeUInt32BE(bytes.length);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc32(named), bytes.length + 8);
  return whole;
}

interface PngParts {
  extra?: readonly Buffer[];
  width?: number;
  height?: number;
  tail?: Buffer | string;
}

export function png({ extra = [], width = 2, height = 2, tail = '' }: PngParts = {}): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  const points = deflateSync(Buffer.alloc(Math.min(width, 100) * Math.min(height, 100) + Math.min(height, 100)));
  return Buffer.concat([
    latin('\x89PNG\r\n\x1a\n'),
    ...[pngChunk('IHDR', header), ...extra, pngChunk('IDAT', points), pngChunk('IEND', '')],
    typeof tail === 'string' ? latin(tail) : tail,
  ]);
}

export function riffChunk(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
}

/** @param extra behind the picture, as EXIF is */
export function webp(extra: readonly Buffer[] = [], tail = ''): Buffer {
  const extended = Buffer.alloc(10);
  extended[0] = extra.length > 0 ? 0x0c : 0;
  extended.writeUIntLE(7, 4, 3);
  extended.writeUIntLE(7, 7, 3);
  const picture = Buffer.from([0x30, 1, 0, 0x9d, 1, 0x2a, 8, 0, 8, 0, 1, 2, 3]);
  const body = Buffer.concat([latin('WEBP'), riffChunk('VP8X', extended), riffChunk('VP8 ', picture), ...extra]);
  return Buffer.concat([riffChunk('RIFF', body), latin(tail)]);
}

function box(type: string, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat([latin(type), ...parts]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(body.length + 4);
  return Buffer.concat([size, body]);
}

/** A HEIC with one picture and one EXIF, both in `mdat`. @returns the file, and where its EXIF is */
export function heic({ width = 64, height = 64, extra = latin('') } = {}): {
  bytes: Buffer;
  exifAt: number;
  pictureAt: number;
} {
  const picture = latin('coded points of the picture');
  const metadata = Buffer.concat([latin('\0\0\0\0'), tiff(6)]);
  const four = Buffer.alloc(4);
  const item = (id: number, type: string) => box('infe', Buffer.from([2, 0, 0, 0, 0, id, 0, 0]), latin(`${type}\0`));
  const infos = box('iinf', four, Buffer.from([0, 2]), item(1, 'hvc1'), item(2, 'Exif'));
  const size = Buffer.alloc(12);
  size.writeUInt32BE(width, 4);
  size.writeUInt32BE(height, 8);
  const properties = box('iprp', box('ipco', box('ispe', size)));
  const places = (start: number) => {
    const table = Buffer.alloc(4 + 2 + 2 + 2 * 14);
    table.writeUInt16BE(0x4400, 4);
    table.writeUInt16BE(2, 6);
    for (const [index, [at, length]] of [
      [start, picture.length] as const,
      [start + picture.length, metadata.length] as const,
    ].entries()) {
      const row = 8 + index * 14;
      table.writeUInt16BE(index + 1, row);
      table.writeUInt16BE(1, row + 4);
      table.writeUInt32BE(at, row + 6);
      table.writeUInt32BE(length, row + 10);
    }
    return box('iloc', table);
  };
  const head = (start: number) =>
    Buffer.concat([box('ftyp', latin('heic\0\0\0\0mif1heic')), box('meta', four, infos, properties, places(start))]);
  const start = head(0).length + 8;
  return {
    bytes: Buffer.concat([head(start), box('mdat', picture, metadata), extra]),
    exifAt: start + picture.length,
    pictureAt: start,
  };
}
export { box };

export const pdf = ({ head = '', tail = '\n' } = {}): Buffer =>
  latin(
    `%PDF-1.7\n%\xe2\xe3\xcf\xd3\n${head}1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\nstartxref\n20\n%%EOF${tail}`,
  );

export interface Packed {
  name: string;
  content: Buffer | string;
  stored?: boolean;
  /** The length that the archive declares, when it lies. */
  declared?: number;
  /** The name in front of the content, when it differs from that of the directory. */
  localName?: string;
  flags?: number;
}

/** An archive; `gap` stands between its files and its directory. */
export function zip(files: readonly Packed[], { gap = '', tail = '' } = {}): Buffer {
  const local: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content, stored = false, declared, localName = name, flags = 0 } of files) {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const packed = stored ? bytes : deflateRawSync(bytes);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20);
    fields.writeUInt16LE(flags, 2);
    fields.writeUInt16LE(stored ? 0 : 8, 4);
    fields.writeUInt32LE(crc32(bytes), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(declared ?? bytes.length, 18);
    const named = (text: string) => {
      const copy = Buffer.from(fields);
      copy.writeUInt16LE(Buffer.byteLength(text), 22);
      return copy;
    };
    const whole = Buffer.concat([latin('PK\x03\x04'), named(localName), Buffer.from(localName), packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([latin('PK\x01\x02\x14\0'), named(name), place, Buffer.from(name)]));
    local.push(whole);
    at += whole.length;
  }
  const start = at + gap.length;
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(start, 16);
  return Buffer.concat([...local, latin(gap), listed, end, latin(tail)]);
}

const TYPES =
  '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';

export const docx = (extra: readonly Packed[] = [], how: { gap?: string; tail?: string } = {}): Buffer =>
  zip(
    [
      { name: '[Content_Types].xml', content: TYPES },
      { name: 'word/document.xml', content: '<w:document/>' },
      ...extra,
    ],
    how,
  );

export const odt = (extra: readonly Packed[] = [], manifest = '<manifest:manifest/>'): Buffer =>
  zip([
    { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text', stored: true },
    { name: 'META-INF/manifest.xml', content: manifest },
    { name: 'content.xml', content: '<office:document-content/>' },
    ...extra,
  ]);
