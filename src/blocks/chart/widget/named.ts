import type { Point } from '../points.ts';
import { LINE, wrap } from './wrap.ts';

/** Sizes in letters. */
export const BAR = 0.95;
/** Between the bars of a category: a share of the one before. */
export const BETWEEN = 0.15;
/** Between the name of a category and its bars. */
const BELOW_NAME = 0.3;
/** Below the bars of a category. */
const GAP = 1.1;
/** More would leave no space for bars; the table has the whole name. */
const MOST_LINES = 5;

/** Names above lying bars, each with the figure of the first series. */
export interface Named {
  /** Of each point, all of as many lines: empty ones come first. */
  names: readonly string[];
  /** Of a name. */
  lines: number;
}

/** @param letters that fit on a line @param narrow the figure has a line of its own */
export function nameBars(
  points: readonly Point[],
  write: (number: number | null, place: number) => string,
  letters: number,
  narrow: boolean,
): Named {
  const all = points.map(({ category, numbers }) => {
    const figure = write(numbers[0] ?? null, 0) || '–';
    return narrow
      ? [...wrap(category, letters, MOST_LINES - 1), figure]
      : wrap(`${category}: ${figure}`, letters, MOST_LINES);
  });
  const lines = Math.max(1, ...all.map(({ length }) => length));
  return { names: all.map((one) => [...Array(lines - one.length).fill(''), ...one].join('\n')), lines };
}

/** The height of a category with its name. @returns letters */
export const bandHeight = (lines: number, series: number): number =>
  lines * LINE + BELOW_NAME + barsHeight(series) + GAP;

/** From the lower edge of a name down to the middle of its band; negative: up. @returns letters */
export const nameToMiddle = (lines: number, series: number): number =>
  (BELOW_NAME + barsHeight(series) - lines * LINE) / 2;

/** The place of a name as the width of a bar, which has a gap behind it. @returns letters */
export const namePlace = (lines: number): number => (lines * LINE + BELOW_NAME) / (1 + BETWEEN);

const barsHeight = (series: number): number => BAR * (series + (series - 1) * BETWEEN);
