import { type Context, sessionOf } from '../../../engine/http/context.ts';
import { Forbidden } from '../../../engine/http/refusals.ts';
import { cookie } from '../../../engine/session/cookie.ts';
import { keyCandidate, totpAddress } from '../../../engine/session/totp.ts';
import { note } from '../dziennik.ts';
import { endDeskSession, placeOf, urzednikOf } from '../sesje.ts';
import { type LoginContext, whereOf } from './zaloguj.ts';

/** A call of a clerk, at the desk or in the studio. */
export type WithSession<Args = unknown> = LoginContext<Args> & Pick<Context, 'session'>;

/** Ends the session of the caller. */
export async function logOut(ctx: WithSession): Promise<void> {
  await endDeskSession(ctx.db, sessionOf(ctx));
  await note(ctx, urzednikOf(ctx), { czynnosc: 'WYLOGOWANIE', szczegoly: whereOf(ctx) });
  ctx.headers['set-cookie'] = cookie(placeOf(ctx).cookie, '', 0);
  ctx.headers['clear-site-data'] = '"cache"';
}

/** @param issuer the name of the commune, as the authenticator shows it */
export function firstKey(ctx: WithSession, issuer: string): { qrCode: string; key: string } {
  const session = firstSession(ctx);
  const key = keyCandidate(ctx.secrets, session);
  return { qrCode: totpAddress({ issuer, login: session.konto.login, key }), key };
}

/** The session after a one-time password. @throws Forbidden for any other: a second step is never replaced by its owner */
export function firstSession(ctx: Pick<Context, 'session'>) {
  const session = sessionOf(ctx);
  if (!session.czyOgraniczona) throw new Forbidden();
  return session;
}
