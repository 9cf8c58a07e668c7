import { type RawRequest, type RequestCode, requestCode } from '../artefact/officeCode.ts';
import type { Contract } from '../contract/contract.ts';
import { requests } from './requests.ts';

/** Reads requests as the office does, for any contract: the code of an operation is generated when it is first called. */
export function requestReader(
  contract: Contract,
): (operationId: string, raw: RawRequest) => ReturnType<RequestCode['readRequest']> {
  const readers = new Map<string, RequestCode>();
  return (operationId, raw) => {
    const reader = readers.get(operationId) ?? generate(contract, operationId);
    readers.set(operationId, reader);
    return reader.readRequest(operationId, raw);
  };
}

function generate(contract: Contract, operationId: string): RequestCode {
  const operation = contract.operations.get(operationId);
  if (!operation) throw new RangeError(`The contract has no operation "${operationId}".`);
  return requestCode(requests({ ...contract, operations: new Map([[operationId, operation]]) }));
}
