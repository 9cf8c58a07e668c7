import type { Path } from '../../../codegen/files/jsonFile.ts';
import { isOfType } from '../../../codegen/files/jsonTypes.ts';
import type { SchemaAt, Schemas } from '../../../codegen/files/schemas.ts';
import type { JsonSchema } from '../../../src/lang/descriptors/jsonSchema.ts';
import { type Municipality, schemaOf } from './municipality.ts';

/** A value of a file and what its schema says about it. */
export interface Spot {
  in: Municipality;
  name: string;
  path: Path;
  value: unknown;
  /** The schema of the value, chosen among its variants. */
  schema: JsonSchema;
  /** JSON types that are allowed here, over all variants; empty: any. */
  types: readonly string[];
  /** The schema of the object or list that holds it. */
  holder?: JsonSchema | undefined;
  /** The object of which it is a value may lack it. */
  optional: boolean;
  /** It is a value under a name of the author's choice. */
  named: boolean;
  /** Names the key in the schema, the same for each value of it: `screen.schema.json state/type`. */
  place: string;
}

/** Every value of every file that has a schema, the outer ones first. */
export function spotsOf(municipality: Municipality): Spot[] {
  return municipality.names.flatMap((name) => {
    const described = schemaOf(name);
    if (!described) return [];
    const { schemas, file } = described;
    const spots: Spot[] = [];
    const at = schemas.open(file);
    const rest = { in: municipality, name, optional: false, named: false, place: file.split('/').at(-1)! };
    walk(schemas, at, { ...rest, path: [], value: municipality.json(name).value }, spots);
    return spots;
  });
}

type Unread = Omit<Spot, 'schema' | 'types'>;

function walk(schemas: Schemas, at: SchemaAt, spot: Unread, spots: Spot[]): void {
  const variants = variantsOf(schemas, at);
  const types = variants.some(({ schema }) => typesOf(schema).length === 0)
    ? []
    : [...new Set(variants.flatMap(({ schema }) => typesOf(schema)))];
  const chosen = choose(variants, spot.value);
  if (!chosen) return;
  const { schema, file } = chosen;
  spots.push({ ...spot, schema, types });
  const inner = (key: string | number, schemaOf: JsonSchema, more: Partial<Unread>): void =>
    walk(
      schemas,
      { schema: schemaOf, file },
      {
        ...spot,
        path: [...spot.path, key],
        value: (spot.value as Record<string | number, unknown>)[key],
        holder: schema,
        optional: true,
        named: false,
        ...more,
      },
      spots,
    );
  if (Array.isArray(spot.value)) {
    for (const index of spot.value.keys()) if (schema.items) inner(index, schema.items, { place: `${spot.place}[]` });
  } else if (typeof spot.value === 'object' && spot.value !== null) {
    const { additionalProperties: open } = schema;
    for (const key of Object.keys(spot.value)) {
      const known = schema.properties?.[key];
      // What repeats inside itself, as blocks in blocks, has the place of its own kind.
      const kind = kindOf(schema);
      const holder = kind ? `${spot.place.split(' ')[0]} <${kind}>` : spot.place;
      if (known) inner(key, known, { place: `${holder}/${key}`, optional: !schema.required?.includes(key) });
      else if (typeof open === 'object') inner(key, open, { place: `${holder}/*`, named: true });
    }
  }
}

/** `table` of a block, or the first required key of a variant. */
const kindOf = ({ properties, required }: JsonSchema): string | undefined =>
  (properties?.type?.const as string | undefined) ?? (properties && required?.[0] ? required[0] : undefined);

function variantsOf(schemas: Schemas, at: SchemaAt): SchemaAt[] {
  const { schema, file } = schemas.resolve(at);
  return schema.anyOf ? schema.anyOf.flatMap((one) => variantsOf(schemas, { schema: one, file })) : [{ schema, file }];
}

/** The variant that the value has, as the author meant it. */
function choose(variants: readonly SchemaAt[], value: unknown): SchemaAt | undefined {
  const fitting = variants.filter(({ schema }) => {
    const types = typesOf(schema);
    return types.length === 0 || types.some((type) => isOfType(value, type));
  });
  if (fitting.length < 2 || typeof value !== 'object' || value === null) return fitting[0];
  const has = (key: string): boolean => Object.hasOwn(value, key);
  return (
    fitting.find(({ schema }) =>
      Object.entries(schema.properties ?? {}).some(
        ([key, { const: word }]) => typeof word === 'string' && (value as Record<string, unknown>)[key] === word,
      ),
    ) ?? fitting.find(({ schema }) => has(schema.required?.[0] ?? ''))
  );
}

const typesOf = (schema: JsonSchema): string[] =>
  schema.type === undefined ? (schema.const === undefined ? [] : [typeof schema.const]) : [schema.type].flat();
