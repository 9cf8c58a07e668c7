import type { ChartBlock } from '../block.ts';

/** A width for which a chart is laid out. The layout grows and shrinks with its box, letters by 0.75 to 1.35. */
export interface ChartWidth {
  /** In the name of its class. */
  name: string;
  /** Of the layout. */
  rem: number;
  /** Narrower boxes have it; chart.css has the same numbers. */
  below: number;
}

export const WIDTHS: readonly ChartWidth[] = [
  // A phone with large letters.
  { name: 'xs', rem: 10.5, below: 14 },
  { name: 's', rem: 19, below: 24 },
  { name: 'm', rem: 30, below: 38 },
  { name: 'l', rem: 42, below: 50 },
  { name: 'xl', rem: 57, below: Number.POSITIVE_INFINITY },
];
/** A circle has no letters, so one fits all. */
const CIRCLE: readonly ChartWidth[] = [{ name: 'circle', rem: 20, below: Number.POSITIVE_INFINITY }];

export const widthsOf = (kind: ChartBlock['kind']): readonly ChartWidth[] => (kind === 'pie' ? CIRCLE : WIDTHS);

/** The width for which a chart is laid out in a box. @param rem of the box */
export const widthFor = (kind: ChartBlock['kind'], rem: number): ChartWidth =>
  widthsOf(kind).find(({ below }) => rem < below)!;
