import type * as models from '../../../../src/generated/models.ts';
import { inTransaction } from '../../../engine/db/inTransaction.ts';
import { type Context, type Handler, sessionOf } from '../../../engine/http/context.ts';
import { BadRequest, BusinessError, NoSession } from '../../../engine/http/refusals.ts';
import { hashPassword, verifyPassword } from '../../../engine/session/password.ts';
import { acceptedStep, keyCandidate, sealKey } from '../../../engine/session/totp.ts';
import { fieldError } from '../../konto/fault.ts';
import { passwordFault, SAME_PASSWORD } from '../../konto/passwordRules.ts';
import { note } from '../dziennik.ts';
import { extendDeskSession, sessionMs, tokenHashOf, urzednikOf } from '../sesje.ts';
import { lockUrzednik, updateUrzednik } from '../urzednicyQueries.ts';
import { firstKey, firstSession, logOut, type WithSession } from './wspolne.ts';
import { beginFull, whereOf } from './zaloguj.ts';

export { zaloguj, zalogujTotp } from './zaloguj.ts';

export const dajDaneUzytkownika: Handler<models.DajDaneUzytkownikaArgs, models.DajDaneUzytkownikaAnswer> = async (
  ctx,
) => {
  const { imie, nazwisko, login, email } = urzednikOf(ctx);
  return {
    ...{ imie, nazwisko, login, email, pesel: null, nip: null, nowyEmail: null, stan: 'AKTYWNE' },
    ...{ czyInstytucja: false, czyPierwszeLogowanie: false, czyHaslo: true, czasSesji: sessionMs(ctx) },
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
  await logOut(ctx);
  return { czyWylogowano: true };
};

/** The key for the clerk's authenticator: the same as long as this session lasts, and stored nowhere before a code proves it. */
export const dajKluczUrzednika: Handler<unknown, { qrCode: string; key: string }> = async (ctx) => {
  return firstKey(ctx, ctx.municipality.manifest.name);
};

/** The clerk's own password and second step, both at once; only then a session begins that sees applications. */
export const ustawKluczUrzednika = async (
  ctx: WithSession<{ noweHaslo: string; totp: string }>,
): Promise<models.Logowanie> => {
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
    await note(within, { kontoId, login }, { czynnosc: 'KLUCZ', szczegoly: whereOf(ctx) });
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

/** The body repeats the token of the header; another one is a mistake of the client. */
function checkToken(ctx: Context<{ token: string }>): void {
  if (tokenHashOf(ctx, ctx.args.token) !== sessionOf(ctx).tokenHash)
    throw new BadRequest({ token: { key: 'pole.wartosc' } });
}
