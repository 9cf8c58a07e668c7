import type { SchemaAt, Schemas } from '../../../codegen/files/schemas.ts';
import type { JsonSchema } from '../../../src/lang/descriptors/jsonSchema.ts';

/** One key of the language. */
export interface Key {
  /** Relative to its section: `columns[].label`; `<name>` stands for a name the author chooses. */
  path: string;
  description: string;
  required: boolean;
  schema: JsonSchema;
  /** Its place in the schema, for its checks; `$ref`s are not followed. */
  at: SchemaAt;
  example: unknown;
  /** Its own keys are listed in the lines below. */
  opens: boolean;
}

/** A part of the language with a name: a whole file, or one of its `$defs`. */
export interface Part {
  name: string;
  /** `descriptors/common.schema.json#/$defs/text` */
  address: string;
  at: SchemaAt;
}

/** The whole file first, then what it defines. */
export function partsOf(schemas: Schemas, file: string): Part[] {
  const { schema } = schemas.open(file);
  const name = schema.title ?? file;
  const defs = Object.entries((schema.$defs ?? {}) as Record<string, JsonSchema>);
  const own = schema.properties || schema.anyOf ? [{ name, address: `${file}#`, at: { schema, file } }] : [];
  return [
    ...own,
    ...defs.map(([def, inner]) => ({ name: def, address: `${file}#/$defs/${def}`, at: { schema: inner, file } })),
  ];
}

/** Every key of a part, in the order of its schema; parts with a name of their own are left out. */
export function keysOf(schemas: Schemas, at: SchemaAt, before = ''): Key[] {
  const { schema, file } = at;
  if (schema.$ref) return [];
  const inside = (inner: JsonSchema, path: string): Key[] => keysOf(schemas, { schema: inner, file }, path);
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([key, inner]) => {
      // Every file may name its schema; docs/editor.md says so once.
      if (key === '$schema') return [];
      const path = before ? `${before}.${key}` : key;
      return [
        keyOf(schemas, { schema: inner, file }, path, schema.required?.includes(key) ?? false),
        ...inside(inner, path),
      ];
    }),
    ...(schema.items ? inside(schema.items, `${before}[]`) : []),
    ...(typeof schema.additionalProperties === 'object' ? named(schemas, at, before) : []),
    ...(schema.anyOf ?? []).flatMap((branch) => inside(branch, before)),
  ];
}

/** Under names that the author chooses. */
function named(schemas: Schemas, { schema, file }: SchemaAt, before: string): Key[] {
  const at = { schema: schema.additionalProperties as JsonSchema, file };
  return keysOf(schemas, at, before ? `${before}.<name>` : '<name>');
}

function keyOf(schemas: Schemas, at: SchemaAt, path: string, required: boolean): Key {
  const resolved = schemas.resolve(at).schema;
  const description = String(at.schema.description ?? resolved.description ?? '');
  const opens = keysOf(schemas, at, path).length > 0;
  return { path, description, required, schema: at.schema, at, example: exampleOf(schemas, at), opens };
}

/** The example of the schema, or the only allowed value. */
export function exampleOf(schemas: Schemas, at: SchemaAt): unknown {
  const { schema } = schemas.resolve(at);
  for (const { examples } of [at.schema, schema] as { examples?: unknown[] }[])
    if (examples?.length) return examples[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  return schema.type === 'boolean' ? true : undefined;
}
