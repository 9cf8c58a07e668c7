import { crc32, deflateSync } from 'node:zlib';
import type { Canvas, Colour } from './canvas.ts';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const COLOURS = 256;

/**
 * Writes pictures that are alike in few bytes: with the colours that are most of the first, the nearest of them for all
 * others.
 */
export function writerOf(first: Canvas): (picture: Canvas) => Buffer {
  const counts = new Int32Array(1 << 18);
  const used: number[] = [];
  for (let at = 0; at < first.rgb.length; at += 3) {
    const key = keyOf(first.rgb, at);
    if (counts[key] === 0) used.push(key);
    counts[key]! += 1;
  }
  const palette = used.sort((a, b) => counts[b]! - counts[a]! || a - b).slice(0, COLOURS);
  const colours = palette.map(colourOf);
  const known = new Int16Array(1 << 18).fill(-1);
  const nearest = (key: number): number => {
    const [red, green, blue] = colourOf(key);
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    colours.forEach(([r, g, b], index) => {
      const far = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
      if (far >= least) return;
      least = far;
      best = index;
    });
    return best;
  };
  return ({ size, rgb }) => {
    const rows = Buffer.alloc((size + 1) * size);
    for (let y = 0, at = 0; y < size; y++) {
      for (let x = 1; x <= size; x++, at += 3) {
        const key = keyOf(rgb, at);
        if (known[key] === -1) known[key] = nearest(key);
        rows[y * (size + 1) + x] = known[key]!;
      }
    }
    const header = Buffer.alloc(13);
    header.writeUInt32BE(size, 0);
    header.writeUInt32BE(size, 4);
    // Eight bits, each the number of a colour.
    header.set([8, 3, 0, 0, 0], 8);
    const chunks = [
      chunk('IHDR', header),
      chunk('PLTE', Buffer.from(colours.flat())),
      chunk('IDAT', deflateSync(rows, { level: 3 })),
      chunk('IEND', Buffer.alloc(0)),
    ];
    return Buffer.concat([SIGNATURE, ...chunks]);
  };
}

/** Six bits of each colour. */
const keyOf = (rgb: Uint8ClampedArray, at: number): number =>
  ((rgb[at]! >> 2) << 12) | ((rgb[at + 1]! >> 2) << 6) | (rgb[at + 2]! >> 2);

const colourOf = (key: number): Colour => [eight(key >> 12), eight((key >> 6) & 63), eight(key & 63)];

const eight = (six: number): number => (six << 2) | (six >> 4);

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
