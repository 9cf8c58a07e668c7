import type * as models from '../../../src/generated/models.ts';
import { type Handler, podmiotOf } from '../../engine/http/context.ts';
import { requireKarta } from '../naleznosci/queries.ts';

export const dajWykazPojazdowPlatnika: Handler<
  models.DajWykazPojazdowPlatnikaArgs,
  models.DajWykazPojazdowPlatnikaAnswer
> = async (ctx) => {
  const { idKartyNaleznosci } = await requireKarta(ctx.db, podmiotOf(ctx), ctx.args.idKartyNaleznosci);
  const rows = await ctx.db
    .selectFrom('pojazdy')
    .select(['nrRejestracyjny', 'marka', 'nazwaStawki'])
    .where('idKartyNaleznosci', '=', idKartyNaleznosci)
    .where('podmiotId', '=', podmiotOf(ctx).podmiotId)
    .execute();
  // By code points, so that every database gives one order.
  return { listaPojazdow: rows.sort((a, b) => (a.nrRejestracyjny < b.nrRejestracyjny ? -1 : 1)) };
};
