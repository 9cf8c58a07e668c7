import type { Operation } from '../../src/lang/descriptors/contract.ts';
import type { JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';
import {
  type Fill,
  MOST_ANSWERED,
  type Order,
  type RecordColumn,
  type RowsPlan,
  type Table,
  type ValuesPlan,
} from '../artefact/data/plan.ts';
import type { Path } from '../files/jsonFile.ts';
import { list, type Raw, record, type Unchecked, word } from '../files/raw.ts';
import type { DataFillJson, DataOrderJson } from '../generated/descriptors.ts';
import { cellTypeOf } from './cellType.ts';
import { knownColumns, takeColumn } from './columns.ts';
import { checkConstant, hasVariants, objectOf, planItem } from './itemCheck.ts';
import { planWhere } from './where.ts';
import { checkColumn, type DataWorld, tableOf } from './world.ts';

/** The operation whose answer is filled, and what its fills have used so far. */
export interface FillContext {
  world: DataWorld;
  operation: Operation;
  used: {
    tables: UsedTable[];
    /** Arguments that select rows. */
    args: Set<string>;
  };
}

/** A table that a fill reads, and the place that names it. */
export interface UsedTable {
  table: Table;
  path: Path;
}

/**
 * How the office fills one field of an answer: a constant, the present record, a list of one column's values, a list of rows, or one row.
 *
 * @param property schema of the field
 * @returns undefined after a reported problem
 */
export function planFill(
  context: FillContext,
  property: JsonSchema,
  raw: Raw<DataFillJson>,
  path: Path,
): Fill | undefined {
  const { world } = context;
  if (raw.value !== undefined) {
    checkConstant(world, property, raw.value, [...path, 'value']);
    return { kind: 'value', value: raw.value };
  }
  if (raw.record !== undefined) return planRecordColumn(context, property, word(raw.record), path);
  const schema = world.contract.resolve(property);
  const isList = [schema.type].flat().includes('array');
  if (raw.values !== undefined) {
    const type = isList ? schema.items : undefined;
    if (type && cellTypeOf(world.contract, type)) return planValues(context, type, raw, path);
    world.reportAt(
      'data.field',
      path,
      '"values" fills a list of texts, numbers or dates, but this is not such a list.',
      {
        key: true,
      },
    );
    return undefined;
  }
  const kind = raw.rows !== undefined ? 'rows' : 'first';
  const item = kind === 'rows' ? schema.items : property;
  if (item && isList === (kind === 'rows') && hasVariants(world.contract, item)) {
    const message = `"${kind}" fills one kind of object, and this one has variants (oneOf) in the contract. Give each variant a field of its own.`;
    world.reportAt('data.field', path, message, { key: true });
    return undefined;
  }
  if (!item || isList !== (kind === 'rows') || !objectOf(world.contract, item).properties) {
    const wanted = kind === 'rows' ? 'a list of objects' : 'an object';
    world.reportAt('data.field', path, `"${kind}" can only fill ${wanted}.`, { key: true });
    return undefined;
  }
  return planRows(context, kind, item, raw, path);
}

/** @param filled fields of the item that do not come from the row */
export function planRows(
  context: FillContext,
  kind: RowsPlan['kind'],
  item: JsonSchema,
  raw: Raw<DataFillJson>,
  path: Path,
  filled?: ReadonlySet<string>,
): RowsPlan | undefined {
  const { world, operation, used } = context;
  const table = findTable(context, raw, kind, path);
  if (!table) return undefined;
  const where = planWhere(world, operation, table, raw.where, [...path, 'where'], used.args);
  const plan = planItem(world, item, { operation, table, fields: record(raw.fields), path }, filled);
  const order = planOrder(world, table, raw.order, [...path, 'order']);
  const narrowed = where.some(({ argument }) => operation.args[argument]?.required);
  if (kind === 'rows' && table.kind === 'csv' && !table.subject && !narrowed && table.csv.rows.length > MOST_ANSWERED)
    world.reportAt(
      'data.size',
      [...path, kind],
      `Without arguments this answers ${table.csv.rows.length} rows, more than ${MOST_ANSWERED}. Let a required argument select rows.`,
    );
  return { kind, table, item: plan, where, order, nullable: filled === undefined && plan.nullable };
}

function planValues(
  context: FillContext,
  item: JsonSchema,
  raw: Raw<DataFillJson>,
  path: Path,
): ValuesPlan | undefined {
  const { world, operation, used } = context;
  const table = findTable(context, raw, 'values', path);
  const wanted = cellTypeOf(world.contract, item);
  if (!table || !wanted) return undefined;
  const where = planWhere(world, operation, table, raw.where, [...path, 'where'], used.args);
  const part = raw.part === 'year' || raw.part === 'month' ? raw.part : undefined;
  const type = { ...(part ? ({ kind: 'date', schema: {} } as const) : wanted), nullable: true };
  if (part && wanted.kind !== 'integer' && wanted.kind !== 'text')
    world.reportAt(
      'data.type',
      [...path, 'part'],
      `A ${part} is a number or a text, but the contract requires ${wanted.kind}.`,
    );
  takeColumn(world, operation, table, word(raw.column), type, [...path, 'column']);
  return {
    kind: 'values',
    table,
    column: word(raw.column),
    type,
    ...(part && { part: { of: part, number: wanted.kind === 'integer' } }),
    where,
    descending: raw.descending === true,
  };
}

/** Fills a field from a column of the record that the operation stores. */
function planRecordColumn(
  { world, operation }: FillContext,
  property: JsonSchema,
  column: string,
  path: Path,
): Fill | undefined {
  const type = cellTypeOf(world.contract, property);
  const table = [...world.tables.values()].find(
    (one) => one.kind === 'records' && world.writers.get(one.name)?.some(({ id }) => id === operation.id),
  );
  if (!table) {
    world.reportAt(
      'data.record',
      path,
      `${operation.id} stores no record: name its table with "record" beside "answer".`,
    );
    return undefined;
  }
  if (!type) world.reportAt('data.type', path, `${column} is a text, but the contract requires a list or an object.`);
  else takeColumn(world, operation, table, column, type, [...path, 'record']);
  return { kind: 'record', column: column as RecordColumn };
}

/** The table that `kind` names. When it does not exist, its arguments count as used: one mistake is reported once. */
function findTable(
  { world, used }: FillContext,
  raw: Raw<DataFillJson>,
  kind: 'rows' | 'first' | 'values',
  path: Path,
): Table | undefined {
  const table = tableOf(world, word(raw[kind]), [...path, kind]);
  if (table) used.tables.push({ table, path: [...path, kind] });
  else for (const argument of Object.keys(record(raw.where))) used.args.add(argument);
  return table;
}

function planOrder(world: DataWorld, table: Table, raw: Unchecked<DataOrderJson>, path: Path): Order[] {
  return list(raw).map((item, index) => {
    const descending = word(item).startsWith('-');
    const column = word(item).slice(descending ? 1 : 0);
    checkColumn(world, table, column, knownColumns(world, table), [...path, index]);
    return { column, descending };
  });
}
