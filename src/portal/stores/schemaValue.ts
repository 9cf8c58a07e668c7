import type { JsonSchema } from '../../lang/descriptors/jsonSchema.ts';

/**
 * A value as the request contains it. Optional objects and lists with nothing filled in are left out; required ones
 * stay, so that their missing parts are reported.
 */
export function schemaValue(schema: JsonSchema, value: unknown, required: boolean): unknown {
  if (schema.properties) {
    const { properties } = schema;
    const given = (value ?? {}) as Readonly<Record<string, unknown>>;
    const names = Object.keys(properties);
    const isEmpty = names.every((name) => schemaValue(properties[name]!, given[name], false) === undefined);
    if (isEmpty && !required) return undefined;
    const entries = names.map((name) => {
      const inner = schemaValue(properties[name]!, given[name], schema.required?.includes(name) === true);
      return [name, inner] as const;
    });
    return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined));
  }
  if (schema.items) {
    const items = (Array.isArray(value) ? value : []).map((item) => schemaValue(schema.items!, item, true));
    return items.length > 0 || required ? items : undefined;
  }
  return value ?? undefined;
}

/** A value without the parts that the schema calls secret (`x-secret`). */
export function withoutSecrets(schema: JsonSchema, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => withoutSecrets(schema.items ?? {}, item));
  const open = Object.entries(value).filter(([name]) => schema.properties?.[name]?.['x-secret'] !== true);
  return Object.fromEntries(open.map(([name, one]) => [name, withoutSecrets(schema.properties?.[name] ?? {}, one)]));
}
