import type { JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';
import type { Field } from './fields.ts';

/** The type of a field in the contract. */
export function schemaOf(field: Field): JsonSchema {
  const type = TYPE[field.type];
  return {
    type: field.optional ? [type, 'null'] : type,
    description: `${field.label.pl}.`,
    ...(field.type === 'text' && { maxLength: 200 }),
    ...(field.type === 'longtext' && { maxLength: 2000 }),
    ...(field.type === 'date' && { format: 'date' }),
    ...(field.type === 'integer' && { minimum: 0, maximum: 2147483647 }),
    ...(field.type === 'money' && { 'x-unit': 'PLN', minimum: 0, maximum: 100000000 }),
    ...(field.unit && { 'x-unit': field.unit }),
    ...(field.words.length > 0 && {
      enum: [...field.words.map(({ value }) => value), ...(field.optional ? [null] : [])],
    }),
  } as JsonSchema;
}

const TYPE = {
  text: 'string',
  longtext: 'string',
  integer: 'integer',
  number: 'number',
  money: 'number',
  date: 'string',
  flag: 'boolean',
  choice: 'string',
} as const;

/** The value of a field in an example answer. @param at position of the entry */
export function exampleOf(field: Field, at: number): string | number | boolean {
  switch (field.type) {
    case 'integer':
      return at + 1;
    case 'number':
      return at + 1.5;
    case 'money':
      return 100 + 25.5 * at;
    case 'date':
      return `2026-0${(at % 9) + 1}-15`;
    case 'flag':
      return at % 2 === 0;
    case 'choice':
      return field.words[at % field.words.length]!.value;
    default:
      return `${field.label.pl} ${at + 1}`;
  }
}

export const exampleEntry = (fields: readonly Field[], at: number): Record<string, unknown> =>
  Object.fromEntries(fields.map((field) => [field.name, exampleOf(field, at)]));
