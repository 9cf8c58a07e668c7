import { randomUUID } from 'node:crypto';
import type { Operation } from '../../src/lang/descriptors/contract.ts';
import type { Request } from './http.ts';
import type { Candidate } from './pool.ts';

export interface Asking extends Partial<Pick<Candidate, 'args' | 'nip'>> {
  /** The token of the session; absent: no session. */
  token?: string;
  /** More of the query: `lang`, or what must be refused; a list is a doubled key. */
  query?: Readonly<Record<string, string | readonly string[]>>;
  headers?: Readonly<Record<string, string>>;
  /** Of a write; left out: a new one. */
  key?: string;
}

/** A call of an operation, as the portal makes it. */
export function requestOf(operation: Operation, asking: Asking): Request {
  const { args = {}, nip = null, token, query: more = {}, headers = {}, key = randomUUID() } = asking;
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
  if (operation.subject && nip !== null) query.set('nip', nip);
  for (const [name, value] of Object.entries(more)) for (const one of [value].flat()) query.append(name, one);
  const takesBody =
    operation.method !== 'GET' && Object.values(operation.args).some(({ in: place }) => place === 'body');
  return {
    method: operation.method,
    address: query.size > 0 ? `${path}?${query}` : path,
    headers: {
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(operation.writes && { 'Idempotency-Key': key }),
      ...headers,
    },
    ...(takesBody && { body }),
  };
}
