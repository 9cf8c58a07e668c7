import type { ChartBlock } from '../../descriptors/compiled.ts';
import { add } from '../../values/decimal.ts';
import { fieldOf } from '../parts/keyOf.ts';

/** One category with its numbers, in the order of the block's `values`; nothing where the row has none. */
export interface Point {
  category: string;
  numbers: readonly (number | null)[];
}

/**
 * The rows as points; with `top` the largest ones, and one more for the sum of the rest where it has a name.
 *
 * @param others the name of the rest
 */
export function pointsOf(
  block: Pick<ChartBlock, 'category' | 'values' | 'top'>,
  rows: readonly unknown[],
  others?: string,
): Point[] {
  const { category, values, top } = block;
  const toPoint = (row: unknown): Point => ({
    category: String(fieldOf(row, category.field) ?? ''),
    numbers: values.map(({ field }) => numberOf(row, field)),
  });
  if (!top) return rows.map(toPoint);
  const size = (row: unknown) => numberOf(row, top.by) ?? Number.NEGATIVE_INFINITY;
  const bySize = rows.toSorted((a, b) => size(b) - size(a) || 0);
  const points = bySize.slice(0, top.count).map(toPoint);
  const rest = bySize.slice(top.count).map(toPoint);
  if (rest.length > 0 && others)
    points.push({ category: others, numbers: values.map((_, place) => sumAt(rest, place)) });
  return points;
}

function numberOf(row: unknown, field: string): number | null {
  const value = fieldOf(row, field);
  return typeof value === 'number' ? value : null;
}

function sumAt(points: readonly Point[], place: number): number | null {
  const numbers = points.flatMap(({ numbers: all }) => all[place] ?? []);
  return numbers.reduce<number | null>((sum, number) => add(sum ?? 0, number) ?? null, null);
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
