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
  /** The tax of a whole year as the tax system knows it; null: by the rates of this office. */
  stawkaGrosze?: number | null;
}
