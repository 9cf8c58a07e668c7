import type * as models from '../../../src/generated/models.ts';
import { fromGrosze } from '../../../src/lang/values/kwota.ts';
import { type Context, type Handler, podmiotOf } from '../../engine/http/context.ts';
import { NotFound } from '../../engine/http/refusals.ts';
import { requireKarta } from '../naleznosci/queries.ts';
import * as queries from './queries.ts';
import { stawkaOdpadowGrosze } from './rules.ts';
import type { ParametrOdpadowRow } from './tables.ts';

/** Without a point, the point of the card. @throws NotFound alike for an unknown point and for somebody else's */
export const dajParametryOplatZaOdpady: Handler<
  models.DajParametryOplatZaOdpadyArgs,
  models.DajParametryOplatZaOdpadyAnswer
> = async (ctx) => {
  const { punktyOdbioru, wybrany } = await punktOf(ctx);
  const rows = wybrany ? await queries.parametry(ctx.db, wybrany.idPunktuOdbioru) : [];
  const ended = ({ doDnia }: ParametrOdpadowRow) => doDnia !== null && doDnia < ctx.today;
  const stawkaOf = (row: ParametrOdpadowRow): number | null => {
    if (ended(row)) return null;
    // The rates of this office are those of the demo's council.
    const known =
      ctx.config.mode === 'demo' ? stawkaOdpadowGrosze(Number(ctx.today.slice(0, 4)), row.parametr) : undefined;
    const grosze = row.stawkaGrosze ?? known;
    return grosze === undefined ? null : fromGrosze(grosze);
  };
  const present = (row: ParametrOdpadowRow): models.ParametrOplatyZaOdpady => ({
    punktOdbioru: { adresPunktuOdbioru: wybrany!.adresPunktuOdbioru },
    parametr: row.parametr,
    odDnia: row.odDnia,
    doDnia: row.doDnia,
    wartosc: row.wartoscSetne / 100,
    jednostkaMiary: row.jednostkaMiary,
    stawka: stawkaOf(row),
  });
  return {
    parametryOplatAktualne: rows.filter((row) => !ended(row)).map(present),
    parametryOplatArchiwalne: rows.filter(ended).map(present),
    punktyOdbioru,
    wybranyPunktOdbioru: wybrany?.idPunktuOdbioru ?? null,
  };
};

async function punktOf(ctx: Context<models.DajParametryOplatZaOdpadyArgs>) {
  const karta = await requireKarta(ctx.db, podmiotOf(ctx), ctx.args.idKartyNaleznosci);
  const asked = ctx.args.wybranyPunktOdbioru;
  const known = await queries.punkty(ctx.db, podmiotOf(ctx));
  const named = (id: number | null | undefined) => known.find(({ idPunktuOdbioru }) => idPunktuOdbioru === id);
  if (asked !== undefined && !named(asked)) throw new NotFound();
  if (karta.aplikacjaNaleznosci !== 'ODPADY') return { punktyOdbioru: [], wybrany: undefined };
  return { punktyOdbioru: known, wybrany: named(asked) ?? named(karta.idPunktuOdbioru) ?? known[0] };
}
