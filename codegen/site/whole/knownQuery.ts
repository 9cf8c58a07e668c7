import { serviceBreakPath, serviceParam } from '../../../src/lang/descriptors/breakPaths.ts';
import { SEARCH_PATH } from '../../../src/lang/descriptors/plainForms.ts';
import type { Municipality } from '../../artefact/municipality.ts';
import { placesOf } from '../pages.ts';

/**
 * Leaves only what a page reads of a query, so that a name it does not know makes no other page: names that other sites
 * add to a link, or thousands that somebody makes up.
 *
 * @returns the query with its `?`, or ''
 */
export function knownQuery({ manifest, screens }: Municipality): (address: string, search: string) => string {
  const places = placesOf(manifest);
  return (address, search) => {
    if (search === '') return '';
    const name = places.find(({ matches }) => matches.test(address))?.name ?? '';
    const known = new Set([
      'lang',
      ...(address === SEARCH_PATH ? ['q'] : []),
      ...(address === serviceBreakPath ? [serviceParam] : []),
      ...Object.keys(screens[name]?.params ?? {}),
    ]);
    for (const { query } of Object.values(screens[name]?.state ?? {})) if (query !== undefined) known.add(query);
    const kept = [...new URLSearchParams(search)].filter(([one]) => known.has(one));
    return kept.length > 0 ? `?${new URLSearchParams(kept)}` : '';
  };
}
