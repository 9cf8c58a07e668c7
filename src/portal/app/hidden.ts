import type { Location } from 'react-router';
import { memoryOf } from './historyState.ts';

/**
 * Codes of links do not stay in the address: the history entry keeps them. public/early.js does the same where the page
 * itself was asked for with one; this is for ways inside the portal.
 *
 * @param names parameters of the query that are hidden
 * @returns the place to stand at instead; nothing when there is nothing to hide
 */
export function withoutHidden(
  { pathname, search, hash, state }: Pick<Location, 'pathname' | 'search' | 'hash' | 'state'>,
  names: readonly string[] = [],
): Pick<Location, 'pathname' | 'search' | 'hash' | 'state'> | undefined {
  const query = new URLSearchParams(search);
  const codes = names.filter((name) => query.has(name));
  if (codes.length === 0) return undefined;
  const memory = { ...memoryOf(state), ...Object.fromEntries(codes.map((name) => [name, query.get(name)])) };
  for (const name of codes) query.delete(name);
  return { pathname, search: query.size > 0 ? `?${query}` : '', hash, state: { ...state, memory } };
}
