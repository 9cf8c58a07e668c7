import { matchPath } from 'react-router';
import type { Manifest, ManifestScreen } from '../descriptors/compiled.ts';
import { servicePath } from '../descriptors/siteMap.ts';

export interface PlaceOfScreen {
  name: string;
  screen: ManifestScreen;
}

/** The screen that stands at a path itself; what is written out wins over a parameter. */
export function screenAt({ screens }: Manifest, pathname: string): PlaceOfScreen | undefined {
  const path = pathname.replace(/(?<=.)\/$/, '').toLowerCase();
  let found: PlaceOfScreen | undefined;
  for (const [name, screen] of Object.entries(screens)) {
    if (screen.path.toLowerCase() === path) return { name, screen };
    if (!found && screen.path.includes(':') && matchPath(screen.path, pathname)) found = { name, screen };
  }
  return found;
}

/** The screen behind an address of this site, by its path or by its service's. */
export function screenBehind(manifest: Manifest, href: string): ManifestScreen | undefined {
  const path = href.split(/[?#]/)[0] ?? '';
  const services = manifest.groups.flatMap((group) => group.services);
  const service = services.find(({ slug }) => path === servicePath(slug));
  return screenAt(manifest, path)?.screen ?? (service && manifest.screens[service.screen]);
}
