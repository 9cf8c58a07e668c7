import { randomBytes } from 'node:crypto';
import type { Config } from '../../engine/config/config.ts';
import type { Db } from '../../engine/db/open.ts';
import { type Context, sessionOf } from '../../engine/http/context.ts';
import type { Accounts } from '../../engine/office.ts';
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

/** Not that of residents: cookies of two ports of one host are sent to both. */
export const DESK_COOKIE = '__Host-biurko';
/** The time limit between the password and the code. */
const STEP_ONE_MS = 5 * 60_000;

/** What a session of a clerk needs. */
interface Sessions {
  db: Db;
  secrets: Secrets;
  config: Pick<Config, 'desk' | 'sessionLimitMs'>;
}

/** How long a session lasts without activity. */
export const sessionMs = ({ desk }: Pick<Config, 'desk'>): number => desk?.sessionMs ?? 600_000;

const secret = (): string => randomBytes(32).toString('base64url');

/**
 * Opens a session, or the first step of one. A clerk has one session of each stage: another login ends the earlier one, so
 * that two people cannot work under one name unnoticed.
 */
export async function openDeskSession(
  { db, secrets, config, ip, now }: Sessions & Pick<Context, 'ip' | 'now'>,
  kontoId: number,
  etap: SesjaUrzednikaRow['etap'],
): Promise<Halves> {
  const halves = { token: secret(), ciasteczko: secret() };
  const nowMs = now.getTime();
  await db
    .deleteFrom('sesjeUrzednikow')
    .where('kontoId', '=', kontoId)
    .where('etap', 'in', etap === 'PELNA' ? ['KOD', 'NOWE', 'PELNA'] : ['KOD', 'NOWE'])
    .execute();
  await db
    .insertInto('sesjeUrzednikow')
    .values({
      ...{ kontoId, etap, siec: shownNetwork(ip), rozpoczetoMs: nowMs },
      tokenHash: secrets.hmac(`biurko:${halves.token}`),
      ciasteczkoHash: secrets.hmac(`biurko:${halves.ciasteczko}`),
      koniecMs: nowMs + (etap === 'KOD' ? STEP_ONE_MS : sessionMs(config)),
    })
    .execute();
  return halves;
}

/** The clerk whose first step has this token, while it is open. */
export const firstStepOf = ({ db, secrets }: Omit<Sessions, 'config'>, token: string, nowMs: number) =>
  db
    .selectFrom('sesjeUrzednikow')
    .select('kontoId')
    .where('tokenHash', '=', secrets.hmac(`biurko:${token}`))
    .where('etap', '=', 'KOD')
    .where('koniecMs', '>', nowMs)
    .executeTakeFirst();

/** Ends all sessions of a clerk, and every login that waits for its code. */
export async function endDeskSessions(db: Db, kontoId: number): Promise<void> {
  await db.deleteFrom('sesjeUrzednikow').where('kontoId', '=', kontoId).execute();
}

/** Sessions of clerks: both halves are always needed, whatever the residents' portal asks for. */
export const deskAccounts = (sessions: Sessions): Accounts => ({
  ...{ cookie: DESK_COOKIE, role: 'urzednik', visitor: 'urzednik' },
  find: (halves, nowMs) => findDeskSession(sessions, halves, nowMs),
});

async function findDeskSession(
  { db, secrets }: Sessions,
  { token, ciasteczko = '' }: Partial<Halves>,
  nowMs: number,
): Promise<Session | undefined> {
  if (!token) return undefined;
  const tokenHash = secrets.hmac(`biurko:${token}`);
  const row = await db
    .selectFrom('sesjeUrzednikow')
    .innerJoin('urzednicy', 'urzednicy.kontoId', 'sesjeUrzednikow.kontoId')
    .selectAll('urzednicy')
    .select(['sesjeUrzednikow.id', 'ciasteczkoHash', 'etap', 'rozpoczetoMs', 'koniecMs'])
    .where('tokenHash', '=', tokenHash)
    .where('koniecMs', '>', nowMs)
    .where('etap', '!=', 'KOD')
    // Closing an account also ends its sessions; this condition is a second safeguard.
    .where('urzednicy.stan', '=', 'CZYNNE')
    .executeTakeFirst();
  if (!row || !same(secrets.hmac(`biurko:${ciasteczko}`), row.ciasteczkoHash)) return undefined;
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
export async function extendDeskSession({ db, config }: Sessions, session: Session, nowMs: number): Promise<number> {
  const koniecMs = Math.min(nowMs + sessionMs(config), session.rozpoczetoMs + config.sessionLimitMs);
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
export function urzednikOf(ctx: Context<unknown>): Urzednik {
  const { urzednik } = sessionOf(ctx as Context);
  if (!urzednik) throw new Error('An operation of the desk was called with a session of a resident.');
  return urzednik;
}
