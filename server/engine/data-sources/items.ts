import { readCell } from '../../../codegen/artefact/data/cell.ts';
import { columnsOf, itemOf, joinedFields, kindOf, read } from '../../../codegen/artefact/data/item.ts';
import {
  type CountPlan,
  type ItemPlan,
  type JoinedField,
  MOST_ANSWERED,
  type RowsPlan,
  type SumPlan,
  type ValuesPlan,
  type VariantsPlan,
} from '../../../codegen/artefact/data/plan.ts';
import type { Context } from '../http/context.ts';
import { groupsOf } from './fillGroups.ts';
import { compareCells, partOf } from './groups.ts';
import type { Cells, Keys } from './rows.ts';
import { rowsOf } from './rowsOf.ts';
import type { Views } from './views.ts';

/** Makes the objects of rows, in their order. */
export type MakeItems = (ctx: Context, rows: readonly Cells[]) => Promise<Record<string, unknown>[]>;

/** The value of a field for each row. */
type Joined = (cells: Cells) => unknown;
type Join = (ctx: Context, rows: readonly Cells[]) => Promise<Joined>;

/** A table inside of rows is asked once for all of them. */
export function itemsOf(item: ItemPlan, views: Views): MakeItems {
  if (item.variants) return variantItems(item.variants, views);
  const joins = joinedFields(item).map((field) => [field, joinOf(field, views)] as const);
  return async (ctx, rows) => {
    const joined = new Map<JoinedField, Joined>();
    for (const [field, join] of joins) joined.set(field, await join(ctx, rows));
    return rows.map((cells) => itemOf(item, cells, (field) => joined.get(field)?.(cells)));
  };
}

/** Tables inside of rows are asked for the rows of the kinds that have them. */
function variantItems(variants: VariantsPlan, views: Views): MakeItems {
  const makers = new Map(
    variants.kinds.map((kind) => [kind, itemsOf({ fields: kind.fields, nullable: false }, views)]),
  );
  return async (ctx, rows) => {
    const made = new Map<Cells, Record<string, unknown>>();
    for (const [kind, own] of Map.groupBy(rows, (cells) => kindOf(variants, cells))) {
      const items = await makers.get(kind)!(ctx, own);
      for (const [index, cells] of own.entries()) made.set(cells, items[index]!);
    }
    return rows.map((cells) => made.get(cells)!);
  };
}

function joinOf({ from, on }: JoinedField, views: Views): Join {
  const columns = on.map(({ column }) => column);
  const fill = filled(from, columns, views);
  return async (ctx, rows) => {
    const keys = on.map(({ column, equals }): Keys => {
      const texts = rows.map((cells) => cells(equals)).filter((text) => text !== '');
      return { column, values: new Set(texts) };
    });
    const values = keys.every(({ values }) => values.size > 0) ? await fill(ctx, keys) : new Map<string, unknown>();
    const none = from.kind === 'first' ? null : from.kind === 'count' || from.kind === 'sum' ? 0 : [];
    return (cells) => values.get(nameOf(on.map(({ equals }) => cells(equals)))) ?? none;
  };
}

/** The name of the rows that have these keys. */
const nameOf = (keys: readonly unknown[]): string => JSON.stringify(keys);

/** The values of a field, by the keys of their rows. */
type FillByKey = (ctx: Context, keys: readonly Keys[]) => Promise<Map<string, unknown>>;

function filled(from: JoinedField['from'], columns: readonly string[], views: Views): FillByKey {
  switch (from.kind) {
    case 'count':
    case 'sum':
      return totalsByKey(from, columns, views);
    case 'values':
      return valuesByKey(from, columns, views);
    default:
      return rowsByKey(from, columns, views);
  }
}

const KEY = { kind: 'text', nullable: true, schema: {} } as const;

function totalsByKey(from: CountPlan | SumPlan, columns: readonly string[], views: Views): FillByKey {
  const by = columns.map((column) => ({ column, type: KEY }));
  const ask = groupsOf(from, { by, sums: from.kind === 'sum' ? [from] : [] }, views, columns);
  return async (ctx, keys) => {
    const groups = await ask(ctx, keys);
    return new Map(groups.map((group) => [nameOf(group.keys), from.kind === 'sum' ? group.sums[0] : group.count]));
  };
}

function rowsByKey(from: RowsPlan, columns: readonly string[], views: Views): FillByKey {
  const { kind, table, item, where, order } = from;
  const ask = rowsOf(table, columnsOf(item), { where, order, on: columns }, views);
  const make = itemsOf(item, views);
  return async (ctx, keys) => {
    const rows = await ask(ctx, keys);
    checkNumber(table.name, rows);
    const items = await make(ctx, rows);
    const lists = byKey(rows, columns, (_, index) => items[index]);
    return kind === 'rows' ? lists : new Map([...lists].map(([key, [first]]) => [key, first]));
  };
}

function valuesByKey(from: ValuesPlan, columns: readonly string[], views: Views): FillByKey {
  const { table, column, where } = from;
  const ask = rowsOf(table, [column], { where, order: [], on: columns }, views);
  return async (ctx, keys) => {
    const rows = await ask(ctx, keys);
    checkNumber(table.name, rows);
    return new Map([...byKey(rows, columns, (cells) => cells)].map(([key, own]) => [key, distinctValues(from, own)]));
  };
}

/** The distinct values of a column, in their order. */
export function distinctValues({ column, type, part, descending }: ValuesPlan, rows: readonly Cells[]): unknown[] {
  const valueIn = (cells: Cells) => read(column, () => readCell(type, cells(column)));
  const values = new Set(rows.map((cells) => partOf(valueIn(cells), part)));
  const sorted = [...values].filter((value) => value !== null).sort(compareCells);
  return descending ? sorted.reverse() : sorted;
}

function byKey<T>(
  rows: readonly Cells[],
  columns: readonly string[],
  make: (cells: Cells, index: number) => T,
): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const [index, cells] of rows.entries()) {
    const key = nameOf(columns.map(cells));
    const known = found.get(key);
    if (known) known.push(make(cells, index));
    else found.set(key, [make(cells, index)]);
  }
  return found;
}

function checkNumber(table: string, rows: readonly unknown[]): void {
  if (rows.length > MOST_ANSWERED)
    throw new Error(
      `The table "${table}" gave ${rows.length} rows inside of rows, at most ${MOST_ANSWERED} are answered.`,
    );
}
