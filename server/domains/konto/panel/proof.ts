import { auditKonto } from '../../../engine/audit/audit.ts';
import { type Context, sessionOf } from '../../../engine/http/context.ts';
import { BusinessError, TooMany } from '../../../engine/http/refusals.ts';
import { verifyPassword } from '../../../engine/session/password.ts';
import { countTry, forgetFailures, loginThrottle } from '../../../engine/session/throttle.ts';
import { fieldError } from '../fault.ts';
import { isFreshLogin } from '../loginRules.ts';
import { checkOpen } from './changeKonto.ts';

/**
 * The present password. An open session must not be used to guess it: failures are counted for the account,
 * outside any transaction, so that a refusal does not undo them.
 *
 * @param pole the field of the request with the password
 * @throws BusinessError 1519; TooMany after too many of them; NoSession
 */
async function provePassword(ctx: Context, haslo: string, pole: string): Promise<void> {
  const { db, secrets } = ctx;
  const {
    id,
    konto: { kontoId },
  } = sessionOf(ctx);
  const klucz = secrets.hmac(`haslo:${kontoId}`);
  const blockedMs = await countTry(db, klucz, loginThrottle, ctx.now.getTime());
  if (blockedMs > 0) throw new TooMany(blockedMs / 1000);
  const konto = await db.selectFrom('konta').select('haslo').where('kontoId', '=', kontoId).executeTakeFirstOrThrow();
  if (!(await verifyPassword(haslo, konto.haslo))) {
    // A change of the password at the same time ended the session with it: only the end of the session is reported.
    await checkOpen(db, id);
    await auditKonto(ctx, kontoId, { czynnosc: 'ODMOWA_POTWIERDZENIA' });
    throw fieldError({ kod: '1519', pole });
  }
  await forgetFailures(db, klucz);
}

/**
 * The same for changes that always need the password. An account that the node made has no known one: there a
 * recent login, which can only have come from the node, replaces it.
 *
 * @throws BusinessError 1519, 1602; TooMany; NoSession
 */
export async function provePasswordOrWezel(ctx: Context, haslo: string | undefined, pole: string): Promise<void> {
  const { konto } = sessionOf(ctx);
  if (!konto.czyHasloWlasne) return void (await proveOwner(ctx));
  if (haslo === undefined) throw fieldError({ kod: '1519', pole });
  await provePassword(ctx, haslo, pole);
}

/**
 * The password, or a recent login.
 *
 * @returns when the owner proved it
 * @throws BusinessError 1602 when the login was too long ago and there is no password
 */
export async function proveOwner(ctx: Context, haslo?: string | null): Promise<number> {
  const { rozpoczetoMs } = sessionOf(ctx);
  if (haslo) {
    await provePassword(ctx, haslo, 'haslo');
    return ctx.now.getTime();
  }
  if (!isFreshLogin(rozpoczetoMs, ctx.now.getTime())) throw new BusinessError('1602');
  return rozpoczetoMs;
}
