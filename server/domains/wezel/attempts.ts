import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Db } from '../../engine/db/open.ts';
import type { Context } from '../../engine/http/context.ts';
import { TooMany } from '../../engine/http/refusals.ts';
import { addCookie, cookie, readCookie } from '../../engine/session/cookie.ts';
import type { Throttle } from '../../engine/session/countAttempt.ts';
import { networkOf } from '../../engine/session/network.ts';
import type { Secrets } from '../../engine/session/secrets.ts';
import { countTry } from '../../engine/session/throttle.ts';
import { authnRequest, newId } from './authnRequest.ts';
import { returnAddress } from './returnAddress.ts';
import type { LogowanieWezlemRow } from './tables.ts';
import { ACS, type Wezel } from './wezel.ts';

const MINUTE = 60_000;
/** The time that a person may spend at the node's pages. */
const ATTEMPT_MS = 15 * MINUTE;
/** How long until the last code of an attempt has expired. */
const COOKIE_S = 45 * 60;
export const COOKIE = '__Host-wezel';

const begun: Throttle = { failures: 60, windowMs: 10 * MINUTE, blockMs: MINUTE, longestBlockMs: 10 * MINUTE };

export type Attempt = Selectable<LogowanieWezlemRow>;

export interface Addresses {
  adresPrzekierowaniaOk: string;
  adresPrzekierowaniaBlad: string;
  adresPrzekierowaniaPotwierdzenieDanych: string;
}

/**
 * Begins an attempt: a row that the answer must name, and a cookie that is needed to redeem the result.
 *
 * @param kontoId the account to confirm; null: a login
 * @throws BadRequest, TooMany
 */
export async function begin(ctx: Context<Addresses>, wezel: Wezel, kontoId: number | null) {
  const { args, db, secrets } = ctx;
  const adresOk = returnAddress(ctx, 'adresPrzekierowaniaOk', args.adresPrzekierowaniaOk);
  const adresBlad = returnAddress(ctx, 'adresPrzekierowaniaBlad', args.adresPrzekierowaniaBlad);
  const dane = 'adresPrzekierowaniaPotwierdzenieDanych';
  const adresPotwierdzenie = returnAddress(ctx, dane, args[dane]);
  const blockedMs = await countTry(db, secrets.hmac(`wezel:${networkOf(ctx.ip)}`), begun, ctx.now.getTime());
  if (blockedMs > 0) throw new TooMany(blockedMs / 1000);
  // Another tab of the same browser may be logging in with the same cookie.
  const value = readCookie(ctx.cookies, COOKIE) ?? '';
  const secret = /^[\w-]{43}$/.test(value) ? value : randomBytes(32).toString('base64url');
  const idZadania = newId();
  await db
    .insertInto('logowaniaWezlem')
    .values({
      idZadania,
      ciasteczkoHash: cookieHash(secrets, secret),
      kontoId,
      adresOk,
      adresBlad,
      adresPotwierdzenie,
      waznyDoMs: ctx.now.getTime() + ATTEMPT_MS,
      uzytoMs: null,
    })
    .execute();
  addCookie(ctx, cookie(COOKIE, secret, COOKIE_S));
  const { origin } = new URL(adresOk);
  const destination = new URL(wezel.adresLogowania, origin).href;
  const xml = authnRequest(wezel, { id: idZadania, now: ctx.now, destination, acs: origin + ACS });
  return { saml: Buffer.from(xml, 'utf8').toString('base64'), urlWKZalogujDoPrzekierowania: destination };
}

/** An attempt that still waits for its answer. */
export const waitingAttempt = (db: Db, idZadania: string, nowMs: number): Promise<Attempt | undefined> =>
  db
    .selectFrom('logowaniaWezlem')
    .selectAll()
    .where('idZadania', '=', idZadania)
    .where('uzytoMs', 'is', null)
    .where('waznyDoMs', '>', nowMs)
    .executeTakeFirst();

/** Marks the attempt as answered; of two simultaneous responses the second is refused. */
export async function closeAttempt(db: Db, idZadania: string, nowMs: number): Promise<boolean> {
  const closed = await db
    .updateTable('logowaniaWezlem')
    .set({ uzytoMs: nowMs })
    .where('idZadania', '=', idZadania)
    .where('uzytoMs', 'is', null)
    .executeTakeFirst();
  return closed.numUpdatedRows === 1n;
}

/** Whether the attempt was begun in the browser that calls now. */
export async function isOwnAttempt(ctx: Context, idZadania: unknown): Promise<boolean> {
  const secret = readCookie(ctx.cookies, COOKIE);
  if (typeof idZadania !== 'string' || !secret) return false;
  const row = await ctx.db
    .selectFrom('logowaniaWezlem')
    .select('ciasteczkoHash')
    .where('idZadania', '=', idZadania)
    .executeTakeFirst();
  return row?.ciasteczkoHash === cookieHash(ctx.secrets, secret);
}

const cookieHash = (secrets: Secrets, secret: string): string => secrets.hmac(`wezel:${secret}`);

/** The address for responses on the origin of the attempt's return address. */
export const acsOf = (attempt: Attempt): string => new URL(attempt.adresOk).origin + ACS;
