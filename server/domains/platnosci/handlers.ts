import type * as models from '../../../src/generated/models.ts';
import { toGrosze } from '../../../src/lang/values/kwota.ts';
import { type Context, type Handler, podmiotOf, sessionOf } from '../../engine/http/context.ts';
import { ownAddress } from '../../engine/http/ownAddress.ts';
import { NotFound } from '../../engine/http/refusals.ts';
import { askSoon } from './askSoon.ts';
import { orderPayment } from './orderPayment.ts';
import { payeeOf } from './payee.ts';
import { platnosciRoku, platnosciRozpoczete } from './platnosciRoku.ts';
import { presentPlatnosc } from './present.ts';
import * as queries from './queries.ts';
import { yearOf } from './times.ts';

export { dajDanePrzelewu } from './przelew.ts';
export { dajRaty } from './raty.ts';
export { dajTerminyPlatnosci } from './terminy.ts';

export const dodajPrzelew: Handler<models.DodajPrzelewArgs, models.DodajPrzelewAnswer> = async (ctx) => {
  const { args, db, config, now, today } = ctx;
  const kanal = ctx.services.platnosci?.[args.channel];
  const { nip: _, ...odbiorca } = payeeOf(ctx.municipality);
  const idPrzelewu = await orderPayment(
    db,
    {
      kanal: kanal?.kod,
      podmiot: podmiotOf(ctx),
      kontoId: sessionOf(ctx).konto.kontoId,
      idKartyNaleznosci: args.idKartyNaleznosci,
      raty: args.idNaleznosciRatyZbiorczej,
      kwotaGrosze: args.kwota === undefined ? undefined : toGrosze(args.kwota),
      adresOk: ownAddress('urlPowrotuOk', args.urlPowrotuOk, config).href,
      adresBlad: ownAddress('urlPowrotuBlad', args.urlPowrotuBlad, config).href,
      jezyk: ctx.lang,
      odbiorca,
    },
    today,
    now.getTime(),
  );
  return { idPrzelewu };
};

/** Without a year the newest with payments. */
export const dajHistoriePlatnosci: Handler<models.DajHistoriePlatnosciArgs, models.DajHistoriePlatnosciAnswer> = async (
  ctx,
) => {
  const thisYear = Number(ctx.today.slice(0, 4));
  const known = await queries.lata(ctx.db, podmiotOf(ctx));
  const lata = known.length > 0 ? known : [thisYear];
  const wybranyRok = ctx.args.rok ?? lata[0]!;
  const platnosci = await platnosciRoku(ctx, wybranyRok);
  return { wybranyRok, lata, platnosci, rozpoczete: await platnosciRozpoczete(ctx) };
};

/** Viewing a waiting payment makes the office ask the provider, so that the shown state is soon up to date. */
export const dajPlatnosc: Handler<models.DajPlatnoscArgs, models.DajPlatnoscAnswer> = async (ctx) => {
  const row = await required(ctx);
  await askSoon(ctx.db, row.id, ctx.now.getTime(), 'look');
  const parts = await queries.czesci(ctx.db, [row.id]);
  return presentPlatnosc(row, parts.get(row.id) ?? [], ctx);
};

export const guards = {
  /** The year is in the name of the file: it is that of the payment. */
  async dajPlatnoscPdf(ctx: Context<models.DajPlatnoscPdfArgs>): Promise<void> {
    const { zleconoMs } = await required(ctx);
    if (yearOf(zleconoMs) !== ctx.args.rok) throw new NotFound();
  },
};

async function required(ctx: Context<{ idTransakcji: string }>): Promise<queries.Platnosc> {
  const row = await queries.platnosc(ctx.db, podmiotOf(ctx), ctx.args.idTransakcji);
  if (!row) throw new NotFound();
  return row;
}
