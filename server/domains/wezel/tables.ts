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
