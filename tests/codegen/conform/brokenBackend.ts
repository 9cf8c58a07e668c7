import type { Contract } from '../../../codegen/contract/contract.ts';
import type { OperationAt } from '../../../codegen/contract/operationAt.ts';
import type { Operation } from '../../../src/lang/descriptors/contract.ts';

/** A call on its way to the backend, as the proxy sees it. */
export interface Call {
  operation: Operation | undefined;
  url: URL;
  init: RequestInit;
  headers: Headers;
}

/** Breaks one thing: changes the request, the answer, or both. */
export type Breakage = (call: Call, pass: (call: Call) => Promise<Response>) => Promise<Response>;

const OF_SESSION = ['dajKonfiguracje', 'zaloguj', 'dajListePodmiotow', 'przedluzSesje', 'wyloguj'];

/**
 * A contract with these operations and those of the session. A trial of one calls all others, to learn its arguments from their
 * answers; here the examples of the contract do.
 */
export const contractOf = (contract: Contract, ids: readonly string[]): Contract => ({
  ...contract,
  operations: new Map([...contract.operations].filter(([id]) => ids.includes(id) || OF_SESSION.includes(id))),
});

/** A proxy to a backend that breaks one thing. */
export const throughProxy = (operationAt: OperationAt, base: string, breakage: Breakage): typeof fetch => {
  const pass = ({ url, init, headers }: Call) => fetch(url, { ...init, headers });
  return async (address, init = {}) => {
    const url = new URL(String(address));
    const path = url.pathname.slice(new URL(base).pathname.length);
    const operation = operationAt(init.method ?? 'GET', path)?.operation;
    return breakage({ operation, url, init, headers: new Headers(init.headers) }, pass);
  };
};

/** The same answer with another status, body or headers. */
export async function changed(
  response: Response,
  change: { status?: number; body?: unknown; headers?: Readonly<Record<string, string | null>> },
): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  for (const [name, value] of Object.entries(change.headers ?? {}))
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  const { body } = change;
  const bytes =
    body === undefined ? await response.arrayBuffer() : typeof body === 'string' ? body : JSON.stringify(body);
  return new Response(bytes, { status: change.status ?? response.status, headers });
}

/** Changes the JSON of successes of one operation. */
export const answering =
  (id: string, change: (answer: never) => unknown): Breakage =>
  async (call, pass) => {
    const response = await pass(call);
    if (call.operation?.id !== id || response.status !== 200) return response;
    return changed(response, { body: change((await response.json()) as never) });
  };

/** Replaces the answers of one operation that have this status. */
export const insteadOf =
  (id: string, status: number, change: Parameters<typeof changed>[1]): Breakage =>
  async (call, pass) => {
    const response = await pass(call);
    return call.operation?.id === id && response.status === status ? changed(response, change) : response;
  };
