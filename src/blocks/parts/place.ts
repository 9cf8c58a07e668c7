import type { Manifest } from '../../lang/descriptors/manifest.ts';

/** A place of the portal: what an address names. */
export interface InnerPlace {
  path: string;
  /** With its `?`, or ''. */
  search: string;
  /** With its `#`, or ''. */
  hash: string;
}

/** The address of the home page, and of a service by its number. */
const OWN = ['/', '/strona-glowna', '/uslugi/:id'];

/**
 * The place of this portal that an address leads to; nothing for another site, and for what the office serves beside the
 * portal (files): there the browser goes by itself.
 */
export function placeOf(address: string, manifest: Manifest, here = window.location): InnerPlace | undefined {
  if (!URL.canParse(address, here.href)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, here.href);
  if (origin !== here.origin) return undefined;
  const paths = [...OWN, ...Object.values(manifest.screens).map(({ path }) => path)];
  return paths.some((path) => fits(path, pathname)) ? { path: pathname, search, hash } : undefined;
}

/** `/karta/:id` fits `/karta/7`. */
function fits(path: string, pathname: string): boolean {
  const parts = path.split('/');
  const given = pathname.split('/');
  return (
    parts.length === given.length &&
    parts.every((part, index) => (part.startsWith(':') ? given[index] !== '' : part === given[index]))
  );
}
