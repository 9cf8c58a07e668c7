import type * as models from '../../../src/generated/models.ts';
import { fromGrosze } from '../../../src/lang/values/kwota.ts';
import type { Rata, Wplata } from '../naleznosci/rozlicz.ts';
import type { ZezwolenieKarty } from './queries.ts';
import { mocOpis, oplataDodatkowaGrosze, oplataPodstawowaGrosze } from './rules.ts';
import type { DoplataZezwolenRow } from './tables.ts';

/** @param dataWygasniecia the day on which it expired for a lost instalment; undefined: it did not */
export const presentZezwolenie = (one: ZezwolenieKarty, dataWygasniecia: string | undefined): models.Zezwolenie => ({
  pelnyNrZezwolenia: one.pelnyNrZezwolenia,
  pelnyNrDokumentuZezwolenia: one.pelnyNrDokumentuZezwolenia,
  nazwaPunktuZezwolenia: one.nazwaPunktuZezwolenia,
  rodzajZezwoleniaOpis: one.rodzajZezwoleniaOpis,
  mocZezwoleniaOpis: mocOpis(one.moc),
  zezwolenieWazneOd: one.zezwolenieWazneOd,
  zezwolenieWazneDo: one.zezwolenieWazneDo,
  dataWygasniecia: dataWygasniecia ?? null,
});

/** @param owed the sum of each instalment @param late indexes of instalments whose due date was missed, and that can or could still be made good */
export function presentNaleznosc(
  one: ZezwolenieKarty,
  rok: number,
  owed: readonly number[],
  late: ReadonlySet<number>,
): models.NaleznoscZezwolenia {
  const year = owed.reduce((sum, grosze) => sum + grosze, 0);
  const rata = (at: number) => fromGrosze(owed[at] ?? 0);
  const onTop = (at: number) => (late.has(at) ? fromGrosze(oplataDodatkowaGrosze(year)) : null);
  return {
    pelnyNrZezwolenia: one.pelnyNrZezwolenia,
    kwotaNalezna: fromGrosze(year),
    kwotaRaty1: rata(0),
    kwotaRaty2: rata(1),
    kwotaRaty3: rata(2),
    dodatkowaOplRata1: onTop(0),
    dodatkowaOplRata2: onTop(1),
    dodatkowaOplRata3: onTop(2),
    dodatkowaOplNieterOsw: one.czyNieterminoweOswiadczenie
      ? fromGrosze(oplataDodatkowaGrosze(oplataPodstawowaGrosze(rok, one.moc)))
      : null,
  };
}

/** A payment on the card. @param places indexes of the instalments it paid */
export const presentWplata = (
  { dataOperacji, kwotaGlownaGrosze }: Wplata,
  raty: readonly Rata[],
  places: readonly number[],
): models.WplataZezwolenia => ({
  kwotaWplaty: fromGrosze(kwotaGlownaGrosze),
  dataWplaty: dataOperacji,
  czyCalosc: kwotaGlownaGrosze === raty.reduce((sum, rata) => sum + rata.kwotaRatyGrosze, 0),
  czyRata1: places.includes(0),
  czyRata2: places.includes(1),
  czyRata3: places.includes(2),
  czyNieterminoweOswiadczenie: false,
  czyOplataDodatkowa: false,
  czyPoTerminie: places.some((place) => dataOperacji > raty[place]!.terminPlatnosci),
  czyAnulowana: false,
});

export const presentDoplata = (one: DoplataZezwolenRow): models.WplataZezwolenia => ({
  kwotaWplaty: fromGrosze(one.kwotaWplatyGrosze),
  dataWplaty: one.dataWplaty,
  czyCalosc: false,
  czyRata1: one.nrRaty === 1,
  czyRata2: one.nrRaty === 2,
  czyRata3: one.nrRaty === 3,
  czyNieterminoweOswiadczenie: one.czyNieterminoweOswiadczenie === 1,
  czyOplataDodatkowa: true,
  czyPoTerminie: one.czyPoTerminie === 1,
  czyAnulowana: one.czyAnulowana === 1,
});
