import type { Manifest } from '../../descriptors/compiled.ts';
import type { ElementMenuBocznego } from '../../generated/models.ts';

export interface MenuEntry {
  name: string;
  /** A path of the portal, or an address of another site. */
  to: string;
  external: boolean;
  newTab: boolean;
}

const homePaths = ['/', '/strona-glowna'];

/** Does the portal have a page at this path? */
export function hasPage(manifest: Manifest, path: string): boolean {
  return homePaths.includes(path) || Object.values(manifest.screens).some((screen) => screen.path === path);
}

/**
 * The office's menu as links that lead somewhere: visible ones, by their place, to pages this portal has or to other
 * sites over http(s). Anything else in `link` is left out, `javascript:` before all.
 *
 * @param own the portal's own entries; those the office's menu does not have stand before it
 */
export function menuEntries(
  elements: readonly ElementMenuBocznego[] | null,
  manifest: Manifest,
  own: readonly MenuEntry[],
): readonly MenuEntry[] {
  const listed = (elements ?? [])
    .filter((element) => element.czyWidoczny)
    .toSorted((a, b) => a.pozycja - b.pozycja)
    .flatMap((element): readonly MenuEntry[] => {
      const newTab = element.czyOtwieracWNowejKarcie;
      if (hasPage(manifest, element.link)) {
        const to = element.link === '/strona-glowna' ? '/' : element.link;
        return [{ name: element.nazwa, to, external: false, newTab }];
      }
      const address = element.typ === 'LINK' ? webAddress(element.link) : null;
      return address ? [{ name: element.nazwa, to: address, external: true, newTab }] : [];
    });
  return [...own.filter(({ to }) => !listed.some((entry) => entry.to === to)), ...listed];
}

/** The address when it is one of a web site, or null. */
export function webAddress(link: string | null): string | null {
  const url = link && URL.canParse(link) ? new URL(link) : null;
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null;
}
