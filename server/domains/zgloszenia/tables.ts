import type { Generated } from 'kysely';
import type { AccessOf } from '../../engine/db/roles/access.ts';

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

/** Who may use these tables, and which rows. */
export const access: AccessOf<'tematy' | 'zgloszenia'> = {
  tematy: { roles: { mieszkaniec: 'read', gosc: 'read' } },
  zgloszenia: { roles: { mieszkaniec: 'add' }, rows: { mieszkaniec: { podmiot: 'podmiotId', konto: 'kontoId' } } },
};
