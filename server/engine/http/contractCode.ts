import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnswerCode, answerCode, type RequestCode, requestCode } from '../../../codegen/artefact/officeCode.ts';
import type { Contract } from '../../../codegen/contract/load.ts';
import { isOwn } from '../../../codegen/data/data.ts';
import { requests } from '../../../codegen/generate/requests.ts';
import { serialisers } from '../../../codegen/generate/serialisers.ts';
import { StartError } from '../config/startError.ts';

/** How requests are read and answers written, by the contract. */
export type ContractCode = RequestCode & Pick<AnswerCode, 'serialise'>;

/** `npm start` and `npm test` generate it from schemas/api. */
const GENERATED = join(import.meta.dirname, '../../../dist/office');
let shipped: (RequestCode & AnswerCode) | undefined;

/** The code of the shipped contract. @throws StartError when it is not generated */
export function shippedCode(): RequestCode & AnswerCode {
  if (shipped) return shipped;
  if (!existsSync(join(GENERATED, 'requests.js')))
    throw new StartError('The code of the office is not generated: `node scripts/prepare.mjs start` does it.');
  const text = (name: string): string => readFileSync(join(GENERATED, name), 'utf8');
  shipped = { ...requestCode(text('requests.js')), ...answerCode(text('serialisers.js')) };
  return shipped;
}

/** The same for a municipality that adds operations of its own: theirs is generated when they are read. */
export function contractCode(contract: Contract): ContractCode {
  const own = new Map([...contract.operations].filter(([, operation]) => isOwn(operation)));
  if (own.size === 0) return shippedCode();
  const part: Contract = { ...contract, operations: own };
  const ownCode = { ...requestCode(requests(part)), ...answerCode(serialisers(part)) };
  const of = (id: string): ContractCode => (own.has(id) ? ownCode : shippedCode());
  return {
    readRequest: (id, raw) => of(id).readRequest(id, raw),
    serialise: (id, answer) => of(id).serialise(id, answer),
  };
}
