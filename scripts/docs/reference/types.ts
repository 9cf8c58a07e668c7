import { join, normalize } from 'node:path/posix';
import type { SchemaAt } from '../../../codegen/files/schemas.ts';
import type { JsonSchema } from '../../../src/lang/descriptors/jsonSchema.ts';

/** Address of a part -> a link to it. */
export type Links = (address: string) => string | undefined;

const KINDS: Readonly<Record<string, string>> = { expression: 'expression', text: 'text key', name: 'name' };
const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  boolean: 'true or false',
  integer: 'whole number',
  number: 'number',
  null: 'null',
  object: 'object',
  array: 'list',
};

/** The type of a value, in words. */
export function typeWords({ schema, file }: SchemaAt, links: Links): string {
  if (schema.$ref) return links(addressOf(schema.$ref, file)) ?? 'object';
  const of = (inner: JsonSchema): string => typeWords({ schema: inner, file }, links);
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.enum) return `one of ${schema.enum.map((word) => `\`${word}\``).join(' ')}`;
  if (schema.anyOf) return [...new Set(schema.anyOf.map(of))].join(', or ');
  const kind = KINDS[String(schema['x-kind'] ?? '')];
  if (kind) return `${kind}${form(schema)}`;
  if (schema.items) return `list of ${of(schema.items)}`;
  if (typeof schema.additionalProperties === 'object' && !schema.properties) {
    const names = (schema.propertyNames as JsonSchema | undefined)?.enum;
    const key = names ? names.map((name) => `\`${name}\``).join(' ') : 'name';
    return `${key} → ${of(schema.additionalProperties)}`;
  }
  const types = [schema.type ?? []].flat().map((type) => TYPES[type] ?? type);
  return `${types.join(' or ') || 'anything'}${form(schema)}`;
}

/** `../common.schema.json#/$defs/text` of a block -> `descriptors/common.schema.json#/$defs/text`. */
export function addressOf(ref: string, file: string): string {
  const [path = '', pointer = ''] = ref.split('#');
  return `${path ? normalize(join(file, '..', path)) : file}#${pointer}`;
}

function form({ pattern, minimum, maximum }: JsonSchema): string {
  if (minimum !== undefined || maximum !== undefined) return `, ${minimum ?? '…'} to ${maximum ?? '…'}`;
  return pattern ? `, form \`${pattern}\`` : '';
}
