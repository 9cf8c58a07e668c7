import { isEmail } from '../../../src/lang/values/email.ts';
import { StartError } from '../config/startError.ts';

/** How the office sends mail. */
export interface MailConfig {
  /** URL of the SMTP server; absent in a demo: mail stays in the outbox. */
  smtp?: string;
  /** The sender of the mails: an address, or `Name <address>`. */
  od: Sender;
}

export interface Sender {
  name: string;
  address: string;
}

/**
 * Reads OKIENKO_SMTP and OKIENKO_POCZTA_OD.
 *
 * @param adres origin of the portal: without a configured sender it is `no-reply` at this host
 * @throws StartError
 */
export function readMail(
  { smtp, od }: { smtp?: string; od?: string },
  mode: 'demo' | 'production',
  adres: string,
): MailConfig {
  if (!smtp && mode === 'production') {
    throw new StartError(
      'In production OKIENKO_SMTP must name the mail server, for example smtp://user:password@mail.example:587: without mail nobody can register.',
    );
  }
  return { ...(smtp && { smtp: readSmtp(smtp) }), od: readSender(od, new URL(adres).hostname) };
}

/** The address contains a password, so no message repeats it. */
function readSmtp(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '' || !['', '/'].includes(url.pathname)) {
    throw new StartError(
      'OKIENKO_SMTP must be the address of a mail server: smtp://user:password@host:587 (STARTTLS) or smtps://user:password@host:465.',
    );
  }
  return text;
}

function readSender(text: string | undefined, host: string): Sender {
  if (!text) return { name: '', address: `no-reply@${host}` };
  const [, name = '', address = text] = /^(.*?)\s*<([^<>]*)>$/.exec(text.trim()) ?? [];
  const plain = !/[\p{Cc}"<>]/u.test(name);
  if (!plain || !isEmail(address.trim())) {
    throw new StartError(
      `OKIENKO_POCZTA_OD must be an e-mail address, for example "Urząd Gminy <portal@gmina.example>", but it is "${text}".`,
    );
  }
  return { name: name.trim(), address: address.trim() };
}
