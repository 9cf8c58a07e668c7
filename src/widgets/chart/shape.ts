import type { ChartBlock } from '../../descriptors/compiled.ts';
import type { Point } from './points.ts';

/** As many categories as can stand side by side on a phone with their names in full. */
const SIDE_BY_SIDE = 5;
const LONG_NAME = 12;
const ROW_PIXELS = 34;

/** Whether bars lie: with many or long names there is no room under standing ones, and a chart never scrolls sideways. */
export function isSideways(kind: ChartBlock['kind'], points: readonly Point[], narrow: boolean): boolean {
  if (kind !== 'bar') return false;
  const longest = Math.max(0, ...points.map(({ category }) => category.length));
  if (narrow) return points.length > SIDE_BY_SIDE || longest * points.length > 36;
  return points.length > 24 || (points.length > 6 && longest > LONG_NAME);
}

/** The height of the picture in pixels at the normal font size: lying bars need a line each. */
export function heightOf(wished: number, points: number, sideways: boolean): number {
  return sideways ? Math.max(wished, points * ROW_PIXELS + 60) : wished;
}
