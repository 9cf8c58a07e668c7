import type * as models from '../../../src/generated/models.ts';
import { fromGrosze } from '../../../src/lang/values/kwota.ts';
import type { KartaRow } from '../naleznosci/tables.ts';
import type { Nieruchomosci } from './queries.ts';
import type { DokumentWlasnosciRow, WymiarRow } from './tables.ts';
import { wymierzonoBudowle, wymierzonoBudynek, wymierzonoGrunt } from './wymierzono.ts';

type Karta = Pick<KartaRow, 'rok' | 'symbolKarty'>;

export function presentNieruchomosci(
  { rok, symbolKarty: nrKarty }: Karta,
  { grunty, budynki, budowle }: Nieruchomosci,
): models.NieruchomosciPodatku {
  /** The data shown both of land and of a building. */
  const owned = ({
    pelnyIdentyfikator,
    dokument,
  }: Pick<Nieruchomosci['grunty'][number], 'pelnyIdentyfikator' | 'dokument'>) => ({
    nrKarty,
    daneGeodezyjne: { pelnyIdentyfikator },
    dokumentWlasnosci: presentDokument(dokument),
  });
  return {
    grunty: grunty.map((grunt) => {
      const { powierzchnia: powierzchniaGruntu, ...wymierzono } = wymierzonoGrunt(rok, grunt);
      return { ...owned(grunt), ...wymierzono, powierzchniaGruntu };
    }),
    budynki: budynki.map((budynek) => {
      const { powierzchnia: powierzchniaBudynku, ...wymierzono } = wymierzonoBudynek(rok, budynek);
      return { ...owned(budynek), ...wymierzono, powierzchniaBudynku };
    }),
    budowle: budowle.map((budowla) => ({
      nrKarty,
      nazwaBudowli: budowla.nazwa,
      wartoscBudowli: fromGrosze(budowla.wartoscGrosze),
      jednostkaWartosci: 'PLN',
      ...wymierzonoBudowle(rok, budowla),
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
