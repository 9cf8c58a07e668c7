import type { Manifest, ManifestScreen } from '../../lang/descriptors/manifest.ts';
import { servicePath } from '../../lang/descriptors/siteMap.ts';
import { screenAt } from './places.ts';

/**
 * A link of the office as a place of this portal: its path is that of a screen or of a service, whatever a browser might
 * make of it otherwise (`//other.example`, `/\other.example`).
 *
 * @returns nothing when the portal has no such place; the home page is none
 */
export function placeInside(
  manifest: Manifest,
  link: string,
): { pathname: string; search: string; screen: ManifestScreen } | null {
  const [, pathname, search = ''] = /^(\/[^?#\\\p{Cc}]*)(\?[^#\p{Cc}]*)?$/u.exec(link) ?? [];
  if (pathname === undefined || pathname.startsWith('//')) return null;
  const services = manifest.groups.flatMap((group) => group.services);
  const service = services.find((one) => [one.slug, String(one.uslugaId)].some((id) => servicePath(id) === pathname));
  const screen = screenAt(manifest, pathname)?.screen ?? manifest.screens[service?.screen ?? ''];
  return screen ? { pathname, search, screen } : null;
}
