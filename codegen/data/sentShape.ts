import type { Operation } from '../../src/lang/descriptors/contract.ts';
import { isNullable, type JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';
import type { Table } from '../artefact/data/plan.ts';
import type { Contract } from '../contract/contract.ts';
import type { Path } from '../files/jsonFile.ts';
import type { DataWorld } from './world.ts';

const typesOf = ({ type, enum: words }: JsonSchema): string[] =>
  [type ?? (words ? 'string' : [])].flat().filter((one) => one !== 'null');

const writersOf = (world: DataWorld, table: Table): readonly Operation[] =>
  table.kind === 'records' ? (world.writers.get(table.name) ?? []) : [];

/** Is it a list of objects, or an object, that residents send as an argument of this name? */
export function isSent(world: DataWorld, table: Table, column: string, property: JsonSchema): boolean {
  const types = typesOf(world.contract.resolve(property));
  const isComposite = types.length === 1 && (types[0] === 'array' || types[0] === 'object');
  return isComposite && writersOf(world, table).some(({ args }) => Object.hasOwn(args, column));
}

/** May a field show the lists and objects that were sent (`data.type`)? */
export function checkSentShape(world: DataWorld, table: Table, column: string, property: JsonSchema, path: Path): void {
  for (const { id, args } of writersOf(world, table)) {
    const argument = args[column];
    const mayLack =
      !argument?.required &&
      !isNullable(world.contract.resolve(property)) &&
      typesOf(world.contract.resolve(property))[0] === 'object';
    const why = mayLack ? 'it may be left out' : argument && difference(world.contract, property, argument.schema, []);
    if (why)
      world.reportAt('data.type', path, `"${column}" of ${id} does not fit into this field of the response: ${why}.`);
  }
}

/** Why a value that one schema allows may break another. */
export function difference(
  contract: Contract,
  wanted: JsonSchema,
  sent: JsonSchema,
  path: readonly string[],
): string | undefined {
  const [into, from] = [contract.resolve(wanted), contract.resolve(sent)];
  const at = path.length ? `"${path.join('.')}" ` : 'it ';
  if (isNullable(from) && !isNullable(into)) return `${at}may be null`;
  const [type, sentType] = [typesOf(into)[0], typesOf(from)[0]];
  if (type !== sentType && !(type === 'number' && sentType === 'integer')) return `${at}is ${sentType}, not ${type}`;
  const strange = into.enum && (from.enum ?? ['any text']).filter((word) => !into.enum!.includes(word));
  if (strange?.length) return `${at}may be ${strange.join(', ')}`;
  if (into.items && from.items) return difference(contract, into.items, from.items, [...path, 'items']);
  for (const [name, property] of Object.entries(into.properties ?? {})) {
    const given = from.properties?.[name];
    if (given && (from.required?.includes(name) || !into.required?.includes(name))) {
      const why = difference(contract, property, given, [...path, name]);
      if (why) return why;
    } else if (into.required?.includes(name)) return `"${[...path, name].join('.')}" may be missing`;
  }
  return undefined;
}
