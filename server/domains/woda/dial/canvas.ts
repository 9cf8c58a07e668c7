export type Colour = readonly [red: number, green: number, blue: number];
/** How far a point is from the edge of a shape; negative inside. */
export type Shape = (x: number, y: number) => number;
/** What a shape can touch. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];
/** One colour, or one for each point. */
export type Paint = Colour | ((x: number, y: number) => Colour);

/** All shapes are given as on a square of so many parts. */
export const SIDE = 400;

/** A square picture, painted one shape over another, with smooth edges. */
export class Canvas {
  /** Pixels of a side. */
  readonly size: number;
  /** Pixels of one of the parts that shapes are given in. */
  readonly scale: number;
  /** Three bytes a pixel. */
  readonly rgb: Uint8ClampedArray;

  constructor(size: number, rgb = new Uint8ClampedArray(3 * size * size)) {
    this.size = size;
    this.scale = size / SIDE;
    this.rgb = rgb;
  }

  copy(): Canvas {
    return new Canvas(this.size, this.rgb.slice());
  }

  paint(shape: Shape, paint: Paint, [left, top, right, bottom]: Box = [0, 0, SIDE, SIDE]): void {
    const { size, scale } = this;
    const painted = (x: number, y: number) => (typeof paint === 'function' ? paint(x / scale, y / scale) : paint);
    for (let y = Math.max(0, Math.floor(top * scale)); y < Math.min(size, bottom * scale); y++) {
      for (let x = Math.max(0, Math.floor(left * scale)); x < Math.min(size, right * scale); x++) {
        const part = coverage(shape, x, y, scale);
        if (part > 0) this.blend(x, y, painted(x, y), part);
      }
    }
  }

  blend(x: number, y: number, colour: Colour, part: number): void {
    const at = 3 * (y * this.size + x);
    for (let i = 0; i < 3; i++) this.rgb[at + i] = this.rgb[at + i]! * (1 - part) + colour[i]! * part;
  }
}

/** How much of a pixel lies inside. */
export const coverage = (shape: Shape, x: number, y: number, scale: number): number =>
  Math.max(0, Math.min(1, 0.5 - scale * shape((x + 0.5) / scale, (y + 0.5) / scale)));

export const everywhere: Shape = () => -1;

export const disc =
  (cx: number, cy: number, radius: number): Shape =>
  (x, y) =>
    Math.sqrt((x - cx) ** 2 + (y - cy) ** 2) - radius;

export const boxOf = (cx: number, cy: number, reach: number): Box => [
  cx - reach - 1,
  cy - reach - 1,
  cx + reach + 1,
  cy + reach + 1,
];

/** A rectangle with round corners. */
export const slab =
  (left: number, top: number, width: number, height: number, round: number): Shape =>
  (x, y) => {
    const dx = Math.abs(x - left - width / 2) - width / 2 + round;
    const dy = Math.abs(y - top - height / 2) - height / 2 + round;
    return Math.sqrt(Math.max(dx, 0) ** 2 + Math.max(dy, 0) ** 2) + Math.min(Math.max(dx, dy), 0) - round;
  };

export type Line = readonly (readonly [x: number, y: number])[];

/** Lines drawn with a round pen. */
export function pen(lines: readonly Line[], width: number): Shape {
  const parts = lines.flatMap((line) =>
    line.slice(1).map(([x, y], before) => {
      const [ax, ay] = line[before]!;
      return { ax, ay, dx: x - ax, dy: y - ay, square: (x - ax) ** 2 + (y - ay) ** 2 || 1 };
    }),
  );
  return (x, y) => {
    let nearest = Number.POSITIVE_INFINITY;
    for (const { ax, ay, dx, dy, square } of parts) {
      const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / square));
      nearest = Math.min(nearest, (x - ax - along * dx) ** 2 + (y - ay - along * dy) ** 2);
    }
    return Math.sqrt(nearest) - width / 2;
  };
}

export const mixed = (a: Colour, b: Colour, part: number): Colour => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
  a[2] + (b[2] - a[2]) * part,
];
