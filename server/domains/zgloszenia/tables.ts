import type { Generated } from 'kysely';

declare module '../../engine/db/tables.ts' {
  interface Tables {
    tematy: TematRow;
    zgloszenia: ZgloszenieRow;
  }
}

export interface TematRow {
  id: number;
  pl: string;
  en: string;
  de: string;
  uk: string;
  czyDodatkowy: number;
}

export interface ZgloszenieRow {
  zgloszenieId: Generated<number>;
  podmiotId: number;
  kontoId: number;
  idPunktuOdbioru: number | null;
  tematId: number;
  trescZgloszenia: string;
  kiedyUtworzono: string;
  kiedyObsluzono: string | null;
  uwagiDoZgloszenia: string | null;
}
