import type { Context } from '../../../engine/http/context.ts';
import { BusinessError, TooMany } from '../../../engine/http/refusals.ts';
import { isSolved } from '../../../engine/session/captcha.ts';
import { countTry } from '../../../engine/session/throttle.ts';
import { mailCounts } from '../registrationRules.ts';

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
  for (const { klucz, throttle } of mailCounts(rule, { ip: ctx.ip, email: args.email })) {
    const blockedMs = await countTry(db, secrets.hmac(klucz), throttle, ctx.now.getTime());
    if (blockedMs > 0) throw new TooMany(blockedMs / 1000);
  }
}
