import { randomBytes } from 'node:crypto';
import type { Context } from '../http/context.ts';
import { addCookie, cookie, readCookie } from './cookie.ts';
import type { Secrets } from './secrets.ts';

/** It says only that somebody logged in with this browser before, and gives no access. */
const DEVICE_COOKIE = '__Host-urzadzenie';
const YEAR_S = 365 * 24 * 3600;
/** The maximum number of remembered browsers of one account. */
const MOST = 20;

/** @returns the hash that the browser's cookie is stored as; without a cookie, a value that is never stored */
export const deviceHash = ({ cookies, secrets }: { cookies: string | undefined; secrets: Secrets }): string =>
  secrets.hmac(`urzadzenie:${readCookie(cookies, DEVICE_COOKIE) ?? ''}`);

/**
 * Remembers this browser for the account. A cookie that the office does not know is replaced, never adopted.
 *
 * @returns whether it is a new browser beside others
 */
export async function rememberDevice(ctx: Context, kontoId: number): Promise<boolean> {
  const { db } = ctx;
  const sent = readCookie(ctx.cookies, DEVICE_COOKIE);
  const same = await db
    .selectFrom('urzadzenia')
    .select('kontoId')
    .where('ciasteczkoHash', '=', deviceHash(ctx))
    .execute();
  const before = await db.selectFrom('urzadzenia').select('ciasteczkoHash').where('kontoId', '=', kontoId).execute();
  const value = sent && same.length > 0 ? sent : randomBytes(32).toString('base64url');
  const ciasteczkoHash = ctx.secrets.hmac(`urzadzenie:${value}`);
  const ostatnioMs = ctx.now.getTime();
  await db
    .insertInto('urzadzenia')
    .values({ kontoId, ciasteczkoHash, ostatnioMs })
    .onConflict((conflict) => conflict.columns(['kontoId', 'ciasteczkoHash']).doUpdateSet({ ostatnioMs }))
    .execute();
  const old = await db
    .selectFrom('urzadzenia')
    .select('ciasteczkoHash')
    .where('kontoId', '=', kontoId)
    .orderBy('ostatnioMs', 'desc')
    .offset(MOST)
    .limit(MOST)
    .execute();
  if (old.length > 0)
    await db
      .deleteFrom('urzadzenia')
      .where('kontoId', '=', kontoId)
      .where(
        'ciasteczkoHash',
        'in',
        old.map((row) => row.ciasteczkoHash),
      )
      .execute();
  addCookie(ctx, cookie(DEVICE_COOKIE, value, YEAR_S));
  return before.length > 0 && !before.some((row) => row.ciasteczkoHash === ciasteczkoHash);
}
