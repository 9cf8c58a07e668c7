import { toGrosze } from '../../../src/lang/values/kwota.ts';

/* Values of records as columns of rows: nothing is null. */

export const groszeOrNull = (kwota: number | null | undefined): number | null =>
  kwota == null ? null : toGrosze(kwota);

/** @param value with at most two decimals */
export const setne = (value: number): number => Math.round(value * 100);

/** @param value with at most three decimals */
export const tysieczne = (value: number): number => Math.round(value * 1000);
