import type * as models from '../../../src/generated/models.ts';
import { fromGrosze } from '../../../src/lang/values/kwota.ts';
import { type Handler, podmiotOf } from '../../engine/http/context.ts';
import { NotFound } from '../../engine/http/refusals.ts';
import { requireKarta } from '../naleznosci/queries.ts';
import { poTerminie, rozlicz } from '../naleznosci/rozlicz.ts';
import { raty as ratyKarty } from '../naleznosci/rozliczenieQueries.ts';
import { wplaty as wplatyKarty } from '../platnosci/rozliczenie.ts';
import { presentDoplata, presentNaleznosc, presentWplata, presentZezwolenie } from './present.ts';
import * as queries from './queries.ts';

/** @throws NotFound for a person, for an unknown card, and for one of somebody else */
export const dajOplatyZaZezwolenia: Handler<
  models.DajOplatyZaZezwoleniaArgs,
  models.DajOplatyZaZezwoleniaAnswer
> = async (ctx) => {
  const { db, today } = ctx;
  if (podmiotOf(ctx).czyInstytucja !== 1) throw new NotFound();
  const { idKartyNaleznosci: id, rok } = await requireKarta(db, podmiotOf(ctx), ctx.args.idKartyNaleznosci);
  const zezwolenia = await queries.zezwolenia(db, id).execute();
  if (zezwolenia.length === 0) return { zezwolenia: [], naleznosci: [], wplaty: [], sumaNiesplaconychNaleznosci: 0 };
  const raty = await ratyKarty(db, id);
  const wplaty = await wplatyKarty(db, id);
  const parts = await queries.czesci(db, id);
  const paidBy = rozlicz(raty, wplaty);
  const late = poTerminie(raty, wplaty, paidBy, today);
  const owedBy = (nrRaty: number) =>
    raty.map(({ idNaleznosciRatyZbiorczej }) =>
      parts
        .filter((part) => part.nrRaty === nrRaty && part.idNaleznosciRatyZbiorczej === idNaleznosciRatyZbiorczej)
        .reduce((sum, part) => sum + part.kwotaRatyGrosze, 0),
    );
  const paid = [
    ...wplaty.map((one, at) => presentWplata(one, raty, paidBy[at]!)),
    ...(await queries.doplaty(db, id).execute()).map(presentDoplata),
  ];
  return {
    zezwolenia: zezwolenia.map(presentZezwolenie),
    naleznosci: zezwolenia.map((one) => presentNaleznosc(one, rok, owedBy(one.nrRaty), late)),
    wplaty: paid.sort((a, b) => (a.dataWplaty < b.dataWplaty ? -1 : a.dataWplaty > b.dataWplaty ? 1 : 0)),
    sumaNiesplaconychNaleznosci: fromGrosze(raty.reduce((sum, rata) => sum + rata.niesplaconoGrosze, 0)),
  };
};
