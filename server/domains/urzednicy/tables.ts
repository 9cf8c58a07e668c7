import type { Generated } from 'kysely';
import type { AccessOf } from '../../engine/db/roles/access.ts';

declare module '../../engine/db/tables.ts' {
  interface Tables {
    urzednicy: UrzednikRow;
    sesjeUrzednikow: SesjaUrzednikaRow;
    przydzialyWpisow: PrzydzialWpisuRow;
  }
}

/** What a clerk may do: read, handle applications, or also assign them to others and see the log. */
export const UPRAWNIENIA = ['CZYTA', 'PROWADZI', 'NADZORUJE'] as const;

/** What a clerk may change in the studio: texts; pages of the office; screens, services and colours; and what residents get. */
export const ROLE_STUDIA = ['TEKSTY', 'STRONY', 'EKRANY', 'PUBLIKACJA'] as const;
export type RolaStudia = (typeof ROLE_STUDIA)[number];

/** A clerk with an account of the desk. */
export interface UrzednikRow {
  /** A number of `konta` that is reserved for the clerk: no resident has it, and nobody can log in to it at the portal. */
  kontoId: number;
  /** Lower case. */
  login: string;
  /** As in `konta`. */
  haslo: string;
  /** Until when a one-time password of the operator is valid; null: the clerk has chosen their own. */
  hasloDoMs: number | null;
  imie: string;
  nazwisko: string;
  email: string;
  uprawnienia: (typeof UPRAWNIENIA)[number];
  /** JSON: the tables of data.config.json whose applications the clerk sees; an empty list: all. */
  rodzaje: string;
  /** JSON: the roles in the studio; an empty list: the clerk cannot enter it. */
  studio: string;
  stan: 'CZYNNE' | 'ZAMKNIETE';
  /** The encrypted key of the second step; null: it is set up at the next login. */
  totpSekret: string | null;
  /** The last 30-second step whose code was accepted. */
  totpKrok: number | null;
  kiedyUtworzono: string;
}

export interface SesjaUrzednikaRow {
  id: Generated<number>;
  kontoId: number;
  tokenHash: string;
  ciasteczkoHash: string;
  /** KOD: waits for the code of the second step, no session yet. NOWE: may only choose a password and set up the second step. */
  etap: 'KOD' | 'NOWE' | 'PELNA';
  /** Where it is valid. */
  miejsce: 'BIURKO' | 'STUDIO';
  rozpoczetoMs: number;
  koniecMs: number;
  siec: string;
}

/** The clerk who handles an application. */
export interface PrzydzialWpisuRow {
  wpisId: number;
  kontoId: number;
  kiedy: string;
}

/** Who may use these tables, and which rows. */
export const access: AccessOf<'urzednicy' | 'sesjeUrzednikow' | 'przydzialyWpisow'> = {
  urzednicy: { roles: { urzednik: 'change' } },
  sesjeUrzednikow: { roles: { urzednik: 'write' } },
  przydzialyWpisow: { roles: { urzednik: 'write' }, rows: { urzednik: { of: { table: 'wpisy', by: 'wpisId' } } } },
};
