import type { Tree } from '../../lang/expressions/tree.ts';
import { add } from '../../lang/values/decimal.ts';
import { field } from '../../lang/values/field.ts';
import { sumKwot } from '../../lang/values/kwota.ts';
import type { BlockOf } from '../block.ts';
import { ROW_AT } from '../place.ts';
import { type Locals, listOf, type Scope } from '../scope.ts';
import type { Column } from './block.ts';

type TableBlock = BlockOf<'table'>;

/** The rows of a table. The values of a row are read only when they are needed. */
export interface Lines {
  rows: readonly unknown[];
  /** Positions of the rows for which `where` is true, in the order of the answer. */
  filtered: readonly number[];
  /** What the expressions of a row see: `row`, the table's own `calc`, and `parent` in a nested table. */
  localsOf(index: number): Locals;
  /** The same for a pass over many rows: it is valid until the next call. */
  at(index: number): Locals;
  /** An expression as a function of a row's position, for such a pass. */
  reader(tree: Tree): (index: number) => unknown;
}

export function linesOf(block: TableBlock, scope: Scope): Lines {
  const rows = rowsOf(block, scope);
  const parent = scope.value(['$', 'row']);
  const around = parent ? { parent } : {};
  const known: Locals[] = [];
  const localsOf = (index: number): Locals => {
    known[index] ??= scope.locals(block.calc, { row: rows[index], [ROW_AT]: index, ...around });
    return known[index];
  };
  // One object whose `row` changes: an object for each of 100,000 rows would cost more than the work on it.
  let position = 0;
  const moving = scope.locals(block.calc, {
    get row() {
      return rows[position];
    },
    ...around,
  });
  const at = (index: number): Locals => {
    position = index;
    return moving;
  };
  const reader = (tree: Tree) => {
    const name = ownField(tree);
    // Most columns are a plain field: on 100,000 rows the evaluator would take longer than all else.
    if (name !== undefined) return (index: number) => field(rows[index], name) ?? null;
    return (index: number) => scope.value(tree, at(index));
  };
  let filtered = positions(rows.length);
  for (const condition of block.where) {
    const read = reader(condition);
    filtered = filtered.filter((index) => read(index) === true);
  }
  return { rows, filtered, localsOf, at, reader };
}

/** The name of the field, where an expression is nothing but a field of the row. */
function ownField(tree: Tree): string | undefined {
  if (!Array.isArray(tree) || tree[0] !== '.') return undefined;
  const [, of, name] = tree as readonly Tree[];
  const ofRow = Array.isArray(of) && of[0] === '$' && of[1] === 'row';
  return ofRow && typeof name === 'string' ? name : undefined;
}

function positions(count: number): number[] {
  const all: number[] = [];
  for (let index = 0; index < count; index++) all.push(index);
  return all;
}

/** The rows of the data, or the fixed ones: a record of their values by column, and their `label`. */
function rowsOf({ rows }: TableBlock, scope: Scope): readonly unknown[] {
  if (!isFixed(rows)) return listOf(scope, rows);
  return rows.map(({ label, values }) => ({
    ...Object.fromEntries(Object.entries(values).map(([column, tree]) => [column, scope.value(tree)])),
    label: scope.text(label),
  }));
}

type FixedRows = Exclude<TableBlock['rows'], Tree>;

/** A fixed list contains records; an expression begins with its operator. */
function isFixed(rows: TableBlock['rows']): rows is FixedRows {
  return Array.isArray(rows) && typeof rows[0] !== 'string';
}

/** People look for the text they see: a column of words is sorted by it, every other one by its raw value. */
export function sortValue(column: Column, scope: Scope, locals: Locals): unknown {
  const { value, cell } = column;
  return value !== undefined && sortsRaw(column) ? scope.value(value, locals) : cell && scope.text(cell, locals);
}

/** The same as a function of a row's position, for a pass over many rows. */
export function sortReader(column: Column, lines: Lines, scope: Scope): (index: number) => unknown {
  const { value } = column;
  if (value !== undefined && sortsRaw(column)) return lines.reader(value);
  return (index) => sortValue(column, scope, lines.at(index));
}

const sortsRaw = ({ cell }: Column): boolean => !cell || 'format' in cell;

/** The sum of a column over the filtered rows, or the server's own, as it is shown; '' where there is nothing to add. */
export function totalOf({ total, value, totalFormat, cell }: Column, lines: Lines, scope: Scope): string {
  const shown = cell && 'format' in cell ? cell : undefined;
  const format = totalFormat ?? shown?.format ?? 'decimal';
  const write = (sum: unknown) => scope.format(sum, format, shown?.unit);
  if (total !== true) return total === undefined ? '' : write(scope.value(total));
  if (value === undefined) return '';
  const numbers: number[] = [];
  const read = lines.reader(value);
  for (const index of lines.filtered) {
    const number = read(index);
    if (typeof number === 'number') numbers.push(number);
  }
  if (numbers.length === 0) return '';
  return write(format === 'money' ? sumKwot(numbers) : numbers.reduce((sum, number) => add(sum, number) ?? sum, 0));
}
