import type { OdczytRow, WodomierzRow } from './tables.ts';

/**
 * A state of a meter as it is stored.
 *
 * @param stan cubic metres
 * @returns whole thousandths of a cubic metre; undefined for a number that is finer
 */
export function stanTysieczne(stan: number): number | undefined {
  const whole = Math.round(stan * 1000);
  return whole / 1000 === stan ? whole : undefined;
}

/** Whether a meter with these digits before and after the point can show the state, in thousandths of a cubic metre. */
export function miesciSie(
  tysieczne: number,
  meter: Pick<WodomierzRow, 'zakresLicznikaCalkowite' | 'zakresLicznikaDziesietne'>,
): boolean {
  const finest = 10 ** (3 - meter.zakresLicznikaDziesietne);
  return tysieczne < 1000 * 10 ** meter.zakresLicznikaCalkowite && tysieczne % finest === 0;
}

/** The known states of a meter, in thousandths of a cubic metre; null: there is none. */
export interface ZnaneStany {
  /** The last reading of the office. */
  odczytTysieczne: number | null;
  /** The highest state that residents have reported since that reading, and not withdrawn. */
  zgloszenieTysieczne: number | null;
}

/**
 * The day from which reports count: that of the last reading. A report before a reading no longer counts, so that a mistyped
 * report is obsolete once the office has read the meter.
 *
 * @param odczyt the last reading; undefined: the meter was never read
 * @returns ISO; empty: every report counts
 */
export const zgloszeniaOd = (odczyt: Pick<OdczytRow, 'dataOdczytu'> | undefined): string => odczyt?.dataOdczytu ?? '';

/** The last known state of a meter, in thousandths of a cubic metre: the reading, or a higher state reported since then. */
export const ostatniStanTysieczne = ({ odczytTysieczne, zgloszenieTysieczne }: ZnaneStany): number =>
  Math.max(odczytTysieczne ?? 0, zgloszenieTysieczne ?? 0);
