import { isNullable, type JsonSchema } from '../../src/descriptors/jsonSchema.ts';
import { contract } from './municipality.ts';

/** The same answer with nothing in every field that may be nothing, and with every list empty when `lists`. */
export function emptied(schema: JsonSchema, value: unknown, lists: boolean): unknown {
  const full = contract.resolve(schema);
  if (Array.isArray(value)) return lists ? [] : value.map((item) => emptied(full.items ?? {}, item, lists));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const property = contract.resolve(full.properties?.[name] ?? {});
      return [name, isNullable(property) ? null : emptied(property, inner, lists)];
    }),
  );
}
