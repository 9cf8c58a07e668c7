import type { BoxSize } from './boxSize.ts';
import type { ChartContent } from './content.ts';
import type { PictureProps } from './option.ts';
import { heightOf, shapeOf } from './shape.ts';

export interface Layout {
  picture: PictureProps;
  /** Pixels at the normal font size. */
  height: number;
}

/** A chart in a box of this size. */
export function layOut({ kind, height, points, series, write, press }: ChartContent, size: BoxSize): Layout {
  const narrow = size !== 'wide';
  const shape = shapeOf(kind, points, narrow, size === 'tight');
  return {
    picture: { kind, shape, narrow, points, series, write, ...(press && { press }) },
    height: heightOf(height, points.length, series.length, shape, narrow),
  };
}
