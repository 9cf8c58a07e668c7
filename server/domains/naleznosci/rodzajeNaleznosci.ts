import type { RodzajOdsetek } from './odsetki.ts';

/**
 * The properties of each kind of dues: the service that shows it, the symbol on its cards, the interest it bears,
 * the VAT within its amounts (null: there is none), and the services with details of a card, of which those are
 * offered that the municipality has.
 */
export const RODZAJE_NALEZNOSCI = {
  PODATKI_GMINNE: { uslugaId: 17, symbol: 'POD', odsetki: 'podatkowe', vatProcent: null, powiazane: [31, 29] },
  EWIDENCJE_NIEPODATKOWE: { uslugaId: 18, symbol: 'EWI', odsetki: 'ustawowe', vatProcent: null, powiazane: [32] },
  KONCESJE_NA_ALKOHOL: { uslugaId: 19, symbol: 'KON', odsetki: 'brak', vatProcent: null, powiazane: [33] },
  ODPADY: { uslugaId: 22, symbol: 'ODP', odsetki: 'oplaty', vatProcent: null, powiazane: [34] },
  WODA_I_SCIEKI: { uslugaId: 23, symbol: 'WOD', odsetki: 'ustawowe', vatProcent: 8, powiazane: [41, 16, 155, 25, 40] },
  SRODKI_TRANSPORTU: { uslugaId: 26, symbol: 'TRA', odsetki: 'podatkowe', vatProcent: null, powiazane: [14] },
  OPLATY_LOKALNE: { uslugaId: 32, symbol: 'OPL', odsetki: 'ustawowe', vatProcent: 23, powiazane: [32] },
  /** Has no service of its own. */
  PSY: { uslugaId: 20, symbol: 'PSY', odsetki: 'oplaty', vatProcent: null, powiazane: [32] },
} as const satisfies Record<
  string,
  { uslugaId: number; symbol: string; odsetki: RodzajOdsetek; vatProcent: number | null; powiazane: readonly number[] }
>;

export type RodzajNaleznosci = keyof typeof RODZAJE_NALEZNOSCI;
