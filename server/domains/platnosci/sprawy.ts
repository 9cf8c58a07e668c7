import type * as models from '../../../src/generated/models.ts';
import { fromGrosze } from '../../../src/lang/values/kwota.ts';
import { contactOf } from '../../engine/config/contact.ts';
import { type Context, podmiotOf } from '../../engine/http/context.ts';
import { niesplacone, pisma } from '../naleznosci/queries.ts';
import type { KartaRow, RataZbiorczaRow } from '../naleznosci/tables.ts';
import { doZaplaty } from './doZaplaty.ts';
import { opisStatusu } from './present.ts';
import { wStanie, zajete } from './queries.ts';
import { LIVE } from './states.ts';

/** The next due dates in a summary. */
const NAJBLIZSZE = 3;

/** An unpaid instalment with its card. */
interface Rata {
  karta: KartaRow;
  rata: RataZbiorczaRow;
}

/** What is overdue, and what is due next. @param karty all cards of the subject @param odDnia letters since this day are new */
export async function sprawyNaleznosci(
  ctx: Context,
  karty: readonly KartaRow[],
  odDnia: string,
): Promise<models.SprawyNaleznosci> {
  const { db, today } = ctx;
  const podmiot = podmiotOf(ctx);
  const byId = new Map(karty.map((karta) => [karta.idKartyNaleznosci, karta]));
  const pending = await zajete(db, podmiot);
  const open = (await niesplacone(db, podmiot, [...byId.keys()]))
    .filter(({ idNaleznosciRatyZbiorczej }) => !pending.has(idNaleznosciRatyZbiorczej))
    .map((rata): Rata => ({ rata, karta: byId.get(rata.idKartyNaleznosci)! }))
    .toSorted((a, b) => compare(a.rata, b.rata));
  const overdue = open.filter(({ rata }) => rata.terminPlatnosci < today);
  const poTerminie = byCard(overdue).map((raty) => presentKarta(raty, today));
  const next = byCard(open.filter(({ rata }) => rata.terminPlatnosci >= today));
  return {
    kwotaPoTerminie: fromGrosze(overdue.reduce((sum, { karta, rata }) => sum + doZaplaty(karta, rata, today), 0)),
    poTerminie,
    najblizsze: next
      .slice(0, NAJBLIZSZE)
      .map((raty) => raty.filter(({ rata }) => rata.terminPlatnosci === raty[0]!.rata.terminPlatnosci))
      .map((raty) => presentKarta(raty, today)),
    pisma: await pisma(db, podmiot, odDnia),
  };
}

/** Payments that the resident or the provider has not finished. */
export async function sprawyPlatnosci(ctx: Context): Promise<models.SprawaPlatnosci[]> {
  const rows = await wStanie(ctx.db, podmiotOf(ctx), LIVE);
  return rows.map((row) => ({
    idTransakcji: row.idPrzelewu,
    idKartyNaleznosci: row.idKartyNaleznosci,
    tytul: row.tytul,
    kwota: fromGrosze(row.kwotaGrosze),
    dataZlecenia: new Date(row.zleconoMs).toISOString(),
    opisStatusu: opisStatusu(row, ctx.lang, contactOf(ctx.municipality).phone),
    czyMoznaDokonczyc: row.stan !== 'OPLACONA' && ctx.now.getTime() < row.waznyDoMs,
  }));
}

function presentKarta(raty: readonly Rata[], today: string): models.SprawaKarty {
  const { karta, rata: oldest } = raty[0]!;
  return {
    idKartyNaleznosci: karta.idKartyNaleznosci,
    rok: karta.rok,
    aplikacjaNaleznosci: karta.aplikacjaNaleznosci as models.RodzajNaleznosci,
    symbolKarty: karta.symbolKarty,
    terminPlatnosci: oldest.terminPlatnosci,
    liczbaRat: raty.length,
    kwota: fromGrosze(raty.reduce((sum, { rata }) => sum + doZaplaty(karta, rata, today), 0)),
    jestTytulWykonawczy: raty.some(({ rata }) => rata.jestTytulWykonawczy === 1),
    idNaleznosciRatyZbiorczej: raty
      .filter(({ rata }) => rata.jestTytulWykonawczy === 0)
      .map(({ rata }) => rata.idNaleznosciRatyZbiorczej),
  };
}

const byCard = (raty: readonly Rata[]): Rata[][] => [
  ...Map.groupBy(raty, ({ rata }) => rata.idKartyNaleznosci).values(),
];

function compare(a: RataZbiorczaRow, b: RataZbiorczaRow): number {
  if (a.terminPlatnosci !== b.terminPlatnosci) return a.terminPlatnosci < b.terminPlatnosci ? -1 : 1;
  return a.idNaleznosciRatyZbiorczej - b.idNaleznosciRatyZbiorczej;
}
