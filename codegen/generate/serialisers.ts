import { answersData } from '../../src/lang/descriptors/contract.ts';
import type { JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';
import type { Contract } from '../contract/contract.ts';
import { leanDefs, leanSchema } from '../contract/leanSchema.ts';
import { standalone, withHelpers } from '../contract/standalone.ts';
import { BANNER } from './banner.ts';
import { runtime } from './runtime.ts';

/**
 * The module with which the office writes answers: a strict check, then JSON.stringify.
 *
 * fast-json-stringify was considered: it drops unknown fields silently, turns texts into numbers and null into ''. An
 * answer outside the contract must be an error of the office, so that it is found, not trimmed.
 */
export function serialisers(contract: Contract): string {
  const schemas: Record<string, JsonSchema> = {};
  for (const { id, answer } of contract.operations.values()) {
    if (answersData(answer)) schemas[id] = leanSchema(answer, { grosze: true });
  }
  const blad = contract.schemas.get('Blad');
  if (blad) schemas.Blad = leanSchema(blad.schema, { grosze: true });
  const defs = leanDefs(contract, Object.values(schemas), { grosze: true });
  const validators = standalone(schemas, defs, { messages: false });
  return `// ${BANNER}\n${withHelpers(`const validators = ${validators};\n\n${runtime('serialisers.js')}`)}`;
}
