import type * as models from '../../../src/generated/models.ts';
import { type Handler, podmiotOf } from '../../engine/http/context.ts';
import { presentDecyzja, presentLimit, presentWniosek } from './present.ts';
import * as queries from './queries.ts';

export const dajLataAkcyzy: Handler<models.DajLataAkcyzyArgs, models.DajLataAkcyzyAnswer> = async (ctx) => ({
  lataAkcyzy: await queries.lata(ctx.db, podmiotOf(ctx)),
});

export const dajWnioskiAkcyzowe: Handler<models.DajWnioskiAkcyzoweArgs, models.DajWnioskiAkcyzoweAnswer> = async (
  ctx,
) => {
  const rows = await queries.wnioski(ctx.db, podmiotOf(ctx), ctx.args.rok).execute();
  return { limit: presentLimit(rows), wnioski: rows.map(presentWniosek) };
};

export const dajZwrotyAkcyzy: Handler<models.DajZwrotyAkcyzyArgs, models.DajZwrotyAkcyzyAnswer> = async (ctx) => {
  const rows = await queries.wnioski(ctx.db, podmiotOf(ctx), ctx.args.rok).execute();
  return { limit: presentLimit(rows), zwroty: rows.map(presentDecyzja) };
};
