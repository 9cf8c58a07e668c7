import type { ChartBlock } from '../../../src/descriptors/compiled.ts';
import { compareValues } from '../../../src/values/order.ts';
import type { PaperRow } from '../paper.ts';
import type { View } from '../view.ts';
import type { BlockPrinter } from './printer.ts';

/** More bars than this say nothing. */
const MOST_BARS = 40;

/** The chart's figures as a table; one series that is never below zero has a bar beside each row. */
export const chart: BlockPrinter<ChartBlock> = {
  parts(block, view) {
    const lines = figures(block, view);
    const longest = block.values.length === 1 ? longestBar(lines) : 0;
    const rows = lines.map(({ name, values }): PaperRow => {
      const cells = block.values.map(({ format, unit }, index) => view.format(values[index], format, unit));
      const only = values[0];
      return {
        cells: [name, ...cells],
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

interface Figures {
  name: string;
  values: unknown[];
}

/** The rows, or with `top` the largest and one line of the rest. */
function figures(block: ChartBlock, view: View): Figures[] {
  const line = (row: unknown): Figures => ({
    name: view.format(fieldOf(row, block.category.field), 'text'),
    values: block.values.map(({ field }) => fieldOf(row, field)),
  });
  const rows = view.list(block.rows);
  if (!block.top) return rows.map(line);
  const { count, by, others } = block.top;
  const ordered = rows.toSorted((a, b) => compareValues(fieldOf(a, by), fieldOf(b, by), view.shared.language, true));
  const rest = ordered.slice(count).map(line);
  const top = ordered.slice(0, count).map(line);
  if (!others || rest.length === 0) return top;
  const sums = block.values.map((_, index) => rest.reduce((sum, { values }) => sum + numberOf(values[index]), 0));
  return [...top, { name: view.text(others), values: sums }];
}

function longestBar(lines: readonly Figures[]): number {
  const values = lines.map(({ values }) => numberOf(values[0]));
  return lines.length > MOST_BARS || values.some((value) => value < 0) ? 0 : Math.max(0, ...values);
}

const numberOf = (value: unknown) => (typeof value === 'number' ? value : 0);

const fieldOf = (row: unknown, field: string): unknown =>
  typeof row === 'object' && row !== null && Object.hasOwn(row, field) ? (row as Record<string, unknown>)[field] : null;
