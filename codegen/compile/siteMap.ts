import type { Manifest } from '../../src/lang/descriptors/manifest.ts';
import { type MapScreen, type SiteMap, servicePath } from '../../src/lang/descriptors/siteMap.ts';

/**
 * The map in its compact form; src/lang/descriptors/siteMap.ts reads it.
 *
 * @param hashes the hashes of the files of each screen
 */
export function closeMap(
  { screens, groups }: Pick<Manifest, 'screens' | 'groups'>,
  hashes: ReadonlyMap<string, string>,
): Pick<SiteMap, 'screens' | 'groups'> {
  // Of several services of one screen the last, as it is opened.
  const slugs = new Map(groups.flatMap(({ services }) => services.map(({ screen, slug }) => [screen, slug])));
  const closed = Object.entries(screens).map(([name, screen]): [string, MapScreen] => {
    const { path, also, access, title, lead, params, hide, uses } = screen;
    const slug = slugs.get(name);
    return [
      name,
      {
        ...((slug === undefined || path !== servicePath(slug)) && { path }),
        ...(also && { also }),
        ...(access !== 'public' && { access }),
        ...(title !== null && { title }),
        ...(lead !== undefined && { lead }),
        ...(Object.keys(params).length > 0 && { params }),
        ...(hide && { hide }),
        ...(uses.length > 0 && { uses }),
        hash: hashes.get(name) ?? '',
      },
    ];
  });
  return { screens: Object.fromEntries(closed), groups };
}
