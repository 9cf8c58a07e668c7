import { Ajv } from 'ajv';
import { FORMATS } from '../../src/lang/descriptors/formats.ts';
import { isNullable, type JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';
import type { FieldPlan, ItemPlan } from '../artefact/data/plan.ts';
import type { Contract } from '../contract/contract.ts';
import type { Path } from '../files/jsonFile.ts';
import { asWritten, record, word } from '../files/raw.ts';
import { guess } from '../files/shape.ts';
import type { DataListInRowJson, DataVariantsInRowJson } from '../generated/descriptors.ts';
import { cellTypeOf } from './cellType.ts';
import { knownColumns, takeColumn } from './columns.ts';
import type { Filling } from './filling.ts';
import { planListField } from './listField.ts';
import { checkSentShape, isSent } from './sentShape.ts';
import { hasVariants, kindsOf, planVariants } from './variants.ts';
import type { DataWorld } from './world.ts';

/**
 * How a row makes an object of this schema. Every field that must be there needs a column or a constant (`data.field`).
 *
 * @param filled fields that something else fills
 */
export function planItem(
  world: DataWorld,
  schema: JsonSchema,
  filling: Filling,
  filled: ReadonlySet<string> = new Set(),
): ItemPlan {
  const kinds = kindsOf(world.contract, schema);
  if (kinds) return planVariants(world, schema, kinds, filling, filled, planFields);
  if (filling.variants !== undefined)
    world.reportAt(
      'data.variant',
      [...filling.path, 'variants'],
      'The contract has one kind of object here, no variants (oneOf with a discriminator).',
      { key: true },
    );
  const known = new Set<string>();
  const plan = planObject(world, schema, filling, '', known, filled);
  for (const name of Object.keys(filling.fields)) {
    if (known.has(name)) continue;
    world.reportAt(
      'data.field',
      [...filling.path, 'fields', name],
      `The answer has no field "${name}" here.${guess(name, [...known])}`,
      {
        key: true,
        help: [`It has: ${[...known].join(', ')}`],
      },
    );
  }
  return plan;
}

function planObject(
  world: DataWorld,
  written: JsonSchema,
  filling: Filling,
  before: string,
  known: Set<string>,
  filled: ReadonlySet<string> = new Set(),
): ItemPlan {
  const schema = objectOf(world.contract, written);
  const fields = planFields(world, schema, filling, known, before, filled);
  return { fields, nullable: isNullable(world.contract.resolve(written)) };
}

function planFields(
  world: DataWorld,
  schema: JsonSchema,
  filling: Filling,
  known: Set<string>,
  before = '',
  filled: ReadonlySet<string> = new Set(),
): FieldPlan[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    if (filled.has(name)) return [];
    const required = schema.required?.includes(name) ?? false;
    return planField(world, property, filling, { name, full: before + name, required }, known) ?? [];
  });
}

/** Of "this object or nothing" the object. */
export function objectOf(contract: Contract, written: JsonSchema): JsonSchema {
  const schema = contract.resolve(written);
  const objects = (schema.anyOf ?? schema.oneOf ?? []).map(contract.resolve).filter((branch) => branch.properties);
  return schema.properties || objects.length !== 1 ? schema : objects[0]!;
}

function planField(
  world: DataWorld,
  property: JsonSchema,
  filling: Filling,
  { name, full, required }: { name: string; full: string; required: boolean },
  known: Set<string>,
): FieldPlan | undefined {
  const { operation, table, fields, path } = filling;
  known.add(full);
  const entry = fields[full];
  const at = filling.placeOf?.(full) ?? [...path, 'fields', full];
  if (entry !== undefined && typeof entry !== 'string') {
    const { value, list, variants, rows, first } = record(entry);
    if (variants !== undefined && rows === undefined && first === undefined) {
      const raw = asWritten<DataVariantsInRowJson>(entry);
      const inner = { ...filling, fields: record(raw.fields), path: at, variants: raw.variants };
      delete inner.placeOf;
      return { name, item: planItem(world, property, inner) };
    }
    if (list !== undefined)
      return planListField(world, property, { name, table, raw: asWritten<DataListInRowJson>(entry), path: at });
    if (value === undefined) {
      const joined = filling.join(property, record(entry), at);
      return joined && { name, ...joined };
    }
    checkConstant(world, property, value, [...at, 'value']);
    return { name, value };
  }
  const { items } = world.contract.resolve(property);
  const several = items !== undefined && !cellTypeOf(world.contract, property);
  const type = cellTypeOf(world.contract, several ? items : property);
  if (type) {
    const named = word(entry, full);
    const isThere =
      entry !== undefined || (table.kind === 'view' ? required : knownColumns(world, table).includes(named));
    const optional = !required;
    if (isThere) {
      const cell = { ...type, nullable: type.nullable || optional };
      takeColumn(world, operation, table, named, several ? type : cell, entry === undefined ? path : at, several);
      return { name, column: named, type, optional, ...(several && { several }) };
    }
  } else if (isSent(world, table, word(entry, full), property)) {
    checkSentShape(world, table, word(entry, full), property, entry === undefined ? path : at);
    const nullable = isNullable(world.contract.resolve(property));
    return { name, column: word(entry, full), json: true, nullable };
  } else if (objectOf(world.contract, property).properties) {
    const inside = Object.keys(fields).some((key) => key.startsWith(`${full}.`));
    const columns = knownColumns(world, table).some((column) => column.startsWith(`${full}.`));
    if (required || inside || columns) return { name, item: planObject(world, property, filling, `${full}.`, known) };
  }
  if (required) reportMissing(world, filling, full, type !== undefined, hasVariants(world.contract, property));
  return undefined;
}

function reportMissing(world: DataWorld, { table, path }: Filling, full: string, cell: boolean, kinds: boolean): void {
  const columns = knownColumns(world, table);
  const message = cell
    ? `"${full}" is required, but "${table.name}" has no such column: name one in "fields", or give it a "value".`
    : `"${full}" is required, but a cell cannot hold it: give it ${kinds ? '"variants"' : 'a "value"'} in "fields".`;
  world.reportAt('data.field', path, message, cell ? { help: [`The table has: ${columns.join(', ')}`] } : {});
}

/** Is it what the contract wants (`data.value`)? */
export function checkConstant({ contract, reportAt }: DataWorld, schema: JsonSchema, value: unknown, path: Path): void {
  const ajv = new Ajv({ strict: false, formats: FORMATS, validateSchema: false, discriminator: true });
  const validate = ajv.compile(contract.bundle(schema));
  if (validate(value)) return;
  const { instancePath = '', message = '' } = validate.errors?.[0] ?? {};
  reportAt(
    'data.value',
    path,
    `The contract does not allow this value: ${instancePath && `${instancePath} `}${message}.`,
  );
}
