import type { ElementMenuBocznego } from '../../../generated/models.ts';
import type { Manifest } from '../../../lang/descriptors/manifest.ts';
import { HOME_PATHS } from '../../../lang/descriptors/paths.ts';
import { webAddress } from '../../../lang/values/addresses.ts';
import { internalLink } from '../internalLink.ts';

export interface MenuEntry {
  name: string;
  /** An address of the portal, or of another site. */
  to: string;
  external: boolean;
  newTab: boolean;
}

/** Does the portal have a page at this path? */
export function hasPage(manifest: Manifest, path: string): boolean {
  return HOME_PATHS.includes(path) || Object.values(manifest.screens).some((screen) => screen.path === path);
}

/**
 * The office's menu as links: visible entries in their order, to its own pages, to pages of this portal
 * or to other sites over http(s). Any other `link` is left out, above all `javascript:`.
 *
 * @param home where the portal's home page is
 */
export function menuEntries(
  elements: readonly ElementMenuBocznego[],
  manifest: Manifest,
  home: string,
): readonly MenuEntry[] {
  return elements
    .filter((element) => element.czyWidoczny)
    .toSorted((a, b) => a.pozycja - b.pozycja)
    .flatMap((element): readonly MenuEntry[] => {
      const to = insideOf(element, manifest, home);
      const address = to === null && element.typ === 'LINK' ? webAddress(element.link) : to;
      if (address === null) return [];
      return [{ name: element.nazwa, to: address, external: to === null, newTab: element.czyOtwieracWNowejKarcie }];
    });
}

/** The entries when the office gives no menu: home, and those of these paths that the portal has. */
export function usualEntries(manifest: Manifest, home: string, word: (key: string) => string): readonly MenuEntry[] {
  const services = manifest.screens[manifest.special.services]?.path ?? home;
  const usual: readonly (readonly [string, string])[] = [
    [home, 'powloka.stronaGlowna'],
    ['/procedury', 'powloka.procedury'],
    ['/informacje', 'powloka.informacje'],
    [services, 'powloka.uslugi'],
    ['/statusy-i-rejestry', 'powloka.statusyIRejestry'],
  ];
  return usual
    .filter(([path]) => hasPage(manifest, path))
    .map(([to, key]) => ({ name: word(key), to, external: false, newTab: false }));
}

function insideOf({ typ, link }: ElementMenuBocznego, manifest: Manifest, home: string): string | null {
  if (typ === 'STRONA_WLASNA') {
    const page = manifest.screens[manifest.special.page ?? ''];
    return page && link ? `${page.path}?nazwaPliku=${encodeURIComponent(link)}` : null;
  }
  if (HOME_PATHS.includes(link)) return home;
  const place = internalLink(manifest, link);
  return place && place.pathname + place.search;
}
