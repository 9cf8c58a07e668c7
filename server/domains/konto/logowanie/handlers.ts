import { createHash } from 'node:crypto';
import type * as models from '../../../../src/generated/models.ts';
import { inTransaction } from '../../../engine/db/inTransaction.ts';
import { lockKonto } from '../../../engine/db/lockKonto.ts';
import { type Context, type Handler, sessionOf } from '../../../engine/http/context.ts';
import { BadRequest, BusinessError, TooMany } from '../../../engine/http/refusals.ts';
import { beginSession } from '../../../engine/session/beginSession.ts';
import { CHALLENGE_MS, isSolved, newChallenge } from '../../../engine/session/captcha.ts';
import { expiredCookie } from '../../../engine/session/cookie.ts';
import { deviceHash } from '../../../engine/session/knownDevice.ts';
import { networkOf } from '../../../engine/session/network.ts';
import { noteBlock, noteFailure } from '../../../engine/session/noteFailure.ts';
import { verifyPassword } from '../../../engine/session/password.ts';
import { codesKey, openSecondStep, takeSecondStep } from '../../../engine/session/secondStep.ts';
import { limitsOf } from '../../../engine/session/sessionLimits.ts';
import { endSession, extendSession } from '../../../engine/session/sessions.ts';
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
  return inTransaction(ctx.db, (db) => letIn({ ...ctx, db }, kontoId, haslo));
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

export const dajDaneUzytkownika: Handler<models.DajDaneUzytkownikaArgs, models.DajDaneUzytkownikaAnswer> = async (
  ctx,
) => {
  const { konto } = sessionOf(ctx);
  return {
    imie: konto.imie,
    nazwisko: konto.nazwisko,
    login: konto.login,
    email: konto.email,
    pesel: konto.pesel,
    nip: konto.nip,
    czasSesji: ctx.config.sessionMs,
    czyInstytucja: konto.czyInstytucja === 1,
    czyPierwszeLogowanie: konto.czyPierwszeLogowanie === 1,
    // No session is opened for any other state.
    stan: konto.stan as models.Uzytkownik['stan'],
    nowyEmail: konto.nowyEmail,
    czyHaslo: konto.czyHasloWlasne === 1,
  };
};

export const dajListePodmiotow: Handler<models.DajListePodmiotowArgs, models.DajListePodmiotowAnswer> = async (
  ctx,
) => ({
  podmioty: sessionOf(ctx).podmioty.map(({ idPodmiotu, nazwa, czyInstytucja, nip }) => ({
    idPodmiotu,
    nazwa,
    czyInstytucja: czyInstytucja === 1,
    nip: czyInstytucja === 1 ? nip : null,
  })),
});

export const przedluzSesje: Handler<models.PrzedluzSesjeArgs, models.PrzedluzSesjeAnswer> = async (ctx) => {
  checkToken(ctx);
  return { czasDoKoncaSesji: await extendSession(ctx, sessionOf(ctx), ctx.now.getTime()) };
};

export const wyloguj: Handler<models.WylogujArgs, models.WylogujAnswer> = async (ctx) => {
  checkToken(ctx);
  await endSession(ctx, sessionOf(ctx));
  ctx.headers['set-cookie'] = expiredCookie;
  // Not "storage": contrast, font and language outlive a logout.
  ctx.headers['clear-site-data'] = '"cache"';
  return { czyWylogowano: true };
};

export const dajWyzwanieCaptcha: Handler<models.DajWyzwanieCaptchaArgs, models.DajWyzwanieCaptchaAnswer> = async (
  ctx,
) => ({ wyzwanie: await newChallenge(ctx, ctx.args.operacja), waznePrzez: CHALLENGE_MS });

export const dajInformacjeLogowania: Handler<
  models.DajInformacjeLogowaniaArgs,
  models.DajInformacjeLogowaniaAnswer
> = async ({ lang, municipality }) => {
  const { login } = municipality.office;
  // Hiding them in one language hides them in all.
  const allTexts = Object.values(municipality.texts).map((texts) => login.map((key) => texts[key] ?? key));
  const [first, second, third] = login.map((key) => municipality.texts[lang][key] ?? key);
  const hash = createHash('sha256').update(JSON.stringify(allTexts)).digest('hex').slice(0, 12);
  return {
    dodatkowyWpis1: first ?? null,
    dodatkowyWpis2: second ?? null,
    dodatkowyWpis3: third ?? null,
    hash,
  };
};

/** Repeating them changes nothing, so they need no idempotency key. */
export const repeatable = ['zaloguj', 'zalogujTotp', 'przedluzSesje', 'wyloguj'];

/** The body repeats the token of the header; another one is a mistake of the client. */
function checkToken(ctx: Context<{ token: string }>): void {
  if (ctx.secrets.hmac(ctx.args.token) !== sessionOf(ctx).tokenHash)
    throw new BadRequest({ token: { key: 'pole.wartosc' } });
}

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
