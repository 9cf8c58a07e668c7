import type { WodomierzRow } from './tables.ts';

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
