import { HOME_PATHS } from '../../../src/lang/descriptors/paths.ts';
import { guess } from '../../files/shape.ts';
import { fitsPath } from '../fitsPath.ts';
import type { Catalogue } from './catalogue.ts';
import type { CheckLink } from './page.ts';

/** A screen as an address leads to it. */
export interface Route {
  path: string;
  /** Names its query may have. */
  query: readonly string[];
}

export interface LinkWorld {
  routes: readonly Route[];
  catalogue: Catalogue;
  /** The paths of a page, a folder and a file, if the municipality has them. */
  page?: string;
  folder?: string;
  file?: string;
  /** Files with a link from a page. */
  linked: Set<string>;
}

const OUTSIDE = ['http:', 'https:', 'mailto:', 'tel:'];

/** Follows the links of pages: inside the portal to a screen, page, folder or file that is there; outside by a safe scheme. */
export function linkChecker(world: LinkWorld): CheckLink {
  const { routes, catalogue, linked } = world;
  const paths = [...routes.map(({ path }) => path), ...[world.file].filter((path) => path !== undefined)];

  return (address) => {
    if (!address.startsWith('/') || address.startsWith('//')) return checkOutside(address);
    if (!URL.canParse(address, 'https://portal.example')) return `"${address}" is not an address.`;
    const { pathname, searchParams, hash } = new URL(address, 'https://portal.example');
    if (hash) return `Pages have no anchors: "${hash}" leads nowhere.`;
    const ids = [
      { path: world.page, name: 'nazwaPliku', of: 'page', known: catalogue.pages },
      { path: world.folder, name: 'link', of: 'folder', known: catalogue.folders },
      { path: world.file, name: 'link', of: 'file', known: catalogue.files },
    ].find(({ path }) => path === pathname);
    const query = [...searchParams.keys()];
    if (ids) {
      const id = searchParams.get(ids.name);
      if (id === null && ids.of === 'folder' && query.length === 0) return undefined;
      if (id === null) return `This address needs "?${ids.name}=" with a ${ids.of}.`;
      const known = [...ids.known.keys()];
      if (!ids.known.has(id)) return `There is no ${ids.of} "${id}".${guess(id, known)}`;
      if (ids.of === 'file') linked.add(id);
      return stray(query, [ids.name]);
    }
    if (HOME_PATHS.includes(pathname)) return undefined;
    const route = routes.find(({ path }) => fitsPath(path, pathname));
    if (!route) return `No screen has the address ${pathname}.${guess(pathname, paths)}`;
    return stray(query, route.query);
  };
}

function checkOutside(address: string): string | undefined {
  const known = `Write a path of the portal that begins with /, or an address with ${OUTSIDE.join(', ')}.`;
  if (!URL.canParse(address)) return `"${address}" is not an address. ${known}`;
  const { protocol, username, password } = new URL(address);
  if (!OUTSIDE.includes(protocol)) return `"${protocol}" is not an allowed scheme. ${known}`;
  if (username || password) return 'An address must not contain a login or a password.';
  return undefined;
}

function stray(query: readonly string[], known: readonly string[]): string | undefined {
  const wrong = query.find((name) => !known.includes(name));
  return wrong === undefined ? undefined : `The address takes no "${wrong}".${guess(wrong, known)}`;
}
