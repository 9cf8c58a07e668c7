declare module '../../engine/db/tables.ts' {
  interface Tables {
    wnioskiAkcyzowe: WniosekAkcyzowyRow;
    decyzjeAkcyzowe: DecyzjaAkcyzowaRow;
  }
}

/** A farmer's application for a refund of the excise duty in diesel oil. Quantities are hundredths: of a hectare, animal, litre. */
export interface WniosekAkcyzowyRow {
  id: number;
  podmiotId: number;
  /** The year whose limit it counts towards. */
  rok: number;
  sygnaturaWniosku: string;
  dataZlozeniaWniosku: string;
  uzytkiRolneAr: number;
  liczbaDjpSetne: number;
  liczbaSwinSetne: number;
  iloscOlejuSetne: number;
  rocznyLimitZwrotuGrosze: number;
  czyWyplataNaRachunekBankowy: number;
}

/** What was decided on an application; one without a row waits. */
export interface DecyzjaAkcyzowaRow {
  id: number;
  wniosekId: number;
  numerDecyzji: string;
  dataWydaniaDecyzji: string;
  kwotaZwrotuGrosze: number;
  /** What it left of the limit of the year. */
  pozostalyLimitZwrotuGrosze: number;
  dataWyplaty: string | null;
}
