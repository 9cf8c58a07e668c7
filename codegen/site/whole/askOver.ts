import type { Ask } from './ask.ts';

/** The longest time for one response, ms. */
const PATIENCE_MS = 5000;

/**
 * Requests the API of a backend over HTTP, as a visitor: without cookies. An address outside the API is not requested, and
 * answered with 404; a backend that does not answer counts as 502.
 *
 * @param base of the API: `https://api.example/api`
 */
export function askOver(base: string): Ask {
  const { href: api } = new URL(`${base.replace(/\/$/, '')}/`);
  return async (address) => {
    const { href } = new URL(api.slice(0, -1) + address);
    if (!href.startsWith(api)) return { status: 404, body: '' };
    try {
      const response = await fetch(href, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: 'error' });
      return { status: response.status, body: await response.text() };
    } catch {
      return { status: 502, body: '' };
    }
  };
}

/** Where a process beside the web server reaches the API. @param office the origin of the office, for a base that is a path */
export const reachableBase = (base: string, office: string): string => (base.startsWith('/') ? office + base : base);
