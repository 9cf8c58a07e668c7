import type { Manifest } from '../../lang/descriptors/manifest.ts';
import { HOME_PATHS, pathParams } from '../../lang/descriptors/paths.ts';
import { servicePath } from '../../lang/descriptors/siteMap.ts';

/** A place of the portal: what an address names. */
export interface InnerPlace {
  path: string;
  /** With its `?`, or ''. */
  search: string;
  /** With its `#`, or ''. */
  hash: string;
}

/** The addresses of the home page, and of a service by its slug or number. */
const OWN = [...HOME_PATHS, servicePath(':id')];

/**
 * The place of this portal that an address leads to; nothing for another site, and for what the office serves beside the
 * portal (files): there the browser goes by itself.
 */
export function placeOf(address: string, manifest: Manifest, here = window.location): InnerPlace | undefined {
  if (!URL.canParse(address, here.href)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, here.href);
  if (origin !== here.origin) return undefined;
  const screens = Object.values(manifest.screens).flatMap(({ path, also = [] }) => [
    path,
    ...also.map((one) => one.path),
  ]);
  return [...OWN, ...screens].some((path) => pathParams(path, pathname)) ? { path: pathname, search, hash } : undefined;
}
