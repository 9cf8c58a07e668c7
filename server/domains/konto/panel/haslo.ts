import type * as models from '../../../../src/generated/models.ts';
import { auditKonto } from '../../../engine/audit/audit.ts';
import { type Handler, sessionOf } from '../../../engine/http/context.ts';
import { placeOf } from '../../../engine/mail/places.ts';
import { writeMail } from '../../../engine/mail/writeMail.ts';
import { endCodes } from '../../../engine/session/codes.ts';
import { hashPassword } from '../../../engine/session/password.ts';
import { fieldError } from '../fault.ts';
import { passwordFault } from '../passwordRules.ts';
import { changeAndRenew } from './changeKonto.ts';
import { provePasswordOrWezel } from './proof.ts';

/**
 * A new password ends everything that somebody who knew the former one may have begun: sessions, password links, an
 * e-mail that waits for its link.
 */
export const zmienHaslo: Handler<models.ZmienHasloArgs, models.ZmienHasloAnswer> = async (ctx) => {
  const { stareHaslo, noweHaslo } = ctx.args;
  const { login, imie, nazwisko, email, czyHasloWlasne } = sessionOf(ctx).konto;
  await provePasswordOrWezel(ctx, stareHaslo, 'stareHaslo');
  const fault = passwordFault(noweHaslo, stareHaslo, [login, imie, nazwisko, email]);
  if (fault) throw fieldError({ ...fault, pole: 'noweHaslo' });
  const haslo = await hashPassword(noweHaslo);
  return changeAndRenew(ctx, ctx.now.getTime(), async (db, kontoId) => {
    await db.updateTable('konta').set({ haslo, czyHasloWlasne: 1 }).where('kontoId', '=', kontoId).execute();
    // Before the first password nobody can have begun anything with one.
    if (czyHasloWlasne) {
      await db.updateTable('konta').set({ nowyEmail: null }).where('kontoId', '=', kontoId).execute();
      await endCodes(db, kontoId, ['NOWE_HASLO', 'EMAIL']);
    }
    await auditKonto({ ...ctx, db }, kontoId, { czynnosc: 'HASLO', szczegoly: { droga: 'PANEL' } });
    await writeMail(
      { ...ctx, db },
      {
        klucz: `haslo:${kontoId}:${ctx.now.getTime()}`,
        adresat: email,
        jezyk: ctx.lang,
        rodzaj: 'hasloZmienione',
        values: {
          kiedy: ctx.now,
          logowanie: placeOf(ctx.config, 'logowanie'),
          reset: placeOf(ctx.config, 'resetHasla'),
        },
      },
    );
  });
};
