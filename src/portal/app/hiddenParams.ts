import { memoryOf } from './historyState.ts';
import type { Location } from './router/BrowserHistory.ts';

/**
 * Moves secret codes of links from the address into the history entry. public/early.js does the same for the address a
 * page was opened with; this function is for navigation inside the portal.
 *
 * @param names the query parameters to hide
 * @returns the location to replace the current one; undefined when it has none of them
 */
export function withoutHiddenParams(
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
