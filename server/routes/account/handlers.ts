import type * as models from '../../../src/generated/models.ts';
import { type Context, type Handler, sessionOf } from '../../context.ts';
import type { Db } from '../../db/open.ts';
import { BadRequest, BusinessError, Forbidden, TooMany } from '../../errors.ts';
import { beginSession } from '../../session/beginSession.ts';
import { expiredCookie } from '../../session/cookie.ts';
import { networkOf } from '../../session/network.ts';
import { verifyPassword } from '../../session/password.ts';
import { endSession, extendSession } from '../../session/sessions.ts';
import { blockedFor, countTry, forgetFailures, ipThrottle, loginThrottle } from '../../session/throttle.ts';

/**
 * Whoever asks learns nothing but what the password proves: an unknown login costs the same hash and gives the same
 * answer as a wrong password, a block comes for any login alike, and 1009 only after the right password.
 */
export const zaloguj: Handler<models.ZalogujArgs, models.ZalogujAnswer> = async (ctx) => {
  const { db, secrets, args } = ctx;
  const nowMs = ctx.now.getTime();
  const login = args.login.trim().toLowerCase();
  const byIp = secrets.hmac(`ip:${networkOf(ctx.ip)}`);
  const byLogin = secrets.hmac(`login:${login}`);
  const ipBlockedMs = await blockedFor(db, byIp, nowMs);
  if (ipBlockedMs > 0) throw new TooMany(ipBlockedMs / 1000);
  const blockedMs = await countTry(db, byLogin, loginThrottle, nowMs);
  if (blockedMs > 0) throw new BusinessError('1006', {}, { 'retry-after': String(Math.ceil(blockedMs / 1000)) });

  const konto = await findKonto(db, login);
  if (!(await verifyPassword(args.haslo, konto?.haslo)) || !konto) {
    await countTry(db, byIp, ipThrottle, nowMs);
    throw new BusinessError('1001');
  }
  await forgetFailures(db, byLogin);
  if (konto.stan === 'NIEAKTYWNE') throw new BusinessError('1009');
  return beginSession(ctx, konto, 'HASLO');
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

export const zalogujTotp: Handler<models.ZalogujTotpArgs, models.ZalogujTotpAnswer> = async () => {
  throw new Forbidden();
};

export const dajWyzwanieCaptcha: Handler<models.DajWyzwanieCaptchaArgs, models.DajWyzwanieCaptchaAnswer> = async () => {
  throw new Forbidden();
};

export const dajInformacjeLogowania: Handler<
  models.DajInformacjeLogowaniaArgs,
  models.DajInformacjeLogowaniaAnswer
> = async () => {
  throw new Forbidden();
};

/** Their repetition changes nothing more, so they need no idempotency key. */
export const repeatable = ['zaloguj', 'przedluzSesje', 'wyloguj'];

/** The body repeats the token of the header; another one is a mistake of the client. */
function checkToken(ctx: Context<{ token: string }>): void {
  if (ctx.secrets.hmac(ctx.args.token) !== sessionOf(ctx).tokenHash)
    throw new BadRequest({ token: { key: 'pole.wartosc' } });
}

function findKonto(db: Db, login: string) {
  return db.selectFrom('konta').select(['kontoId', 'haslo', 'stan']).where('login', '=', login).executeTakeFirst();
}
