import type { IncomingMessage } from 'node:http';
import { extendDeskSession, findDeskSession, placeOf } from '../domains/urzednicy/sesje.ts';
import { rolesOf } from '../domains/urzednicy/urzednicyQueries.ts';
import type { EngineConfig } from '../engine/config/config.ts';
import type { Db } from '../engine/db/open.ts';
import type { Services } from '../engine/services.ts';
import { cookie, readCookie } from '../engine/session/cookie.ts';
import type { Secrets } from '../engine/session/secrets.ts';
import type { Session } from '../engine/session/sessions.ts';

/** What logins and sessions of the studio need. */
export interface StudioSessions {
  db: Db;
  secrets: Secrets;
  config: Pick<EngineConfig, 'sessionLimitMs'>;
  services: Services;
}

/** Nearer to the end than this, a call prolongs a session; each call would write. */
const RENEW_MS = 30_000;

/** Both halves are in one cookie: pages, pictures and events are asked for without a header. */
export const sessionCookie = (sessions: StudioSessions, token: string, ciasteczko: string): string =>
  cookie(placeOf(sessions).cookie, `${token}.${ciasteczko}`);

export const expiredSession = (sessions: StudioSessions): string => cookie(placeOf(sessions).cookie, '', 0);

export async function sessionIn(
  sessions: StudioSessions,
  { headers }: IncomingMessage,
  nowMs: number,
): Promise<Session | undefined> {
  const [token, ciasteczko] = readCookie(headers.cookie, placeOf(sessions).cookie)?.split('.') ?? [];
  return findDeskSession(sessions, { token, ciasteczko }, nowMs);
}

/** Prolongs a session that is used. */
export async function keepAlive(sessions: StudioSessions, session: Session, nowMs: number): Promise<void> {
  const leftMs = session.koniecMs - nowMs;
  if (leftMs < placeOf(sessions).sessionMs - RENEW_MS) await extendDeskSession(sessions, session, nowMs);
}

/** What the clerk may change; none: the clerk may not enter. */
export const rolesIn = ({ urzednik }: Session): readonly string[] => (urzednik ? rolesOf(urzednik) : []);
