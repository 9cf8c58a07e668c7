import type * as models from '../../../../src/generated/models.ts';
import { auditKonto } from '../../../engine/audit/audit.ts';
import { inTransaction } from '../../../engine/db/inTransaction.ts';
import { lockKonto } from '../../../engine/db/lockKonto.ts';
import type { Context, Handler } from '../../../engine/http/context.ts';
import { BusinessError, TooMany } from '../../../engine/http/refusals.ts';
import { beginSession } from '../../../engine/session/beginSession.ts';
import { isSolved } from '../../../engine/session/captcha.ts';
import { deviceHash } from '../../../engine/session/knownDevice.ts';
import { networkOf } from '../../../engine/session/network.ts';
import { noteBlock, noteFailure } from '../../../engine/session/noteFailure.ts';
import { verifyPassword } from '../../../engine/session/password.ts';
import { codesKey, openSecondStep, takeSecondStep } from '../../../engine/session/secondStep.ts';
import { limitsOf } from '../../../engine/session/sessionLimits.ts';
import {
  blockedFor,
  countTry,
  forgetFailures,
  ipThrottle,
  loginThrottle,
  takeTry,
} from '../../../engine/session/throttle.ts';
import { loginRefusal } from '../loginRules.ts';

/**
 * Whoever asks learns nothing but what the password proves: an unknown login costs the same work and gives the same
 * answer as a wrong password, a block comes for any login alike, and 1009 and the office's own block only after the right
 * password. A browser that logged in to the account before is counted by itself: strangers do not lock it out.
 */
export const zaloguj: Handler<models.ZalogujArgs, models.ZalogujAnswer> = async (ctx) => {
  const { args, secrets } = ctx;
  const login = args.login.trim().toLowerCase();
  await refuseBlockedNetwork(ctx);
  const konto = await findKonto(ctx, login);
  const klucz = secrets.hmac(konto?.znane ? `login:${login}:${deviceHash(ctx)}` : `login:${login}`);
  const proven = await isSolved(ctx, args.recaptcha, 'zaloguj');
  if (ctx.config.captcha.always && !proven) throw new BusinessError('1010');
  const counted = await takeTry(ctx.db, klucz, loginThrottle, ctx.now.getTime(), proven);
  if (counted.is === 'unproven') throw new BusinessError('1010');
  if (counted.is === 'blocked') throw blocked(counted.leftMs);

  if (!(await verifyPassword(args.haslo, konto?.haslo)) || !konto) {
    const networkMs = await inTransaction(ctx.db, async (db) => {
      const ms = await countFailure({ ...ctx, db }, login);
      if (counted.blockMs > 0) await noteBlock({ ...ctx, db }, login, counted.blockMs);
      return ms;
    });
    if (networkMs > 0) throw new TooMany(networkMs / 1000);
    throw new BusinessError('1001');
  }
  // Simultaneous attempts reveal no more than as many consecutive ones.
  await refuseBlockedNetwork(ctx);
  await forgetFailures(ctx.db, klucz);
  const { kontoId, haslo } = konto;
  return inTransaction(ctx.db, (db) => letIn({ ...ctx, db }, kontoId, haslo)).catch(async (refusal) => {
    if (refusal instanceof BusinessError)
      await auditKonto(ctx, kontoId, { czynnosc: 'ODMOWA_LOGOWANIA', szczegoly: { krok: 'KONTO', kod: refusal.kod } });
    throw refusal;
  });
};

/**
 * The password was right a moment ago, but hashing takes time: whoever changed it meanwhile, or turned on the second
 * step, wanted to keep out exactly a login with the former one.
 */
async function letIn(ctx: Context, kontoId: number, haslo: string): Promise<models.Logowanie> {
  await lockKonto(ctx.db, kontoId);
  const konto = await ctx.db
    .selectFrom('konta')
    .select(['kontoId', 'haslo', 'stan', 'czyZablokowane', 'totpSekret'])
    .where('kontoId', '=', kontoId)
    .executeTakeFirst();
  if (!konto) throw new BusinessError('1001');
  const refusal = loginRefusal(konto, haslo);
  if (refusal) throw new BusinessError(refusal);
  if (!konto.totpSekret) return beginSession(ctx, konto, 'HASLO');

  const codesBlockedMs = await blockedFor(ctx.db, codesKey(ctx, konto.kontoId), ctx.now.getTime());
  if (codesBlockedMs > 0) throw blocked(codesBlockedMs);
  return {
    token: await openSecondStep(ctx, konto.kontoId),
    ...limitsOf(konto.stan),
    czy2FaAktywne: true,
    czasSesji: ctx.config.sessionMs,
  };
}

export const zalogujTotp: Handler<models.ZalogujTotpArgs, models.ZalogujTotpAnswer> = async (ctx) => {
  await refuseBlockedNetwork(ctx);
  const step = await inTransaction(ctx.db, async (db) => {
    const taken = await takeSecondStep({ ...ctx, db }, ctx.args.token, ctx.args.kod);
    return 'konto' in taken ? beginSession({ ...ctx, db }, taken.konto, 'KOD') : taken;
  });
  if ('token' in step) return step;
  await countTry(ctx.db, networkKey(ctx), ipThrottle, ctx.now.getTime());
  throw new BusinessError(step.kod);
};

const networkKey = ({ secrets, ip }: Context): string => secrets.hmac(`ip:${networkOf(ip)}`);

/** @throws TooMany */
async function refuseBlockedNetwork(ctx: Context): Promise<void> {
  const ms = await blockedFor(ctx.db, networkKey(ctx), ctx.now.getTime());
  if (ms > 0) throw new TooMany(ms / 1000);
}

const blocked = (ms: number): BusinessError =>
  new BusinessError('1006', {}, { 'retry-after': String(Math.ceil(ms / 1000)) });

/** @returns milliseconds the network is already blocked by other attempts */
async function countFailure(ctx: Context, login: string): Promise<number> {
  const networkMs = await countTry(ctx.db, networkKey(ctx), ipThrottle, ctx.now.getTime());
  await noteFailure(ctx, login, 'HASLO');
  return networkMs;
}

/** The account of a login, and whether it knows the caller's browser. The same single query for an unknown login. */
function findKonto(ctx: Context, login: string) {
  return ctx.db
    .selectFrom('konta')
    .leftJoin('urzadzenia', (join) =>
      join.onRef('urzadzenia.kontoId', '=', 'konta.kontoId').on('urzadzenia.ciasteczkoHash', '=', deviceHash(ctx)),
    )
    .select(['konta.kontoId', 'haslo', 'urzadzenia.ciasteczkoHash as znane'])
    .where('login', '=', login)
    .where('stan', '!=', 'USUNIETE')
    .executeTakeFirst();
}
