import type * as models from '../../../src/generated/models.ts';
import { type Handler, podmiotOf } from '../../context.ts';
import { presentDecyzja, presentWniosek } from '../excise/present.ts';
import { wnioski } from '../excise/queries.ts';

/** What stands below the cards of a year. */
export const dajInneUslugi: Handler<models.DajInneUslugiArgs, models.DajInneUslugiAnswer> = async (ctx) => {
  const rows = await wnioski(ctx.db, podmiotOf(ctx), ctx.args.rok).execute();
  return { platnosci: [], wnioski: rows.map(presentWniosek), zwroty: rows.map(presentDecyzja) };
};
