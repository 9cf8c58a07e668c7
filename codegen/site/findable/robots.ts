import type { Manifest } from '../../../src/lang/descriptors/manifest.ts';
import { type StaticFile, staticFile } from '../files.ts';
import { addressesOf } from '../pages.ts';
import { SITEMAP } from './sitemap.ts';

export const ROBOTS = '/robots.txt';

/** Pages between the portal and providers of payment or login, addresses of other systems, and pages of a demo: no search engine shows them. */
const BESIDE = ['/platnosci/', '/wezel/', '/wymiana/', '/demo/'];

/** Is this an address of BESIDE? A link elsewhere may lead to one, so robots.txt alone does not hide it. */
export const isBesidePortal = (address: string): boolean => BESIDE.some((folder) => address.startsWith(folder));

/** Keeps crawlers away from the API and from pages behind the login. @param origin absent: no site map is named */
export function robots(manifest: Manifest, origin: string | undefined): StaticFile {
  const { base } = manifest.api;
  const lines = [
    'User-agent: *',
    ...[...(base.startsWith('/') ? [`${base}/`] : []), ...BESIDE, ...closed(manifest)].map((one) => `Disallow: ${one}`),
    ...(origin === undefined ? [] : ['', `Sitemap: ${origin}${SITEMAP}`]),
  ];
  return staticFile('text/plain', Buffer.from(`${lines.join('\n')}\n`), false);
}

/** A rule forbids every address that begins with it. Where a public address does, only this path is forbidden. */
function closed(manifest: Manifest): string[] {
  const addresses = addressesOf(manifest).map(({ address, name }) => ({
    rule: address.replaceAll(/:[^/]+/g, '*'),
    open: name === '' || manifest.screens[name]?.access === 'public',
  }));
  const open = addresses.filter((one) => one.open).map(({ rule }) => rule);
  const rules = addresses
    .filter((one) => !one.open)
    .flatMap(({ rule }) => (open.some((one) => one.startsWith(rule)) ? [`${rule}$`, `${rule}?`] : [rule]));
  return [...new Set(rules)].sort();
}
