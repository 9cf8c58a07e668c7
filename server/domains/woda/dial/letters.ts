import { type Canvas, type Colour, coverage, type Line, pen } from './canvas.ts';

/** A part of an ellipse, in turns of a clock hand's 360 degrees from the right, downwards. */
function arc(cx: number, cy: number, rx: number, ry: number, from: number, to: number): Line {
  const steps = Math.max(2, Math.ceil(Math.abs(to - from) / 20));
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)] as const;
  });
}

/** What is engraved on a meter, as a pen goes: 6 wide, 10 high. */
const LETTERS: Readonly<Record<string, readonly Line[]>> = {
  0: [arc(3, 5, 2.6, 4.6, 0, 360)],
  1: [
    [
      [1.2, 2],
      [3.4, 0.4],
      [3.4, 9.6],
    ],
  ],
  2: [[...arc(3, 3, 2.5, 2.6, -180, 35), [0.5, 9.6], [5.6, 9.6]]],
  3: [[...arc(2.9, 2.8, 2.3, 2.4, -160, 90), ...arc(2.9, 7.2, 2.6, 2.4, -90, 160)]],
  4: [
    [
      [4.3, 9.6],
      [4.3, 0.4],
      [0.4, 6.9],
      [5.8, 6.9],
    ],
  ],
  5: [[[5.2, 0.4], [1.2, 0.4], [0.8, 4.6], ...arc(2.9, 6.6, 2.6, 3, -130, 150)]],
  6: [[...arc(5.6, 6.4, 5.2, 6, -100, -180), ...arc(3, 6.7, 2.6, 2.9, -180, 180)]],
  7: [
    [
      [0.5, 0.4],
      [5.5, 0.4],
      [2.2, 9.6],
    ],
  ],
  8: [arc(3, 2.8, 2.2, 2.4, 0, 360), arc(3, 7.3, 2.6, 2.3, 0, 360)],
  9: [[...arc(3, 3.3, 2.6, 2.9, 0, 360), ...arc(0.4, 3.6, 5.2, 6, 0, 80)]],
  '-': [
    [
      [1, 5.4],
      [5, 5.4],
    ],
  ],
  N: [
    [
      [0.6, 9.6],
      [0.6, 0.4],
      [5.4, 9.6],
      [5.4, 0.4],
    ],
  ],
  r: [
    [
      [1.4, 3.4],
      [1.4, 9.6],
    ],
    arc(4.2, 6.2, 2.8, 2.8, -180, -80),
  ],
  m: [
    [
      [0.2, 3.4],
      [0.2, 9.6],
    ],
    [...arc(1.7, 5, 1.4, 1.6, -180, 0), [3.1, 9.6]],
    [...arc(4.6, 5, 1.4, 1.6, -180, 0), [6, 9.6]],
  ],
};

/** How much of each pixel a letter covers: the same ones are written again and again. */
interface Stamp {
  size: number;
  covered: Float32Array;
}

const stamps = new Map<string, Stamp>();
/** Around a letter, for its pen. */
const MARGIN = 3;

/** @param height pixels */
function stampOf(letter: string, height: number): Stamp {
  const key = `${letter}${height}`;
  const known = stamps.get(key);
  if (known) return known;
  const place = ([x, y]: readonly [number, number]) =>
    [MARGIN + (x * height) / 10, MARGIN + (y * height) / 10] as const;
  const shape = pen(
    LETTERS[letter]!.map((line) => line.map(place)),
    height / 8,
  );
  const size = Math.ceil(height) + 2 * MARGIN;
  const covered = new Float32Array(size * size);
  for (let y = 0; y < size; y++) for (let x = 0; x < size; x++) covered[y * size + x] = coverage(shape, x, y, 1);
  const stamp = { size, covered };
  stamps.set(key, stamp);
  return stamp;
}

/** One letter in the height of a capital, on whole pixels; what cannot be written is left out. */
export function write(canvas: Canvas, letter: string, left: number, top: number, height: number, colour: Colour): void {
  if (!LETTERS[letter]) return;
  const { scale } = canvas;
  const { size, covered } = stampOf(letter, height * scale);
  const [fromX, fromY] = [Math.round(left * scale) - MARGIN, Math.round(top * scale) - MARGIN];
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const part = covered[y * size + x]!;
      if (part > 0) canvas.blend(fromX + x, fromY + y, colour, part);
    }
  }
}

/** A line of letters with its middle at `cx`. */
export function writeLine(canvas: Canvas, text: string, cx: number, top: number, height: number, colour: Colour): void {
  const step = height * 0.82;
  const left = cx - ((text.length - 1) * step + height * 0.6) / 2;
  [...text].forEach((letter, index) => {
    write(canvas, letter, left + index * step, top, height, colour);
  });
}
