import type { Step } from '../../lang/descriptors/steps.ts';
import type { Tree } from '../../lang/expressions/tree.ts';
import type { OutlineOf, Part, Place } from '../outline.ts';
import { listOf, type Scope } from '../scope.ts';
import type { ChartBlock } from './block.ts';
import { chartPoints, type Point } from './points.ts';

/** The points of a chart, with the names of their categories. */
export function pointsOf(block: ChartBlock, scope: Scope): Point[] {
  const { category, top } = block;
  const naming = {
    of: (row: unknown) => scope.value(category.value, { row }),
    name: (row: unknown) => scope.text(category.name, { row }),
    value: (tree: Tree, row: unknown) => scope.value(tree, { row }),
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

/** Each category that a click opens is a part with its name. */
export const outline: OutlineOf<ChartBlock> = (block, { scope, run }) => ({
  rows: listOf(scope, block.rows).length,
  texts: [scope.text(block.caption)],
  ...(block.do && { parts: pointsOf(block, scope).flatMap((point) => openPart(block.do!, point, run)) }),
});

const openPart = (steps: readonly Step[], { category, row }: Point, run: Place['run']): Part[] =>
  row === undefined ? [] : [{ name: category, shown: true, texts: [category], press: () => run(steps, { row }) }];
