import type * as models from '../../../src/generated/models.ts';
import { type Context, type Handler, podmiotOf } from '../../engine/http/context.ts';
import { NotFound } from '../../engine/http/refusals.ts';
import { requireKarta, wspolzobowiazani } from '../naleznosci/queries.ts';
import type { KartaRow } from '../naleznosci/tables.ts';
import { presentNieruchomosci, presentPozycja, presentWymiar } from './present.ts';
import * as queries from './queries.ts';
import type { WymiarRow } from './tables.ts';

const NOTHING: queries.Nieruchomosci = { grunty: [], budynki: [], budowle: [] };

export const dajPodatkiGminneZestawienie: Handler<
  models.DajPodatkiGminneZestawienieArgs,
  models.DajPodatkiGminneZestawienieAnswer
> = async (ctx) => {
  const karta = await requireKarta(ctx.db, podmiotOf(ctx), ctx.args.idKartyNaleznosci);
  const owned = isTax(karta) ? await queries.nieruchomosci(ctx.db, podmiotOf(ctx), karta) : NOTHING;
  const rows = await queries.wymiary(ctx.db, karta.idKartyNaleznosci).execute();
  return { nieruchomosci: presentNieruchomosci(karta, owned), wymiarPodatku: presentWymiar(karta, rows) };
};

export const dajWymiarPodatku: Handler<models.DajWymiarPodatkuArgs, models.DajWymiarPodatkuAnswer> = async (ctx) => {
  const karta = await requireKarta(ctx.db, podmiotOf(ctx), ctx.args.idKartyNaleznosci);
  const rows = await queries.wymiary(ctx.db, karta.idKartyNaleznosci).execute();
  return { wymiarPodatku: presentWymiar(karta, rows) };
};

export const dajDecyzjeWymiarowa: Handler<models.DajDecyzjeWymiarowaArgs, models.DajDecyzjeWymiarowaAnswer> = async (
  ctx,
) => {
  const podmiot = podmiotOf(ctx);
  const row = await decyzjaOf(ctx);
  const karta = await requireKarta(ctx.db, podmiot, row.idKartyNaleznosci);
  const owners = await wspolzobowiazani(ctx.db, [karta.idKartyNaleznosci]);
  return {
    idKartyNaleznosci: karta.idKartyNaleznosci,
    nazwaPodatnika: karta.nazwaPlatnika,
    adresPodatnika: podmiot.adres,
    wspolzobowiazani: owners.map(({ udzial, formaWladania, adresUdzialowca, nazwaUdzialowca }) => {
      return { udzial, formaWladania, adresUdzialowca, nazwaUdzialowca };
    }),
    pozycja: presentPozycja(karta, row),
    nieruchomosci: presentNieruchomosci(karta, await queries.nieruchomosci(ctx.db, podmiot, karta)),
  };
};

/** A decision that the tax system has issued as a PDF is sent as it was signed. Somebody else's is refused before anything is drawn. */
export const prints = {
  async dajDecyzjeWymiarowaPdf(ctx: Context<models.DajDecyzjeWymiarowaPdfArgs>): Promise<string | null | undefined> {
    return (await decyzjaOf(ctx)).plikPdf;
  },
};

async function decyzjaOf(ctx: Context<{ idArchiwumDruku: number }>): Promise<WymiarRow> {
  const row = await queries.decyzja(ctx.db, podmiotOf(ctx), ctx.args.idArchiwumDruku);
  if (!row) throw new NotFound();
  return row;
}

const isTax = ({ aplikacjaNaleznosci }: KartaRow): boolean => aplikacjaNaleznosci === 'PODATKI_GMINNE';
