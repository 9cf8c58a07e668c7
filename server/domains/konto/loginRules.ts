import type { KontoRow } from '../../engine/db/tables.ts';

/** How long after a login an owner needs no new proof of identity. */
const FRESH_MS = 10 * 60_000;

/**
 * Why an account is not logged in after its password was right a moment ago. Its state is shown only to somebody with the present
 * password.
 *
 * @param konto as it is now
 * @param haslo the stored hash that the password was compared with
 * @returns '1001' the password was changed meanwhile; '1006' the office has blocked the account; '1009' it waits for its link
 */
export function loginRefusal(
  konto: Pick<KontoRow, 'haslo' | 'stan'> & { czyZablokowane: number },
  haslo: string,
): '1001' | '1006' | '1009' | undefined {
  if (konto.haslo !== haslo) return '1001';
  // The owner got a mail when the office did that.
  if (konto.czyZablokowane === 1) return '1006';
  return konto.stan === 'NIEAKTYWNE' ? '1009' : undefined;
}

/** Whether the login of a session is recent enough to prove who its owner is. @param rozpoczetoMs the moment of the login */
export const isFreshLogin = (rozpoczetoMs: number, nowMs: number): boolean => nowMs - rozpoczetoMs <= FRESH_MS;
