import type { StronaStartowa } from '../../generated/models.ts';
import type { Manifest, ManifestScreen } from '../../lang/descriptors/manifest.ts';
import { webAddress } from '../../lang/values/addresses.ts';
import { internalLink } from './internalLink.ts';

/** The start page: a place of this portal, or another site. */
export type StartPlace =
  | {
      inside: {
        pathname: string;
        search: string;
        memory: Readonly<Record<string, unknown>>;
        screen: ManifestScreen;
      };
    }
  | { outside: string };

/**
 * The start page chosen by the office. A value that leads back to `/`, or to a page that the portal does not have,
 * means the home page.
 *
 * @param origin of this portal
 * @returns null for the home page
 */
export function startPlace({ typ, link, stan }: StronaStartowa, manifest: Manifest, origin: string): StartPlace | null {
  if (typ === 'LINK_ZEWNETRZNY') {
    const address = webAddress(link);
    return address && new URL(address).protocol === 'https:' && new URL(address).origin !== origin
      ? { outside: address }
      : null;
  }
  const place = internalLink(manifest, link);
  if (!place) return null;
  const inside = { ...place, memory: {} as Record<string, unknown> };
  const query = new URLSearchParams(place.search);
  for (const { nazwa, wartosc } of (typ === 'STRONA_WBUDOWANA' && stan) || []) {
    const where = place.screen.params[nazwa];
    if (where === 'memory') inside.memory[nazwa] = wartosc;
    else if (where === 'query') query.set(nazwa, String(wartosc));
  }
  const { pathname, memory, screen } = inside;
  return { inside: { pathname, memory, screen, search: query.size > 0 ? `?${query}` : '' } };
}
