import { TABLE_SIZES } from './look.ts';

/** What one column asks for at size 1: points for each point of type. */
export interface Wish {
  /** Its widest word: less would cut it. */
  least: number;
  /** Its widest line: more is not needed. */
  most: number;
  /** Takes what is left over. */
  grows: boolean;
}

export interface Columns {
  size: number;
  /** Left and right of the text in a cell. */
  padding: number;
  widths: number[];
}

/** A column is never asked to be wider than this share of all for the sake of one long word. */
const LONGEST_SHARE = 0.4;

/** Left and right of the text in a cell: as it should be, and when there is no room. */
const PADDING = 5;
const TIGHT = { padding: 1, size: 5 } as const;

/**
 * The largest size of type at which every column has room for its widest word, and the widths at that size. When even
 * the smallest is too large, the widths are cut in proportion and words break.
 */
export function fitColumns(wishes: readonly Wish[], width: number, sizes = TABLE_SIZES): Columns {
  const padding = PADDING;
  const free = width - wishes.length * 2 * padding;
  for (const size of sizes) {
    const least = wishes.map((wish) => Math.min(wish.least * size, free * LONGEST_SHARE));
    if (free <= 0 || sum(least) > free) continue;
    return { size, padding, widths: share(wishes, least, size, free).map((part) => part + 2 * padding) };
  }
  const least = wishes.map((wish) => Math.min(wish.least * TIGHT.size, width * LONGEST_SHARE) + 2 * TIGHT.padding);
  return { ...TIGHT, widths: least.map((part) => (part * width) / sum(least)) };
}

/**
 * Each column its least; the rest to what they still want, the modest ones first, so that one long text does not make
 * every column break its lines; what is left over to those that grow.
 */
function share(wishes: readonly Wish[], least: readonly number[], size: number, free: number): number[] {
  const widths = [...least];
  let rest = free - sum(least);
  const byWant = wishes
    .map((wish, index) => ({ index, want: Math.max(0, wish.most * size - least[index]!) }))
    .sort((a, b) => a.want - b.want);
  byWant.forEach(({ index, want }, served) => {
    const given = Math.min(want, rest / (byWant.length - served));
    widths[index]! += given;
    rest -= given;
  });
  const growing = wishes.some((wish) => wish.grows) ? wishes.map((wish) => wish.grows) : wishes.map(() => true);
  const base = sum(widths.filter((_, index) => growing[index])) || 1;
  return widths.map((width, index) => width + (growing[index] ? (rest * width) / base : 0));
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
