import { isNullable, type JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';
import type { Contract } from '../contract/contract.ts';
import { variantOf } from '../contract/variant.ts';

/**
 * The answer without data: null where a field is nullable, and every list with its least number of rows.
 *
 * @param keepLists keeps the length of lists, and empties their rows
 */
export function emptied(
  contract: Contract,
  schema: JsonSchema,
  value: unknown,
  { keepLists = false }: { keepLists?: boolean } = {},
): unknown {
  const full = variantOf(contract, schema, value);
  if (Array.isArray(value)) {
    const rows = keepLists ? value : value.slice(0, full.minItems ?? 0);
    return rows.map((row) => emptied(contract, full.items ?? {}, row, { keepLists }));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const property = full.properties?.[name] ?? {};
      return [name, isNullable(contract.resolve(property)) ? null : emptied(contract, property, inner, { keepLists })];
    }),
  );
}
