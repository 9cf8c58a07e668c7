import type { PaperFact } from '../paper.ts';
import { CELL_PADDING, Grid, type GridCell, NESTED_PADDING } from './grid.ts';
import { printable } from './letters.ts';
import { INK, MUTED } from './look.ts';
import type { Frame, Sheet, Style } from './sheet.ts';
import { type Tag, tag } from './tags.ts';
import { widestLine } from './wrap.ts';

/** The labels of facts take at most this share of the width. */
const LABELS_SHARE = 0.42;
const MOST_BESIDE = 3;
/** The space after a label or value, besides the padding of its cell. */
const GAP = 8;

/** The widths that one fact asks for. */
type Demand = Record<keyof PaperFact, number>;

/** Labels and values, as many pairs side by side as fit without a line break; in the structure labels are row headers. */
export function printFacts(sheet: Sheet, parent: Tag, items: readonly PaperFact[], frame: Frame, size: number): void {
  if (items.length === 0) return;
  const nested = frame.x > sheet.frame.x;
  const padding = nested ? NESTED_PADDING : CELL_PADDING;
  const styles: Record<keyof PaperFact, Style> = {
    label: { face: 'regular', size, color: MUTED },
    value: { face: 'regular', size, color: INK },
  };
  const space = 2 * padding.side + (nested ? 0 : GAP);
  const demand = (text: string, style: Style) => widestLine(printable(text), sheet.measure(style)) + space;
  const demands = items.map(({ label, value }) => ({
    label: demand(label, styles.label),
    value: demand(value, styles.value),
  }));
  const widths = pairsBeside(demands, frame.width) ?? onePair(demands, frame.width);
  const columns = widths.map((width) => ({ width, align: 'start' }) as const);
  const grid = new Grid(sheet, frame, columns, size, padding);
  const table = tag(sheet.doc, parent, 'Table');
  const beside = widths.length / 2;
  for (let first = 0; first < items.length; first += beside) {
    const cells = items.slice(first, first + beside).flatMap(({ label, value }, pair): GridCell[] => [
      { type: 'TH', scope: 'Row', lines: grid.lines(label, 2 * pair, styles.label) },
      { type: 'TD', lines: grid.lines(value, 2 * pair + 1, styles.value) },
    ]);
    grid.row(table, cells, {});
  }
  table.end();
}

/** The widths of labels and values in turn, for the most pairs that fit beside each other; nothing when two do not. */
function pairsBeside(demands: readonly Demand[], width: number): number[] | undefined {
  for (let beside = Math.min(MOST_BESIDE, demands.length); beside > 1; beside--) {
    const widths = Array.from({ length: beside }, (_, pair) => {
      const below = demands.filter((_, index) => index % beside === pair);
      return [Math.max(...below.map(({ label }) => label)), Math.max(...below.map(({ value }) => value))];
    }).flat();
    const rest = width - widths.reduce((sum, one) => sum + one, 0);
    if (rest >= 0) return widths.map((one, index) => (index % 2 === 1 ? one + rest / beside : one));
  }
  return undefined;
}

function onePair(demands: readonly Demand[], width: number): number[] {
  const labels = Math.min(Math.max(...demands.map(({ label }) => label)), width * LABELS_SHARE);
  return [labels, width - labels];
}
