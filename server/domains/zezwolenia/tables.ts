import type { AccessOf } from '../../engine/db/roles/access.ts';
import type { Moc } from './rules.ts';

declare module '../../engine/db/tables.ts' {
  interface Tables {
    zezwolenia: ZezwolenieRow;
    oplatyZezwolen: OplataZezwoleniaRow;
    doplatyZezwolen: DoplataZezwolenRow;
  }
}

/** A permit to sell alcohol. */
export interface ZezwolenieRow {
  id: number;
  podmiotId: number;
  pelnyNrZezwolenia: string;
  pelnyNrDokumentuZezwolenia: string;
  nazwaPunktuZezwolenia: string;
  rodzajZezwoleniaOpis: string;
  moc: Moc;
  zezwolenieWazneOd: string;
  zezwolenieWazneDo: string;
}

/** A permit whose fee of the year is on a card. */
export interface OplataZezwoleniaRow {
  idKartyNaleznosci: number;
  zezwolenieId: number;
  /** The number of its part in every instalment of the card. */
  nrRaty: number;
  /** The statement of last year's sales came late. */
  czyNieterminoweOswiadczenie: number;
}

/** Additional payments to keep permits, and cancelled ones: they are not in the books of a card. */
export interface DoplataZezwolenRow {
  id: number;
  idKartyNaleznosci: number;
  dataWplaty: string;
  /** 1 to 3; null: not for an instalment. */
  nrRaty: number | null;
  kwotaWplatyGrosze: number;
  czyNieterminoweOswiadczenie: number;
  czyPoTerminie: number;
  czyAnulowana: number;
}

/** Who may use these tables, and which rows. */
export const access: AccessOf<'zezwolenia' | 'oplatyZezwolen' | 'doplatyZezwolen'> = {
  zezwolenia: { roles: { mieszkaniec: 'read', zasilenie: 'write' }, rows: { mieszkaniec: { podmiot: 'podmiotId' } } },
  oplatyZezwolen: {
    roles: { mieszkaniec: 'read', zasilenie: 'write' },
    rows: { mieszkaniec: { of: { table: 'karty', by: 'idKartyNaleznosci' } } },
  },
  doplatyZezwolen: {
    roles: { mieszkaniec: 'read', zasilenie: 'write' },
    rows: { mieszkaniec: { of: { table: 'karty', by: 'idKartyNaleznosci' } } },
  },
};
