import { matchPath } from 'react-router';
import type { Manifest, ManifestScreen } from '../../lang/descriptors/manifest.ts';
import { servicePath } from '../../lang/descriptors/siteMap.ts';

export interface PlaceOfScreen {
  name: string;
  screen: ManifestScreen;
  /** Another of its addresses, which leads to the first with this in its query. */
  also?: string;
}

/** The screen that stands at a path; what is written out wins over a parameter. */
export function screenAt({ screens }: Manifest, pathname: string): PlaceOfScreen | undefined {
  const path = pathname.replace(/(?<=.)\/$/, '').toLowerCase();
  let found: PlaceOfScreen | undefined;
  for (const [name, screen] of Object.entries(screens)) {
    if (screen.path.toLowerCase() === path) return { name, screen };
    const also = screen.also?.find((one) => one.path === path);
    if (also) return { name, screen, also: also.query ?? '' };
    if (!found && screen.path.includes(':') && matchPath(screen.path, pathname)) found = { name, screen };
  }
  return found;
}

/** A query on top of another: what is asked for in particular wins. */
export function queried(query: string | undefined, search: string): string {
  const both = new URLSearchParams(query);
  for (const [name, value] of new URLSearchParams(search)) both.set(name, value);
  return both.size > 0 ? `?${both}` : '';
}

/** The screen behind an address of this site, by its path or by its service's. */
export function screenBehind(manifest: Manifest, href: string): ManifestScreen | undefined {
  const path = href.split(/[?#]/)[0] ?? '';
  const services = manifest.groups.flatMap((group) => group.services);
  const service = services.find(({ slug }) => path === servicePath(slug));
  return screenAt(manifest, path)?.screen ?? (service && manifest.screens[service.screen]);
}
