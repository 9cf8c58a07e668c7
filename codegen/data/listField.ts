import type { JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';
import type { CellType } from '../artefact/data/cell.ts';
import {
  CHANGED,
  type FieldPlan,
  type ItemPlan,
  type ListField,
  type RecordsTable,
  type Table,
} from '../artefact/data/plan.ts';
import { MESSAGE, SENT } from '../artefact/data/process.ts';
import { COSIGNER, type TIMELINE_COLUMNS, WHO } from '../artefact/data/processColumns.ts';
import type { Path } from '../files/jsonFile.ts';
import { type Raw, record, word } from '../files/raw.ts';
import { guess } from '../files/shape.ts';
import type { DataListInRowJson } from '../generated/descriptors.ts';
import { cellTypeOf } from './cellType.ts';
import { mistakeIn } from './columns.ts';
import type { DataWorld } from './world.ts';

/** A field that is a list of the application itself, as it is written. */
interface Written {
  name: string;
  table: Table;
  raw: Raw<DataListInRowJson>;
  path: Path;
}

/** A list that belongs to an application with a process (`data.field`). */
export function planListField(
  world: DataWorld,
  property: JsonSchema,
  { name, table, raw, path }: Written,
): ListField | undefined {
  const { contract } = world;
  const wrong = (message: string): undefined => void world.reportAt('data.field', [...path, 'list'], message);
  const column = word(raw.list);
  if (table.kind !== 'records') return wrong(`"${table.name}" has no records, so its rows have no ${column}.`);
  if (table.forCosigner) return wrong(`A second person sees the columns in "sees", and no ${column}.`);
  if (column === '@timeline' && !table.process)
    return wrong(`"${table.name}" has no "process", so its rows have no ${column}.`);
  const { items, type } = contract.resolve(property);
  if (!items || ![type].flat().includes('array'))
    return wrong(`${column} is a list, but the contract requires something else.`);
  if (!contract.resolve(items).properties) return wrong(`${column} is a list of objects.`);
  const columns = column === '@sent' ? SENT_COLUMNS : entryColumns(world, table);
  return { name, column, list: planEntry(world, table, columns, items, raw, path) };
}

/** How an entry of the list becomes an object of the contract. */
function planEntry(
  world: DataWorld,
  table: RecordsTable,
  columns: ReadonlyMap<string, Fit>,
  items: JsonSchema,
  raw: Raw<DataListInRowJson>,
  path: Path,
): ItemPlan {
  const { contract, reportAt } = world;
  const schema = contract.resolve(items);
  const properties = schema.properties ?? {};
  const fields = record(raw.fields);
  for (const name of Object.keys(fields)) {
    if (Object.hasOwn(properties, name)) continue;
    const message = `An entry has no field "${name}" in the contract.${guess(name, Object.keys(properties))}`;
    reportAt('data.field', [...path, 'fields', name], message, { key: true });
  }
  const planned = Object.entries(properties).flatMap(([name, property]): FieldPlan[] => {
    const written = Object.hasOwn(fields, name);
    const column = written ? word(fields[name]) : name;
    const at = written ? [...path, 'fields', name] : path;
    const required = schema.required?.includes(name) ?? false;
    if (!columns.has(column)) {
      const names = [...columns.keys()];
      if (written)
        reportAt('data.column', at, `An entry has no column "${column}".${guess(column, names)}`, {
          help: [`It has: ${names.join(', ')}`],
        });
      else if (required)
        reportAt(
          'data.field',
          path,
          `"${name}" is required in an entry of ${table.name}: name its column in "fields".`,
          {
            help: [`An entry has: ${names.join(', ')}`],
          },
        );
      return [];
    }
    const type = cellTypeOf(contract, property);
    const message = type
      ? columns.get(column)!({ ...type, nullable: type.nullable || !required })
      : 'a list or an object cannot be filled from a column.';
    if (message) reportAt('data.type', at, `${column} of "${name}": ${message}`);
    return type ? [{ name, column, type, optional: !required }] : [];
  });
  return { fields: planned, nullable: false };
}

/** Says why a type of the contract does not fit a column; undefined: it fits. */
type Fit = (type: CellType) => string | undefined;

/** The columns of the history of a table. */
function entryColumns(world: DataWorld, table: RecordsTable): ReadonlyMap<string, Fit> {
  const process = table.process!;
  const words =
    (all: readonly string[]): Fit =>
    (type) => {
      const strange = all.filter((one) => mistakeIn(type, one) !== undefined);
      return strange.length > 0 ? `the contract does not have ${strange.join(', ')}.` : undefined;
    };
  const own: Readonly<Record<(typeof TIMELINE_COLUMNS)[number], Fit>> = {
    '@entry': isA('integer'),
    '@time': isA('moment'),
    '@day': isA('date', 'text'),
    '@move': words([
      ...[SENT, ...process.moves.keys()],
      ...(world.changers.has(table.name) ? [CHANGED] : []),
      ...(process.message ? [MESSAGE] : []),
    ]),
    '@state': words([...process.states.keys()]),
    '@label': isA('text'),
    '@text': orNull(isA('text')),
    '@who': words(process.cosign ? [...WHO, COSIGNER] : WHO),
    '@remark': orNull(isA('text')),
    '@hasDocument': isA('flag'),
  };
  const sent = world.moversOf(table.name).flatMap(({ operation: { args }, argument }) =>
    Object.entries(args)
      .filter(([name]) => name !== argument)
      .flatMap(([name, { schema }]): [string, Fit][] => {
        const type = cellTypeOf(world.contract, schema);
        return type ? [[name, orNull(isA(type.kind, 'text'))]] : [];
      }),
  );
  return new Map([...sent, ...Object.entries(own)]);
}

const isA =
  (...kinds: readonly CellType['kind'][]): Fit =>
  ({ kind }) =>
    kinds.includes(kind) ? undefined : `it is ${kinds.join(' or ')}, but the contract requires ${kind}.`;

/** Not every entry has it. */
const orNull =
  (suits: Fit): Fit =>
  (type) =>
    type.nullable ? suits(type) : 'not every entry has it, so the contract must allow null.';

/** The columns of what was sent. */
const SENT_COLUMNS: ReadonlyMap<string, Fit> = new Map([
  ['@label', isA('text')],
  ['@value', isA('text')],
]);
