import type { PaperPicture, PicturesPart } from '../paper.ts';
import { MUTED, SIZE } from './look.ts';
import { readPicture } from './picture.ts';
import type { Frame, Sheet } from './sheet.ts';
import { type Tag, tag } from './tags.ts';

/** The maximum height in points: two stand side by side, and a page with a few facts has space for two rows. */
const TALLEST = 240;
const GUTTER = 18;
const CAPTION_GAP = 4;
const ROW_GAP = 14;
/** The height of a row with its captions, for the heading above it. */
export const TALLEST_PICTURE = TALLEST + 32;
const CAPTION = { face: 'regular', size: SIZE.small, color: MUTED } as const;

/** Pictures in two columns, each with its caption below it; the caption is also the alternative text. */
export function printPictures(sheet: Sheet, parent: Tag, { items }: PicturesPart, frame: Frame): void {
  const width = (frame.width - GUTTER) / 2;
  for (let first = 0; first < items.length; first += 2) {
    if (first > 0) sheet.y += ROW_GAP;
    printRow(sheet, parent, items.slice(first, first + 2), frame, width);
  }
}

function printRow(sheet: Sheet, parent: Tag, items: readonly PaperPicture[], frame: Frame, width: number): void {
  const pictures = items.map(({ picture, label }, index) => {
    const image = (sheet.doc as unknown as Opens).openImage(readPicture(picture));
    const turned = (image.orientation ?? 1) > 4;
    const [wide, high] = turned ? [image.height, image.width] : [image.width, image.height];
    const scale = Math.min(width / wide, TALLEST / high);
    const lines = sheet.lines(label, width, CAPTION);
    return { image, label, lines, x: frame.x + index * (width + GUTTER), width: wide * scale, height: high * scale };
  });
  const highest = Math.max(...pictures.map(({ height }) => height));
  const lines = Math.max(...pictures.map((one) => one.lines.length));
  const height = highest + CAPTION_GAP + lines * sheet.lineHeight(CAPTION.size);
  sheet.keep(height);
  const top = sheet.y;
  for (const picture of pictures) printOne(sheet, parent, picture, top);
  sheet.y = top + height;
}

type Placed = { image: Image; label: string; lines: readonly string[]; x: number; width: number; height: number };

function printOne(sheet: Sheet, parent: Tag, { image, label, lines, x, width, height }: Placed, top: number): void {
  const { doc } = sheet;
  const figure = tag(doc, parent, 'Figure', { alt: label, box: [x, top, x + width, top + height] });
  figure.add(() => {
    doc.image(image as unknown as Buffer, x, top, { width, height });
  });
  const caption = tag(doc, figure, 'Caption');
  caption.add(() => {
    lines.forEach((line, index) => {
      sheet.write(line, x, top + height + CAPTION_GAP + index * sheet.lineHeight(CAPTION.size), CAPTION);
    });
  });
  caption.end();
  figure.end();
}

/** Members missing in pdfkit's types. */
interface Opens {
  openImage(bytes: Buffer): Image;
}
/** `orientation` is the rotation of the camera. */
interface Image {
  width: number;
  height: number;
  orientation?: number;
}
