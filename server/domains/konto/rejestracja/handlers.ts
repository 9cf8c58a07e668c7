import type * as models from '../../../../src/generated/models.ts';
import type { Handler } from '../../../engine/http/context.ts';
import { BadRequest } from '../../../engine/http/refusals.ts';
import { hashPassword } from '../../../engine/session/password.ts';
import { checkConsents, consentsOf } from '../consents.ts';
import { fieldError } from '../fault.ts';
import { registrationFault } from '../registrationRules.ts';
import { addZadanie } from '../zadania.ts';
import { checkAsking } from './checkAsking.ts';
import { codePage } from './codePage.ts';

export { aktywujKonto, potwierdzEmail } from './confirm.ts';
export { aktywujKontoZUrzedu, ustawHaslo } from './newPassword.ts';

export const dajZgodyRejestracji: Handler<models.DajZgodyRejestracjiArgs, models.DajZgodyRejestracjiAnswer> = async (
  ctx,
) => consentsOf(ctx);

/** Known and unknown data get the same response in the same time; the owner of the address learns the rest by mail. */
export const zarejestruj: Handler<models.ZarejestrujArgs, models.ZarejestrujAnswer> = async (ctx) => {
  const { db, args, config, now } = ctx;
  const strona = codePage(ctx, 'returnUrl', args.returnUrl);
  const fault = registrationFault(args, ctx.today);
  if (fault) throw fieldError(fault);
  const zgody = checkConsents(config, args, now);
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
  refuseBlank(login);
  const strona = codePage(ctx, 'returnUrl', returnUrl);
  await checkAsking(ctx, 'wyslijLinkAktywacyjny', 'siec');
  await addZadanie(ctx.db, 'LINK', { login, email, strona, jezyk: ctx.lang }, ctx.now.getTime());
  return { czyPrzyjeto: true };
};

export const resetujHaslo: Handler<models.ResetujHasloArgs, models.ResetujHasloAnswer> = async (ctx) => {
  const { login, email } = ctx.args;
  refuseBlank(login);
  await checkAsking(ctx, 'resetujHaslo', 'siec');
  await addZadanie(ctx.db, 'RESET', { login, email, jezyk: ctx.lang }, ctx.now.getTime());
  return { czyPrzyjeto: true };
};

/** Nothing is looked up for a login of blanks, so its refusal tells nothing about accounts. */
function refuseBlank(login: string): void {
  if (login.trim() === '') throw new BadRequest({ login: { key: 'pole.required' } });
}
