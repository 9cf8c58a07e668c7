import type { AccessOf } from '../../engine/db/roles/access.ts';
import type { RodzajBudynku, RodzajGruntu } from './rules.ts';

declare module '../../engine/db/tables.ts' {
  interface Tables {
    dokumentyWlasnosci: DokumentWlasnosciRow;
    grunty: GruntRow;
    budynki: BudynekRow;
    budowle: BudowlaRow;
    wymiary: WymiarRow;
  }
}

/** A title of ownership of land. */
export interface DokumentWlasnosciRow {
  id: number;
  podmiotId: number;
  typ: string;
  numer: string;
  dataWydania: string;
}

/** A taxed object, with the first and the last year of the tax; null: it continues. */
export interface PrzedmiotRow {
  odRoku: number;
  doRoku: number | null;
  /** The card that it is taxed on; null: every tax card of its owner in these years. */
  idKartyNaleznosci?: number | null;
  /** How the tax system assessed it, JSON (wymierzono.ts); null: by the rates of this office. */
  wymierzono?: string | null;
}

/** A part of a parcel that is taxed in the same way. */
export interface GruntRow extends PrzedmiotRow {
  id: number;
  podmiotId: number;
  dokumentId: number;
  rodzaj: RodzajGruntu;
  /** The identifier of the parcel in the land register. */
  pelnyIdentyfikator: string;
  powierzchniaM2: number;
}

export interface BudynekRow extends PrzedmiotRow {
  id: number;
  podmiotId: number;
  dokumentId: number;
  rodzaj: RodzajBudynku;
  pelnyIdentyfikator: string;
  powierzchniaM2: number;
}

/** A structure, taxed by its value. */
export interface BudowlaRow extends PrzedmiotRow {
  id: number;
  podmiotId: number;
  nazwa: string;
  wartoscGrosze: number;
}

/** An assessment of the taxes on a card. */
export interface WymiarRow {
  id: number;
  idKartyNaleznosci: number;
  podmiotId: number;
  podstawaWymiaru: 'DECYZJA' | 'DEKLARACJA';
  opisWymiaru: string;
  /** Null, like the following: the decision has not been issued yet. */
  dataWymiaru: string | null;
  nrDecyzji: string | null;
  podatekRolnyGrosze: number | null;
  podatekLesnyGrosze: number | null;
  podatekOdNieruchomosciGrosze: number | null;
  /** The decision in the archive of prints; a declaration has none. */
  idArchiwumDruku: number | null;
  /** The name of its PDF in the folder of prints; null: it is drawn. */
  plikPdf?: string | null;
}

/** Who may use these tables, and which rows. */
export const access: AccessOf<'dokumentyWlasnosci' | 'grunty' | 'budynki' | 'budowle' | 'wymiary'> = {
  dokumentyWlasnosci: {
    roles: { mieszkaniec: 'read', zasilenie: 'write' },
    rows: { mieszkaniec: { podmiot: 'podmiotId' } },
  },
  grunty: { roles: { mieszkaniec: 'read', zasilenie: 'write' }, rows: { mieszkaniec: { podmiot: 'podmiotId' } } },
  budynki: { roles: { mieszkaniec: 'read', zasilenie: 'write' }, rows: { mieszkaniec: { podmiot: 'podmiotId' } } },
  budowle: { roles: { mieszkaniec: 'read', zasilenie: 'write' }, rows: { mieszkaniec: { podmiot: 'podmiotId' } } },
  wymiary: { roles: { mieszkaniec: 'read', zasilenie: 'write' }, rows: { mieszkaniec: { podmiot: 'podmiotId' } } },
};
