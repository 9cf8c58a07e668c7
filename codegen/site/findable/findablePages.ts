import { addressOf } from '../../../src/lang/descriptors/canonical.ts';
import type { Findable, ManifestService } from '../../../src/lang/descriptors/manifest.ts';
import { HOME_PATHS } from '../../../src/lang/descriptors/paths.ts';
import type { Municipality } from '../../artefact/municipality.ts';

/** A public page whose address is known before anybody asks for it. */
export interface FindablePage {
  /** Path, and query where several pages share a screen. */
  address: string;
  /** The screen; '': home. */
  screen: string;
  /** The services that it shows. */
  services: readonly ManifestService[];
}

/**
 * The public pages that the portal's own search lists, and home. Return pages of a login, pages for a code from a mail and
 * the like are in no list, so no search engine should lead there.
 *
 * @returns by address
 */
export function findablePages({ manifest, files }: Municipality): ReadonlyMap<string, FindablePage> {
  const { screens, groups, search, languages } = manifest;
  const entries: readonly Findable[] = JSON.parse(files.get(search[languages[0]!])?.body ?? '[]');
  const services = new Map(groups.flatMap((group) => group.services).map((one) => [one.uslugaId, one]));
  const pages = new Map<string, FindablePage>(
    (manifest.special.home ? [] : HOME_PATHS).map((address) => [address, { address, screen: '', services: [] }]),
  );
  for (const { service: id, screen, query } of entries) {
    const { path, access } = screens[screen] ?? {};
    const service = id === undefined ? undefined : services.get(id);
    if (path === undefined || access !== 'public' || path.includes(':')) continue;
    const address = addressOf(path, service?.query ?? query);
    const shown = pages.get(address)?.services ?? [];
    pages.set(address, { address, screen, services: service ? [...shown, service] : shown });
  }
  return pages;
}
