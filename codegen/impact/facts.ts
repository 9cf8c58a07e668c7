import type { JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';
import type { Contract } from '../contract/contract.ts';
import type { ContractPlace } from '../contract/places.ts';
import type { Path } from '../files/jsonFile.ts';
import { pointerOf } from '../files/jsonFile.ts';

/** A named part of the contract, with the properties that can change. */
export interface Thing {
  kind: 'operation' | 'argument' | 'error' | 'schema' | 'field';
  name: string;
  /** The part that contains it: `dajRaty`, `RataZbiorcza`; a renamed part must have the same one. */
  of: string;
  /** Its name and the names around it: equal in two contracts, whatever its file. */
  key: string;
  place: ContractPlace;
  /** The compared properties: name -> value. */
  facts: Readonly<Record<string, unknown>>;
}

/** The properties of a schema that matter to its users: not descriptions and examples. */
const FACTS = [
  'type',
  'format',
  'enum',
  'const',
  'pattern',
  'minimum',
  'maximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'x-unit',
  'x-secret',
  'contentEncoding',
] as const;

/** Every operation, argument, error code, schema and field of a contract, by its key. */
export function thingsOf(contract: Contract): ReadonlyMap<string, Thing> {
  const things = new Map<string, Thing>();
  const add = (thing: Thing): void => void things.set(thing.key, thing);
  for (const operation of contract.operations.values()) {
    const { id, method, path, access, subject, writes, args, errors, answer } = operation;
    const place = contract.places.operation(id)!;
    const facts = { address: `${method} ${path}`, access, subject, writes, answer: answerOf(answer) };
    add({ kind: 'operation', name: id, of: '', key: id, place, facts });
    for (const [name, { in: where, required, schema }] of Object.entries(args)) {
      const at = contract.places.argument(id, name) ?? place;
      const own = { in: where, required, ...factsOf(contract, schema) };
      add({ kind: 'argument', name, of: id, key: `${id}(${name})`, place: at, facts: own });
      fields(schema, `${id}(${name})`, at);
    }
    for (const [code, means] of Object.entries(errors))
      add({
        kind: 'error',
        name: code,
        of: id,
        key: `${id}!${code}`,
        place: contract.places.error(id, code) ?? place,
        facts: { means },
      });
  }
  for (const { name, schema } of contract.schemas.values()) {
    const place = contract.places.of(schema);
    if (!place) continue;
    add({ kind: 'schema', name, of: '', key: name, place, facts: factsOf(contract, schema) });
    fields(schema, name, place);
  }
  return things;

  function fields(schema: JsonSchema, of: string, place: ContractPlace): void {
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      const path: Path = [...place.path, 'properties', name];
      const here = contract.places.of(property) ?? { file: place.file, path };
      const key = `${of}.${name}`;
      const facts = { required: schema.required?.includes(name) ?? false, ...factsOf(contract, property) };
      add({ kind: 'field', name, of, key, place: here, facts });
      fields(property, key, here);
    }
    if (schema.items) fields(schema.items, `${of}[]`, { file: place.file, path: [...place.path, 'items'] });
    for (const [index, branch] of (schema.oneOf ?? []).entries())
      if (branch.properties)
        fields(branch, `${of}|${index}`, { file: place.file, path: [...place.path, 'oneOf', index] });
  }
}

/** The place as text: references identify parts by it. */
export const symbolOf = ({ file, path }: ContractPlace): string => `${file.name}#${pointerOf(path)}`;

function factsOf(contract: Contract, schema: JsonSchema): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  const named = schema.$ref?.split('/').at(-1);
  // A named schema has its own entry; here only its name is compared.
  if (named) return { is: named };
  for (const key of FACTS) if (schema[key] !== undefined) found[key] = schema[key];
  if (schema.items) found.items = factsOf(contract, schema.items);
  const branches = schema.oneOf ?? schema.anyOf;
  if (branches) found.oneOf = branches.map((one) => factsOf(contract, one));
  return found;
}

const answerOf = (answer: unknown): unknown =>
  typeof answer === 'string' ? answer : ((answer as JsonSchema).$ref?.split('/').at(-1) ?? 'nothing');
