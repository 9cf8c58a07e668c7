/** A row of the office's `dajDochodyBudzetu`. The office sends no `id`: the native page uses it as the React key. */
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
export interface Temat {
  id: number;
  temat: string;
  czyDodatkowy: boolean;
}
export interface Punkt {
  idPunktuOdbioru: number;
  adresPunktuOdbioru: string;
}

const NAMES = [
  'Podatek od nieruchomości',
  'Podatek rolny',
  'Podatek leśny',
  'Wpływy z usług',
  'Opłata targowa',
  'Dotacja celowa',
];

/** Rows with pseudo-random values, in no order. The same count gives the same rows. */
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

/** For the first topic the form shows its optional fields too, a telephone number and an e-mail address. */
const tematy: readonly Temat[] = [
  { id: 2, temat: 'Nowy pojemnik', czyDodatkowy: true },
  { id: 1, temat: 'Inny temat', czyDodatkowy: false },
];
const punktyOdbioru: readonly Punkt[] = [
  { idPunktuOdbioru: 401, adresPunktuOdbioru: 'Lipowa 4' },
  { idPunktuOdbioru: 402, adresPunktuOdbioru: 'Polna 12' },
];

/** The office's responses by operation, so that a bench needs no network. */
export const answersWith = (rows: readonly Pozycja[]) => ({
  dajLataBudzetowe: { lataBudzetowe: [2024, 2025, 2026] },
  dajDochodyBudzetu: { listaDochodow: rows },
  dajTematy: { tematy },
  dajPunktyOdbioru: { punktyOdbioru },
  dajTelefonPlatnika: { nrTelefonu: null },
  dajZgloszenia: { historiaZgloszen: [] },
});
export type Answers = ReturnType<typeof answersWith>;
