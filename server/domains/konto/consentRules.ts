import { isEmail } from '../../../src/lang/values/email.ts';
import { isPhone } from '../../../src/lang/values/phone.ts';
import type { Fault } from './fault.ts';
import { type ZgodaRejestracji, zgodyRejestracji } from './settings.ts';

/** Which consents of a registration were given; one that is absent was not. */
export type GivenConsents = Readonly<Partial<Record<ZgodaRejestracji, boolean | undefined>>>;

/** The required consents of a registration that were not given, in the order of the settings. */
export const lackingConsents = (required: readonly ZgodaRejestracji[], given: GivenConsents): ZgodaRejestracji[] =>
  required.filter((name) => given[name] !== true);

/** The given consents of a registration with their moment, ISO, to be stored with the account. */
export const consentsAt = (given: GivenConsents, now: Date): Partial<Record<ZgodaRejestracji, string>> =>
  Object.fromEntries(zgodyRejestracji.filter((name) => given[name] === true).map((name) => [name, now.toISOString()]));

/** The consents to notices in a form; an address without its consent is ignored. */
interface NoticeForm {
  powiadomieniaSms: boolean;
  powiadomieniaEmail: boolean;
  telefon?: string | null;
  email?: string | null;
}

/**
 * The addresses for notices that a form consents to.
 *
 * @returns null for a consent that is withdrawn or not given; the fault of a wrong address
 */
export function noticeConsents(
  form: NoticeForm,
): { zgodaTelefon: string | null; zgodaEmail: string | null } | { fault: Fault } {
  const telefon = nineDigits(form.telefon ?? '');
  if (form.powiadomieniaSms && !isPhone(telefon)) return { fault: { kod: '1801', pole: 'telefon' } };
  const email = form.email?.trim() ?? '';
  if (form.powiadomieniaEmail && !isEmail(email)) return { fault: { kod: '1802', pole: 'email' } };
  return {
    zgodaTelefon: form.powiadomieniaSms ? telefon : null,
    zgodaEmail: form.powiadomieniaEmail ? email : null,
  };
}

/** As people write it: with spaces, and with the country code. */
const nineDigits = (typed: string): string => typed.replace(/\s/g, '').replace(/^\+48/, '');
