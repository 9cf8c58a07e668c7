import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { EngineConfig } from '../config/config.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { lockKonto } from '../db/lockKonto.ts';
import type { Db } from '../db/open.ts';
import { type Placeholders, prepared } from '../db/prepared.ts';
import type { KontoRow, PodmiotRow } from '../db/tables.ts';
import type { Secrets } from './secrets.ts';

/** A valid session, with the account and the subjects it may act for: the person first. */
export interface Session {
  id: number;
  konto: Pick<
    Selectable<KontoRow>,
    | 'kontoId'
    | 'login'
    | 'imie'
    | 'nazwisko'
    | 'email'
    | 'nowyEmail'
    | 'pesel'
    | 'nip'
    | 'stan'
    | 'czyInstytucja'
    | 'czyPierwszeLogowanie'
    | 'czyEmailPotwierdzony'
    | 'czyHasloWlasne'
  >;
  tokenHash: string;
  czyOgraniczona: boolean;
  rozpoczetoMs: number;
  koniecMs: number;
  podmioty: readonly PodmiotRow[];
}

/** The two halves that a client has: the token in its storage, the cookie out of reach of scripts. */
export interface Halves {
  token: string;
  ciasteczko: string;
}

/** The parts of an office that sessions need. */
export interface Sessions {
  db: Db;
  secrets: Secrets;
  config: Pick<EngineConfig, 'tokenMode' | 'sessionMs' | 'sessionLimitMs' | 'sessionsPerAccount'>;
}

const secret = (): string => randomBytes(32).toString('base64url');

/** The data of a new session. */
export interface NewSession {
  kontoId: number;
  czyOgraniczona: boolean;
  rozpoczetoMs: number;
  /** Network and browser, as shown to the owner. */
  siec: string;
  urzadzenie: string;
}

/** Opens a session; the oldest of the account ends when there are too many. */
export async function openSession(
  { db, secrets, config }: Sessions,
  { czyOgraniczona, ...session }: NewSession,
  nowMs: number,
): Promise<Halves & { czyZakonczonoInna: boolean }> {
  const halves = { token: secret(), ciasteczko: secret() };
  return inTransaction(db, async (trx) => {
    await lockKonto(trx, session.kontoId);
    const living = await trx
      .selectFrom('sesje')
      .select('id')
      .where('kontoId', '=', session.kontoId)
      .where('koniecMs', '>', nowMs)
      .orderBy('rozpoczetoMs', 'desc')
      .orderBy('id', 'desc')
      .execute();
    const surplus = living.slice(config.sessionsPerAccount - 1).map(({ id }) => id);
    if (surplus.length) await trx.deleteFrom('sesje').where('id', 'in', surplus).execute();
    await trx
      .insertInto('sesje')
      .values({
        ...session,
        tokenHash: secrets.hmac(halves.token),
        ciasteczkoHash: secrets.hmac(halves.ciasteczko),
        czyOgraniczona: Number(czyOgraniczona),
        koniecMs: Math.min(nowMs + config.sessionMs, session.rozpoczetoMs + config.sessionLimitMs),
        idSesji: randomBytes(9).toString('base64url'),
      })
      .execute();
    return { ...halves, czyZakonczonoInna: surplus.length > 0 };
  });
}

/** The valid session of a token: one row for each subject of its account. */
const withToken = prepared((db, { tokenHash, nowMs }: Placeholders<{ tokenHash: string; nowMs: number }>) =>
  db
    .selectFrom('sesje')
    .innerJoin('konta', 'konta.kontoId', 'sesje.kontoId')
    // Without a confirmed identity an account acts for nobody.
    .leftJoin('kontaPodmioty', 'kontaPodmioty.kontoId', 'konta.kontoId')
    .leftJoin('podmioty', 'podmioty.podmiotId', 'kontaPodmioty.podmiotId')
    .selectAll('podmioty')
    .select(['sesje.id', 'ciasteczkoHash', 'czyOgraniczona', 'rozpoczetoMs', 'koniecMs', 'konta.kontoId', 'login'])
    .select(['imie', 'nazwisko', 'email', 'nowyEmail', 'stan', 'konta.pesel as kontoPesel', 'konta.nip as kontoNip'])
    .select([
      'konta.czyInstytucja as kontoInstytucji',
      'czyPierwszeLogowanie',
      'czyEmailPotwierdzony',
      'czyHasloWlasne',
    ])
    .where('tokenHash', '=', tokenHash)
    .where('koniecMs', '>', nowMs)
    // Blocking or deleting an account also ends its sessions; this condition is a second safeguard.
    .where('konta.czyZablokowane', '=', 0)
    .where('konta.stan', '!=', 'USUNIETE')
    .orderBy('podmioty.czyInstytucja')
    .orderBy('podmioty.podmiotId'),
);

/**
 * The session that both halves identify; in bearer mode the token alone. It ends at `koniecMs`, which only
 * `extendSession` changes: reading never writes, so the client's countdown is exact.
 */
export async function findSession(
  { db, secrets, config }: Sessions,
  halves: Partial<Halves>,
  nowMs: number,
): Promise<Session | undefined> {
  if (!halves.token) return undefined;
  const tokenHash = secrets.hmac(halves.token);
  const rows = await withToken(db, { tokenHash, nowMs });
  const row = rows[0];
  if (!row) return undefined;
  if (config.tokenMode === 'split' && !same(secrets.hmac(halves.ciasteczko ?? ''), row.ciasteczkoHash))
    return undefined;
  return {
    id: row.id,
    tokenHash,
    konto: {
      kontoId: row.kontoId,
      login: row.login,
      imie: row.imie,
      nazwisko: row.nazwisko,
      email: row.email,
      nowyEmail: row.nowyEmail,
      stan: row.stan,
      pesel: row.kontoPesel,
      nip: row.kontoNip,
      czyInstytucja: row.kontoInstytucji,
      czyPierwszeLogowanie: row.czyPierwszeLogowanie,
      czyEmailPotwierdzony: row.czyEmailPotwierdzony,
      czyHasloWlasne: row.czyHasloWlasne,
    },
    czyOgraniczona: row.czyOgraniczona === 1,
    rozpoczetoMs: row.rozpoczetoMs,
    koniecMs: row.koniecMs,
    podmioty: rows.filter((one): one is typeof one & PodmiotRow => one.podmiotId !== null),
  };
}

/** @returns milliseconds until the session ends, never beyond its maximum duration */
export async function extendSession({ db, config }: Sessions, session: Session, nowMs: number): Promise<number> {
  const koniecMs = Math.min(nowMs + config.sessionMs, session.rozpoczetoMs + config.sessionLimitMs);
  await db.updateTable('sesje').set({ koniecMs }).where('id', '=', session.id).execute();
  return koniecMs - nowMs;
}

export async function endSession({ db }: Pick<Sessions, 'db'>, session: Session): Promise<void> {
  await db.deleteFrom('sesje').where('id', '=', session.id).execute();
}

export const same = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
