import type { Operation } from '../../src/lang/descriptors/contract.ts';

/** What a call of an operation sends. */
export interface RequestParts {
  /** Under the base of the API, without its query. */
  path: string;
  query: URLSearchParams;
  /** Absent: the operation takes none. */
  body?: Record<string, unknown>;
}

/** Puts each argument where the contract has it; one that is undefined is left out, in the query also null. */
export function requestParts(operation: Operation, args: Readonly<Record<string, unknown>>): RequestParts {
  const query = new URLSearchParams();
  const body: Record<string, unknown> = {};
  let path = operation.path;
  for (const [name, { in: place }] of Object.entries(operation.args)) {
    const value = args[name];
    if (value === undefined) continue;
    if (place === 'body') body[name] = value;
    else if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(String(value)));
    else if (value !== null) query.set(name, String(value));
  }
  const takesBody = operation.method !== 'GET' && Object.values(operation.args).some((arg) => arg.in === 'body');
  return { path, query, ...(takesBody && { body }) };
}
