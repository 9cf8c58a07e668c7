import type * as models from '../../../src/generated/models.ts';
import { addDays } from '../../../src/lang/values/dates.ts';
import { fromGrosze } from '../../../src/lang/values/kwota.ts';
import { type Context, type Handler, podmiotOf } from '../../engine/http/context.ts';
import { NotFound } from '../../engine/http/refusals.ts';
import { requireKarta } from '../naleznosci/queries.ts';
import { payeeOf } from '../platnosci/payee.ts';
import { requireOffered } from './offered.ts';
import { presentPozycja } from './present.ts';
import * as queries from './queries.ts';
import { fromTysieczne, sumyFaktury } from './rules.ts';

export const dajFaktureWody: Handler<models.DajFaktureWodyArgs, models.DajFaktureWodyAnswer> = async (ctx) => {
  const row = await fakturaOf(ctx);
  const podmiot = podmiotOf(ctx);
  const lines = await queries.pozycje(ctx.db, [row.idFaktury]).execute();
  const before = await queries.poprzedniOdczyt(ctx.db, row).executeTakeFirst();
  const odbiorca = payeeOf(ctx.municipality);
  const { nettoGrosze, vatGrosze, bruttoGrosze } = sumyFaktury(lines);
  return {
    numerFaktury: row.numerFaktury,
    dataWystawieniaFaktury: row.dataWystawieniaFaktury,
    terminPlatnosci: row.terminPlatnosci,
    okresOd: before ? addDays(before.dataOdczytu, 1)! : row.dataMontazu,
    okresDo: row.dataOdczytu,
    adresPunktuOdbioru: row.adresPunktuOdbioru,
    numerLicznika: row.nrLicznika,
    stanPoczatkowy: fromTysieczne(row.stanTysieczne - row.zuzycieTysieczne),
    stanKoncowy: fromTysieczne(row.stanTysieczne),
    sprzedawca: {
      nazwa: odbiorca.nazwa,
      adres: `${odbiorca.adres}, ${odbiorca.kodPocztowy} ${odbiorca.miasto}`,
      nip: odbiorca.nip,
    },
    nabywca: { nazwa: row.nazwaPlatnika, adres: podmiot.adres, nip: podmiot.czyInstytucja ? podmiot.nip : null },
    numerKontaBankowego: row.numerKontaBankowego,
    pozycje: lines.map(presentPozycja),
    kwotaNettoSuma: fromGrosze(nettoGrosze),
    kwotaVatSuma: fromGrosze(vatGrosze),
    kwotaBruttoSuma: fromGrosze(bruttoGrosze),
  };
};

/** @throws NotFound for an invoice of somebody else, or one without a document */
export async function fakturaOf(ctx: Context<models.DajFaktureWodyArgs>) {
  requireOffered(ctx, 'faktury');
  const podmiot = podmiotOf(ctx);
  await requireKarta(ctx.db, podmiot, ctx.args.idKartyNaleznosci);
  const row = await queries.faktura(ctx.db, podmiot, ctx.args).executeTakeFirst();
  if (!row) throw new NotFound();
  return row;
}
