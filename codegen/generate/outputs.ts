import type { Contract } from '../contract/contract.ts';
import { client } from './client.ts';
import { expressionTypes } from './expressionTypes.ts';
import { models } from './models.ts';
import { openapi } from './openapi.ts';
import { operations } from './operations.ts';
import { requests, requestTypes } from './requests.ts';
import { serialisers, serialiserTypes } from './serialisers.ts';

/** Everything that is generated from the contract: path from the root of the repository -> text. */
export async function outputs(contract: Contract): Promise<ReadonlyMap<string, string>> {
  return new Map([
    ['src/generated/models.ts', await models(contract)],
    ['src/generated/operations.ts', operations(contract)],
    ['src/generated/client.ts', client(contract)],
    ['src/generated/expression-types.json', expressionTypes(contract)],
    ['server/generated/validators.js', requests(contract)],
    ['server/generated/validators.d.ts', requestTypes()],
    ['server/generated/serialisers.js', serialisers(contract)],
    ['server/generated/serialisers.d.ts', serialiserTypes()],
    ['server/generated/openapi.json', openapi(contract)],
  ]);
}
