import type * as models from '../../../src/generated/models.ts';
import { fromGrosze } from '../../../src/lang/values/kwota.ts';
import type { WniosekRow } from './queries.ts';
import { czesciLimitu, litryNaDjp, litryNaHektar, litryNaSwinie, stawkaGrosze } from './rules.ts';

export const presentWniosek = (row: WniosekRow): models.WniosekAkcyzowy => ({
  sygnaturaWniosku: row.sygnaturaWniosku,
  dataZlozeniaWniosku: row.dataZlozeniaWniosku,
  powierzchniaUzytkowRolnych: row.uzytkiRolneAr / 100,
  iloscOleju: row.iloscOlejuSetne / 100,
  rocznyLimitZwrotu: fromGrosze(row.rocznyLimitZwrotuGrosze),
  czyWyplataNaRachunekBankowy: row.czyWyplataNaRachunekBankowy === 1,
});

export const presentDecyzja = (row: WniosekRow): models.DecyzjaAkcyzowa => ({
  sygnaturaWniosku: row.sygnaturaWniosku,
  numerDecyzji: row.numerDecyzji,
  dataWydaniaDecyzji: row.dataWydaniaDecyzji,
  kwotaZwrotu: orNothing(row.kwotaZwrotuGrosze),
  pozostalyLimitZwrotuDoWykorzystania: orNothing(row.pozostalyLimitZwrotuGrosze),
  rocznyLimitZwrotu: fromGrosze(row.rocznyLimitZwrotuGrosze),
  kwotaWyplacona: row.dataWyplaty !== null,
});

export const presentSprawa = (row: WniosekRow): models.SprawaAkcyzy => ({
  sygnaturaWniosku: row.sygnaturaWniosku,
  rok: row.rok,
  dataZlozeniaWniosku: row.dataZlozeniaWniosku,
  numerDecyzji: row.numerDecyzji,
  dataWydaniaDecyzji: row.dataWydaniaDecyzji,
  kwotaZwrotu: orNothing(row.kwotaZwrotuGrosze),
});

/** The limit of the newest application: in August land may have been added. @param rows of one year, the newest first */
export function presentLimit(rows: readonly WniosekRow[]): models.LimitAkcyzy | null {
  const [newest] = rows;
  if (!newest) return null;
  const parts = czesciLimitu(newest.rok, newest);
  const granted = rows.reduce((sum, row) => sum + (row.kwotaZwrotuGrosze ?? 0), 0);
  return {
    rok: newest.rok,
    stawkaZaLitr: fromGrosze(stawkaGrosze(newest.rok)),
    powierzchniaUzytkowRolnych: newest.uzytkiRolneAr / 100,
    litryNaHektar,
    kwotaZaUzytkiRolne: fromGrosze(parts.zaUzytkiRolneGrosze),
    liczbaDjp: newest.liczbaDjpSetne / 100,
    litryNaDjp,
    kwotaZaDjp: fromGrosze(parts.zaDjpGrosze),
    liczbaSwin: newest.liczbaSwinSetne / 100,
    litryNaSwinie,
    kwotaZaSwinie: fromGrosze(parts.zaSwinieGrosze),
    rocznyLimitZwrotu: fromGrosze(newest.rocznyLimitZwrotuGrosze),
    przyznano: fromGrosze(granted),
    pozostalyLimitZwrotuDoWykorzystania: fromGrosze(newest.rocznyLimitZwrotuGrosze - granted),
  };
}

const orNothing = (grosze: number | null): number | null => (grosze === null ? null : fromGrosze(grosze));
