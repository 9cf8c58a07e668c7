import type * as models from '../../../src/generated/models.ts';
import { type Context, type Handler, podmiotOf } from '../../engine/http/context.ts';
import { punkty } from '../naleznosci/punktyOdbioru.ts';
import { requireKarta } from '../naleznosci/queries.ts';
import { wodomierze } from './queries.ts';

/** The points that a request may be about, with their meters, since points of waste and water often have one address. */
export const dajPunktyOdbioru: Handler<models.DajPunktyOdbioruArgs, models.DajPunktyOdbioruAnswer> = async (ctx) => {
  const { idKartyNaleznosci } = ctx.args;
  const points = await punktyZLicznikami(ctx);
  if (idKartyNaleznosci === undefined) return { punktyOdbioru: points };
  const { idPunktuOdbioru } = await requireKarta(ctx.db, podmiotOf(ctx), idKartyNaleznosci);
  return { punktyOdbioru: points.filter((point) => point.idPunktuOdbioru === idPunktuOdbioru) };
};

/** By address. */
export async function punktyZLicznikami(ctx: Context): Promise<Required<models.PunktOdbioru>[]> {
  const podmiot = podmiotOf(ctx);
  const meters = Map.groupBy(await wodomierze(ctx.db, podmiot).execute(), ({ idPunktu }) => idPunktu);
  return (await punkty(ctx.db, podmiot.podmiotId)).map((point) => ({
    ...point,
    liczniki: (meters.get(point.idPunktuOdbioru) ?? []).map(({ nrLicznika }) => ({ numerLicznika: nrLicznika })),
  }));
}
