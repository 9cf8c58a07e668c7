import type { IncomingMessage } from 'node:http';
import { requireHost } from '../engine/http/clientError.ts';
import { Forbidden, Refusal } from '../engine/http/refusals.ts';

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Only pages of the studio itself may call it, under its own name. Everything that could change something must say where it comes
 * from: a browser does, and no other program has a clerk's cookie.
 *
 * @param adres the origin by which clerks reach it
 * @throws Refusal
 */
export function guard(request: IncomingMessage, adres: string): void {
  requireHost(request);
  const { host = '', origin, 'sec-fetch-site': site, 'sec-fetch-mode': mode } = request.headers;
  // A page elsewhere whose name leads to this machine (DNS rebinding) sends that name.
  if (!isOwnHost(host, adres)) throw new Refusal(421, 'BRAK_DOSTEPU');
  const reads = request.method === 'GET' || request.method === 'HEAD';
  if (reads) {
    // A link elsewhere may lead here; a page elsewhere may not load anything of it.
    if (site !== undefined && site !== 'same-origin' && site !== 'none' && mode !== 'navigate') throw new Forbidden();
    return;
  }
  const isOwn = site === undefined ? origin !== undefined && isOwnOrigin(origin, host) : site === 'same-origin';
  // A form of a page that names no referrer has the origin `null`: then only Sec-Fetch-Site says where it is from.
  if (!isOwn) throw new Forbidden();
}

function isOwnHost(host: string, adres: string): boolean {
  const own = new URL(adres);
  if (host === own.host) return true;
  const given = URL.parse(`http://${host}`);
  return given !== null && LOOPBACK.test(own.hostname) && LOOPBACK.test(given.hostname);
}

const isOwnOrigin = (origin: string, host: string): boolean => URL.parse(origin)?.host === host;
