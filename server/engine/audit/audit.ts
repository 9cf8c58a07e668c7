import { userInfo } from 'node:os';
import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import type { Context } from '../http/context.ts';
import { shownNetwork } from '../session/network.ts';
import type { Czynnosc, Strona } from './kinds.ts';

/** What was done. */
export interface Act {
  czynnosc: Czynnosc;
  /** The application. */
  numer?: string;
  /** Never personal data. */
  szczegoly?: Readonly<Record<string, unknown>>;
}

/** Where the line is written; with the address of the caller, if there is one. */
type Where = { db: Db; now: Date; ip?: string };

/** Writes a line of the audit log, in the transaction of the act (docs/audit.md). */
export async function audit(
  { db, now, ip }: Where,
  who: { strona: Strona; kontoId?: number | null; login?: string },
  { czynnosc, numer, szczegoly = {} }: Act,
): Promise<void> {
  await db
    .insertInto('audyt')
    .values({
      ...{ kiedy: now.toISOString(), strona: who.strona, kontoId: who.kontoId ?? null, login: who.login ?? '' },
      ...{ siec: ip === undefined ? '' : shownNetwork(ip), czynnosc, numer: numer ?? null },
      szczegoly: JSON.stringify(szczegoly),
    })
    .execute();
}

/** An act of the owner of an account. */
export const auditKonto = (where: Where, kontoId: number, act: Act): Promise<void> =>
  audit(where, { strona: 'MIESZKANIEC', kontoId }, act);

/**
 * Something that happened to a login, whether an account has it or not: the same single statement. The typed login is not
 * stored, since people also type passwords there.
 */
export async function auditLogin({ db, now, ip }: Pick<Context, 'db' | 'now' | 'ip'>, login: string, act: Act) {
  await db
    .insertInto('audyt')
    .values({
      ...{ kiedy: now.toISOString(), strona: 'MIESZKANIEC', login: '', siec: shownNetwork(ip) },
      ...{ czynnosc: act.czynnosc, numer: null, szczegoly: JSON.stringify(act.szczegoly ?? {}) },
      kontoId: sql<number | null>`(select "kontoId" from konta where login = ${login} and stan <> 'USUNIETE')`,
    })
    .execute();
}

/** An act of an operator at the machine, with the name of the user there. */
export const auditOperator = (
  where: Where,
  { szczegoly, ...act }: Act,
  about: { kontoId?: number; login?: string } = {},
  operator = userInfo().username,
): Promise<void> => audit(where, { strona: 'OPERATOR', ...about }, { ...act, szczegoly: { ...szczegoly, operator } });
