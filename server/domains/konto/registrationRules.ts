import { isNip } from '../../../src/lang/values/nip.ts';
import { birthDateOf, isPesel } from '../../../src/lang/values/pesel.ts';
import type { KontoRow } from '../../engine/db/tables.ts';
import type { Throttle } from '../../engine/session/countAttempt.ts';
import { networkOf } from '../../engine/session/network.ts';
import { mailThrottles } from '../../engine/session/throttle.ts';
import type { Fault } from './fault.ts';
import { passwordFault } from './passwordRules.ts';

/** A registration as it was typed. */
interface Typed {
  imie: string;
  nazwisko: string;
  login: string;
  haslo: string;
  email: string;
  pesel: string;
  nip?: string | null;
}

type Konto = Pick<KontoRow, 'stan'> & { czyEmailPotwierdzony: number };

/** The first fault of a registration: of its PESEL, its NIP, its password. @param today ISO: nobody is born later */
export function registrationFault(typed: Typed, today: string): Fault | undefined {
  const born = birthDateOf(typed.pesel);
  if (!isPesel(typed.pesel) || (born && born > today)) return { kod: '1201', pole: 'pesel' };
  if (typed.nip && !isNip(typed.nip)) return { kod: '1202', pole: 'nip' };
  const fault = passwordFault(typed.haslo, undefined, [typed.login, typed.imie, typed.nazwisko, typed.email]);
  return fault && { ...fault, pole: 'haslo' };
}

/** The e-mail of the account is confirmed. */
const hasProvedEmail = (konto: Konto): boolean => konto.stan !== 'NIEAKTYWNE' && konto.czyEmailPotwierdzony === 1;

/** Whether no other account can be registered with the e-mail of this one: it is confirmed, or the office knows its owner. */
export const keepsEmail = (konto: Konto, officeMade: boolean): boolean => hasProvedEmail(konto) || officeMade;

/**
 * Whether no other account can be registered with the PESEL of this one: the office knows its person. A PESEL that was only typed
 * proves nothing and reserves nothing.
 */
export const keepsPesel = (konto: Konto, officeMade: boolean): boolean =>
  konto.stan === 'AKTYWNE' || konto.stan === 'NIEPOTWIERDZONE' || officeMade;

/** The mail that answers a request for an activation link; undefined: none. */
export function answerToLinkRequest(
  konto: Konto & { czyZablokowane: number },
): 'activation' | 'alreadyActive' | 'confirmation' | undefined {
  if (konto.czyZablokowane) return undefined;
  if (konto.stan === 'NIEAKTYWNE') return 'activation';
  return hasProvedEmail(konto) ? 'alreadyActive' : 'confirmation';
}

/**
 * The same for a request for a new password. Its link is sent only to a confirmed address: a mistyped one would open the account to
 * a stranger.
 */
export function answerToReset(
  konto: Konto & { czyZablokowane: number },
): 'blocked' | 'activation' | 'newPassword' | undefined {
  if (konto.czyZablokowane) return 'blocked';
  if (konto.stan === 'NIEAKTYWNE') return 'activation';
  return hasProvedEmail(konto) ? 'newPassword' : undefined;
}

/**
 * The counts of a request that triggers a mail, in their order: of the network, then of the typed address, known or not.
 *
 * @returns the key of each count, before it is hashed, and its limit
 */
export const mailCounts = (
  rule: 'rejestracja' | 'siec',
  { ip, email }: { ip: string; email: string },
): { klucz: string; throttle: Throttle }[] => [
  { klucz: `${rule}:${networkOf(ip)}`, throttle: mailThrottles[rule] },
  { klucz: `poczta:${email.toLowerCase()}`, throttle: mailThrottles.adres },
];
