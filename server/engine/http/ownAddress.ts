import type { EngineConfig } from '../config/config.ts';
import { BadRequest } from './refusals.ts';

const OWN_MACHINE = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * An address of the portal.
 *
 * @throws BadRequest for any other site: the office never redirects there. A demo is opened under several names of its own
 *   machine, and accepts them all.
 */
export function ownAddress(field: string, address: string, { adres, mode }: Pick<EngineConfig, 'adres' | 'mode'>): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const plain = url && !url.username && !url.password && !/[\\\p{Cc}]/u.test(address);
  // Compared by its beginning: the origin of `blob:https://…` is that of the inner address.
  const own =
    url?.href.startsWith(`${adres}/`) ||
    (mode === 'demo' && url?.protocol === 'http:' && OWN_MACHINE.test(url.hostname));
  if (!plain || !own) throw new BadRequest({ [field]: { key: 'pole.wartosc' } });
  return url;
}

/** The page of the portal that the link of a mail opens, without its query and hash. @throws BadRequest */
export function ownPage(field: string, address: string, config: Pick<EngineConfig, 'adres' | 'mode'>): string {
  const { origin, pathname } = ownAddress(field, address, config);
  return origin + pathname;
}

/** The address of the page with the code of a link. */
export function withHash(page: string, hash: string): string {
  const url = new URL(page);
  url.searchParams.set('hash', hash);
  return url.href;
}
