import { computed } from 'mobx';
import { useMemo } from 'react';
import type { Column, TableBlock } from '../../descriptors/compiled.ts';
import type { Tree } from '../../expressions/tree.ts';
import { add } from '../../values/decimal.ts';
import { sumKwot } from '../../values/kwota.ts';
import type { Binding, Locals } from '../binding.ts';
import { orderBy } from './order.ts';

export interface Sort {
  column: string;
  descending: boolean;
}

/** The rows of a table; each value is worked out once and again only when what it was read from changes. */
export interface Lines {
  rows: readonly unknown[];
  /** What the expressions of a row see: `row` and the table's own `calc`. */
  localsOf(index: number): Locals;
  /** Positions of the rows that `where` lets through, in the order of the answer. */
  kept: readonly number[];
  /** The same, sorted. */
  ordered: readonly number[];
  /** The sum of a column over `kept`, or the server's own; nothing where there is nothing to add. */
  totalOf(column: Column): unknown;
}

/** Read it inside an observer: it follows the data, the states `where` reads, and the language. */
export function useLines(block: TableBlock, binding: Binding, sort: Sort | undefined): Lines {
  const base = useMemo(() => computed(() => keptLines(block, binding)), [block, binding]);
  const { column, descending } = sort ?? {};
  const ordered = useMemo(
    () => computed(() => orderLines(block, binding, base.get(), column, descending === true)),
    [block, binding, base, column, descending],
  );
  const { rows, localsOf, kept } = base.get();
  const totalOf = (of: Column) => total(of, binding, base.get());
  return { rows, localsOf, kept, ordered: ordered.get(), totalOf };
}

interface Kept extends Pick<Lines, 'rows' | 'localsOf' | 'kept'> {
  /** The same as localsOf, for one look at many rows: it holds until the next call. */
  at(index: number): Locals;
}

function keptLines(block: TableBlock, binding: Binding): Kept {
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
  return { rows, localsOf, at, kept };
}

/** The rows of the data, or the fixed ones: a record of their values by column, and their `label`. */
function rowsOf(block: TableBlock, binding: Binding): readonly unknown[] {
  const { rows } = block;
  if (!isFixed(rows)) return binding.value<readonly unknown[] | null>(rows) ?? [];
  return rows.map(({ label, values }) => ({
    ...Object.fromEntries(Object.entries(values).map(([column, tree]) => [column, binding.value(tree)])),
    label: binding.text(label),
  }));
}

type FixedRows = Exclude<TableBlock['rows'], Tree>;

/** A fixed list holds records; an expression begins with its operator. */
export function isFixed(rows: TableBlock['rows']): rows is FixedRows {
  return Array.isArray(rows) && typeof rows[0] !== 'string';
}

function orderLines(
  block: TableBlock,
  binding: Binding,
  kept: Kept,
  id?: string,
  descending = false,
): readonly number[] {
  const column = block.columns.find((one) => one.id === id);
  if (!column) return kept.kept;
  const values: unknown[] = [];
  for (const index of kept.kept) values[index] = sortValue(column, binding, kept.at(index));
  return orderBy(kept.kept, values, binding.language, descending);
}

/** People look for the words they see: a column of words is sorted by them, every other one by its raw value. */
function sortValue(column: Column, binding: Binding, locals: Locals): unknown {
  const { value, cell } = column;
  if (value !== undefined && (!cell || 'format' in cell)) return binding.value(value, locals);
  return cell && binding.text(cell, locals);
}

function total({ total: how, value, totalFormat, cell }: Column, binding: Binding, kept: Kept): unknown {
  if (how !== true) return how === undefined ? undefined : binding.value(how);
  if (value === undefined) return undefined;
  const numbers = kept.kept
    .map((index) => binding.value(value, kept.at(index)))
    .filter((number) => typeof number === 'number');
  if (numbers.length === 0) return undefined;
  const money = (totalFormat ?? (cell && 'format' in cell && cell.format)) === 'money';
  return money ? sumKwot(numbers) : numbers.reduce<number | undefined>((sum, number) => add(sum!, number), 0);
}
