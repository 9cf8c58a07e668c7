import { type Box, BoxReader, boxesIn } from './boxes.ts';
import { checkDimensions } from './dimensions.ts';
import { FileRefusal } from './fileRefusal.ts';

const BRANDS = ['heic', 'heix', 'heim', 'heis', 'mif1'];
/** Parts of the file that stay as they are. */
const KEPT = new Set(['ftyp', 'meta', 'mdat']);
/** Items of a picture that are no picture: position and device, XMP, and data of applications. */
const REMOVED = new Set(['Exif', 'mime', 'uri ']);
const MOST_ITEMS = 10_000;

/**
 * A HEIC whose metadata are overwritten with zeros in their place, as are films and other parts beside the picture: places in the
 * file refer to each other, so nothing may move. Its orientation is a property of the picture. Source: ISO/IEC 23008-12.
 *
 * @throws FileRefusal
 */
export function readHeic(bytes: Buffer): Buffer {
  const top = boxesIn(bytes, 0, bytes.length);
  const [first] = top;
  const metas = top.filter(({ type }) => type === 'meta');
  if (first?.type !== 'ftyp' || !isHeic(bytes, first)) throw new FileRefusal('kind', 'another brand of media');
  if (metas.length !== 1) throw new FileRefusal('damaged', 'not one meta');
  const meta = metas[0]!;
  // Four bytes of version and flags are in front of its boxes.
  const inside = boxesIn(bytes, meta.body + 4, meta.end);
  const picture = Buffer.from(bytes);
  checkPictures(bytes, inside);
  const removed = new Set(
    itemsOf(bytes, one(inside, 'iinf'))
      .filter(({ type }) => REMOVED.has(type))
      .map(({ id }) => id),
  );
  const idat = inside.find(({ type }) => type === 'idat');
  for (const { id, from, to } of extentsOf(bytes, one(inside, 'iloc'), idat))
    if (removed.has(id)) picture.fill(0, from, to);
  for (const box of top) {
    if (KEPT.has(box.type)) continue;
    picture.write('free', box.start + 4, 'latin1');
    picture.fill(0, box.body, box.end);
  }
  return picture;
}

function isHeic(bytes: Buffer, { body, end }: Box): boolean {
  const words = bytes.toString('latin1', body, end);
  const major = words.slice(0, 4);
  const brands = words.slice(8).match(/.{4}/gs) ?? [];
  return BRANDS.includes(major) && (major !== 'mif1' || brands.some((brand) => brand.startsWith('hei')));
}

function one(boxes: readonly Box[], type: string): Box {
  const found = boxes.filter((box) => box.type === type);
  if (found.length !== 1) throw new FileRefusal('damaged', `not one ${type}`);
  return found[0]!;
}

/** The size of each picture: `ispe` in the list of properties. */
function checkPictures(bytes: Buffer, inside: readonly Box[]): void {
  const properties = one(inside, 'iprp');
  const list = one(boxesIn(bytes, properties.body, properties.end), 'ipco');
  const sizes = boxesIn(bytes, list.body, list.end).filter(({ type }) => type === 'ispe');
  if (sizes.length === 0) throw new FileRefusal('damaged', 'no size');
  for (const size of sizes) {
    const reader = new BoxReader(bytes, size);
    reader.number(4);
    checkDimensions(reader.number(4), reader.number(4));
  }
}

function itemsOf(bytes: Buffer, box: Box): { id: number; type: string }[] {
  const reader = new BoxReader(bytes, box);
  const version = reader.number(1);
  reader.number(3);
  const count = reader.number(version === 0 ? 2 : 4);
  if (count > MOST_ITEMS) throw new FileRefusal('damaged', 'too many items');
  return boxesIn(bytes, reader.at, box.end).map((entry) => {
    const item = new BoxReader(bytes, entry);
    const of = item.number(1);
    if (entry.type !== 'infe' || of < 2) throw new FileRefusal('damaged', 'an entry of another kind');
    item.number(3);
    const id = item.number(of === 2 ? 2 : 4);
    item.number(2);
    return { id, type: item.text(4) };
  });
}

/** Where the bytes of each item are. Source: ISO/IEC 14496-12, 8.11.3. */
function extentsOf(bytes: Buffer, box: Box, idat: Box | undefined): { id: number; from: number; to: number }[] {
  const reader = new BoxReader(bytes, box);
  const version = reader.number(1);
  reader.number(3);
  const sizes = reader.number(2);
  const [offsetSize = 0, lengthSize = 0, baseSize = 0, indexSize = 0] = [12, 8, 4, 0].map((by) => (sizes >> by) & 15);
  const count = reader.number(version < 2 ? 2 : 4);
  if (count > MOST_ITEMS) throw new FileRefusal('damaged', 'too many items');
  const extents: { id: number; from: number; to: number }[] = [];
  for (let item = 0; item < count; item++) {
    const id = reader.number(version < 2 ? 2 : 4);
    const method = version === 0 ? 0 : reader.number(2) & 15;
    reader.number(2);
    const base = reader.number(baseSize);
    const parts = reader.number(2);
    for (let part = 0; part < parts; part++) {
      if (version > 0) reader.number(indexSize);
      const offset = base + reader.number(offsetSize);
      const length = reader.number(lengthSize);
      if (extents.length > MOST_ITEMS) throw new FileRefusal('damaged', 'too many extents');
      extents.push({ id, ...placeOf(method, offset, length, bytes.length, idat) });
    }
  }
  return extents;
}

function placeOf(method: number, offset: number, length: number, whole: number, idat: Box | undefined) {
  const start = method === 0 ? 0 : method === 1 ? idat?.body : undefined;
  const limit = method === 1 ? idat?.end : whole;
  if (start === undefined || limit === undefined) throw new FileRefusal('damaged', 'an item elsewhere');
  const from = start + offset;
  const to = length === 0 ? limit : from + length;
  if (!(from <= to && to <= limit)) throw new FileRefusal('damaged', 'an item outside the file');
  return { from, to };
}
