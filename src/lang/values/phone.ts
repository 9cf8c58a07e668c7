import { NBSP } from './kwota.ts';

/** Exactly nine digits, as the office's forms require. */
export const isPhone = (text: string): boolean => /^\d{9}$/.test(text);

/** Mobile numbers, and lines at special rates (70, 80), by the national numbering plan; all others begin with an area. */
const MOBILE = /^(45|5[0137]|6[069]|7[02389]|8[08])/;

/** A mobile number as `600 100 200`, one of an area as `22 000 01 00`; other text stays as it is. */
export function formatPhone(text: string): string {
  const groups = isPhone(text) && text.match(MOBILE.test(text) ? /^(...)(...)(...)$/ : /^(..)(...)(..)(..)$/);
  return groups ? groups.slice(1).join(NBSP) : text;
}
