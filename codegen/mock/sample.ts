import { isNullable, type JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';
import type { Contract } from '../contract/contract.ts';
import { variantOf } from '../contract/variant.ts';
import { EXAMPLE_PNG, examplePdf } from './documents.ts';
import { textLike } from './textLike.ts';

const TEXTS: Readonly<Record<string, string>> = {
  date: '2026-06-01',
  'date-time': '2026-06-01T12:00:00+02:00',
  email: 'anna.nowak@poczta.example',
  tel: '220000100',
  uri: 'https://lipowa-dolina.example',
  html: '<p>Przykład.</p>',
};

/**
 * A value for a schema, from its `examples` if there are any: an object with its required fields, a list with one row.
 *
 * @throws Error when no valid value is known; the message names the field that needs an example
 */
export function sampleOf(contract: Contract, schema: JsonSchema, field = 'the answer'): unknown {
  const own = schema.examples?.[0] ?? contract.resolve(schema).examples?.[0];
  if (own !== undefined) return own;
  return made(contract, schema, field, new Set());
}

function made(contract: Contract, schema: JsonSchema, field: string, open: ReadonlySet<JsonSchema>): unknown {
  const full = variantOf(contract, schema);
  if (isNullable(contract.resolve(schema)) && open.has(full)) return null;
  const known = full.examples?.[0] ?? full.default ?? full.const ?? full.enum?.find((one) => one !== null);
  if (known !== undefined) return known;
  const inside = new Set(open).add(full);
  const types = [full.type].flat().filter((type) => type !== 'null');
  switch (types[0]) {
    case 'object':
      return Object.fromEntries(
        (full.required ?? []).map((name) => [
          name,
          made(contract, full.properties?.[name] ?? {}, `${field}.${name}`, inside),
        ]),
      );
    case 'array':
      return rows(contract, full, field, inside);
    case 'integer':
    case 'number':
      return Math.max(full.minimum ?? 0, Math.min(full.maximum ?? 1, 1));
    case 'boolean':
      return false;
    case 'string':
      return text(full, field);
    default:
      return null;
  }
}

/** A recursive schema ends where its rows would contain themselves. */
function rows(contract: Contract, full: JsonSchema, field: string, open: ReadonlySet<JsonSchema>): unknown[] {
  const items = full.items ?? {};
  if (open.has(variantOf(contract, items))) return [];
  const count = Math.min(Math.max(full.minItems ?? 0, 1), full.maxItems ?? 1);
  return Array.from({ length: count }, () => made(contract, items, `${field}[]`, open));
}

function text(schema: JsonSchema, field: string): string {
  if (schema.contentEncoding === 'base64') {
    const pdf = schema.contentMediaType === 'application/pdf';
    return pdf ? Buffer.from(examplePdf('')).toString('base64') : EXAMPLE_PNG;
  }
  const plain = TEXTS[schema.format ?? ''] ?? 'Przykład';
  const long = plain.padEnd(schema.minLength ?? 0, '.').slice(0, schema.maxLength);
  if (schema.pattern === undefined || new RegExp(schema.pattern, 'u').test(long)) return long;
  const like = textLike(schema.pattern);
  if (like === undefined)
    throw new Error(
      `${field} has the pattern ${schema.pattern}, and no text for it could be made: give it "examples".`,
    );
  return like;
}
