declare module '../../engine/db/tables.ts' {
  interface Tables {
    pojazdy: PojazdRow;
  }
}

export interface PojazdRow {
  id: number;
  idKartyNaleznosci: number;
  podmiotId: number;
  nrRejestracyjny: string;
  marka: string;
  nazwaStawki: string;
}
