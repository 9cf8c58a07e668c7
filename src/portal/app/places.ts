import type { Manifest, ManifestScreen } from '../../lang/descriptors/manifest.ts';
import { pathParams } from '../../lang/descriptors/paths.ts';
import { servicePath } from '../../lang/descriptors/siteMap.ts';

export interface PlaceOfScreen {
  name: string;
  screen: ManifestScreen;
  /** The values of the `:name` parts of its path, decoded. */
  params: Readonly<Record<string, string>>;
  /** Set when the path is another address of the screen: the query to add to the first one. */
  also?: string;
}

/** The screen at a path; a literal segment wins over a parameter. */
export function screenAt({ screens }: Manifest, pathname: string): PlaceOfScreen | undefined {
  const path = pathname.replace(/(?<=.)\/$/, '').toLowerCase();
  let found: PlaceOfScreen | undefined;
  for (const [name, screen] of Object.entries(screens)) {
    if (screen.path.toLowerCase() === path) return { name, screen, params: {} };
    const also = screen.also?.find((one) => one.path === path);
    if (also) return { name, screen, params: {}, also: also.query ?? '' };
    if (found || !screen.path.includes(':')) continue;
    const params = pathParams(screen.path, pathname);
    if (params) found = { name, screen, params };
  }
  return found;
}

/** A query merged over another: a value in `search` wins. */
export function queried(query: string | undefined, search: string): string {
  const both = new URLSearchParams(query);
  for (const [name, value] of new URLSearchParams(search)) both.set(name, value);
  return both.size > 0 ? `?${both}` : '';
}

/** The screen behind an address of this site, by its path or by the path of its service. */
export function screenBehind(manifest: Manifest, href: string): ManifestScreen | undefined {
  const path = href.split(/[?#]/)[0] ?? '';
  const services = manifest.groups.flatMap((group) => group.services);
  const service = services.find(({ slug }) => path === servicePath(slug));
  return screenAt(manifest, path)?.screen ?? (service && manifest.screens[service.screen]);
}
