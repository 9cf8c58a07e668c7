import type { Binding } from '../../binding.ts';
import type { ChartBlock } from '../block.ts';
import type { Point } from '../points.ts';
import { isPartial, pointsOf } from '../view.ts';

/** The content of a chart, without its layout. */
export interface ChartContent {
  kind: ChartBlock['kind'];
  /** The height of standing bars, lines and circles, pixels. */
  height: number;
  points: readonly Point[];
  /** Only the largest are shown, and nothing counts the rest. */
  partial: boolean;
  /** Names of the series. */
  series: readonly string[];
  /** A number of a series as it is shown. */
  write: (number: number | null, place: number) => string;
  /** Runs the steps of a point, where a click on it does something. */
  press?: (point: Point) => void;
  /** Two contents with the same key are drawn alike. */
  key: string;
}

export function contentOf(block: ChartBlock, binding: Binding): ChartContent {
  const { kind, height, values, do: steps } = block;
  const points = pointsOf(block, binding);
  const series = values.map(({ label }) => binding.text(label));
  const formats = values.map(({ format, unit }) => [format, unit]);
  return {
    kind,
    height,
    points,
    partial: isPartial(block, binding, points),
    series,
    write: (number, place) => binding.format(number, values[place]!.format, values[place]!.unit),
    ...(steps && {
      press: ({ row, category }) => row !== undefined && void binding.run(steps, { row }, category),
    }),
    key: JSON.stringify([kind, height, binding.language, series, formats, points]),
  };
}
