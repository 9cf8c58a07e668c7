import { randomBytes } from 'node:crypto';
import type { Context } from '../context.ts';
import type { Db } from '../db/open.ts';
import { addCookie, cookie, readCookie } from './cookie.ts';
import type { Secrets } from './secrets.ts';

/** Says nothing but that somebody logged in with this browser once; it opens nothing. */
export const DEVICE_COOKIE = '__Host-urzadzenie';
const YEAR_S = 365 * 24 * 3600;
/** The browsers of one account that are remembered. */
const MOST = 20;

/** @returns what the browser's cookie would be stored as; of no cookie, what is stored nowhere */
export const deviceHash = ({ cookies, secrets }: { cookies: string | undefined; secrets: Secrets }): string =>
  secrets.hmac(`urzadzenie:${readCookie(cookies, DEVICE_COOKIE) ?? ''}`);

/** From now on this browser is one of the account's own. A cookie that the office does not know is not taken over. */
export async function rememberDevice(
  ctx: Pick<Context, 'cookies' | 'secrets' | 'headers' | 'now'>,
  db: Db,
  kontoId: number,
): Promise<void> {
  const brought = readCookie(ctx.cookies, DEVICE_COOKIE);
  const known = await db
    .selectFrom('urzadzenia')
    .select('kontoId')
    .where('ciasteczkoHash', '=', deviceHash(ctx))
    .limit(1)
    .executeTakeFirst();
  const value = brought && known ? brought : randomBytes(32).toString('base64url');
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
}
