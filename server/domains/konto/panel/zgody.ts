import type * as models from '../../../../src/generated/models.ts';
import { isEmail } from '../../../../src/lang/values/email.ts';
import { isPhone } from '../../../../src/lang/values/phone.ts';
import type { Db } from '../../../engine/db/open.ts';
import { type Handler, sessionOf } from '../../../engine/http/context.ts';
import { BusinessError, Forbidden } from '../../../engine/http/refusals.ts';

export const dajZgody: Handler<models.DajZgodyArgs, models.DajZgodyAnswer> = async (ctx) =>
  readZgody(ctx.db, sessionOf(ctx).konto.kontoId);

/** A consent that the office does not request cannot be given; a withdrawal is always possible. */
export const zapiszZgody: Handler<models.ZapiszZgodyArgs, models.ZapiszZgodyAnswer> = async (ctx) => {
  const { db, config, args } = ctx;
  const { kontoId } = sessionOf(ctx).konto;
  if (args.powiadomieniaSms && !config.pytajOZgodeSms) throw new Forbidden();
  if (args.powiadomieniaEmail && !config.pytajOZgodeEmail) throw new Forbidden();
  const telefon = nineDigits(args.telefon ?? '');
  if (args.powiadomieniaSms && !isPhone(telefon)) throw new BusinessError('1801', { telefon: { key: '1801' } });
  const email = args.email?.trim() ?? '';
  if (args.powiadomieniaEmail && !isEmail(email)) throw new BusinessError('1802', { email: { key: '1802' } });
  await db
    .updateTable('konta')
    .set({
      zgodaTelefon: args.powiadomieniaSms ? telefon : null,
      zgodaEmail: args.powiadomieniaEmail ? email : null,
    })
    .where('kontoId', '=', kontoId)
    .execute();
  return readZgody(db, kontoId);
};

/** As people write it: with spaces, and with the country code. */
const nineDigits = (typed: string): string => typed.replace(/\s/g, '').replace(/^\+48/, '');

async function readZgody(db: Db, kontoId: number): Promise<models.Zgody> {
  const { zgodaEmail, zgodaTelefon } = await db
    .selectFrom('konta')
    .select(['zgodaEmail', 'zgodaTelefon'])
    .where('kontoId', '=', kontoId)
    .executeTakeFirstOrThrow();
  return {
    powiadomieniaEmail: zgodaEmail !== null,
    powiadomieniaSms: zgodaTelefon !== null,
    email: zgodaEmail,
    telefon: zgodaTelefon,
  };
}
