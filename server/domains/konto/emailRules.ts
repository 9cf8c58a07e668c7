import { isEmail } from '../../../src/lang/values/email.ts';
import type { KontoRow } from '../../engine/db/tables.ts';

/** The account of a link, as it is when the link is used. */
type Konto = Pick<KontoRow, 'kontoId' | 'stan' | 'email'> & { nowyEmail: string | null; czyEmailPotwierdzony: number };

/** Whether somebody can change the address of an account to this one: a valid address, and another one. */
export const isNewEmail = (nowyEmail: string, { email }: Pick<KontoRow, 'email'>): boolean =>
  isEmail(nowyEmail) && nowyEmail.toLowerCase() !== email.toLowerCase();

/**
 * The effect of the link of an address. The first address of a full account, which the node made, was only typed: its link counts
 * only in a session of that account, since the reader of a mistyped mailbox has the link, but not the session.
 *
 * @param email the address that the link was sent to
 * @param owner the account of the session; null: the link is used without one
 * @returns 'first' the present address is confirmed; 'changed' it is replaced by the new one; '1403' the session of the owner is
 *   missing; '1401' the account has another address by now
 */
export function effectOfEmailLink(
  konto: Konto,
  email: unknown,
  owner: number | null,
): 'first' | 'changed' | '1401' | '1403' {
  const needsSession = konto.stan === 'AKTYWNE' && konto.czyEmailPotwierdzony === 0;
  if (owner === null ? needsSession : owner !== konto.kontoId) return '1403';
  if (email === konto.nowyEmail) return 'changed';
  return email === konto.email ? 'first' : '1401';
}
