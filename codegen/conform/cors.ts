import type { Operation } from '../../src/lang/descriptors/contract.ts';
import type { Seen } from './http.ts';
import type { Difference } from './report.ts';
import { requestOf } from './request.ts';
import type { Trial } from './trial.ts';

const STRANGER = 'https://obca-strona.example';
/** Response headers that the portal reads, and request headers that it sends. */
const READ = ['date', 'content-disposition', 'x-okienko-przerwa'];
const SENT = ['authorization', 'content-type', 'idempotency-key', 'x-okienko-szkic'];

/** Only named origins may read answers. */
export async function corsDifferences(
  open: Operation,
  trial: Trial,
  origin: string | undefined,
): Promise<Difference[]> {
  const { send } = trial;
  const stranger = await send(requestOf(open, { headers: { Origin: STRANGER } }));
  const found = strangerDifferences(stranger);
  if (origin === undefined) return found;
  const seen = await send(requestOf(open, { headers: { Origin: origin } }));
  const preflight = await send({
    method: 'OPTIONS',
    address: open.path,
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': SENT.join(', '),
    },
  });
  const messages: string[] = [];
  const allows = (one: Seen, what: string) => {
    if (one.headers.get('access-control-allow-origin') !== origin)
      messages.push(`${what} needs the header Access-Control-Allow-Origin: ${origin}.`);
    if (one.headers.get('access-control-allow-credentials') !== 'true')
      messages.push(
        `${what} needs the header Access-Control-Allow-Credentials: true, because the session needs a cookie.`,
      );
  };
  allows(seen, 'An answer to the portal');
  const exposed = listOf(seen, 'access-control-expose-headers');
  const hidden = READ.filter((name) => !exposed.includes(name));
  if (hidden.length > 0) messages.push(`Access-Control-Expose-Headers must name ${hidden.join(', ')}.`);
  if (preflight.status < 200 || preflight.status > 299)
    messages.push(`OPTIONS is answered with ${preflight.status}; it must be 204.`);
  allows(preflight, 'The answer to OPTIONS');
  const taken = listOf(preflight, 'access-control-allow-headers');
  const refused = SENT.filter((name) => !taken.includes(name));
  if (refused.length > 0) messages.push(`Access-Control-Allow-Headers must name ${refused.join(', ')}.`);
  return [...found, ...[...new Set(messages)].map((message) => ({ rule: 'cors', message }))];
}

function strangerDifferences({ headers }: Seen): Difference[] {
  const allowed = headers.get('access-control-allow-origin');
  if (allowed === STRANGER || (allowed === '*' && headers.get('access-control-allow-credentials') === 'true')) {
    const message =
      'Pages of any site may read the answers: allow only the origins of portals (Access-Control-Allow-Origin).';
    return [{ rule: 'cors', message }];
  }
  return [];
}

const listOf = ({ headers }: Seen, name: string): string[] =>
  (headers.get(name) ?? '').split(',').map((one) => one.trim().toLowerCase());
