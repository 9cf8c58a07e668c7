import type { Call } from '../../lang/descriptors/contract.ts';
import { ApiError } from '../../lang/errors/ApiError.ts';

export interface HttpRequest {
  /** Relative to the base of the API, with the query. */
  address: string;
  /** JSON, or the bytes of a part; absent when the operation takes none. */
  body?: string | Blob;
}

/**
 * Distributes a flat list of arguments over path, query and body, as the operation declares them.
 *
 * @param extra query arguments the client adds itself (`lang`, `nip`)
 * @throws ApiError for a path argument that would lead to another operation
 */
export function layOut(
  call: Call,
  args: Readonly<Record<string, unknown>>,
  extra: Readonly<Record<string, string | null>>,
): HttpRequest {
  const query = new URLSearchParams();
  const body: Record<string, unknown> = {};
  let path = call.path;
  for (const [name, place] of Object.entries(call.args)) {
    const value = args[name];
    if (value === undefined) continue;
    if (place === 'body') body[name] = value;
    else if (value === null) continue;
    else if (place === 'path') path = path.replace(`{${name}}`, segment(value));
    else query.set(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  for (const [name, value] of Object.entries(extra)) if (value !== null) query.set(name, value);
  const address = query.size > 0 ? `${path}?${query}` : path;
  if (call.bytes) return { address, body: args.bytes as Blob };
  const takesBody = call.method !== 'GET' && Object.values(call.args).includes('body');
  return takesBody ? { address, body: JSON.stringify(body) } : { address };
}

/** One segment of a path. A browser removes segments of dots, encoded or not, so they are refused. */
function segment(value: unknown): string {
  const text = String(value);
  if (/^\.{0,2}$/.test(text)) throw new ApiError({ kind: 'refused', status: 404, kod: 'NIE_ZNALEZIONO' });
  return encodeURIComponent(text);
}
