import type { ChartBlock } from '../block.ts';
import type { Point } from '../points.ts';

/** The number of categories that fit side by side on a phone with their full names. */
const SIDE_BY_SIDE = 5;
const LONG_NAME = 12;
/** Longer names leave no space for bars on a narrow screen. */
const SHORT_NAME = 6;
const ROW_PIXELS = 34;

/** standing: bars up, names under them; lying: bars to the right, names before them; named: lying, names above them. */
export type Shape = 'standing' | 'lying' | 'named';

/**
 * The shape of a chart. Many or long names do not fit under standing bars, so the bars lie; long names are written in full
 * above lying bars. A chart never scrolls sideways.
 *
 * @param tight a phone with large letters
 */
export function shapeOf(kind: ChartBlock['kind'], points: readonly Point[], narrow: boolean, tight = false): Shape {
  if (kind !== 'bar') return 'standing';
  const longest = Math.max(0, ...points.map(({ category }) => category.length));
  if (longest > LONG_NAME && (narrow || points.length > 4)) return 'named';
  if (tight && longest > SHORT_NAME) return 'named';
  if (narrow) return points.length > SIDE_BY_SIDE || longest * points.length > 36 ? 'lying' : 'standing';
  return points.length > 24 ? 'lying' : 'standing';
}

/** The height of a chart with standing or lying bars, in pixels at the normal font size: lying bars need a line each. */
export function heightOf(usual: number, points: number, series: number, shape: 'standing' | 'lying'): number {
  return shape === 'standing' ? usual : Math.max(usual, points * ROW_PIXELS * Math.max(1, series * 0.75) + 60);
}
