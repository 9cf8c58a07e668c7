import type { JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';
import type { Contract } from './contract.ts';

/** The schema for a value, refs followed: the variant that its discriminator names, else the first that is not null. */
export function variantOf(contract: Contract, schema: JsonSchema, value?: unknown): JsonSchema {
  const found = contract.resolve(schema);
  const branches = (found.oneOf ?? found.anyOf)?.map((branch) => contract.resolve(branch));
  if (!branches) return found;
  const some = branches.filter(({ type }) => type !== 'null');
  const key = found.discriminator?.propertyName;
  const word = key && (value as Readonly<Record<string, unknown>> | null | undefined)?.[key];
  const named = some.find(({ properties = {} }) => {
    const one = contract.resolve(properties[key ?? ''] ?? {});
    return one.const === word || one.enum?.includes(word as never);
  });
  return variantOf(contract, (word !== undefined && named) || (some[0] ?? {}), value);
}
