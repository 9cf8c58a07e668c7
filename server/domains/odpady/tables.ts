declare module '../../engine/db/tables.ts' {
  interface Tables {
    parametryOdpadow: ParametrOdpadowRow;
  }
}

/** The basis of the waste fee of a pickup point. */
export interface ParametrOdpadowRow {
  id: number;
  idPunktuOdbioru: number;
  parametr: string;
  odDnia: string;
  /** The last day; null: it is current. */
  doDnia: string | null;
  /** In hundredths. */
  wartoscSetne: number;
  /** As the office writes it: `os.`, `l`, `szt.`, `m2`, `m3`. */
  jednostkaMiary: string;
}
