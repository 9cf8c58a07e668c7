import type { Operation } from '../../src/lang/descriptors/contract.ts';
import type { JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';
import type { Fill, Order, Table } from '../artefact/data/plan.ts';
import type { Path } from '../files/jsonFile.ts';
import { list, type Raw, record, type Unchecked, word } from '../files/raw.ts';
import type { DataFillJson, DataOrderJson } from '../generated/descriptors.ts';
import { knownColumns } from './columns.ts';
import { checkColumn, type DataWorld, tableOf } from './world.ts';

/** The operation whose answer is filled, and what its fills have used so far. */
export interface FillContext {
  world: DataWorld;
  operation: Operation;
  used: {
    tables: UsedTable[];
    /** Arguments that something uses. */
    args: Set<string>;
  };
  /** Plans a source, also one inside of a row. */
  fill(context: FillContext, property: JsonSchema, raw: Raw<DataFillJson>, path: Path): Fill | undefined;
}

/** A table that a fill reads, and the place that names it. */
export interface UsedTable {
  table: Table;
  path: Path;
}

/** The key of a source that names its table. */
type FillKind = 'rows' | 'first' | 'values' | 'count' | 'sum' | 'groups';

/** The table that `kind` names. When it does not exist, its arguments count as used: one mistake is reported once. */
export function findTable(
  { world, used }: FillContext,
  raw: Raw<DataFillJson>,
  kind: FillKind,
  path: Path,
): Table | undefined {
  const table = tableOf(world, word(raw[kind]), [...path, kind]);
  if (table) used.tables.push({ table, path: [...path, kind] });
  else {
    const page = [raw.limit, raw.offset].filter((argument) => typeof argument === 'string');
    for (const argument of [...Object.keys(record(raw.where)), ...page]) used.args.add(argument);
  }
  return table;
}

export function planOrder(world: DataWorld, table: Table, raw: Unchecked<DataOrderJson>, path: Path): Order[] {
  return list(raw).map((item, index) => {
    const descending = word(item).startsWith('-');
    const column = word(item).slice(descending ? 1 : 0);
    checkColumn(world, table, column, knownColumns(world, table), [...path, index]);
    return { column, descending };
  });
}
