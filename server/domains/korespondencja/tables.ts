import type { Generated } from 'kysely';

declare module '../../engine/db/tables.ts' {
  interface Tables {
    /** Where letters of the office go: `dane` is JSON, the fields of `DaneKorespondencyjne`. */
    daneKorespondencyjne: { podmiotId: number; dane: string };
    zmianyDanych: ZmianaDanychRow;
  }
}

/** A request to change correspondence data: as they shall be, and as they were then, JSON. */
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
