declare module '../../engine/db/tables.ts' {
  interface Tables {
    oplatyLokalne: OplataLokalnaRow;
  }
}

/** What a card of local fees is owed by. */
export interface OplataLokalnaRow {
  idKartyNaleznosci: number;
  /** Number of the contract or decision; null: owed by law. */
  nrDecyzji: string | null;
  dataPowstaniaNaleznosci: string;
  /** Null: there is no contract. */
  dataZawarciaUmowy: string | null;
  /** The last day of the contract; null: it has none. */
  dataRozwiazaniaUmowy: string | null;
}
