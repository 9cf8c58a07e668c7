import type { PlatnoscInternetowa } from '../../../src/generated/models.ts';
import { type Context, podmiotOf } from '../../engine/http/context.ts';
import { presentPlatnosc } from './present.ts';
import * as queries from './queries.ts';

/** Online payments of the chosen subject that were ordered in a year. */
export async function platnosciRoku(ctx: Context, rok: number): Promise<PlatnoscInternetowa[]> {
  return presented(ctx, await queries.platnosci(ctx.db, podmiotOf(ctx), rok));
}

/** Those of every year that can still be finished. */
export async function platnosciRozpoczete(ctx: Context): Promise<PlatnoscInternetowa[]> {
  return presented(ctx, await queries.wStanie(ctx.db, podmiotOf(ctx), ['NOWA', 'ZLECONA']));
}

async function presented(ctx: Context, rows: readonly queries.Platnosc[]): Promise<PlatnoscInternetowa[]> {
  const parts = await queries.czesci(
    ctx.db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => presentPlatnosc(row, parts.get(row.id) ?? [], ctx));
}
