import type { Generated } from 'kysely';
import type { AccessOf } from '../../engine/db/roles/access.ts';

declare module '../../engine/db/tables.ts' {
  interface Tables {
    zamowieniaNieczystosci: ZamowienieNieczystosciRow;
  }
}

export interface ZamowienieNieczystosciRow {
  idZamowienia: Generated<number>;
  podmiotId: number;
  kontoId: number;
  idPunktuOdbioru: number | null;
  adres: string;
  pojemnoscSetne: number;
  odDnia: string;
  doDnia: string;
  telefon: string;
  uwagi: string | null;
  stan: 'NOWE' | 'PRZYJETE' | 'WYKONANE' | 'ODRZUCONE' | 'ANULOWANE';
  uwagiUrzedu: string | null;
  kiedyUtworzono: string;
  kiedyZmieniono: string;
}

/** Who may use these tables, and which rows. */
export const access: AccessOf<'zamowieniaNieczystosci'> = {
  zamowieniaNieczystosci: {
    roles: { mieszkaniec: 'change' },
    rows: { mieszkaniec: { podmiot: 'podmiotId', konto: 'kontoId' } },
  },
};
