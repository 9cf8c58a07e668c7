import type { Manifest, ManifestScreen } from '../../lang/descriptors/manifest.ts';
import { servicePath } from '../../lang/descriptors/siteMap.ts';
import { screenAt } from './places.ts';

/**
 * A link of the office as an address of this portal: the path of a screen or of a service. A path that a browser would
 * resolve to another site (`//other.example`, `/\other.example`) is none.
 *
 * @returns null when the portal has no such page, and for the home page
 */
export function internalLink(
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
