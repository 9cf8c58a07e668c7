import type { Tree } from '../../../lang/expressions/tree.ts';
import { add } from '../../../lang/values/decimal.ts';
import { sumKwot } from '../../../lang/values/kwota.ts';
import type { Binding, Locals } from '../../binding.ts';
import type { BlockOf } from '../../block.ts';
import type { Column } from '../block.ts';
import { orderBy } from './order.ts';

/** The rows of a table. */
export interface Lines {
  rows: readonly unknown[];
  /** Positions of the rows that `where` lets through, in the order of the answer. */
  kept: readonly number[];
  /** What the expressions of a row see: `row`, the table's own `calc`, and `parent` in a nested table. */
  localsOf(index: number): Locals;
  /** The same for one look at many rows: it holds until the next call. */
  at(index: number): Locals;
}

export function linesOf(block: BlockOf<'table'>, binding: Binding): Lines {
  const rows = rowsOf(block, binding);
  const parent = binding.value(['$', 'row']);
  const around = parent ? { parent } : {};
  const known: Locals[] = [];
  const localsOf = (index: number): Locals => {
    known[index] ??= binding.locals(block.calc, { row: rows[index], ...around });
    return known[index];
  };
  // One object whose `row` moves on: an object for each of 100,000 rows would take longer than what is asked of it.
  let position = 0;
  const moving = binding.locals(block.calc, {
    get row() {
      return rows[position];
    },
    ...around,
  });
  const at = (index: number): Locals => {
    position = index;
    return moving;
  };
  let kept = Array.from(rows.keys());
  for (const condition of block.where) kept = kept.filter((index) => binding.value(condition, at(index)) === true);
  return { rows, kept, localsOf, at };
}

/** The rows of the data, or the fixed ones: a record of their values by column, and their `label`. */
function rowsOf(block: BlockOf<'table'>, binding: Binding): readonly unknown[] {
  const { rows } = block;
  if (!isFixed(rows)) return binding.value<readonly unknown[] | null>(rows) ?? [];
  return rows.map(({ label, values }) => ({
    ...Object.fromEntries(Object.entries(values).map(([column, tree]) => [column, binding.value(tree)])),
    label: binding.text(label),
  }));
}

type FixedRows = Exclude<BlockOf<'table'>['rows'], Tree>;

/** A fixed list holds records; an expression begins with its operator. */
function isFixed(rows: BlockOf<'table'>['rows']): rows is FixedRows {
  return Array.isArray(rows) && typeof rows[0] !== 'string';
}

/** The kept rows sorted by a column; each value is worked out once. */
export function orderLines(
  lines: Lines,
  column: Column,
  descending: boolean,
  binding: Pick<Binding, 'value' | 'text' | 'language'>,
): readonly number[] {
  const values: unknown[] = new Array(lines.rows.length);
  for (const index of lines.kept) values[index] = sortValue(column, binding, lines.at(index));
  return orderBy(lines.kept, values, binding.language, descending);
}

/** People look for the words they see: a column of words is sorted by them, every other one by its raw value. */
function sortValue({ value, cell }: Column, binding: Pick<Binding, 'value' | 'text'>, locals: Locals): unknown {
  if (value !== undefined && (!cell || 'format' in cell)) return binding.value(value, locals);
  return cell && binding.text(cell, locals);
}

/** The sum of a column over the kept rows, or the server's own, as it is shown; '' where there is nothing to add. */
export function totalOf({ total, value, totalFormat, cell }: Column, lines: Lines, binding: Binding): string {
  const shown = cell && 'format' in cell ? cell : undefined;
  const format = totalFormat ?? shown?.format ?? 'decimal';
  const write = (sum: unknown) => binding.format(sum, format, shown?.unit);
  if (total !== true) return total === undefined ? '' : write(binding.value(total));
  if (value === undefined) return '';
  const numbers: number[] = [];
  for (const index of lines.kept) {
    const number = binding.value(value, lines.at(index));
    if (typeof number === 'number') numbers.push(number);
  }
  if (numbers.length === 0) return '';
  return write(format === 'money' ? sumKwot(numbers) : numbers.reduce((sum, number) => add(sum, number) ?? sum, 0));
}
