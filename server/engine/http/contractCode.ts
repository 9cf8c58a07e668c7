import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OwnOperations } from '../../../codegen/artefact/municipality.ts';
import { type AnswerCode, answerCode, type RequestCode, requestCode } from '../../../codegen/artefact/officeCode.ts';
import { StartError } from '../config/startError.ts';

/** Reads requests and writes responses, by the contract. */
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

/** The code for a municipality: the shipped operations, and those it adds. @throws StartError */
export function contractCode(own: OwnOperations | undefined): ContractCode {
  const shippedOnly = shippedCode();
  if (!own) return shippedOnly;
  const ownCode = { ...requestCode(own.requests), ...answerCode(own.serialisers) };
  const ids = new Set(own.ids);
  const codeOf = (id: string): ContractCode => (ids.has(id) ? ownCode : shippedOnly);
  return {
    readRequest: (id, raw) => codeOf(id).readRequest(id, raw),
    serialise: (id, answer) => codeOf(id).serialise(id, answer),
  };
}
