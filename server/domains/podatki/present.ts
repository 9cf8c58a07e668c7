import type * as models from '../../../src/generated/models.ts';
import { fromGrosze } from '../../../src/lang/values/kwota.ts';
import type { KartaRow } from '../naleznosci/tables.ts';
import type { Nieruchomosci } from './queries.ts';
import {
  type Podatek,
  powierzchnia,
  SPOSOBY_BUDYNKOW,
  SPOSOBY_GRUNTOW,
  type Sposob,
  stawki,
  zaBudowleGrosze,
  zaBudynekGrosze,
  zaGruntGrosze,
} from './rules.ts';
import type { DokumentWlasnosciRow, WymiarRow } from './tables.ts';

const NAZWY: Readonly<Record<Podatek, string>> = {
  ROLNY: 'Podatek rolny',
  LESNY: 'Podatek leśny',
  OD_NIERUCHOMOSCI: 'Podatek od nieruchomości',
};

type Karta = Pick<KartaRow, 'rok' | 'symbolKarty'>;

export function presentNieruchomosci(
  { rok, symbolKarty: nrKarty }: Karta,
  { grunty, budynki, budowle }: Nieruchomosci,
): models.NieruchomosciPodatku {
  const of = stawki(rok);
  /** The data shown both of land and of a building. */
  const opodatkowane = (
    sposob: Sposob,
    { pelnyIdentyfikator, dokument }: Pick<Nieruchomosci['grunty'][number], 'pelnyIdentyfikator' | 'dokument'>,
    grosze: number,
  ) => ({
    nrKarty,
    opisPodatku: NAZWY[sposob.podatek],
    jednostkaPowierzchni: sposob.jednostka,
    nazwaStawki: sposob.nazwaStawki,
    stawka: toGrosz(sposob.grosze(of)),
    kwotaPodatku: toGrosz(grosze),
    daneGeodezyjne: { pelnyIdentyfikator },
    dokumentWlasnosci: presentDokument(dokument),
  });
  return {
    grunty: grunty.map((grunt) => {
      const sposob = SPOSOBY_GRUNTOW[grunt.rodzaj];
      return {
        ...opodatkowane(sposob, grunt, zaGruntGrosze(rok, grunt)),
        powierzchniaGruntu: powierzchnia(grunt.powierzchniaM2, sposob),
      };
    }),
    budynki: budynki.map((budynek) => {
      const sposob = SPOSOBY_BUDYNKOW[budynek.rodzaj];
      return {
        ...opodatkowane(sposob, budynek, zaBudynekGrosze(rok, budynek)),
        powierzchniaBudynku: powierzchnia(budynek.powierzchniaM2, sposob),
      };
    }),
    budowle: budowle.map((budowla) => ({
      nrKarty,
      opisPodatku: NAZWY.OD_NIERUCHOMOSCI,
      nazwaBudowli: budowla.nazwa,
      wartoscBudowli: fromGrosze(budowla.wartoscGrosze),
      jednostkaWartosci: 'PLN',
      nazwaStawki: 'Budowle',
      stawkaProcent: of.budowleProcent / 100,
      kwotaPodatku: toGrosz(zaBudowleGrosze(rok, budowla)),
    })),
  };
}

const presentDokument = ({ typ, numer, dataWydania }: DokumentWlasnosciRow): models.DokumentWlasnosci => {
  return { typ, numer, dataWydania };
};

export function presentWymiar(karta: Karta, rows: readonly WymiarRow[]): models.WymiarPodatku {
  const sum = (grosze: (row: WymiarRow) => number | null) => rows.reduce((total, row) => total + (grosze(row) ?? 0), 0);
  return {
    pozycjeWymiaruPodatku: rows.map((row) => presentPozycja(karta, row)),
    podatekRolnySuma: fromGrosze(sum((row) => row.podatekRolnyGrosze)),
    podatekLesnySuma: fromGrosze(sum((row) => row.podatekLesnyGrosze)),
    podatekOdNieruchomosciSuma: fromGrosze(sum((row) => row.podatekOdNieruchomosciGrosze)),
    podatekSuma: fromGrosze(sum(razemGrosze)),
  };
}

export const presentPozycja = (karta: Karta, row: WymiarRow): models.PozycjaWymiaruPodatku => ({
  idWymiaru: row.id,
  nrKarty: karta.symbolKarty,
  rokPodatkowy: karta.rok,
  podstawaWymiaru: row.podstawaWymiaru,
  dataWymiaru: row.dataWymiaru,
  opisWymiaru: row.opisWymiaru,
  nrDecyzji: row.nrDecyzji,
  podatekRolny: orNothing(row.podatekRolnyGrosze),
  podatekLesny: orNothing(row.podatekLesnyGrosze),
  podatekOdNieruchomosci: orNothing(row.podatekOdNieruchomosciGrosze),
  podatekRazem: orNothing(razemGrosze(row)),
  idArchiwumDruku: row.idArchiwumDruku,
});

/** @returns null while the decision is not issued */
function razemGrosze(row: WymiarRow): number | null {
  const parts = [row.podatekRolnyGrosze, row.podatekLesnyGrosze, row.podatekOdNieruchomosciGrosze];
  return parts.includes(null) ? null : parts.reduce<number>((sum, part) => sum + part!, 0);
}

const orNothing = (grosze: number | null): number | null => (grosze === null ? null : fromGrosze(grosze));
const toGrosz = (grosze: number): number => fromGrosze(Math.round(Number(grosze.toFixed(4))));
