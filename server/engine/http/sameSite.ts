import type { IncomingHttpHeaders } from 'node:http';
import { Forbidden } from './refusals.ts';

/**
 * A request that changes something must come from the portal's own pages. Browsers name the origin in
 * Sec-Fetch-Site, older ones in Origin. A client that is no browser sends neither, and has nobody else's cookie.
 *
 * @throws Forbidden
 */
export function checkSameSite(headers: IncomingHttpHeaders): void {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) {
    if (site !== 'same-origin' && site !== 'none') throw new Forbidden();
    return;
  }
  const { origin, host } = headers;
  if (origin === undefined) return;
  if (!URL.canParse(origin) || new URL(origin).host !== host) throw new Forbidden();
}
