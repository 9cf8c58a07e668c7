import type * as models from '../../../src/generated/models.ts';
import { type Handler, podmiotOf } from '../../engine/http/context.ts';
import { requireKarta } from '../naleznosci/queries.ts';
import { punkty } from '../zgloszenia/punktyOdbioru.ts';
import { wodomierze } from './queries.ts';

/** The points that a request may be about, with their meters, since points of waste and water often have one address. */
export const dajPunktyOdbioru: Handler<models.DajPunktyOdbioruArgs, models.DajPunktyOdbioruAnswer> = async (ctx) => {
  const podmiot = podmiotOf(ctx);
  const { idKartyNaleznosci } = ctx.args;
  const meters = Map.groupBy(await wodomierze(ctx.db, podmiot).execute(), ({ idPunktu }) => idPunktu);
  const points = (await punkty(ctx.db, podmiot.podmiotId)).map((point) => ({
    ...point,
    liczniki: (meters.get(point.idPunktuOdbioru) ?? []).map(({ nrLicznika }) => ({ numerLicznika: nrLicznika })),
  }));
  if (idKartyNaleznosci === undefined) return { punktyOdbioru: points };
  const { idPunktuOdbioru } = await requireKarta(ctx.db, podmiot, idKartyNaleznosci);
  return { punktyOdbioru: points.filter((point) => point.idPunktuOdbioru === idPunktuOdbioru) };
};
