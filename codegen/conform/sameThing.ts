import type { Contract } from '../contract/contract.ts';

/** A year or a flag is the same as many others; a number of a thing is only its own. */
const isTelling = (value: unknown): boolean =>
  (typeof value === 'number' && (value >= 10_000 || (value >= 100 && value < 1900))) ||
  (typeof value === 'string' && value.length >= 4 && !/^\d{4}-\d\d-\d\d/.test(value));

/**
 * Fields of answers that hold what an argument of another name asks for, by field. The examples of the contract describe one
 * world: if the example of an argument occurs in an example answer, the argument is taken from that field.
 */
export function argumentsByField(contract: Contract): ReadonlyMap<string, ReadonlySet<string>> {
  const wanted = new Map<unknown, Set<string>>();
  const want = (name: string, value: unknown) => {
    if (isTelling(value)) wanted.set(value, (wanted.get(value) ?? new Set()).add(name));
  };
  for (const { id, args } of contract.operations.values()) {
    for (const [name, { schema }] of Object.entries(args)) {
      const full = contract.resolve(schema);
      if (!full['x-secret'] && !full.enum) for (const value of full.examples ?? []) want(name, value);
    }
    for (const example of contract.examples(id))
      for (const [name, value] of Object.entries(example.args ?? {})) want(name, value);
  }
  const found = new Map<string, Set<string>>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [field, inner] of Object.entries(value)) {
      if (!Array.isArray(value))
        for (const name of wanted.get(inner) ?? [])
          if (name !== field) found.set(field, (found.get(field) ?? new Set()).add(name));
      walk(inner);
    }
  };
  for (const id of contract.operations.keys()) for (const example of contract.examples(id)) walk(example.value);
  return found;
}
