import { corsDifferences } from './cors.ts';
import { FOREIGN_NIP, OWN } from './operation.ts';
import type { Difference, Report } from './report.ts';
import { requestOf } from './request.ts';
import type { Session } from './session.ts';
import type { Trial } from './trial.ts';

interface About {
  base: string;
  origin?: string;
  session: Session;
}

/** Allowed error of the Date header: the portal computes the end of a session from it. */
const CLOCK_MS = 120_000;

/** Rules for the whole backend: unknown addresses, clock, cookies, other origins. */
export async function backendDifferences(trial: Trial, about: About): Promise<Report['backend']> {
  const { contract, send, refusals } = trial;
  const differences: Difference[] = [];
  const notes: string[] = [];
  const nowhere = await send({ method: 'GET', address: `/okienko-nie-ma-${FOREIGN_NIP}` });
  differences.push(...refusals.expected(nowhere, 'NIE_ZNALEZIONO', 'missing', 'A call of an unknown address'));
  const open = [...contract.operations.values()].find(
    ({ access, method, args }) => access === 'public' && method === 'GET' && Object.keys(args).length === 0,
  );
  if (open) {
    const seen = await send(requestOf(open, {}));
    const date = Date.parse(seen.headers.get('date') ?? '');
    if (Number.isNaN(date)) differences.push({ rule: 'date', message: 'The answers have no header Date.' });
    else if (Math.abs(date - Date.now()) > CLOCK_MS)
      notes.push('The clocks of the backend and of this machine differ by more than two minutes.');
    differences.push(...(await corsDifferences(open, trial, about.origin)));
  }
  notes.push(...cookieNotes(about.session));
  differences.push(...(await crossSite(trial)));
  return { differences, notes };
}

/** A session needs an HttpOnly cookie beside the token: otherwise a stolen token is enough. */
function cookieNotes(session: Session): string[] {
  if ('why' in session) return [];
  if (session.cookie.length === 0)
    return [
      'The login sets no cookie, so the token alone opens the session, and a thief of the token can use it (docs/security.md).',
    ];
  return session.cookie.flatMap((line) => {
    const name = line.split('=')[0]!;
    const lacking = ['HttpOnly', 'Secure', 'SameSite'].filter((flag) => !new RegExp(`;\\s*${flag}`, 'i').test(line));
    return lacking.length > 0 ? [`The cookie ${name} lacks ${lacking.join(', ')}.`] : [];
  });
}

/** A page of another site may send a write with the cookie of its visitor (CSRF): it must be refused. */
async function crossSite({ contract, send, refusals, token }: Trial): Promise<Difference[]> {
  const operation = contract.operations.get(OWN.extend);
  if (!operation || token === undefined) return [];
  const headers = { Origin: 'https://obca-strona.example', 'Sec-Fetch-Site': 'cross-site' };
  const seen = await send(requestOf(operation, { args: { token }, token, headers }));
  return refusals.expected(seen, 'BRAK_DOSTEPU', 'cross-site', 'A write from a page of another site');
}
