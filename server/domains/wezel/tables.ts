declare module '../../engine/db/tables.ts' {
  interface Tables {
    logowaniaWezlem: LogowanieWezlemRow;
  }
}

/** A login through the node that is under way; the id of the request is what its answer names. */
export interface LogowanieWezlemRow {
  idZadania: string;
  ciasteczkoHash: string;
  /** Whom it is to confirm; null: a login. */
  kontoId: number | null;
  adresOk: string;
  adresBlad: string;
  adresPotwierdzenie: string;
  waznyDoMs: number;
  uzytoMs: number | null;
}
