import type * as models from '../../../src/generated/models.ts';
import { type Handler, podmiotOf } from '../../engine/http/context.ts';
import { presentDecyzja, presentWniosek } from '../akcyza/present.ts';
import { wnioski } from '../akcyza/queries.ts';
import { platnosciRoku } from '../platnosci/platnosciRoku.ts';

/** Payments, applications and refunds of a year, shown below its cards. */
export const dajInneUslugi: Handler<models.DajInneUslugiArgs, models.DajInneUslugiAnswer> = async (ctx) => {
  const { rok } = ctx.args;
  const rows = await wnioski(ctx.db, podmiotOf(ctx), rok).execute();
  return {
    platnosci: await platnosciRoku(ctx, rok),
    wnioski: rows.map(presentWniosek),
    zwroty: rows.map(presentDecyzja),
  };
};
