import type { JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';
import type { CellType } from '../artefact/data/cell.ts';
import type { CountPlan, DatePart, GroupKey, GroupsPlan, SumPlan, Table } from '../artefact/data/plan.ts';
import type { Path } from '../files/jsonFile.ts';
import { type Raw, record, type Unchecked, word } from '../files/raw.ts';
import { guess } from '../files/shape.ts';
import type { DataCountJson, DataGroupsJson, DataSumJson } from '../generated/descriptors.ts';
import { cellTypeOf } from './cellType.ts';
import { takeColumn } from './columns.ts';
import { type FillContext, findTable } from './fillContext.ts';
import { objectOf } from './itemCheck.ts';
import { hasVariants } from './variants.ts';
import { planWhere } from './where.ts';

/** What can be added up. */
const SUMMED: readonly CellType['kind'][] = ['integer', 'number', 'money'];

/** The number of rows, for a field with a whole number. */
export function planCount(
  context: FillContext,
  property: JsonSchema,
  raw: Raw<DataCountJson>,
  path: Path,
): CountPlan | undefined {
  const { world, operation, used } = context;
  const table = findTable(context, raw, 'count', path);
  if (!table) return undefined;
  if (cellTypeOf(world.contract, property)?.kind !== 'integer')
    world.reportAt('data.type', path, 'A count is a whole number: the contract must have an integer here.', {
      key: true,
    });
  return { kind: 'count', table, where: planWhere(world, operation, table, raw.where, [...path, 'where'], used.args) };
}

export function planSum(
  context: FillContext,
  property: JsonSchema,
  raw: Raw<DataSumJson>,
  path: Path,
): SumPlan | undefined {
  const { world, operation, used } = context;
  const table = findTable(context, raw, 'sum', path);
  if (!table) return undefined;
  const where = planWhere(world, operation, table, raw.where, [...path, 'where'], used.args);
  const type = summed(context, table, property, word(raw.column), [...path, 'column']);
  return type && { kind: 'sum', table, column: word(raw.column), type, where };
}

/** How the cells of a column are read that is added up into a field. */
function summed(
  { world, operation }: FillContext,
  table: Table,
  field: JsonSchema,
  column: string,
  path: Path,
): CellType | undefined {
  const wanted = cellTypeOf(world.contract, field);
  if (!wanted || !SUMMED.includes(wanted.kind)) {
    world.reportAt('data.type', path, 'A sum is a number, but the contract has none here.');
    return undefined;
  }
  // What limits the sum does not limit its parts.
  const type: CellType = { kind: wanted.kind, nullable: true, schema: {} };
  return takeColumn(world, operation, table, column, type, path) ? type : undefined;
}

/** A list of objects, one for each distinct value. */
export function planGroups(
  context: FillContext,
  property: JsonSchema,
  raw: Raw<DataGroupsJson>,
  path: Path,
): GroupsPlan | undefined {
  const { world, operation, used } = context;
  const { contract, reportAt } = world;
  const table = findTable(context, raw, 'groups', path);
  const { items } = contract.resolve(property);
  if (!items || !objectOf(contract, items).properties || hasVariants(contract, items)) {
    reportAt('data.field', path, '"groups" can only fill a list of objects of one kind.', { key: true });
    return undefined;
  }
  if (!table) return undefined;
  const { properties = {}, required = [] } = objectOf(contract, items);
  const filled = new Set<string>();
  /** The schema of a field of the group, which is filled once. */
  const field = (name: string, at: Path, key: boolean): JsonSchema | undefined => {
    const names = Object.keys(properties);
    const help = [`It has: ${names.join(', ')}`];
    if (!Object.hasOwn(properties, name))
      reportAt('data.field', at, `A group has no field "${name}".${guess(name, names)}`, { key, help });
    else if (filled.has(name)) reportAt('data.field', at, `The field "${name}" is filled twice.`, { key });
    filled.add(name);
    return Object.hasOwn(properties, name) ? properties[name] : undefined;
  };
  const where = planWhere(world, operation, table, raw.where, [...path, 'where'], used.args);
  const by = Object.entries(record(raw.by)).flatMap(([name, entry]): GroupKey[] => {
    const at = [...path, 'by', name];
    const schema = field(name, at, true);
    const key = schema && planKey(context, table, name, schema, entry, at);
    return key ? [key] : [];
  });
  if (Object.keys(record(raw.by)).length === 0)
    reportAt(
      'data.field',
      [...path, 'by'],
      'Name at least one column here; for one number over all rows use "count" or "sum".',
      { key: true },
    );
  const sums = Object.entries(record(raw.sums)).flatMap(([name, column]): GroupsPlan['sums'][number][] => {
    const at = [...path, 'sums', name];
    const schema = field(name, at, true);
    const type = schema && summed(context, table, schema, word(column), at);
    return type ? [{ name, column: word(column), type }] : [];
  });
  const count = raw.count === undefined ? undefined : word(raw.count);
  const counted = count === undefined ? undefined : field(count, [...path, 'count'], false);
  if (counted && cellTypeOf(contract, counted)?.kind !== 'integer')
    reportAt('data.type', [...path, 'count'], `A count is a whole number, but "${count}" is none in the contract.`);
  for (const name of required)
    if (!filled.has(name))
      reportAt(
        'data.field',
        path,
        `"${name}" is required in a group, but nothing fills it: name it in "by", "sums" or "count".`,
        { key: true },
      );
  return {
    kind: 'groups',
    table,
    by,
    ...(count !== undefined && { count }),
    sums,
    where,
    descending: raw.descending === true,
  };
}

/** A field with the value that the rows of a group share. */
function planKey(
  { world, operation }: FillContext,
  table: Table,
  name: string,
  schema: JsonSchema,
  entry: Unchecked<DataGroupsJson['by'][string]>,
  path: Path,
): GroupKey | undefined {
  const wanted = cellTypeOf(world.contract, schema);
  if (!wanted) {
    world.reportAt('data.type', path, `"${name}" is a list or an object, which is no value of a column.`, {
      key: true,
    });
    return undefined;
  }
  const isWhole = typeof entry === 'string';
  const column = isWhole ? entry : word(record(entry).column);
  const part = planPart(world, wanted, record(entry).part, [...path, 'part']);
  const type: CellType = part ? { kind: 'date', nullable: wanted.nullable, schema: {} } : wanted;
  const isThere = takeColumn(world, operation, table, column, type, isWhole ? path : [...path, 'column']);
  return isThere ? { name, column, type, ...(part && { part }) } : undefined;
}

/** The part of a date that fills a number or a text (`data.type`). */
export function planPart(
  world: FillContext['world'],
  wanted: CellType,
  raw: unknown,
  path: Path,
): DatePart | undefined {
  if (raw !== 'year' && raw !== 'month') return undefined;
  if (wanted.kind !== 'integer' && wanted.kind !== 'text')
    world.reportAt('data.type', path, `A ${raw} is a number or a text, but the contract requires ${wanted.kind}.`);
  return { of: raw, number: wanted.kind === 'integer' };
}
