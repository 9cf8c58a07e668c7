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

/** Whether rows are left out that no other point counts, so that a share is one of the shown rows only. */
export function isPartial({ top, rows, ...block }: ChartBlock, scope: Scope, points: readonly Point[]): boolean {
  if (!top || top.others) return false;
  const all = listOf(scope, rows);
  return (
    points.length <
    (block.sum ? new Set(all.map((row) => scope.value(block.category.value, { row }))).size : all.length)
  );
}

export const outline: OutlineOf<ChartBlock> = ({ rows, caption }, { scope }) => ({
  rows: listOf(scope, rows).length,
  texts: [scope.text(caption)],
});
