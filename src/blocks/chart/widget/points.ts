import type { Binding } from '../../binding.ts';
import type { ChartBlock } from '../block.ts';
import { chartPoints, type Point } from '../points.ts';

export type { Point } from '../points.ts';

/** The points of a chart, named in the resident's language. */
export function pointsOf(block: ChartBlock, binding: Pick<Binding, 'value' | 'text'>): Point[] {
  const { category, top } = block;
  const rows = binding.value<readonly unknown[] | null>(block.rows) ?? [];
  const naming = {
    of: (row: unknown) => binding.value(category.value, { row }),
    name: (row: unknown) => binding.text(category.name, { row }),
  };
  return chartPoints(block, rows, naming, top?.others && binding.text(top.others));
}

/** The point with the largest and the one with the smallest number of one series; nothing when it has no numbers. */
export function extremesOf(points: readonly Point[], place: number): { largest: Point; smallest: Point } | undefined {
  const present = points.filter(({ numbers }) => typeof numbers[place] === 'number');
  const number = (point: Point) => point.numbers[place] as number;
  const [first, ...others] = present;
  if (!first) return undefined;
  return {
    largest: others.reduce((best, point) => (number(point) > number(best) ? point : best), first),
    smallest: others.reduce((best, point) => (number(point) < number(best) ? point : best), first),
  };
}
