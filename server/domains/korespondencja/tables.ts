import type { Generated } from 'kysely';
import type { AccessOf } from '../../engine/db/roles/access.ts';

declare module '../../engine/db/tables.ts' {
  interface Tables {
    /** The correspondence data of a subject: `dane` is JSON, the fields of `DaneKorespondencyjne`. */
    daneKorespondencyjne: { podmiotId: number; dane: string };
    zmianyDanych: ZmianaDanychRow;
  }
}

/** A request to change correspondence data: the requested and the former data, JSON. */
export interface ZmianaDanychRow {
  zgloszenieId: Generated<number>;
  podmiotId: number;
  kontoId: number;
  idPunktuOdbioru: number | null;
  dane: string;
  daneDotychczasowe: string;
  kiedyUtworzono: string;
  kiedyObsluzono: string | null;
  uwagiDoZgloszenia: string | null;
}

/** Who may use these tables, and which rows. */
export const access: AccessOf<'daneKorespondencyjne' | 'zmianyDanych'> = {
  daneKorespondencyjne: {
    roles: { mieszkaniec: 'read', zasilenie: 'write' },
    rows: { mieszkaniec: { podmiot: 'podmiotId' } },
  },
  zmianyDanych: { roles: { mieszkaniec: 'add' }, rows: { mieszkaniec: { podmiot: 'podmiotId', konto: 'kontoId' } } },
};
