import { createHash } from 'node:crypto';
import type * as models from '../../../../src/generated/models.ts';
import { auditKonto } from '../../../engine/audit/audit.ts';
import { type Context, type Handler, sessionOf } from '../../../engine/http/context.ts';
import { BadRequest } from '../../../engine/http/refusals.ts';
import { CHALLENGE_MS, newChallenge } from '../../../engine/session/captcha.ts';
import { expiredCookie } from '../../../engine/session/cookie.ts';
import { endSession, extendSession } from '../../../engine/session/sessions.ts';

export { zaloguj, zalogujTotp } from './zaloguj.ts';

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
  const session = sessionOf(ctx);
  await endSession(ctx, session);
  await auditKonto(ctx, session.konto.kontoId, { czynnosc: 'WYLOGOWANIE' });
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
