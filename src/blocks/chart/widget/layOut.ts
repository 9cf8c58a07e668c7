import type { ChartContent } from './content.ts';
import { gridTop, legendOf } from './legend.ts';
import { bandHeight, nameBars } from './named.ts';
import type { PictureProps } from './option.ts';
import { heightOf, shapeOf } from './shape.ts';
import type { ChartWidth } from './widths.ts';

/** Pixels of the letters of a layout. */
export const LETTER = 14;

/** Pixels at the normal font size. */
export interface Layout {
  picture: PictureProps;
  name: string;
  width: number;
  height: number;
}

/** A chart laid out for a width. */
export function layOut(content: ChartContent, { name, rem }: ChartWidth): Layout {
  const { kind, points, series, write, press } = content;
  const width = rem * 16;
  const letters = width / LETTER;
  const narrow = rem < 38;
  const shape = shapeOf(kind, points, narrow, rem < 14);
  const legend = legendOf(kind === 'pie' ? [] : series, letters);
  const picture = { kind, shape, legend, points, series, write, ...(press && { press }) };
  if (shape !== 'named')
    return { picture, name, width, height: heightOf(content.height, points.length, series.length, shape) };
  const named = nameBars(points, write, letters, narrow);
  const height = Math.round(LETTER * (gridTop(true, legend) + points.length * bandHeight(named.lines, series.length)));
  return { picture: { ...picture, named }, name, width, height };
}
