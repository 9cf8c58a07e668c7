import { answersData, type Operation } from '../../src/lang/descriptors/contract.ts';
import { isNullable } from '../../src/lang/descriptors/jsonSchema.ts';
import type { Contract } from '../contract/contract.ts';

/** An invalid value for the first argument that can have one; undefined: every text is valid for all arguments. */
export function wrongArgument(contract: Contract, { args }: Operation): { name: string; value: unknown } | undefined {
  for (const [name, { in: place, schema }] of Object.entries(args)) {
    const full = contract.resolve(schema);
    const type = [full.type].flat().find((one) => one !== 'null');
    if (place === 'body' && type !== undefined) return { name, value: type === 'object' ? 'x' : { okienko: 1 } };
    if (type === 'integer' || type === 'number' || type === 'boolean') return { name, value: 'okienko' };
    if (full.enum) return { name, value: 'okienko-nieznane' };
    if (full.format === 'date' || full.format === 'date-time') return { name, value: '2026-13-45' };
    if (full.pattern !== undefined && !new RegExp(full.pattern, 'u').test('@')) return { name, value: '@' };
  }
  return undefined;
}

/** A required argument; one in the path cannot be left out. */
export const neededArgument = ({ args }: Operation): string | undefined =>
  Object.keys(args).find((name) => args[name]!.required && args[name]!.in !== 'path');

/** Does it need a secret, such as a password? Conform cannot make one up. */
export const asksSecret = (contract: Contract, { args }: Operation): boolean =>
  Object.values(args).some(({ schema, required }) => {
    const full = contract.resolve(schema);
    return full['x-secret'] === true && required && !isNullable(full);
  });

/** Does its answer contain a secret? Then it replaces the session. */
export function givesSecret(contract: Contract, { answer }: Operation): boolean {
  if (!answersData(answer)) return false;
  const { properties = {} } = contract.resolve(answer);
  return Object.values(properties).some((property) => contract.resolve(property)['x-secret'] === true);
}
