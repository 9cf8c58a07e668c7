import { isNullable, type JsonSchema, severalOf } from '../../lang/descriptors/jsonSchema.ts';

/**
 * A value as the request contains it. Optional objects and lists with nothing filled in are left out; required ones
 * stay, so that their missing parts are reported, or are null where the schema allows it.
 */
export function schemaValue(schema: JsonSchema, value: unknown, required: boolean): unknown {
  if (schema.properties) {
    const { properties } = schema;
    const given = (value ?? {}) as Readonly<Record<string, unknown>>;
    const names = Object.keys(properties);
    const isEmpty = names.every((name) => schemaValue(properties[name]!, given[name], false) === undefined);
    if (isEmpty && (!required || isNullable(schema))) return required ? null : undefined;
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
  return value ?? (required ? emptyValue(schema) : undefined);
}

/** A box that nobody ticked is false. */
function emptyValue(schema: JsonSchema): false | null | undefined {
  if (isNullable(schema)) return null;
  return schema.type === 'boolean' ? false : undefined;
}

/**
 * The value of a whole field over a record or a list: a list without entries is a value where the schema allows it.
 *
 * @param required the parts that an empty record lacks are to be reported
 */
export function nestedValue(schema: JsonSchema, typed: unknown, required: boolean): unknown {
  const mayBeEmpty = schema.items !== undefined && !isNullable(schema) && !schema.minItems;
  return schemaValue(schema, typed, required || mayBeEmpty) ?? null;
}

/** A value without the parts that the schema calls secret (`x-secret`). */
export function withoutSecrets(schema: JsonSchema, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => withoutSecrets(schema.items ?? {}, item));
  const open = Object.entries(value).filter(([name]) => schema.properties?.[name]?.['x-secret'] !== true);
  return Object.fromEntries(open.map(([name, one]) => [name, withoutSecrets(schema.properties?.[name] ?? {}, one)]));
}

/** Undefined where the path leads out of the value. */
export const valueAt = (data: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, part) => (value as Readonly<Record<string, unknown>> | null | undefined)?.[part], data);

/** Is this part of a record or a list drawn, so that its problem can be shown there? */
export function isDrawn(schema: JsonSchema, value: unknown, [part, ...rest]: readonly string[]): boolean {
  if (part === undefined) return true;
  const inner = schema.items ? entryOf(schema, value, part) : ownProperty(schema, part);
  return inner !== undefined && isDrawn(inner, valueAt(value, [part]), rest);
}

/** Check boxes are drawn for the choices of a list of values, not for its entries. */
function entryOf(schema: JsonSchema, value: unknown, part: string): JsonSchema | undefined {
  const isEntry = Array.isArray(value) && /^\d+$/.test(part) && Number(part) < value.length;
  return isEntry && !severalOf(schema) ? schema.items : undefined;
}

const ownProperty = ({ properties = {} }: JsonSchema, name: string): JsonSchema | undefined =>
  Object.hasOwn(properties, name) ? properties[name] : undefined;
