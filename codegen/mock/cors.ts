import type { IncomingHttpHeaders } from 'node:http';

/** Headers that a portal of another origin reads and sends. */
const EXPOSED = 'Content-Disposition, Date, Retry-After, X-Okienko-Przerwa';
const TAKEN = 'Authorization, Content-Type, Idempotency-Key, X-Okienko-Szkic';

/** CORS headers for an allowed origin; none for any other. */
export function corsHeaders({ origin }: IncomingHttpHeaders, origins: readonly string[]): Record<string, string> {
  if (origins.length === 0) return {};
  // Requests for pictures of a page have no Origin.
  const open = { vary: 'Origin', 'cross-origin-resource-policy': 'cross-origin' };
  if (origin === undefined || !origins.includes(origin)) return open;
  return {
    ...open,
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': EXPOSED,
  };
}

/** The answer to a CORS preflight request. */
export const preflightHeaders: Readonly<Record<string, string>> = {
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': TAKEN,
  'access-control-max-age': '600',
};
