import { type Argument, answersData } from '../../src/lang/descriptors/contract.ts';
import type { JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';
import type { Contract } from '../contract/contract.ts';
import { BANNER } from './banner.ts';
import { compileTypes } from './compileTypes.ts';

/** Types of all component schemas, and of each operation `<Operation>Args` and, for JSON, `<Operation>Answer`. */
export async function models(contract: Contract): Promise<string> {
  const definitions: Record<string, JsonSchema> = {};
  for (const { name, schema } of contract.schemas.values()) definitions[name] = local(schema);
  for (const operation of contract.operations.values()) {
    definitions[`${pascal(operation.id)}Args`] = local(argsSchema(operation.args, operation.id));
  }
  return `// ${BANNER}\n${await compileTypes(definitions)}\n\n${answers(contract)}`;
}

export function pascal(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1);
}

function argsSchema(args: Readonly<Record<string, Argument>>, id: string): JsonSchema {
  const names = Object.keys(args);
  return {
    type: 'object',
    description: `Arguments of ${id}.`,
    properties: Object.fromEntries(names.map((name) => [name, args[name]?.schema ?? {}])),
    required: names.filter((name) => args[name]?.required),
    additionalProperties: false,
  };
}

function answers(contract: Contract): string {
  return [...contract.operations.values()]
    .filter(({ answer }) => answersData(answer))
    .map(({ id, answer }) => `export type ${pascal(id)}Answer = ${(answer as JsonSchema).$ref?.split('/').at(-1)};\n`)
    .join('');
}

/** References into the one document; keys beside a `$ref` would make a second type of it. */
function local(value: JsonSchema): JsonSchema {
  const carry = (inner: unknown): unknown => {
    if (Array.isArray(inner)) return inner.map(carry);
    if (typeof inner !== 'object' || inner === null) return inner;
    const { $ref } = inner as JsonSchema;
    if (typeof $ref === 'string') return { $ref: `#/definitions/${$ref.split('/').at(-1)}` };
    return Object.fromEntries(Object.entries(inner).map(([key, item]) => [key, carry(item)]));
  };
  return carry(value) as JsonSchema;
}
