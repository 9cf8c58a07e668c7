import { round } from './decimal.ts';

/** No-break space: groups digits, and keeps a number and its unit on one line. */
export const NBSP = '\u00a0';

/** Grosze, whole, half away from zero: `toGrosze(1.005)` is 101. @param kwota PLN */
export function toGrosze(kwota: number): number {
  const grosze = Math.round(kwota * 100);
  // Nearly every amount is the number nearest to whole grosze already; the long way costs twenty times as much.
  if (fromGrosze(grosze) === kwota && Number.isSafeInteger(grosze)) return grosze || 0;
  return round(round(kwota, 2)! * 100)!;
}

/** PLN, the number nearest to the amount. @param grosze whole */
export const fromGrosze = (grosze: number): number => grosze / 100;

/** The exact sum in PLN: added as whole grosze. */
export const sumKwot = (kwoty: readonly number[]): number =>
  fromGrosze(kwoty.reduce((sum, kwota) => sum + toGrosze(kwota), 0));

/**
 * `1234.5` -> `1 234,50 zł`: Polish in every language of the portal, two decimals, grouped from four digits on.
 *
 * @param kwota PLN
 */
export function formatKwota(kwota: number): string {
  const [whole, fraction] = Math.abs(fromGrosze(toGrosze(kwota)))
    .toFixed(2)
    .split('.') as [string, string];
  const sign = toGrosze(kwota) < 0 ? '-' : '';
  return `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, NBSP)},${fraction}${NBSP}zł`;
}

/**
 * What a resident typed as an amount: `1 234,56`, `1234.5`, `12 zł`.
 *
 * @returns PLN; nothing for anything else: three decimals, misplaced spaces, both separators, more than whole grosze can hold
 */
export function parseKwota(typed: string): number | undefined {
  const match = /^([-−]?)(\d{1,3}(?:[ \u00a0\u202f]\d{3})+|\d+)(?:[.,](\d{1,2}))?(?:\s*zł)?$/.exec(typed.trim());
  if (!match) return undefined;
  const [, sign, whole = '', fraction = ''] = match;
  const grosze = Number(whole.replace(/\D/g, '') + fraction.padEnd(2, '0'));
  if (!Number.isSafeInteger(grosze)) return undefined;
  return fromGrosze(sign ? -grosze || 0 : grosze);
}
