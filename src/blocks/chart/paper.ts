import type { PaperRow } from '../../../server/engine/documents/paper.ts';
import type { BlockPrinter } from '../../../server/engine/documents/printer.ts';
import type { ChartBlock } from './block.ts';
import type { Point } from './points.ts';
import { pointsOf } from './view.ts';

/** A chart with more bars than this is unreadable. */
const MOST_BARS = 40;

/** The chart's figures as a table; one series that is never below zero has a bar beside each row. */
export const chart: BlockPrinter<ChartBlock> = {
  parts(block, view) {
    const lines = pointsOf(block, view);
    const longest = block.values.length === 1 ? longestBar(lines) : 0;
    const rows = lines.map(({ category, numbers }): PaperRow => {
      const cells = block.values.map(({ format, unit }, index) => view.format(numbers[index], format, unit));
      const only = numbers[0];
      return {
        cells: [category, ...cells],
        ...(longest > 0 ? { bar: typeof only === 'number' ? only / longest : 0 } : {}),
      };
    });
    const columns = [
      { label: view.text(block.category.label), align: 'start', header: true } as const,
      ...block.values.map(({ label }) => ({ label: view.text(label), align: 'end', header: false }) as const),
    ];
    return [{ kind: 'table', caption: view.text(block.caption), columns, rows, empty: '' }];
  },
};

function longestBar(lines: readonly Point[]): number {
  const values = lines.map(({ numbers }) => numbers[0] ?? 0);
  return lines.length > MOST_BARS || values.some((value) => value < 0) ? 0 : Math.max(0, ...values);
}
