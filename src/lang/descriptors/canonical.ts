import type { Manifest } from './manifest.ts';
import { HOME_PATHS } from './paths.ts';

/** May search engines list the page, and if so at which address? */
export interface Canonical {
  indexed: boolean;
  /** Absent: not known, since pages of several addresses are sent the same HTML. */
  address?: string;
}

/** Where a page is. */
export interface PagePlace {
  /** The screen; '': none. */
  screen: string;
  /** Of the page, or of its screen: `/karta/:id`. */
  path: string;
  /** Absent: the HTML is sent for every query. */
  search?: string;
}

/**
 * All views of a page have one canonical address: parameters that choose the page stay, those that only change the view go.
 *
 * @param pages those that may be listed, by address, with the screen of each
 */
export function canonicalOf(
  { screens }: Manifest,
  pages: ReadonlyMap<string, { screen: string }>,
): (place: PagePlace) => Canonical {
  const listed = Array.from(pages, ([address, { screen }]) => ({ address, screen }));
  return ({ screen: name, path, search }) => {
    if (name === '') return HOME_PATHS.includes(path) ? { indexed: true, address: path } : { indexed: false };
    const screen = screens[name];
    if (screen?.access !== 'public') return { indexed: false };
    if (path.includes(':')) return { indexed: !screen.hide };
    if (screen.path.includes(':')) return screen.hide ? { indexed: false } : { indexed: true, address: path };
    const own = listed.filter((page) => page.screen === name);
    const known = new Set(own.flatMap(({ address }) => [...new URLSearchParams(address.split('?')[1]).keys()]));
    const kept = [...new URLSearchParams(search)].filter(([key]) => known.has(key));
    const address = [addressOf(path, new URLSearchParams(kept)), path].find((one) => pages.has(one));
    if (address !== undefined) return { indexed: true, address };
    return { indexed: search === undefined && own.length > 0 };
  };
}

/** @param query however it is encoded, the address is the same */
export function addressOf(path: string, query: string | URLSearchParams | undefined): string {
  const all = new URLSearchParams(query);
  return all.size > 0 ? `${path}?${all}` : path;
}
