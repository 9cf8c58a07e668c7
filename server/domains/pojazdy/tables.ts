import type { AccessOf } from '../../engine/db/roles/access.ts';

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

/** Who may use these tables, and which rows. */
export const access: AccessOf<'pojazdy'> = {
  pojazdy: { roles: { mieszkaniec: 'read', zasilenie: 'write' }, rows: { mieszkaniec: { podmiot: 'podmiotId' } } },
};
