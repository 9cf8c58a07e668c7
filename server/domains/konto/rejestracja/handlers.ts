import type * as models from '../../../../src/generated/models.ts';
import { isNip } from '../../../../src/lang/values/nip.ts';
import { birthDateOf, isPesel } from '../../../../src/lang/values/pesel.ts';
import type { Context, Handler } from '../../../engine/http/context.ts';
import { ownPage } from '../../../engine/http/ownAddress.ts';
import { BusinessError } from '../../../engine/http/refusals.ts';
import { hashPassword } from '../../../engine/session/password.ts';
import { checkConsents, consentsOf } from '../consents.ts';
import { passwordFault } from '../passwordRules.ts';
import { addZadanie } from '../zadania.ts';
import { checkAsking } from './checkAsking.ts';

export { aktywujKonto, potwierdzEmail } from './confirm.ts';
export { aktywujKontoZUrzedu, ustawHaslo } from './newPassword.ts';

export const dajZgodyRejestracji: Handler<models.DajZgodyRejestracjiArgs, models.DajZgodyRejestracjiAnswer> = async (
  ctx,
) => consentsOf(ctx);

/** Known and unknown data get the same response in the same time; the owner of the address learns the rest by mail. */
export const zarejestruj: Handler<models.ZarejestrujArgs, models.ZarejestrujAnswer> = async (ctx) => {
  const { db, args, config, now } = ctx;
  const strona = ownPage('returnUrl', args.returnUrl, config);
  const zgody = checkRegistration(ctx);
  await checkAsking(ctx, 'zarejestruj', 'rejestracja');
  const haslo = await hashPassword(args.haslo);
  const { imie, nazwisko, login, pesel, email } = args;
  const person = { imie: imie.trim(), nazwisko: nazwisko.trim(), login, pesel, nip: args.nip ?? null };
  const zadanie = { ...person, haslo, email, strona, jezyk: ctx.lang, zgody };
  await addZadanie(db, 'REJESTRACJA', zadanie, now.getTime());
  return { czyPrzyjeto: true };
};

export const wyslijLinkAktywacyjny: Handler<
  models.WyslijLinkAktywacyjnyArgs,
  models.WyslijLinkAktywacyjnyAnswer
> = async (ctx) => {
  const { login, email, returnUrl } = ctx.args;
  const strona = ownPage('returnUrl', returnUrl, ctx.config);
  await checkAsking(ctx, 'wyslijLinkAktywacyjny', 'siec');
  await addZadanie(ctx.db, 'LINK', { login, email, strona, jezyk: ctx.lang }, ctx.now.getTime());
  return { czyPrzyjeto: true };
};

export const resetujHaslo: Handler<models.ResetujHasloArgs, models.ResetujHasloAnswer> = async (ctx) => {
  const { login, email } = ctx.args;
  await checkAsking(ctx, 'resetujHaslo', 'siec');
  await addZadanie(ctx.db, 'RESET', { login, email, jezyk: ctx.lang }, ctx.now.getTime());
  return { czyPrzyjeto: true };
};

/** @returns the consents, as they are stored with the account @throws BusinessError */
function checkRegistration({ args, config, now, today }: Context<models.ZarejestrujArgs>) {
  const born = birthDateOf(args.pesel);
  if (!isPesel(args.pesel) || (born && born > today)) throw new BusinessError('1201', { pesel: { key: '1201' } });
  if (args.nip && !isNip(args.nip)) throw new BusinessError('1202', { nip: { key: '1202' } });
  const fault = passwordFault(args.haslo, undefined, [args.login, args.imie, args.nazwisko, args.email]);
  if (fault) throw new BusinessError(fault, { haslo: { key: fault } });
  return checkConsents(config, args, now);
}
