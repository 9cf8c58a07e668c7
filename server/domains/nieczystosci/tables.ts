import type { Generated } from 'kysely';

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
