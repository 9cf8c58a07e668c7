import type * as models from '../../../src/generated/models.ts';
import { fromGrosze } from '../../../src/lang/values/kwota.ts';
import type { Db } from '../../engine/db/open.ts';
import { type Handler, podmiotOf } from '../../engine/http/context.ts';
import { NotFound } from '../../engine/http/refusals.ts';
import { requireKarta } from '../naleznosci/queries.ts';
import { poTerminie, rozlicz } from '../naleznosci/rozlicz.ts';
import { raty as ratyKarty } from '../naleznosci/rozliczenieQueries.ts';
import { wplaty as wplatyKarty } from '../platnosci/rozliczenie.ts';
import { presentDoplata, presentNaleznosc, presentWplata, presentZezwolenie } from './present.ts';
import * as queries from './queries.ts';
import { type Ksiegi, stracone } from './wygasniecie.ts';

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
  const ksiegi = await ksiegiKarty(db, id);
  const { raty, wplaty, doplaty } = ksiegi;
  const parts = await queries.czesci(db, id);
  const paidBy = rozlicz(raty, wplaty);
  const lost = stracone(ksiegi, today);
  const late = poTerminie(raty, wplaty, paidBy, today);
  const onTop = new Set([...late].filter((at) => !lost.has(at)));
  const wygasly = await wygasniecia(
    db,
    zezwolenia.map((one) => one.id),
    today,
  );
  const owedBy = (nrRaty: number) =>
    raty.map(({ idNaleznosciRatyZbiorczej }) =>
      parts
        .filter((part) => part.nrRaty === nrRaty && part.idNaleznosciRatyZbiorczej === idNaleznosciRatyZbiorczej)
        .reduce((sum, part) => sum + part.kwotaRatyGrosze, 0),
    );
  const paid = [...wplaty.map((one, at) => presentWplata(one, raty, paidBy[at]!)), ...doplaty.map(presentDoplata)];
  return {
    zezwolenia: zezwolenia.map((one) => presentZezwolenie(one, wygasly.get(one.id))),
    naleznosci: zezwolenia.map((one) => presentNaleznosc(one, rok, owedBy(one.nrRaty), onTop)),
    wplaty: paid.sort((a, b) => (a.dataWplaty < b.dataWplaty ? -1 : a.dataWplaty > b.dataWplaty ? 1 : 0)),
    sumaNiesplaconychNaleznosci: fromGrosze(raty.reduce((sum, rata) => sum + rata.niesplaconoGrosze, 0)),
  };
};

const ksiegiKarty = async (db: Db, idKartyNaleznosci: number) =>
  ({
    raty: await ratyKarty(db, idKartyNaleznosci),
    wplaty: await wplatyKarty(db, idKartyNaleznosci),
    doplaty: await queries.doplaty(db, idKartyNaleznosci).execute(),
  }) satisfies Ksiegi;

/** The first day on which each of these permits expired for a lost instalment, on whatever card it is; absent: it did not. */
async function wygasniecia(db: Db, zezwolenia: readonly number[], today: string): Promise<Map<number, string>> {
  const days = new Map<number, string>();
  for (const [card, of] of await queries.kartyZezwolen(db, zezwolenia)) {
    const first = [...stracone(await ksiegiKarty(db, card), today).values()].sort()[0];
    if (first !== undefined) for (const id of of) if (!(days.get(id)! <= first)) days.set(id, first);
  }
  return days;
}
