import type { RodzajOdsetek } from './odsetki.ts';

/** What is particular to each kind of dues: the service that shows it, the letters on its cards, the interest it bears. */
export const RODZAJE_NALEZNOSCI = {
  PODATKI_GMINNE: { uslugaId: 17, symbol: 'POD', odsetki: 'podatkowe' },
  EWIDENCJE_NIEPODATKOWE: { uslugaId: 18, symbol: 'EWI', odsetki: 'ustawowe' },
  KONCESJE_NA_ALKOHOL: { uslugaId: 19, symbol: 'KON', odsetki: 'brak' },
  ODPADY: { uslugaId: 22, symbol: 'ODP', odsetki: 'oplaty' },
  WODA_I_SCIEKI: { uslugaId: 23, symbol: 'WOD', odsetki: 'ustawowe' },
  SRODKI_TRANSPORTU: { uslugaId: 26, symbol: 'TRA', odsetki: 'podatkowe' },
  OPLATY_LOKALNE: { uslugaId: 32, symbol: 'OPL', odsetki: 'ustawowe' },
  /** Has no service of its own. */
  PSY: { uslugaId: 20, symbol: 'PSY', odsetki: 'oplaty' },
} as const satisfies Record<string, { uslugaId: number; symbol: string; odsetki: RodzajOdsetek }>;

export type RodzajNaleznosci = keyof typeof RODZAJE_NALEZNOSCI;
