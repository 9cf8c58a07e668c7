import type { JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';
import { contract } from './municipality.ts';

/** One place in a response. */
export interface Spot {
  path: readonly (string | number)[];
  /** Without `$ref`. */
  schema: JsonSchema;
  value: unknown;
  /** May the field be left out? */
  optional: boolean;
}

/** Every place in a response, the response itself first. */
export function spotsOf(schema: JsonSchema, value: unknown, path: Spot['path'] = [], optional = false): Spot[] {
  const full = contract.resolve(schema);
  const here: Spot = { path, schema: full, value, optional };
  if (Array.isArray(value)) {
    return [here, ...value.flatMap((item, index) => spotsOf(full.items ?? {}, item, [...path, index]))];
  }
  if (typeof value !== 'object' || value === null) return [here];
  const inside = Object.entries(value).flatMap(([name, inner]) =>
    spotsOf(full.properties?.[name] ?? {}, inner, [...path, name], !full.required?.includes(name)),
  );
  return [here, ...inside];
}

/** The response with another value in one place; undefined removes the field. */
export function replaced(answer: unknown, path: Spot['path'], value: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  const copy = (Array.isArray(answer) ? [...answer] : { ...(answer as object) }) as Record<string | number, unknown>;
  const inner = replaced(copy[first], rest, value);
  if (inner === undefined) delete copy[first];
  else copy[first] = inner;
  return copy;
}

/** The response with another value in every place where `change` returns one; inner places first. */
export function everywhere(schema: JsonSchema, answer: unknown, change: (spot: Spot) => unknown): unknown {
  return spotsOf(schema, answer)
    .toReversed()
    .reduce((changed, spot) => {
      const value = change({ ...spot, value: at(changed, spot.path) });
      return value === undefined ? changed : replaced(changed, spot.path, value);
    }, answer);
}

function at(answer: unknown, path: Spot['path']): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<string | number, unknown>)[key], answer);
}

/** The types that a place allows: `['string', 'null']`. */
export function typesOf({ schema }: Spot): readonly string[] {
  if (schema.type === undefined) return [];
  return Array.isArray(schema.type) ? schema.type : [schema.type];
}
