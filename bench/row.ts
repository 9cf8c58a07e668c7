/** One line of the table that `npm run bench` prints. */
export interface Row {
  what: string;
  /** In readable form: `118 kB`, `1.04 ×`, `212 ms`. */
  measured: string;
  budget: string;
  /** The yardstick of the same run. */
  yardstick: string;
  met: boolean;
}

export const kB = (bytes: number): string => `${(bytes / 1024).toFixed(1)} kB`;
export const ms = (value: number): string => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
export const times = (ratio: number): string => `${ratio.toFixed(2)} ×`;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

/** The middle half of values in words: what a busy moment does not touch. */
export function middleHalf(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN).toFixed(2);
  return `${at(0.25)} to ${at(0.75)}`;
}

/** To a tenth. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return Math.round(10 * (sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN)) / 10;
}
