import type { Contract } from '../contract/contract.ts';
import { requests } from './requests.ts';

/** A request as HTTP has it; a doubled key of the query is an array. */
export interface RawRequest {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string | readonly string[]>>;
  body?: unknown;
}

export type ReadRequest =
  | { args: Record<string, unknown>; lang?: string; nip?: string }
  | { problems: readonly { field: string; keyword: string }[] };

type Reader = (operationId: string, raw: RawRequest) => ReadRequest;

/** Reads requests as the generated code of the office does, for any contract: each operation is compiled when it is first asked. */
export function requestReader(contract: Contract): (operationId: string, raw: RawRequest) => Promise<ReadRequest> {
  const readers = new Map<string, Promise<Reader>>();
  return async (operationId, raw) => {
    const reader = readers.get(operationId) ?? compile(contract, operationId);
    readers.set(operationId, reader);
    return (await reader)(operationId, raw);
  };
}

async function compile(contract: Contract, operationId: string): Promise<Reader> {
  const operation = contract.operations.get(operationId);
  if (!operation) throw new RangeError(`The contract has no operation "${operationId}".`);
  const text = requests({ ...contract, operations: new Map([[operationId, operation]]) });
  const { readRequest } = await import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`);
  return readRequest as Reader;
}
