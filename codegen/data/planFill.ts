import type { JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';
import type { Fill, RecordColumn } from '../artefact/data/plan.ts';
import type { Path } from '../files/jsonFile.ts';
import { type Raw, word } from '../files/raw.ts';
import type { DataFillJson } from '../generated/descriptors.ts';
import { cellTypeOf } from './cellType.ts';
import { takeColumn } from './columns.ts';
import type { FillContext } from './fillContext.ts';
import { checkConstant, objectOf } from './itemCheck.ts';
import { planCount, planGroups, planSum } from './planGroups.ts';
import { planRows, planValues } from './planRows.ts';
import { hasVariants, kindsOf } from './variants.ts';

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
  if (raw.groups !== undefined) return planGroups(context, property, raw, path);
  if (raw.count !== undefined) return planCount(context, property, raw, path);
  if (raw.sum !== undefined) return planSum(context, property, raw, path);
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
  const kinds = item && isList === (kind === 'rows') && hasVariants(world.contract, item);
  if (kinds && kindsOf(world.contract, item)) return planRows(context, kind, item, raw, path);
  if (kinds) {
    const message = `"${kind}" fills kinds of objects that a discriminator tells apart, and the contract has none here.`;
    world.reportAt('data.variant', path, message, { key: true });
    return undefined;
  }
  if (!item || isList !== (kind === 'rows') || !objectOf(world.contract, item).properties) {
    const wanted = kind === 'rows' ? 'a list of objects' : 'an object';
    world.reportAt('data.field', path, `"${kind}" can only fill ${wanted}.`, { key: true });
    return undefined;
  }
  return planRows(context, kind, item, raw, path);
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
    (one) =>
      one.kind === 'records' &&
      (world.writers.get(one.name)?.some(({ id }) => id === operation.id) ||
        world.changers.get(one.name)?.some(({ id }) => id === operation.id) ||
        world.moversOf(one.name).some((mover) => mover.operation.id === operation.id)),
  );
  if (!table) {
    world.reportAt(
      'data.record',
      path,
      `${operation.id} has no record: name its table with "record", "move" or "change" beside "answer".`,
    );
    return undefined;
  }
  if (!type) world.reportAt('data.type', path, `${column} is a text, but the contract requires a list or an object.`);
  else takeColumn(world, operation, table, column, type, [...path, 'record']);
  return { kind: 'record', column: column as RecordColumn };
}
