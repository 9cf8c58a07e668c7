import type { AccessOf } from '../../engine/db/roles/access.ts';

declare module '../../engine/db/tables.ts' {
  interface Tables {
    oplatyLokalne: OplataLokalnaRow;
  }
}

/** The basis of a card of local fees. */
export interface OplataLokalnaRow {
  idKartyNaleznosci: number;
  /** Number of the contract or decision; null: due by law. */
  nrDecyzji: string | null;
  dataPowstaniaNaleznosci: string;
  /** Null: there is no contract. */
  dataZawarciaUmowy: string | null;
  /** The last day of the contract; null: it has none. */
  dataRozwiazaniaUmowy: string | null;
}

/** Who may use these tables, and which rows. */
export const access: AccessOf<'oplatyLokalne'> = {
  oplatyLokalne: {
    roles: { mieszkaniec: 'read', zasilenie: 'write' },
    rows: { mieszkaniec: { of: { table: 'karty', by: 'idKartyNaleznosci' } } },
  },
};
