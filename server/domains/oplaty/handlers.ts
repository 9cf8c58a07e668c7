import type * as models from '../../../src/generated/models.ts';
import { fromGrosze } from '../../../src/lang/values/kwota.ts';
import { type Handler, podmiotOf } from '../../engine/http/context.ts';
import { requireKarta } from '../naleznosci/queries.ts';
import { RODZAJE_NALEZNOSCI, type RodzajNaleznosci } from '../naleznosci/rodzajeNaleznosci.ts';
import type { KartaRow } from '../naleznosci/tables.ts';
import { vatWithin } from '../stawki/vat.ts';
import { type OplataRow, oplaty } from './queries.ts';

/** A card of another kind has no such fees. @throws NotFound alike for an unknown card and for somebody else's */
export const dajOplatyLokalne: Handler<models.DajOplatyLokalneArgs, models.DajOplatyLokalneAnswer> = async (ctx) => {
  const karta = await requireKarta(ctx.db, podmiotOf(ctx), ctx.args.idKartyNaleznosci);
  const rows = await oplaty(ctx.db, karta.idKartyNaleznosci).execute();
  const { vatProcent } = RODZAJE_NALEZNOSCI[karta.aplikacjaNaleznosci as RodzajNaleznosci];
  const vat = rows.map((row) => (vatProcent === null ? null : vatWithin(row.kwotaRatyGrosze, vatProcent)));
  const instalments = [...new Set(rows.map((row) => row.idNaleznosciRatyZbiorczej))];
  const brutto = rows.reduce((sum, row) => sum + row.kwotaRatyGrosze, 0);
  const tax = vat.reduce<number>((sum, of) => sum + (of ?? 0), 0);
  return {
    umowy: rows.map((row, at) =>
      present(karta, row, instalments.indexOf(row.idNaleznosciRatyZbiorczej) + 1, vat[at] ?? null),
    ),
    kwotaNettoSuma: fromGrosze(brutto - tax),
    kwotaVatSuma: fromGrosze(tax),
    kwotaBruttoSuma: fromGrosze(brutto),
  };
};

/** @param vatGrosze null: without VAT */
const present = (karta: KartaRow, row: OplataRow, nrRaty: number, vatGrosze: number | null): models.UmowaOplaty => ({
  nrKarty: karta.symbolKarty,
  nazwaOplaty: row.rodzajOplaty,
  nrDecyzji: row.nrDecyzji,
  dataPowstaniaNaleznosci: row.dataPowstaniaNaleznosci,
  dataZawarciaUmowy: row.dataZawarciaUmowy,
  dataRozwiazaniaUmowy: row.dataRozwiazaniaUmowy,
  nrRaty,
  terminPlatnosci: row.terminPlatnosci,
  kwotaNetto: fromGrosze(row.kwotaRatyGrosze - (vatGrosze ?? 0)),
  kwotaVat: vatGrosze === null ? null : fromGrosze(vatGrosze),
  kwotaBrutto: fromGrosze(row.kwotaRatyGrosze),
});
