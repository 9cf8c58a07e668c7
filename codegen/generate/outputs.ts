import type { Contract } from '../contract/contract.ts';
import { client } from './client.ts';
import { expressionTypes } from './expressionTypes.ts';
import { models } from './models.ts';
import { openapi } from './openapi.ts';
import { operations } from './operations.ts';
import { requests } from './requests.ts';
import { serialisers } from './serialisers.ts';

/** Path from the root of the repository -> text. */
export type Outputs = ReadonlyMap<string, string>;

/** The types and the client of the portal and the office. They are in git, because reviews read them. */
export async function sourceOutputs(contract: Contract): Promise<Outputs> {
  return new Map([
    ['src/generated/models.ts', await models(contract)],
    ['src/generated/operations.ts', operations(contract)],
    ['src/generated/client.ts', client(contract)],
    ['src/generated/expression-types.json', expressionTypes(contract)],
  ]);
}

/** The code with which the office reads requests and writes answers, and the document it publishes. Not in git. */
export function officeOutputs(contract: Contract): Outputs {
  return new Map([
    ['dist/office/requests.js', requests(contract)],
    ['dist/office/serialisers.js', serialisers(contract)],
    ['dist/office/openapi.json', openapi(contract)],
  ]);
}
