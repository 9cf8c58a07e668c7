import type { OutlineOf } from '../outline.ts';
import { listOf, type Scope } from '../scope.ts';
import type { ChartBlock } from './block.ts';
import { chartPoints, type Point } from './points.ts';

/** The points of a chart, with the names of their categories. */
export function pointsOf(block: ChartBlock, scope: Scope): Point[] {
  const { category, top } = block;
  const naming = {
    of: (row: unknown) => scope.value(category.value, { row }),
    name: (row: unknown) => scope.text(category.name, { row }),
  };
  return chartPoints(block, listOf(scope, block.rows), naming, top?.others && scope.text(top.others));
}

export const outline: OutlineOf<ChartBlock> = ({ rows, caption }, { scope }) => ({
  rows: listOf(scope, rows).length,
  texts: [scope.text(caption)],
});
