import { type CellType, type CellValue, readCell } from '../../../codegen/artefact/data/cell.ts';
import { read } from '../../../codegen/artefact/data/item.ts';
import type { DatePart, GroupsPlan } from '../../../codegen/artefact/data/plan.ts';
import { add } from '../../../src/lang/values/decimal.ts';
import type { Context } from '../http/context.ts';
import type { AskRows, Cells, Keys } from './rows.ts';

/** What makes a group, and what is added up in it. */
export interface Grouping {
  by: readonly Omit<GroupsPlan['by'][number], 'name'>[];
  sums: readonly { column: string; type: CellType }[];
}

export interface Group {
  /** The values that its rows share, as `by` has them. */
  keys: readonly CellValue[];
  count: number;
  sums: readonly number[];
}

/** The groups of the rows that an operation may read. Without columns in `by` all rows are one group; without rows there is none. */
export type AskGroups = (ctx: Context, keys?: readonly Keys[]) => Promise<readonly Group[]>;

/** Groups of rows that the office has read. */
export function groupedRows(ask: AskRows, grouping: Grouping): AskGroups {
  return async (ctx, keys) => {
    const groups = new Groups(grouping);
    const amounts = (cells: Cells) => grouping.sums.map(({ column, type }) => amountIn(column, type, cells));
    for (const cells of await ask(ctx, keys)) groups.add(cells, 1, amounts(cells));
    return groups.list();
  };
}

/** An empty cell counts as 0. */
export const amountIn = (column: string, type: CellType, cells: Cells): number =>
  Number(read(column, () => readCell(type, cells(column))) ?? 0);

/** Groups that grow row by row. */
export class Groups {
  readonly #grouping: Grouping;
  readonly #groups = new Map<string, Group>();

  constructor(grouping: Grouping) {
    this.#grouping = grouping;
  }

  /** @param cells a row of the group, with `count` rows in all and these sums */
  add(cells: Cells, count: number, sums: readonly number[]): void {
    const keys = this.#grouping.by.map(({ column, type, part }) =>
      partOf(
        read(column, () => readCell(type, cells(column))),
        part,
      ),
    );
    const name = JSON.stringify(keys);
    const known = this.#groups.get(name);
    this.#groups.set(name, {
      keys,
      count: (known?.count ?? 0) + count,
      sums: sums.map((sum, index) => added(known?.sums[index] ?? 0, sum)),
    });
  }

  list(): Group[] {
    return [...this.#groups.values()];
  }
}

function added(a: number, b: number): number {
  const sum = add(a, b);
  if (sum === undefined || Math.abs(sum) > Number.MAX_SAFE_INTEGER) throw new Error('A sum is too large for a number.');
  return sum;
}

/** The year or month of a date. */
export function partOf(value: CellValue, part: DatePart | undefined): CellValue {
  if (!part || value === null) return value;
  const text = String(value);
  if (part.of === 'year') return part.number ? Number(text.slice(0, 4)) : text.slice(0, 4);
  return part.number ? Number(text.slice(5, 7)) : text.slice(0, 7);
}

const polish = new Intl.Collator('pl', { numeric: true });

/** The order of values of one column; a missing one comes last. */
export function compareCells(a: CellValue, b: CellValue): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
  return typeof a === 'number' ? a - Number(b) : polish.compare(String(a), String(b));
}
