import type * as models from '../../../src/generated/models.ts';
import { fromGrosze } from '../../../src/lang/values/kwota.ts';
import { type Context, type Handler, podmiotOf } from '../../engine/http/context.ts';
import { NotFound } from '../../engine/http/refusals.ts';
import * as correspondence from '../korespondencja/queries.ts';
import { requireKarta } from '../naleznosci/queries.ts';
import { dniSplaty } from '../naleznosci/rozlicz.ts';
import { raty } from '../naleznosci/rozliczenieQueries.ts';
import type { KartaRow } from '../naleznosci/tables.ts';
import { wplaty } from '../platnosci/rozliczenie.ts';
import * as requests from '../zgloszenia/queries.ts';
import { presentFaktura, presentOdczyt, presentZgloszenieStanu } from './present.ts';
import * as queries from './queries.ts';
import { fromTysieczne } from './rules.ts';
import type { SekcjaWody } from './settings.ts';
import { ostatniStanTysieczne } from './stanLicznika.ts';

type Ctx = Context<models.DajZestawienieWodyArgs>;
type Punkt = Awaited<ReturnType<typeof queries.punkty>>[number];

/** The point and the card of a summary. */
interface Wybrane {
  karta: KartaRow;
  punkty: readonly Punkt[];
  wodomierze: readonly queries.WodomierzPunktu[];
  punkt: Punkt | undefined;
  licznik: queries.WodomierzPunktu | undefined;
}

/** @throws NotFound for an unknown card, point or meter, and for one of somebody else */
export const dajZestawienieWody: Handler<models.DajZestawienieWodyArgs, models.DajZestawienieWodyAnswer> = async (
  ctx,
) => {
  const wybrane = await wybraneOf(ctx);
  const { wodomierze, punkt, licznik } = wybrane;
  const numbers = (idPunktu: number | undefined) =>
    wodomierze.filter((one) => one.idPunktu === idPunktu).map(({ nrLicznika }) => ({ numerLicznika: nrLicznika }));
  const bez = new Set(ctx.config.woda.bez);
  /** A section that is switched off reads no data. */
  const section = async <T>(name: SekcjaWody, dane: () => Promise<T>, none: T) => {
    const czyUslugaDostepna = !bez.has(name);
    return {
      dane: czyUslugaDostepna && punkt ? await dane() : none,
      konfiguracja: { czyUslugaDostepna },
    };
  };
  return {
    punktyOdbioru: wybrane.punkty.map((one) => ({ ...one, liczniki: numbers(one.idPunktuOdbioru) })),
    wybranyPunktOdbioru: punkt?.idPunktuOdbioru ?? null,
    wybranyLicznik: licznik?.nrLicznika ?? null,
    faktury: await section('faktury', () => faktury(ctx, wybrane), { faktury: [], sumaKwotBrutto: 0 }),
    daneUmowy: await section('umowa', () => umowa(ctx, punkt!), null),
    odczytyLicznika: await section('odczyty', () => odczyty(ctx, licznik), { odczyty: [] }),
    wodomierz: await section('stan', () => wodomierz(ctx, wybrane), null),
    protokolWymianyWodomierza: await section('protokol', async () => ({ liczniki: numbers(punkt?.idPunktuOdbioru) }), {
      liczniki: [],
    }),
    daneKorespondencyjne: await section('dane', () => correspondence.dane(ctx.db, podmiotOf(ctx)), null),
    daneKorespondencyjneHistoriaZgloszen: await section('historia', () => zmianyDanych(ctx, punkt!), {
      historiaZgloszen: [],
    }),
    zgloszenia: await section('zgloszenia', () => zgloszenia(ctx, punkt!), { historiaZgloszen: [] }),
  };
};

async function wybraneOf(ctx: Ctx): Promise<Wybrane> {
  const { db, args } = ctx;
  const podmiot = podmiotOf(ctx);
  const karta = await requireKarta(db, podmiot, args.idKartyNaleznosci);
  const known = await queries.punkty(db, podmiot);
  const named = (id: number | null) => known.find(({ idPunktuOdbioru }) => idPunktuOdbioru === id);
  const asked = args.wybranyPunktOdbioru === undefined ? undefined : named(args.wybranyPunktOdbioru);
  if (args.wybranyPunktOdbioru !== undefined && !asked) throw new NotFound();
  const ofWoda = karta.aplikacjaNaleznosci === 'WODA_I_SCIEKI';
  const punkt = ofWoda ? (asked ?? named(karta.idPunktuOdbioru) ?? known[0]) : undefined;
  const wodomierze = known.length > 0 ? await queries.wodomierze(db, podmiot).execute() : [];
  const there = wodomierze.filter(({ idPunktu }) => idPunktu === punkt?.idPunktuOdbioru);
  const licznik =
    args.wybranyLicznik === undefined ? there[0] : there.find((one) => one.nrLicznika === args.wybranyLicznik);
  if (args.wybranyLicznik !== undefined && !licznik) throw new NotFound();
  return { karta, punkty: ofWoda ? known : [], wodomierze, punkt, licznik };
}

async function faktury(ctx: Ctx, { karta, punkt }: Wybrane): Promise<models.FakturyWody> {
  const rows = await queries.faktury(ctx.db, podmiotOf(ctx), karta.rok, punkt!.idPunktuOdbioru).execute();
  if (rows.length === 0) return { faktury: [], sumaKwotBrutto: 0 };
  const lines = Map.groupBy(
    await queries
      .pozycje(
        ctx.db,
        rows.map(({ idFaktury }) => idFaktury),
      )
      .execute(),
    ({ idFaktury }) => idFaktury,
  );
  const paid = new Map<number, string>();
  for (const id of new Set(rows.map(({ idKartyNaleznosci }) => idKartyNaleznosci)))
    for (const [rata, day] of dniSplaty(await raty(ctx.db, id), await wplaty(ctx.db, id))) paid.set(rata, day);
  return {
    faktury: rows.map((row) =>
      presentFaktura(row, lines.get(row.idFaktury) ?? [], paid.get(row.idNaleznosciRatyZbiorczej)),
    ),
    sumaKwotBrutto: fromGrosze(rows.reduce((sum, row) => sum + row.kwotaRatyGrosze, 0)),
  };
}

const umowa = async (ctx: Ctx, punkt: Punkt): Promise<models.UmowaWody | null> =>
  (await queries.umowa(ctx.db, punkt.idPunktuOdbioru).executeTakeFirst()) ?? null;

async function odczyty(ctx: Ctx, licznik: Wybrane['licznik']): Promise<models.OdczytyLicznika> {
  const rows = licznik ? await queries.odczyty(ctx.db, licznik).execute() : [];
  return { odczyty: rows.map(presentOdczyt) };
}

/** No state can be reported for a removed meter. */
async function wodomierz(ctx: Ctx, { karta, punkt, licznik }: Wybrane): Promise<models.Wodomierz | null> {
  if (!licznik || licznik.dataWyjecia !== null) return null;
  const reported = await queries.zgloszeniaStanu(ctx.db, licznik.idLicznika).execute();
  return {
    idLicznika: licznik.idLicznika,
    idPunktu: licznik.idPunktu,
    nrLicznika: licznik.nrLicznika,
    nrKarty: karta.symbolKarty,
    adres: punkt!.adresPunktuOdbioru,
    zakresLicznikaCalkowite: licznik.zakresLicznikaCalkowite,
    zakresLicznikaDziesietne: licznik.zakresLicznikaDziesietne,
    ostatniStan: fromTysieczne(ostatniStanTysieczne(await queries.znaneStany(ctx.db, licznik.idLicznika))),
    zgloszeniaStanu: reported.map(presentZgloszenieStanu),
  };
}

const zmianyDanych = async (ctx: Ctx, { idPunktuOdbioru }: Punkt): Promise<models.HistoriaZmianDanych> => ({
  historiaZgloszen: await correspondence.historia(ctx.db, podmiotOf(ctx).podmiotId, ctx.lang, idPunktuOdbioru),
});

const zgloszenia = async (ctx: Ctx, { idPunktuOdbioru }: Punkt): Promise<models.HistoriaZgloszen> => ({
  historiaZgloszen: await requests.zgloszenia(ctx.db, podmiotOf(ctx).podmiotId, ctx.lang, idPunktuOdbioru),
});
