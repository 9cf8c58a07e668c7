import type { IncomingHttpHeaders } from 'node:http';
import type { Language } from '../../src/lang/descriptors/language.ts';
import { type Font, type Reading, readingCookie } from '../../src/lang/descriptors/wholePage.ts';
import { readingOf } from './whole/reading.ts';

/**
 * Does the form come from a page of this site? An engine that does not say so names its origin or, without one, the page: it
 * must be exactly the address of the request.
 *
 * @param secure the portal is served over https
 */
export function isOwnForm(headers: IncomingHttpHeaders, secure: boolean): boolean {
  const { origin, referer, host } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const from = origin ?? originOf(referer);
  return host !== undefined && (from === `https://${host}` || (!secure && from === `http://${host}`));
}

const originOf = (address: string | undefined): string | undefined =>
  address !== undefined && URL.canParse(address) ? new URL(address).origin : undefined;

/**
 * The answer to the form of the reading tools, contrast and letter size without scripts: the page that it was sent from, and
 * the cookie that pages are drawn by. It is the only form that changes something: the cookie names nobody and opens nothing.
 *
 * @param languages those of the municipality, its default first
 */
export function answerReading(
  fields: URLSearchParams,
  cookies: string | undefined,
  languages: readonly Language[],
  secure: boolean,
): { location: string; headers: Readonly<Record<string, string>> } {
  const cookie = readingCookie(changed(readingOf(cookies, '', languages), fields), secure);
  const headers = { 'cache-control': 'no-store', 'set-cookie': cookie };
  return { location: localPath(fields.get('powrot')), headers };
}

/** A name that is absent, or has an unknown value, changes nothing. */
function changed(before: Reading, fields: URLSearchParams): Reading {
  const contrast = fields.get('kontrast');
  const font = Number(fields.get('czcionka'));
  return {
    ...before,
    ...(contrast !== null && { contrast: contrast === 'yb' }),
    ...([1, 2, 3].includes(font) && { font: font as Font }),
  };
}

/** The path and query of an address of this site; of anything else the home page. */
function localPath(address: string | null): string {
  const site = 'http://site';
  if (!address?.startsWith('/') || !URL.canParse(address, site)) return '/';
  const { origin, pathname, search } = new URL(address, site);
  // A path may begin with two slashes, which a browser takes for another site.
  return origin === site && !pathname.startsWith('//') ? pathname + search : '/';
}
