import type { Tree } from '../../lang/expressions/tree.ts';
import { add } from '../../lang/values/decimal.ts';
import type { ChartBlock } from './block.ts';

/** One category with its numbers, in the order of the block's `values`; nothing where the row has none. */
export interface Point {
  category: string;
  numbers: readonly (number | null)[];
  /** What its steps see, where a click runs some; the rest of the largest has none. */
  row?: unknown;
}

/** How a row is read: the identity and the name of its category, and the value of a computed series. */
export interface Naming {
  of(row: unknown): unknown;
  name(row: unknown): string;
  value?(tree: Tree, row: unknown): unknown;
}

/**
 * The rows as points, on screen and on paper: with `sum` one for each category, with `top` the largest ones, and one more
 * for the sum of the rest where it has a name.
 *
 * @param others the name of the rest
 */
export function chartPoints(
  block: Pick<ChartBlock, 'values' | 'top' | 'sum' | 'do'>,
  rows: readonly unknown[],
  naming: Naming,
  others?: string,
): Point[] {
  const { values, top } = block;
  const numbersOf = (row: unknown) =>
    values.map(({ field, value }) =>
      value === undefined ? numberOf(row, field) : asNumber(naming.value?.(value, row)),
    );
  const places = values.map((_, place) => place);
  const drawn = (block.sum ? groups(rows, naming) : rows.map((row) => [row])).map((group) => {
    const [row] = group;
    const numbers = group.length === 1 ? numbersOf(row) : places.map((place) => total(group.map(numbersOf), place));
    return { row, numbers };
  });
  const point = ({ row, numbers }: (typeof drawn)[number]): Point => ({
    category: naming.name(row),
    numbers,
    ...(block.do && { row }),
  });
  if (!top) return drawn.map(point);
  const series = values.findIndex(({ field }) => field === top.by);
  const size = ({ row, numbers }: (typeof drawn)[number]) =>
    (series === -1 ? numberOf(row, top.by) : numbers[series]) ?? Number.NEGATIVE_INFINITY;
  const bySize = drawn.toSorted((a, b) => size(b) - size(a) || 0);
  const points = bySize.slice(0, top.count).map(point);
  const rest = bySize.slice(top.count).map(({ numbers }) => numbers);
  if (rest.length > 0 && others) points.push({ category: others, numbers: places.map((place) => total(rest, place)) });
  return points;
}

/** Rows of one category together, in the order in which categories come first. */
function groups(rows: readonly unknown[], naming: Naming): unknown[][] {
  const found = new Map<unknown, unknown[]>();
  for (const row of rows) {
    const category = naming.of(row);
    const group = found.get(category);
    if (group) group.push(row);
    else found.set(category, [row]);
  }
  return [...found.values()];
}

function numberOf(row: unknown, field: string): number | null {
  const value =
    typeof row === 'object' && row !== null && Object.hasOwn(row, field)
      ? (row as Record<string, unknown>)[field]
      : null;
  return asNumber(value);
}

const asNumber = (value: unknown): number | null => (typeof value === 'number' ? value : null);

function total(all: readonly (readonly (number | null)[])[], place: number): number | null {
  const numbers = all.flatMap((numbers) => numbers[place] ?? []);
  return numbers.reduce<number | null>((sum, number) => add(sum ?? 0, number) ?? null, null);
}

/** The points with the largest number of one series, and those with the smallest; nothing when it has no numbers. */
export function extremesOf(
  points: readonly Point[],
  place: number,
): { largest: readonly Point[]; smallest: readonly Point[] } | undefined {
  const numbers = points.flatMap((point) => point.numbers[place] ?? []);
  if (numbers.length === 0) return undefined;
  const all = (number: number) => points.filter((point) => point.numbers[place] === number);
  // Not by spreading into Math.max: a chart may have more points than a call takes arguments.
  return {
    largest: all(numbers.reduce((best, number) => (number > best ? number : best))),
    smallest: all(numbers.reduce((best, number) => (number < best ? number : best))),
  };
}
