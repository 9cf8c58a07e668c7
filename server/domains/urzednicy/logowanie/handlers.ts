import type * as models from '../../../../src/generated/models.ts';
import { inTransaction } from '../../../engine/db/inTransaction.ts';
import { type Context, type Handler, sessionOf } from '../../../engine/http/context.ts';
import { BadRequest, BusinessError, Forbidden, NoSession } from '../../../engine/http/refusals.ts';
import { cookie } from '../../../engine/session/cookie.ts';
import { hashPassword, verifyPassword } from '../../../engine/session/password.ts';
import { acceptedStep, keyCandidate, sealKey, totpAddress } from '../../../engine/session/totp.ts';
import { fieldError } from '../../konto/fault.ts';
import { passwordFault, SAME_PASSWORD } from '../../konto/passwordRules.ts';
import { note } from '../dziennik.ts';
import { DESK_COOKIE, endDeskSession, extendDeskSession, sessionMs, urzednikOf } from '../sesje.ts';
import { lockUrzednik, updateUrzednik } from '../urzednicyQueries.ts';
import { beginFull } from './zaloguj.ts';

export { zaloguj, zalogujTotp } from './zaloguj.ts';

export const dajDaneUzytkownika: Handler<models.DajDaneUzytkownikaArgs, models.DajDaneUzytkownikaAnswer> = async (
  ctx,
) => {
  const { imie, nazwisko, login, email } = urzednikOf(ctx);
  return {
    ...{ imie, nazwisko, login, email, pesel: null, nip: null, nowyEmail: null, stan: 'AKTYWNE' },
    ...{ czyInstytucja: false, czyPierwszeLogowanie: false, czyHaslo: true, czasSesji: sessionMs(ctx.config) },
  };
};

/** A clerk acts for nobody but the office. */
export const dajListePodmiotow: Handler<models.DajListePodmiotowArgs, models.DajListePodmiotowAnswer> = async () => ({
  podmioty: [],
});

export const przedluzSesje: Handler<models.PrzedluzSesjeArgs, models.PrzedluzSesjeAnswer> = async (ctx) => {
  checkToken(ctx);
  return { czasDoKoncaSesji: await extendDeskSession(ctx, sessionOf(ctx), ctx.now.getTime()) };
};

export const wyloguj: Handler<models.WylogujArgs, models.WylogujAnswer> = async (ctx) => {
  checkToken(ctx);
  await endDeskSession(ctx.db, sessionOf(ctx));
  await note(ctx, urzednikOf(ctx), { czynnosc: 'WYLOGOWANIE' });
  ctx.headers['set-cookie'] = cookie(DESK_COOKIE, '', 0);
  ctx.headers['clear-site-data'] = '"cache"';
  return { czyWylogowano: true };
};

/** The key for the clerk's authenticator: the same as long as this session lasts, and stored nowhere before a code proves it. */
export const dajKluczUrzednika: Handler<unknown, { qrCode: string; key: string }> = async (ctx) => {
  const session = firstSession(ctx);
  const key = keyCandidate(ctx.secrets, session);
  const issuer = ctx.municipality.manifest.name;
  return { qrCode: totpAddress({ issuer, login: session.konto.login, key }), key };
};

/** The clerk's own password and second step, both at once; only then a session begins that sees applications. */
export const ustawKluczUrzednika: Handler<{ noweHaslo: string; totp: string }, models.Logowanie> = async (ctx) => {
  const { args, secrets, now } = ctx;
  const session = firstSession(ctx);
  const { kontoId, login, imie, nazwisko, email, haslo: former } = urzednikOf(ctx);
  const isSame = await verifyPassword(args.noweHaslo, former);
  const fault = isSame ? SAME_PASSWORD : passwordFault(args.noweHaslo, undefined, [login, imie, nazwisko, email]);
  if (fault) throw fieldError({ ...fault, pole: 'noweHaslo' });
  const key = keyCandidate(secrets, session);
  const totpKrok = acceptedStep(key, args.totp, now.getTime(), null);
  if (totpKrok === undefined) throw new BusinessError('1601', { totp: { key: '1601' } });
  const haslo = await hashPassword(args.noweHaslo);
  return inTransaction(ctx.db, async (db) => {
    const within = { ...ctx, db };
    const urzednik = await lockUrzednik(db, kontoId);
    // The operator may have given another one-time password, or closed the account.
    if (urzednik?.stan !== 'CZYNNE' || urzednik.haslo !== former) throw new NoSession();
    const totpSekret = sealKey(secrets, kontoId, key);
    await updateUrzednik(db, kontoId, { haslo, hasloDoMs: null, totpSekret, totpKrok });
    await note(within, { kontoId, login }, { czynnosc: 'KLUCZ' });
    return beginFull(within, urzednik);
  });
};

/** The desk counts no visits. */
export const dajLicznikOdwiedzin: Handler<
  models.DajLicznikOdwiedzinArgs,
  models.DajLicznikOdwiedzinAnswer
> = async () => ({ czyWlaczony: false, wartoscLicznika: 0 });

/** Repeating them changes nothing, or finds the session ended. */
export const repeatable = ['zaloguj', 'zalogujTotp', 'przedluzSesje', 'wyloguj', 'ustawKluczUrzednika'];

/** The session after a one-time password. @throws Forbidden for any other: a second step is never replaced by its owner */
function firstSession(ctx: Context<unknown>) {
  const session = sessionOf(ctx as Context);
  if (!session.czyOgraniczona) throw new Forbidden();
  return session;
}

/** The body repeats the token of the header; another one is a mistake of the client. */
function checkToken(ctx: Context<{ token: string }>): void {
  if (ctx.secrets.hmac(`biurko:${ctx.args.token}`) !== sessionOf(ctx).tokenHash)
    throw new BadRequest({ token: { key: 'pole.wartosc' } });
}
