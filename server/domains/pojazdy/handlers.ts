import type * as models from '../../../src/generated/models.ts';
import { fromGrosze } from '../../../src/lang/values/kwota.ts';
import { type Handler, podmiotOf } from '../../engine/http/context.ts';
import { requireKarta } from '../naleznosci/queries.ts';
import { stawkaPojazduGrosze } from './rules.ts';

export const dajWykazPojazdowPlatnika: Handler<
  models.DajWykazPojazdowPlatnikaArgs,
  models.DajWykazPojazdowPlatnikaAnswer
> = async (ctx) => {
  const { idKartyNaleznosci, rok } = await requireKarta(ctx.db, podmiotOf(ctx), ctx.args.idKartyNaleznosci);
  const rows = await ctx.db
    .selectFrom('pojazdy')
    .select(['nrRejestracyjny', 'marka', 'nazwaStawki', 'stawkaGrosze'])
    .where('idKartyNaleznosci', '=', idKartyNaleznosci)
    .where('podmiotId', '=', podmiotOf(ctx).podmiotId)
    .execute();
  // By code points, so that every database gives one order.
  rows.sort((a, b) => (a.nrRejestracyjny < b.nrRejestracyjny ? -1 : 1));
  return {
    listaPojazdow: rows.map(({ stawkaGrosze, ...row }) => {
      // The rates of this office are those of the demo's council.
      const known = ctx.config.mode === 'demo' ? stawkaPojazduGrosze(rok, row.nazwaStawki) : undefined;
      const grosze = stawkaGrosze ?? known;
      return { ...row, stawka: grosze === undefined ? null : fromGrosze(grosze) };
    }),
  };
};
