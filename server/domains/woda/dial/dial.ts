import { boxOf, Canvas, type Colour, disc, everywhere, mixed, pen, SIDE, slab } from './canvas.ts';
import { write, writeLine } from './letters.ts';
import { writerOf } from './png.ts';

/** Pixels: enough to read the figures, and hundreds of them are drawn at once. */
const SIZE = 288;
const MIDDLE = SIDE / 2;
const WHITE: Colour = [250, 250, 246];
const INK: Colour = [28, 30, 34];
const RED: Colour = [190, 32, 38];
const FRAME: Colour = [58, 62, 68];

/** What a photo of a meter shows. */
export interface Shown {
  nrLicznika: string;
  stanTysieczne: number;
  zakresLicznikaCalkowite: number;
  zakresLicznikaDziesietne: number;
  /** It was in place for years. */
  worn: boolean;
}

interface Look {
  brass: readonly [dark: Colour, light: Colour];
  ring: Colour;
  face: Colour;
}

const NEW: Look = {
  brass: [
    [150, 112, 52],
    [236, 205, 140],
  ],
  ring: [30, 92, 168],
  face: WHITE,
};
const WORN: Look = {
  brass: [
    [104, 88, 60],
    [184, 164, 122],
  ],
  ring: [74, 92, 112],
  face: [238, 229, 206],
};

/** Draws photos of meters as PNG. What all of them show is painted once. */
export function openCamera(): (shown: Shown) => Buffer {
  const of = (look: Look) => {
    const empty = meter(look);
    const write = writerOf(withRegister(empty, SAMPLE));
    return (shown: Shown) => write(withRegister(empty, shown));
  };
  let fresh: ReturnType<typeof of> | undefined;
  let worn: ReturnType<typeof of> | undefined;
  return (shown) => {
    if (shown.worn) {
      worn ??= of(WORN);
      return worn(shown);
    }
    fresh ??= of(NEW);
    return fresh(shown);
  };
}

const SAMPLE: Shown = {
  nrLicznika: '00-000000',
  stanTysieczne: 12_345_678,
  zakresLicznikaCalkowite: 5,
  zakresLicznikaDziesietne: 3,
  worn: false,
};

/** A meter between its pipes, without a number and a state. */
function meter({ brass: [dark, light], ring, face }: Look): Canvas {
  const canvas = new Canvas(SIZE);
  canvas.paint(everywhere, (_x, y) => mixed([206, 203, 196], [168, 164, 156], y / SIDE));
  const tube = (top: number, height: number) => (_x: number, y: number) =>
    mixed(dark, light, Math.max(0, Math.sin((Math.PI * (y - top + height * 0.15)) / height)) ** 1.5);
  canvas.paint(slab(-10, 160, SIDE + 20, 80, 0), tube(160, 80), [0, 159, SIDE, 241]);
  for (const left of [8, SIDE - 48]) {
    canvas.paint(slab(left, 142, 40, 116, 6), tube(142, 116), [left - 1, 141, left + 41, 259]);
    for (const x of [left + 13, left + 27])
      canvas.paint(
        pen(
          [
            [
              [x, 146],
              [x, 254],
            ],
          ],
          2,
        ),
        dark,
        [x - 3, 144, x + 3, 256],
      );
  }
  canvas.paint(disc(MIDDLE + 4, MIDDLE + 8, 164), mixed(dark, [70, 66, 60], 0.5), boxOf(MIDDLE + 4, MIDDLE + 8, 164));
  canvas.paint(
    disc(MIDDLE, MIDDLE, 162),
    (x, y) => mixed(light, dark, Math.min(1, Math.hypot(x - 130, y - 120) / 260)),
    boxOf(MIDDLE, MIDDLE, 162),
  );
  canvas.paint(disc(MIDDLE, MIDDLE, 148), ring, boxOf(MIDDLE, MIDDLE, 148));
  canvas.paint(disc(MIDDLE, MIDDLE, 133), mixed(face, INK, 0.25), boxOf(MIDDLE, MIDDLE, 133));
  canvas.paint(disc(MIDDLE, MIDDLE, 131), face, boxOf(MIDDLE, MIDDLE, 131));
  for (const [x, y, turn] of [
    [128, 250, 0.62],
    [200, 282, 0.15],
    [272, 250, 0.85],
  ] as const)
    hand(canvas, x, y, turn);
  star(canvas, MIDDLE, 228);
  return canvas;
}

/** A small dial with its red hand. */
function hand(canvas: Canvas, x: number, y: number, turn: number): void {
  const at = (part: number, radius: number) =>
    [x + radius * Math.sin(2 * Math.PI * part), y - radius * Math.cos(2 * Math.PI * part)] as const;
  const ticks = Array.from({ length: 10 }, (_, tick) => [at(tick / 10, 24), at(tick / 10, 29)] as const);
  canvas.paint(pen(ticks, 1.6), INK, boxOf(x, y, 31));
  canvas.paint(pen([[at(turn + 0.5, 7), at(turn, 22)]], 4), RED, boxOf(x, y, 26));
  canvas.paint(disc(x, y, 5), RED, boxOf(x, y, 5));
}

/** The wheel that shows that water flows. */
function star(canvas: Canvas, x: number, y: number): void {
  const rays = Array.from({ length: 3 }, (_, ray) => {
    const [dx, dy] = [11 * Math.cos((ray * Math.PI) / 3), 11 * Math.sin((ray * Math.PI) / 3)];
    return [
      [x - dx, y - dy],
      [x + dx, y + dy],
    ] as const;
  });
  canvas.paint(pen(rays, 4), INK, boxOf(x, y, 14));
}

/** Its number, and the figures: black for cubic metres, white on red for parts of one. */
function withRegister(empty: Canvas, shown: Shown): Canvas {
  const canvas = empty.copy();
  const { zakresLicznikaCalkowite: whole, zakresLicznikaDziesietne: parts } = shown;
  const figures = String(Math.floor(shown.stanTysieczne / 10 ** (3 - parts))).padStart(whole + parts, '0');
  const cell = Math.min(27, 216 / figures.length);
  const [left, top, height] = [MIDDLE - (cell * figures.length) / 2, 112, 40];
  const frame = [left - 5, top - 5, cell * figures.length + 10, height + 10] as const;
  canvas.paint(slab(...frame, 5), FRAME, [frame[0] - 1, frame[1] - 1, frame[0] + frame[2] + 1, top + height + 6]);
  [...figures].forEach((figure, index) => {
    const [x, red] = [left + index * cell, index >= whole];
    canvas.paint(slab(x + 1, top, cell - 2, height, 2), red ? RED : WHITE, [x, top - 1, x + cell, top + height + 1]);
    write(canvas, figure, x + cell / 2 - 8, top + 7, 26, red ? WHITE : INK);
  });
  write(canvas, 'm', MIDDLE - 10, 90, 14, INK);
  write(canvas, '3', MIDDLE + 2, 88, 8, INK);
  writeLine(canvas, `Nr ${shown.nrLicznika}`, MIDDLE, 178, 15, INK);
  return canvas;
}
