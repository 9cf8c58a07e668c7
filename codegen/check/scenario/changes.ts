import type { JsonSchema } from '../../../src/lang/descriptors/jsonSchema.ts';
import type { Contract } from '../../contract/contract.ts';
import { mismatches } from '../../contract/mismatches.ts';
import { own } from '../../files/raw.ts';

/** The first way in which a value breaks a schema of the contract, or the shape of a state. Only the fields that matter need to be written. */
export function firstMismatch(resolve: Contract['resolve'], schema: JsonSchema, value: unknown): string | undefined {
  const found: string[] = [];
  mismatches(resolve, schema, value, [], (path, message, options) => {
    if (!options?.missing) found.push([...path, message].join(': '));
  });
  return found[0];
}

/** Where the path of a `change` leads: the schemas at its end, or its first name that is not there, with the names that are. */
export function schemasAt(
  resolve: Contract['resolve'],
  answer: JsonSchema,
  path: readonly string[],
): { schemas: readonly JsonSchema[] } | { wrong: string; known: readonly string[] } {
  let schemas = variantsOf(resolve, answer);
  for (const name of path) {
    const inside = schemas.flatMap((schema) => stepInto(schema, name));
    if (inside.length === 0)
      return { wrong: name, known: schemas.flatMap(({ properties = {} }) => Object.keys(properties)) };
    schemas = inside.flatMap((schema) => variantsOf(resolve, schema));
  }
  return { schemas };
}

function stepInto({ items, properties, additionalProperties }: JsonSchema, name: string): JsonSchema[] {
  if (items) return /^[0-9]+$/.test(name) ? [items] : [];
  const named = own(properties, name);
  if (named) return [named];
  return typeof additionalProperties === 'object' ? [additionalProperties] : [];
}

function variantsOf(resolve: Contract['resolve'], written: JsonSchema): readonly JsonSchema[] {
  const schema = resolve(written);
  const branches = schema.oneOf ?? schema.anyOf;
  return branches ? branches.flatMap((branch) => variantsOf(resolve, branch)) : [schema];
}
