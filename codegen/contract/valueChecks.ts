import type { JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';
import { isOfType } from '../files/jsonTypes.ts';

/** A keyword whose value contradicts another keyword of the same schema. */
export interface Contradiction {
  code: 'schema.enum' | 'schema.limits';
  /** From the schema to the keyword. */
  path: readonly (string | number)[];
  message: string;
}

export const LIMITS = [
  ['minimum', 'maximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
] as const;

/** Reports limits that no value keeps, and an `enum` that does not fit the `type` beside it. */
export function contradictions(schema: JsonSchema): Contradiction[] {
  const found: Contradiction[] = [];
  for (const [least, most] of LIMITS) {
    const [low, high] = [schema[least], schema[most]];
    if (low === undefined || high === undefined || low <= high) continue;
    const message = `"${least}" is ${low} and "${most}" ${high}: no value is allowed.`;
    found.push({ code: 'schema.limits', path: [least], message });
  }
  const types = [schema.type ?? []].flat();
  if (types.includes('null') && schema.enum && !schema.enum.includes(null)) {
    const message = 'The type allows null and "enum" does not: add null to "enum", or remove "null" from the type.';
    found.push({ code: 'schema.enum', path: ['enum'], message });
  }
  for (const [index, value] of (schema.enum ?? []).entries()) {
    const path = ['enum', index];
    if (types.length > 0 && !types.some((type) => isOfType(value, type))) {
      const message = `${JSON.stringify(value)} is not of the type of this schema: ${types.join(' or ')}.`;
      found.push({ code: 'schema.enum', path, message });
    } else if (schema.enum!.indexOf(value) < index) {
      found.push({ code: 'schema.enum', path, message: `${JSON.stringify(value)} is already in this list.` });
    }
  }
  return found;
}
