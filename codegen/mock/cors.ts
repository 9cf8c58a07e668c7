import type { IncomingHttpHeaders } from 'node:http';

/** What a portal of another origin needs to read, and to send. */
const EXPOSED = 'Content-Disposition, Date, Retry-After, X-Okienko-Przerwa';
const TAKEN = 'Authorization, Content-Type, Idempotency-Key';

/** Headers for a portal of another origin, when it is one that may ask; none for any other. */
export function corsHeaders({ origin }: IncomingHttpHeaders, origins: readonly string[]): Record<string, string> {
  if (origins.length === 0) return {};
  // A picture of a page is asked for without an origin.
  const open = { vary: 'Origin', 'cross-origin-resource-policy': 'cross-origin' };
  if (origin === undefined || !origins.includes(origin)) return open;
  return {
    ...open,
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': EXPOSED,
  };
}

/** What the browser asks before it lets a page of another origin send what the contract has. */
export const preflightHeaders: Readonly<Record<string, string>> = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers': TAKEN,
  'access-control-max-age': '600',
};
