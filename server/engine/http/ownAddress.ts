import type { Config } from '../config/config.ts';
import { BadRequest } from './refusals.ts';

const OWN_MACHINE = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * An address of the portal.
 *
 * @throws BadRequest for any other site: the office never leads there. A demo is opened by several names of its own
 *   machine, and takes them all.
 */
export function ownAddress(field: string, address: string, { adres, mode }: Pick<Config, 'adres' | 'mode'>): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const plain = url && !url.username && !url.password && !/[\\\p{Cc}]/u.test(address);
  // By its beginning: of `blob:https://…` the origin is that of the address behind it.
  const own =
    url?.href.startsWith(`${adres}/`) ||
    (mode === 'demo' && url?.protocol === 'http:' && OWN_MACHINE.test(url.hostname));
  if (!plain || !own) throw new BadRequest({ [field]: { key: 'pole.wartosc' } });
  return url;
}

/** The page of the portal that a link of a mail leads to, without what stood behind it. @throws BadRequest */
export function ownPage(field: string, address: string, config: Pick<Config, 'adres' | 'mode'>): string {
  const { origin, pathname } = ownAddress(field, address, config);
  return origin + pathname;
}

/** The page with the code of a link. */
export function withHash(page: string, hash: string): string {
  const url = new URL(page);
  url.searchParams.set('hash', hash);
  return url.href;
}
