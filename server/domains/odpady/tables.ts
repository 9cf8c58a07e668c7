import type { AccessOf } from '../../engine/db/roles/access.ts';

declare module '../../engine/db/tables.ts' {
  interface Tables {
    parametryOdpadow: ParametrOdpadowRow;
  }
}

/** A parameter of the waste fee of a pickup point in a period, for example the number of residents. */
export interface ParametrOdpadowRow {
  id: number;
  idPunktuOdbioru: number;
  parametr: string;
  /** The first day of the period, ISO. */
  odDnia: string;
  /** The last day of the period, ISO; null: the period has not ended. */
  doDnia: string | null;
  /** The value in hundredths of `jednostkaMiary`. */
  wartoscSetne: number;
  /** The unit, as the office writes it: `os.`, `l`, `szt.`, `m2`, `m3`. */
  jednostkaMiary: string;
  /** The fee of a month for one unit as the office's own system knows it; null: by the rates of this office. */
  stawkaGrosze?: number | null;
}

/** Who may use these tables, and which rows. */
export const access: AccessOf<'parametryOdpadow'> = {
  parametryOdpadow: {
    roles: { mieszkaniec: 'read', zasilenie: 'write' },
    rows: { mieszkaniec: { of: { table: 'punktyOdbioru', by: 'idPunktuOdbioru' } } },
  },
};
