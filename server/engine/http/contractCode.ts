import { compileFunction } from 'node:vm';
import type { Contract } from '../../../codegen/contract/load.ts';
import { isOwn } from '../../../codegen/data/data.ts';
import { requests } from '../../../codegen/generate/requests.ts';
import { serialisers } from '../../../codegen/generate/serialisers.ts';
import { serialise } from '../../generated/serialisers.js';
import { readRequest } from '../../generated/validators.js';

/** How requests are read and answers written, by the contract. */
export interface ContractCode {
  readRequest: typeof readRequest;
  serialise: typeof serialise;
}

/** Of the shipped contract: generated and committed. */
export const shippedCode: ContractCode = { readRequest, serialise };

/** The same for a municipality that adds operations of its own: theirs is generated when they are read. */
export function contractCode(contract: Contract): ContractCode {
  const own = new Map([...contract.operations].filter(([, operation]) => isOwn(operation)));
  if (own.size === 0) return shippedCode;
  const part: Contract = { ...contract, operations: own };
  const reading = evaluate<Pick<ContractCode, 'readRequest'>>(requests(part), 'readRequest');
  const writing = evaluate<Pick<ContractCode, 'serialise'>>(serialisers(part), 'serialise');
  const of = (id: string): ContractCode => (own.has(id) ? { ...reading, ...writing } : shippedCode);
  return {
    readRequest: (id, raw) => of(id).readRequest(id, raw),
    serialise: (id, answer) => of(id).serialise(id, answer),
  };
}

/** A generated module imports nothing, so it needs no file and no loader. */
function evaluate<Exports>(code: string, name: keyof Exports & string): Exports {
  return compileFunction(`${code.replace(/^export /gm, '')}\nreturn { ${name} };`)();
}
