import type * as models from '../../../../src/generated/models.ts';
import type { Db } from '../../../engine/db/open.ts';
import { osobaInEvent } from '../../../engine/events/subjects.ts';
import { writeEvent } from '../../../engine/events/writeEvent.ts';
import { type Handler, sessionOf } from '../../../engine/http/context.ts';
import { Forbidden } from '../../../engine/http/refusals.ts';
import { noticeConsents } from '../consentRules.ts';
import { fieldError } from '../fault.ts';

export const dajZgody: Handler<models.DajZgodyArgs, models.DajZgodyAnswer> = async (ctx) =>
  readZgody(ctx.db, sessionOf(ctx).konto.kontoId);

/** A consent that the office does not request cannot be given; a withdrawal is always possible. */
export const zapiszZgody: Handler<models.ZapiszZgodyArgs, models.ZapiszZgodyAnswer> = async (ctx) => {
  const { db, config, args } = ctx;
  const { kontoId } = sessionOf(ctx).konto;
  if (args.powiadomieniaSms && !config.pytajOZgodeSms) throw new Forbidden();
  if (args.powiadomieniaEmail && !config.pytajOZgodeEmail) throw new Forbidden();
  const addresses = noticeConsents(args);
  if ('fault' in addresses) throw fieldError(addresses.fault);
  await db.updateTable('konta').set(addresses).where('kontoId', '=', kontoId).execute();
  await writeEvent(ctx, 'zgody.zmienione', {
    osoba: osobaInEvent(sessionOf(ctx).konto),
    ...{ powiadomieniaEmail: addresses.zgodaEmail, powiadomieniaSms: addresses.zgodaTelefon },
  });
  return readZgody(db, kontoId);
};

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
