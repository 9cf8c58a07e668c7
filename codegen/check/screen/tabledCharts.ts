import type { Block, BlockOf } from '../../../src/blocks/block.ts';
import type { Tree } from '../../../src/lang/expressions/tree.ts';

/** Marks each chart whose numbers a later table of the same list shows: it needs no table of its own, unless that has its buttons. */
export function markTabledCharts(blocks: readonly Block[]): Block[] {
  return blocks.map((block, index) =>
    block.type === 'chart' && blocks.slice(index + 1).some((other) => showsNumbersOf(other, block))
      ? { ...block, tabled: true }
      : block,
  );
}

/** Are the rows, categories and series of the chart those of the table, whenever the chart is seen? */
function showsNumbersOf(block: Block, chart: BlockOf<'chart'>): boolean {
  if (block.type !== 'table' || block.where.length > 0 || chart.sum || chart.do) return false;
  if (block.visible !== undefined && !alike(block.visible, chart.visible)) return false;
  if (!isTree(block.rows) || !alike(unsorted(block.rows), unsorted(chart.rows))) return false;
  const has = (value: Tree) =>
    block.columns.some((column) => column.visible === undefined && alike(column.value, value));
  return [
    chart.category.value,
    ...chart.values.map(({ field, value }): Tree => value ?? ['.', ['$', 'row'], field]),
  ].every(has);
}

const alike = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The rows of a table may be written out, each with a label. */
function isTree(rows: BlockOf<'table'>['rows']): rows is Tree {
  return !Array.isArray(rows) || typeof rows[0] === 'string';
}

function unsorted(rows: Tree): Tree {
  const sorted = Array.isArray(rows) && (rows[0] === 'sortBy' || rows[0] === 'sortDesc');
  return sorted ? unsorted(rows[1]!) : rows;
}
