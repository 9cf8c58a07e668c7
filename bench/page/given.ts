import type { Screen } from '../../src/blocks/screen.ts';
import type { Manifest } from '../../src/lang/descriptors/manifest.ts';

/** The data that the runner gives the page: two shipped screens as served, and their texts. */
export interface Given {
  manifest: Manifest;
  texts: Readonly<Record<string, string>>;
  budget: Screen;
  request: Screen;
  /** The address of the form's compiled validators. */
  validators: string;
}

export interface Pozycja {
  id: number;
  rozdzial: string;
  paragraf: string;
  nazwaPozycji: string;
  planPoZmianach: number;
  naleznosci: number;
  dochodyOtrzymane: number;
  dochodyWykonane: number;
}

const NAMES = [
  'Podatek od nieruchomości',
  'Podatek rolny',
  'Podatek leśny',
  'Wpływy z usług',
  'Opłata targowa',
  'Dotacja celowa',
];

/** Always the same rows, unsorted. */
export function makeRows(count: number): Pozycja[] {
  let seed = 7;
  const next = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  return Array.from({ length: count }, (_, id) => ({
    id,
    rozdzial: String(10_000 + next(80_000)),
    paragraf: String(1000 + next(900)),
    nazwaPozycji: `${NAMES[next(NAMES.length)]} ${next(count)}`,
    planPoZmianach: next(90_000_000) / 100,
    naleznosci: next(90_000_000) / 100,
    dochodyOtrzymane: next(90_000_000) / 100,
    dochodyWykonane: next(90_000_000) / 100,
  }));
}

/** Responses by operation, available at once. */
export const answersWith = (rows: readonly Pozycja[]): Readonly<Record<string, unknown>> => ({
  dajLataBudzetowe: { lataBudzetowe: [2024, 2025, 2026] },
  dajDochodyBudzetu: { listaDochodow: rows },
  dajTematy: {
    tematy: [
      { id: 1, temat: 'Inny temat', czyDodatkowy: false },
      { id: 2, temat: 'Nowy pojemnik', czyDodatkowy: true },
    ],
  },
  dajPunktyOdbioru: { punktyOdbioru: [{ idPunktuOdbioru: 401, adresPunktuOdbioru: 'Lipowa 4' }] },
  dajTelefonPlatnika: { nrTelefonu: null },
  dajZgloszenia: { historiaZgloszen: [] },
});
