import { anyRecord } from '../../files/raw.ts';

/** The values of `with` as a query string. */
export function queryOf(values: unknown): { query?: string } {
  // The shape check reports other values than a text, number or flag.
  const plain = Object.entries(anyRecord(values)).filter(([, value]) => typeof value !== 'object');
  const query = new URLSearchParams(plain.map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? { query: String(query) } : {};
}
