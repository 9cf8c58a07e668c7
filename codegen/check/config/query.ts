import { record } from '../../files/raw.ts';

/** What an address says of a screen, as the query it will be. */
export function queryOf(values: unknown): { query?: string } {
  // What is neither a word nor a number is told where it stands.
  const plain = Object.entries(record(values)).filter(([, value]) => typeof value !== 'object');
  const query = new URLSearchParams(plain.map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? { query: String(query) } : {};
}
