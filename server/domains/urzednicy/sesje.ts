import { randomBytes } from 'node:crypto';
import type { Config } from '../../engine/config/config.ts';
import type { Db } from '../../engine/db/open.ts';
import { type Context, sessionOf } from '../../engine/http/context.ts';
import type { Accounts } from '../../engine/office.ts';
import type { Services } from '../../engine/services.ts';
import { shownNetwork } from '../../engine/session/network.ts';
import type { Secrets } from '../../engine/session/secrets.ts';
import { type Halves, type Session, same } from '../../engine/session/sessions.ts';
import type { SesjaUrzednikaRow } from './tables.ts';
import type { Urzednik } from './urzednicyQueries.ts';

declare module '../../engine/session/sessions.ts' {
  interface Session {
    /** Whose session it is at the desk; absent: a resident's. */
    urzednik?: Urzednik;
  }
}

declare module '../../engine/services.ts' {
  interface Services {
    /** Clerks log in to the studio, and not to the desk. */
    readonly studio?: { readonly sessionMs: number };
  }
}

/** The time limit between the password and the code. */
const STEP_ONE_MS = 5 * 60_000;

/** What a session of a clerk needs. */
interface Sessions {
  db: Db;
  secrets: Secrets;
  config: Pick<Config, 'desk' | 'sessionLimitMs'>;
  services: Services;
}

const STANDARD_MS = 600_000;

/**
 * Where clerks log in. A session of one place is worth nothing at the other. The cookies differ from that of residents, too:
 * cookies of two ports of one host are sent to both.
 */
export const placeOf = ({ services: { studio }, config }: Pick<Sessions, 'config' | 'services'>) =>
  studio
    ? { miejsce: 'STUDIO' as const, cookie: '__Host-studio', prefix: 'studio', sessionMs: studio.sessionMs }
    : {
        ...{ miejsce: 'BIURKO' as const, cookie: '__Host-biurko', prefix: 'biurko' },
        sessionMs: config.desk?.sessionMs ?? STANDARD_MS,
      };

/** How long a session lasts without activity. */
export const sessionMs = (sessions: Pick<Sessions, 'config' | 'services'>): number => placeOf(sessions).sessionMs;

const secret = (): string => randomBytes(32).toString('base64url');

/**
 * Opens a session, or the first step of one. A clerk has one session of each stage: another login ends the earlier one, so
 * that two people cannot work under one name unnoticed.
 */
export async function openDeskSession(
  { ip, now, ...sessions }: Sessions & Pick<Context, 'ip' | 'now'>,
  kontoId: number,
  etap: SesjaUrzednikaRow['etap'],
): Promise<Halves> {
  const { db, secrets } = sessions;
  const { miejsce, prefix, sessionMs } = placeOf(sessions);
  const halves = { token: secret(), ciasteczko: secret() };
  const nowMs = now.getTime();
  await db
    .deleteFrom('sesjeUrzednikow')
    .where('kontoId', '=', kontoId)
    .where('miejsce', '=', miejsce)
    .where('etap', 'in', etap === 'PELNA' ? ['KOD', 'NOWE', 'PELNA'] : ['KOD', 'NOWE'])
    .execute();
  await db
    .insertInto('sesjeUrzednikow')
    .values({
      ...{ kontoId, etap, miejsce, siec: shownNetwork(ip), rozpoczetoMs: nowMs },
      tokenHash: secrets.hmac(`${prefix}:${halves.token}`),
      ciasteczkoHash: secrets.hmac(`${prefix}:${halves.ciasteczko}`),
      koniecMs: nowMs + (etap === 'KOD' ? STEP_ONE_MS : sessionMs),
    })
    .execute();
  return halves;
}

/** The clerk whose first step has this token, while it is open. */
export const firstStepOf = (sessions: Sessions, token: string, nowMs: number) =>
  sessions.db
    .selectFrom('sesjeUrzednikow')
    .select('kontoId')
    .where('tokenHash', '=', tokenHashOf(sessions, token))
    .where('etap', '=', 'KOD')
    .where('koniecMs', '>', nowMs)
    .executeTakeFirst();

/** As the row of a session has it. */
export const tokenHashOf = (sessions: Omit<Sessions, 'db'>, token: string): string =>
  sessions.secrets.hmac(`${placeOf(sessions).prefix}:${token}`);

/** Ends all sessions of a clerk in both places, and every login that waits for its code. */
export async function endDeskSessions(db: Db, kontoId: number): Promise<void> {
  await db.deleteFrom('sesjeUrzednikow').where('kontoId', '=', kontoId).execute();
}

/** Sessions of clerks: both halves are always needed, whatever the residents' portal asks for. */
export const deskAccounts = (sessions: Sessions): Accounts => ({
  ...{ cookie: placeOf(sessions).cookie, role: 'urzednik', visitor: 'urzednik' },
  find: (halves, nowMs) => findDeskSession(sessions, halves, nowMs),
});

/** @returns undefined when no session has both halves */
export async function findDeskSession(
  sessions: Sessions,
  { token, ciasteczko = '' }: Partial<Halves>,
  nowMs: number,
): Promise<Session | undefined> {
  if (!token) return undefined;
  const { db, secrets } = sessions;
  const { miejsce, prefix } = placeOf(sessions);
  const tokenHash = tokenHashOf(sessions, token);
  const row = await db
    .selectFrom('sesjeUrzednikow')
    .innerJoin('urzednicy', 'urzednicy.kontoId', 'sesjeUrzednikow.kontoId')
    .selectAll('urzednicy')
    .select(['sesjeUrzednikow.id', 'ciasteczkoHash', 'etap', 'rozpoczetoMs', 'koniecMs'])
    .where('tokenHash', '=', tokenHash)
    .where('miejsce', '=', miejsce)
    .where('koniecMs', '>', nowMs)
    .where('etap', '!=', 'KOD')
    // Closing an account also ends its sessions; this condition is a second safeguard.
    .where('urzednicy.stan', '=', 'CZYNNE')
    .executeTakeFirst();
  if (!row || !same(secrets.hmac(`${prefix}:${ciasteczko}`), row.ciasteczkoHash)) return undefined;
  const { id, ciasteczkoHash: _, etap, rozpoczetoMs, koniecMs, ...urzednik } = row;
  const { kontoId, login, imie, nazwisko, email } = urzednik;
  return {
    ...{ id, tokenHash, rozpoczetoMs, koniecMs, podmioty: [], urzednik },
    konto: {
      ...{ kontoId, login, imie, nazwisko, email, nowyEmail: null, pesel: null, nip: null, stan: 'AKTYWNE' },
      ...{ czyInstytucja: 0, czyPierwszeLogowanie: 0, czyEmailPotwierdzony: 1, czyHasloWlasne: 1 },
    },
    czyOgraniczona: etap === 'NOWE',
  };
}

/** @returns milliseconds until the session ends, never beyond its maximum duration */
export async function extendDeskSession(sessions: Sessions, session: Session, nowMs: number): Promise<number> {
  const { db, config } = sessions;
  const koniecMs = Math.min(nowMs + sessionMs(sessions), session.rozpoczetoMs + config.sessionLimitMs);
  await db.updateTable('sesjeUrzednikow').set({ koniecMs }).where('id', '=', session.id).execute();
  return koniecMs - nowMs;
}

export async function endDeskSession(db: Db, { id }: Session): Promise<void> {
  await db.deleteFrom('sesjeUrzednikow').where('id', '=', id).execute();
}

/** Removes ended sessions. */
export async function tidyDeskSessions(db: Db, nowMs: number): Promise<void> {
  await db.deleteFrom('sesjeUrzednikow').where('koniecMs', '<', nowMs).execute();
}

/** @throws Error for an operation that the desk serves to the public */
export function urzednikOf(ctx: Pick<Context, 'session'>): Urzednik {
  const { urzednik } = sessionOf(ctx);
  if (!urzednik) throw new Error('An operation of the desk was called with a session of a resident.');
  return urzednik;
}
