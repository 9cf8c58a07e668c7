import type { Generated } from 'kysely';
import type { AccessOf } from '../../engine/db/roles/access.ts';

declare module '../../engine/db/tables.ts' {
  interface Tables {
    zadania: ZadanieRow;
  }
}

/**
 * A task requested without a session, to be done after the response: so the response and its time are the same
 * whether there is such an account or not, and a kill in between loses nothing.
 */
export interface ZadanieRow {
  id: Generated<number>;
  rodzaj: 'REJESTRACJA' | 'LINK' | 'RESET';
  /** JSON. */
  dane: string;
  kiedyMs: number;
  proby: number;
  nastepnaMs: number;
}

/** Who may use these tables, and which rows. */
export const access: AccessOf<'zadania'> = {
  zadania: { roles: { konto: 'insert', gosc: 'insert' } },
};
