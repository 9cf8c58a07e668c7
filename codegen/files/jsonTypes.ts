import type { JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';

/** The types that a schema allows; none: any. */
export function typesOf(schema: JsonSchema): string[] {
  return schema.type === undefined ? [] : Array.isArray(schema.type) ? schema.type : [schema.type];
}

export function isOfType(value: unknown, type: string): boolean {
  const actual = jsonType(value);
  return (
    actual === type ||
    (type === 'integer' && Number.isInteger(value)) ||
    (type === 'number' && typeof value === 'number')
  );
}

export function jsonType(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** The types in words: `a text or null`. */
export const typeNames = (types: readonly string[]): string => types.map(article).join(' or ');

/** One type in words: `a text`. */
export function article(type: string): string {
  const words: Record<string, string> = {
    string: 'a text',
    number: 'a number',
    integer: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
    null: 'null',
    undefined: 'nothing',
  };
  return words[type] ?? type;
}
