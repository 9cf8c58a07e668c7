import type * as models from '../../../src/generated/models.ts';
import { fromGrosze } from '../../../src/lang/values/kwota.ts';
import { odsetkiGrosze } from './odsetki.ts';
import type { KartaIPunkt } from './queries.ts';
import { RODZAJE_NALEZNOSCI, type RodzajNaleznosci } from './rodzajeNaleznosci.ts';
import type {
  ElementRow,
  KanalPlatnosci,
  KartaRow,
  RataRow,
  RataZbiorczaRow,
  WplataRow,
  WspolzobowiazanyRow,
} from './tables.ts';

/** Interest of an instalment: what was paid with it, or what an unpaid one bears until today. */
export function odsetkiOf(karta: Pick<KartaRow, 'aplikacjaNaleznosci'>, rata: RataZbiorczaRow, today: string): number {
  if (rata.czySplacona) return rata.odsetkiGrosze;
  const { odsetki } = RODZAJE_NALEZNOSCI[karta.aplikacjaNaleznosci as RodzajNaleznosci];
  return odsetkiGrosze(rata.kwotaGlownaGrosze, rata.terminPlatnosci, today, odsetki);
}

/** The whole sum of an instalment, to be paid or paid. */
export const razem = (rata: RataZbiorczaRow | RataRow, odsetki: number): number =>
  rata.kwotaGlownaGrosze + rata.kosztyEgzekucjiGrosze + rata.oplataProlongacyjnaGrosze + odsetki;

/**
 * @param niesplacone the card's unpaid instalments
 * @param uslugiPowiazane services that show more of it
 */
export function presentKarta(
  karta: KartaIPunkt,
  owners: readonly WspolzobowiazanyRow[],
  niesplacone: readonly RataZbiorczaRow[],
  uslugiPowiazane: models.UslugaPowiazana[],
  today: string,
): models.KartaNaleznosci {
  const suma = niesplacone.reduce((sum, rata) => sum + razem(rata, odsetkiOf(karta, rata, today)), 0);
  return {
    idKartyNaleznosci: karta.idKartyNaleznosci,
    rok: karta.rok,
    aplikacjaNaleznosci: karta.aplikacjaNaleznosci as models.RodzajNaleznosci,
    symbolKarty: karta.symbolKarty,
    numerKontaBankowego: karta.numerKontaBankowego,
    suma: fromGrosze(suma),
    nazwaPlatnika: karta.nazwaPlatnika,
    uslugaId: karta.uslugaId,
    czyInstytucja: karta.czyInstytucja === 1,
    wspolzobowiazani: owners.map(({ udzial, formaWladania, adresUdzialowca, nazwaUdzialowca }) => ({
      udzial,
      formaWladania,
      adresUdzialowca,
      nazwaUdzialowca,
    })),
    idPunktuOdbioru: karta.idPunktuOdbioru,
    uslugiPowiazane,
    adresPunktuOdbioru: karta.adresPunktuOdbioru,
    ...doZaplatyTeraz(niesplacone, today),
  };
}

/** The instalments to be paid next, overdue ones, otherwise those of the next due date; and since when or until when. */
function doZaplatyTeraz(niesplacone: readonly RataZbiorczaRow[], today: string) {
  const raty = niesplacone.toSorted(byTermin);
  const payable = raty.filter(({ jestTytulWykonawczy }) => jestTytulWykonawczy === 0);
  const next = (payable[0] ?? raty[0])?.terminPlatnosci;
  return {
    terminPlatnosci: next ?? null,
    jestTytulWykonawczy: payable.length < raty.length,
    idNaleznosciRatyZbiorczej: payable
      .filter(({ terminPlatnosci }) => terminPlatnosci < today || terminPlatnosci === next)
      .map(({ idNaleznosciRatyZbiorczej }) => idNaleznosciRatyZbiorczej),
  };
}

function byTermin(a: RataZbiorczaRow, b: RataZbiorczaRow): number {
  if (a.terminPlatnosci !== b.terminPlatnosci) return a.terminPlatnosci < b.terminPlatnosci ? -1 : 1;
  return a.idNaleznosciRatyZbiorczej - b.idNaleznosciRatyZbiorczej;
}

/** @param zlecono the channel of a payment under way */
export function presentRataZbiorcza(
  karta: KartaRow,
  rata: RataZbiorczaRow,
  parts: readonly RataRow[],
  zlecono: KanalPlatnosci | undefined,
  today: string,
): models.RataZbiorcza {
  const odsetki = odsetkiOf(karta, rata, today);
  return {
    idNaleznosciRatyZbiorczej: rata.idNaleznosciRatyZbiorczej,
    terminPlatnosci: rata.terminPlatnosci,
    ...amounts(rata, odsetki),
    czySplacona: rata.czySplacona === 1,
    jestUpomnienie: rata.jestUpomnienie === 1,
    jestWezwanie: rata.jestWezwanie === 1,
    jestRozlozenieNaRaty: rata.jestRozlozenieNaRaty === 1,
    jestOdroczenieTerminu: rata.jestOdroczenieTerminu === 1,
    jestTytulWykonawczy: rata.jestTytulWykonawczy === 1,
    zleconoPlatnoscZKIR: zlecono === 'KIR',
    zleconoPlatnoscZP24: zlecono === 'P24',
    // Interest belongs to the whole instalment; like its costs it is shown with the first part.
    raty: parts.map((part, index) => ({
      nrRaty: part.nrRaty,
      ...amounts(part, index === 0 ? odsetki : 0),
      rodzajOplaty: part.rodzajOplaty,
    })),
  };
}

function amounts(rata: RataZbiorczaRow | RataRow, odsetki: number) {
  return {
    kwotaRaty: fromGrosze(rata.kwotaRatyGrosze),
    kwotaGlowna: fromGrosze(rata.kwotaGlownaGrosze),
    kosztyEgzekucji: rata.kosztyEgzekucjiGrosze === 0 ? null : fromGrosze(rata.kosztyEgzekucjiGrosze),
    odsetki: fromGrosze(odsetki),
    oplataProlongacyjna: fromGrosze(rata.oplataProlongacyjnaGrosze),
    kwotaRazem: fromGrosze(razem(rata, odsetki)),
  };
}

export const presentWplata = (row: WplataRow): models.Wplata => booking(row);

export const presentElement = (row: ElementRow): models.ElementWindykacji => ({
  idElementu: row.id,
  ...booking(row),
  pozostaloDoSplaty: fromGrosze(row.pozostaloDoSplatyGrosze),
  nrDecyzji: row.nrDecyzji,
  dataDoreczenia: row.dataDoreczenia,
  czyNaliczenie: row.typ === 'Przypis',
});

function booking(row: WplataRow | ElementRow) {
  const { kwotaGlownaGrosze, kosztyUpomnienGrosze, odsetkiGrosze, oplataProlongacyjnaGrosze } = row;
  return {
    opis: row.opis,
    dataOperacji: row.dataOperacji,
    typ: row.typ,
    kwotaGlowna: fromGrosze(kwotaGlownaGrosze),
    kosztyUpomnien: fromGrosze(kosztyUpomnienGrosze),
    odsetki: fromGrosze(odsetkiGrosze),
    oplataProlongacyjna: fromGrosze(oplataProlongacyjnaGrosze),
    suma: fromGrosze(kwotaGlownaGrosze + kosztyUpomnienGrosze + odsetkiGrosze + oplataProlongacyjnaGrosze),
  };
}
