import { TABLE_SIZES } from './look.ts';

/** The widths that one column asks for at font size 1: multiples of the font size. */
export interface ColumnDemand {
  /** Its widest word: a narrower column would break it. */
  least: number;
  /** Its widest line: it needs no more. */
  most: number;
  /** It receives the remaining width. */
  grows: boolean;
}

export interface Columns {
  size: number;
  /** The space left and right of the text in a cell. */
  padding: number;
  widths: number[];
}

/** A long word makes a column no wider than this share of the table. */
const LONGEST_SHARE = 0.4;

/** The space left and right of the text in a cell: normally, and when the table is too wide. */
const PADDING = 5;
const TIGHT = { padding: 1, size: 5 } as const;

/**
 * The largest font size at which every column fits its widest word, and the widths at that size. When even
 * the smallest is too large, the widths are reduced in proportion and words break.
 */
export function fitColumns(demands: readonly ColumnDemand[], width: number, sizes = TABLE_SIZES): Columns {
  const padding = PADDING;
  const free = width - demands.length * 2 * padding;
  for (const size of sizes) {
    const least = demands.map((demand) => Math.min(demand.least * size, free * LONGEST_SHARE));
    if (free <= 0 || sum(least) > free) continue;
    return { size, padding, widths: share(demands, least, size, free).map((part) => part + 2 * padding) };
  }
  const least = demands.map((demand) => Math.min(demand.least * TIGHT.size, width * LONGEST_SHARE) + 2 * TIGHT.padding);
  return { ...TIGHT, widths: least.map((part) => (part * width) / sum(least)) };
}

/**
 * Each column gets its minimum. The rest is distributed by demand, the smallest demand first, so that one long text does
 * not force line breaks in every column. The growing columns get the remainder.
 */
function share(demands: readonly ColumnDemand[], least: readonly number[], size: number, free: number): number[] {
  const widths = [...least];
  let rest = free - sum(least);
  const byWant = demands
    .map((demand, index) => ({ index, want: Math.max(0, demand.most * size - least[index]!) }))
    .sort((a, b) => a.want - b.want);
  byWant.forEach(({ index, want }, served) => {
    const given = Math.min(want, rest / (byWant.length - served));
    widths[index]! += given;
    rest -= given;
  });
  const growing = demands.some((demand) => demand.grows)
    ? demands.map((demand) => demand.grows)
    : demands.map(() => true);
  const base = sum(widths.filter((_, index) => growing[index])) || 1;
  return widths.map((width, index) => width + (growing[index] ? (rest * width) / base : 0));
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
