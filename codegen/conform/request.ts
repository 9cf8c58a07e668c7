import { randomUUID } from 'node:crypto';
import type { Operation } from '../../src/lang/descriptors/contract.ts';
import { requestParts } from '../artefact/requestParts.ts';
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
  const { path, query, body } = requestParts(operation, args);
  if (operation.subject && nip !== null) query.set('nip', nip);
  for (const [name, value] of Object.entries(more)) for (const one of [value].flat()) query.append(name, one);
  return {
    method: operation.method,
    address: query.size > 0 ? `${path}?${query}` : path,
    headers: {
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(operation.writes && { 'Idempotency-Key': key }),
      ...headers,
    },
    ...(body && { body }),
  };
}
