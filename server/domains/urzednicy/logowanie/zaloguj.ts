import type * as models from '../../../../src/generated/models.ts';
import { inTransaction } from '../../../engine/db/inTransaction.ts';
import type { Context } from '../../../engine/http/context.ts';
import { BusinessError, TooMany } from '../../../engine/http/refusals.ts';
import { addCookie, cookie } from '../../../engine/session/cookie.ts';
import type { Throttle } from '../../../engine/session/countAttempt.ts';
import { networkOf } from '../../../engine/session/network.ts';
import { verifyPassword } from '../../../engine/session/password.ts';
import { afterWrongCode } from '../../../engine/session/secondStepRules.ts';
import {
  blockedFor,
  codeThrottle,
  countTry,
  forgetFailures,
  ipThrottle,
  loginThrottle,
  stepThrottle,
  takeTry,
} from '../../../engine/session/throttle.ts';
import { acceptedStep, openKey } from '../../../engine/session/totp.ts';
import { note } from '../dziennik.ts';
import { firstStepOf, openDeskSession, placeOf } from '../sesje.ts';
import type { SesjaUrzednikaRow } from '../tables.ts';
import { lockUrzednik, type Urzednik, updateUrzednik, urzednikByLogin } from '../urzednicyQueries.ts';

/** What a login needs, at the desk and in the studio. */
export type LoginContext<Args = unknown> = Pick<
  Context<Args>,
  'args' | 'db' | 'secrets' | 'now' | 'ip' | 'headers' | 'services'
> & {
  config: Pick<Context['config'], 'desk' | 'sessionLimitMs'>;
};
type Login<Args> = (ctx: LoginContext<Args>) => Promise<models.Logowanie>;

/** Without a captcha: after so many wrong passwords from one network a login waits there. */
const loginRule: Throttle = { ...loginThrottle, proofAfter: undefined };
const networkKey = ({ secrets, ip }: LoginContext): string => secrets.hmac(`biurko:ip:${networkOf(ip)}`);
const codesKey = ({ secrets }: LoginContext, kontoId: number): string => secrets.hmac(`biurko:totp:${kontoId}`);

/**
 * The password of a clerk. It opens no session: either the second step follows or, after a one-time password, a session that
 * may only choose a password and set up the second step. An unknown login, a closed account and a wrong password are alike.
 */
export const zaloguj: Login<models.ZalogujArgs> = async (ctx) => {
  const { args, db, secrets, now, ip } = ctx;
  const login = args.login.trim().toLowerCase();
  await refuseBlockedNetwork(ctx);
  const klucz = secrets.hmac(`biurko:login:${login}:${networkOf(ip)}`);
  const counted = await takeTry(db, klucz, loginRule, now.getTime());
  if (counted.is === 'blocked') throw blocked(counted.leftMs);
  const found = await urzednikByLogin(db, login);
  const urzednik = found?.stan === 'CZYNNE' ? found : undefined;
  if (!(await verifyPassword(args.haslo, urzednik?.haslo)) || !urzednik) {
    const ms = await countTry(db, networkKey(ctx), ipThrottle, now.getTime());
    await note(
      ctx,
      { kontoId: found?.kontoId ?? null, login: login.slice(0, 100) },
      { czynnosc: 'ODMOWA_LOGOWANIA', szczegoly: { krok: 'HASLO', ...whereOf(ctx) } },
    );
    if (ms > 0) throw new TooMany(ms / 1000);
    throw new BusinessError('1001');
  }
  await refuseBlockedNetwork(ctx);
  await forgetFailures(db, klucz);
  return inTransaction(db, (trx) => letIn({ ...ctx, db: trx }, urzednik));
};

/** Hashing took time: whoever changed the account meanwhile wanted to keep out a login with the former password. */
async function letIn(ctx: LoginContext, { kontoId, haslo }: Urzednik): Promise<models.Logowanie> {
  const urzednik = await lockUrzednik(ctx.db, kontoId);
  if (urzednik?.stan !== 'CZYNNE' || urzednik.haslo !== haslo) throw new BusinessError('1001');
  const { hasloDoMs, totpSekret } = urzednik;
  const isOneTime = hasloDoMs !== null;
  if (isOneTime && hasloDoMs <= ctx.now.getTime()) throw new BusinessError('1009');
  if (isOneTime || totpSekret === null) return begin(ctx, kontoId, 'NOWE');
  const codesBlockedMs = await blockedFor(ctx.db, codesKey(ctx, kontoId), ctx.now.getTime());
  if (codesBlockedMs > 0) throw blocked(codesBlockedMs);
  return begin(ctx, kontoId, 'KOD');
}

/** The code of the second step: with it the session begins. */
export const zalogujTotp: Login<models.ZalogujTotpArgs> = async (ctx) => {
  await refuseBlockedNetwork(ctx);
  const step = await inTransaction(ctx.db, (db) => takeCode({ ...ctx, db }));
  if (typeof step !== 'string') return step;
  await countTry(ctx.db, networkKey(ctx), ipThrottle, ctx.now.getTime());
  throw new BusinessError(step);
};

/** The count of wrong codes must persist, so a refusal is returned and not thrown. */
async function takeCode(
  ctx: LoginContext<models.ZalogujTotpArgs>,
): Promise<models.Logowanie | '1006' | '1011' | '1012'> {
  const { db, secrets, now, args } = ctx;
  const nowMs = now.getTime();
  const before = await firstStepOf(ctx, args.token, nowMs);
  const urzednik = before && (await lockUrzednik(db, before.kontoId));
  // Another code may have closed it while this one waited.
  if (!urzednik || !(await firstStepOf(ctx, args.token, nowMs))) return '1012';
  const { kontoId, login, stan, totpSekret } = urzednik;
  if (stan !== 'CZYNNE' || totpSekret === null) return '1012';
  const totpKrok = acceptedStep(openKey(secrets, kontoId, totpSekret), args.kod, nowMs, urzednik.totpKrok);
  if (totpKrok !== undefined) {
    await updateUrzednik(db, kontoId, { totpKrok });
    return beginFull(ctx, urzednik);
  }
  await note(ctx, { kontoId, login }, { czynnosc: 'ODMOWA_LOGOWANIA', szczegoly: { krok: 'KOD', ...whereOf(ctx) } });
  const today = await takeTry(db, codesKey(ctx, kontoId), codeThrottle, nowMs);
  const here = await takeTry(db, secrets.hmac(`biurko:krok:${args.token}`), stepThrottle, nowMs);
  const { kod, ends } = afterWrongCode(today, here);
  if (ends) await db.deleteFrom('sesjeUrzednikow').where('kontoId', '=', kontoId).where('etap', '=', 'KOD').execute();
  return kod;
}

/** A session with all rights of the clerk, after the second step. */
export async function beginFull(ctx: LoginContext, { kontoId, login }: Urzednik): Promise<models.Logowanie> {
  await note(ctx, { kontoId, login }, { czynnosc: 'LOGOWANIE', szczegoly: whereOf(ctx) });
  return begin(ctx, kontoId, 'PELNA');
}

async function begin(ctx: LoginContext, kontoId: number, etap: SesjaUrzednikaRow['etap']): Promise<models.Logowanie> {
  const { token, ciasteczko } = await openDeskSession(ctx, kontoId, etap);
  const { cookie: name, sessionMs } = placeOf(ctx);
  if (etap !== 'KOD') addCookie(ctx, cookie(name, ciasteczko));
  return {
    token,
    czyOgraniczony: etap === 'NOWE',
    czyNiepotwierdzony: false,
    czy2FaAktywne: etap === 'KOD',
    czasSesji: sessionMs,
  };
}

/** The log says where, unless it is the desk. */
export const whereOf = ({ services }: Pick<LoginContext, 'services'>) => (services.studio ? { miejsce: 'STUDIO' } : {});

async function refuseBlockedNetwork(ctx: LoginContext): Promise<void> {
  const ms = await blockedFor(ctx.db, networkKey(ctx), ctx.now.getTime());
  if (ms > 0) throw new TooMany(ms / 1000);
}

const blocked = (ms: number): BusinessError =>
  new BusinessError('1006', {}, { 'retry-after': String(Math.ceil(ms / 1000)) });
