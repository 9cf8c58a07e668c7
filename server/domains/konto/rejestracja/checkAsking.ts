import type { Context } from '../../../engine/http/context.ts';
import { BusinessError, TooMany } from '../../../engine/http/refusals.ts';
import { isSolved } from '../../../engine/session/captcha.ts';
import { networkOf } from '../../../engine/session/network.ts';
import { countTry, mailThrottles } from '../../../engine/session/throttle.ts';

/**
 * Counts requests that trigger a mail, by the network and by the typed address, known or not.
 *
 * @throws BusinessError 1010 without a solved captcha where one is required; TooMany
 */
export async function checkAsking(
  ctx: Context<{ email: string; recaptcha?: string | null }>,
  operacja: string,
  rule: 'rejestracja' | 'siec',
): Promise<void> {
  const { db, secrets, config, args } = ctx;
  if (config.captcha.always && !(await isSolved(ctx, args.recaptcha, operacja))) throw new BusinessError('1010');
  const nowMs = ctx.now.getTime();
  const byNetwork = secrets.hmac(`${rule}:${networkOf(ctx.ip)}`);
  const networkMs = await countTry(db, byNetwork, mailThrottles[rule], nowMs);
  if (networkMs > 0) throw new TooMany(networkMs / 1000);
  const byAddress = secrets.hmac(`poczta:${args.email.toLowerCase()}`);
  const addressMs = await countTry(db, byAddress, mailThrottles.adres, nowMs);
  if (addressMs > 0) throw new TooMany(addressMs / 1000);
}
