import type { AccessOf } from '../../engine/db/roles/access.ts';

declare module '../../engine/db/tables.ts' {
  interface Tables {
    wnioskiAkcyzowe: WniosekAkcyzowyRow;
    decyzjeAkcyzowe: DecyzjaAkcyzowaRow;
  }
}

/** A farmer's application for a refund of the excise duty in diesel oil. Quantities are hundredths: of a hectare, animal, litre. */
export interface WniosekAkcyzowyRow {
  id: number;
  podmiotId: number;
  /** The year whose limit it counts towards. */
  rok: number;
  sygnaturaWniosku: string;
  dataZlozeniaWniosku: string;
  uzytkiRolneAr: number;
  liczbaDjpSetne: number;
  liczbaSwinSetne: number;
  iloscOlejuSetne: number;
  rocznyLimitZwrotuGrosze: number;
  czyWyplataNaRachunekBankowy: number;
}

/** The decision on an application; an application without one waits. */
export interface DecyzjaAkcyzowaRow {
  id: number;
  wniosekId: number;
  numerDecyzji: string;
  dataWydaniaDecyzji: string;
  kwotaZwrotuGrosze: number;
  /** The rest of the year's limit after it. */
  pozostalyLimitZwrotuGrosze: number;
  dataWyplaty: string | null;
}

/** Who may use these tables, and which rows. */
export const access: AccessOf<'wnioskiAkcyzowe' | 'decyzjeAkcyzowe'> = {
  wnioskiAkcyzowe: {
    roles: { mieszkaniec: 'read', zasilenie: 'write' },
    rows: { mieszkaniec: { podmiot: 'podmiotId' } },
  },
  decyzjeAkcyzowe: {
    roles: { mieszkaniec: 'read', zasilenie: 'write' },
    rows: { mieszkaniec: { of: { table: 'wnioskiAkcyzowe', by: 'wniosekId', key: 'id' } } },
  },
};
