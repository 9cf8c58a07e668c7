import type { AccessOf } from '../../engine/db/roles/access.ts';

declare module '../../engine/db/tables.ts' {
  interface Tables {
    logowaniaWezlem: LogowanieWezlemRow;
  }
}

/** A pending login through the node; its response names the id of the request. */
export interface LogowanieWezlemRow {
  idZadania: string;
  ciasteczkoHash: string;
  /** The account to confirm; null: a login. */
  kontoId: number | null;
  adresOk: string;
  adresBlad: string;
  adresPotwierdzenie: string;
  waznyDoMs: number;
  uzytoMs: number | null;
}

/** Who may use these tables, and which rows. */
export const access: AccessOf<'logowaniaWezlem'> = {
  logowaniaWezlem: { roles: { konto: 'write' } },
};
