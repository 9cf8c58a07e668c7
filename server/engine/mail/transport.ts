import { createHash } from 'node:crypto';
import type { PocztaRow } from '../db/tables.ts';
import { SendFailure } from '../outbox/sendFailure.ts';
import type { Sender } from './config.ts';

/** Sends one mail. */
export interface Post {
  /** @throws SendFailure */
  send(mail: Pick<PocztaRow, 'klucz' | 'adresat' | 'temat' | 'tekst' | 'html' | 'jezyk' | 'kiedyMs'>): Promise<void>;
}

/** The limits of silence of the mail server, and of the whole time for one mail. */
export interface Patience {
  connectMs: number;
  silenceMs: number;
  wholeMs: number;
}

const PATIENCE: Patience = { connectMs: 10_000, silenceMs: 15_000, wholeMs: 40_000 };

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/;

/**
 * Sends over SMTP.
 *
 * @param address `smtp://` with STARTTLS, `smtps://` with TLS from the start. To another machine encryption is
 *   required, unless the address has `?requireTLS=false`
 */
export function openPost(address: string, od: Sender, portal: string, patience = PATIENCE): Post {
  const url = new URL(address);
  const secure = url.protocol === 'smtps:';
  // Loaded only by an office that sends mails.
  const transport = import('nodemailer').then(({ createTransport }) =>
    createTransport({
      host: url.hostname.replace(/^\[|\]$/g, ''),
      port: Number(url.port) || (secure ? 465 : 587),
      secure,
      requireTLS: !secure && !LOOPBACK.test(url.hostname) && url.searchParams.get('requireTLS') !== 'false',
      ...(url.username && { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }),
      connectionTimeout: patience.connectMs,
      greetingTimeout: patience.connectMs,
      dnsTimeout: patience.connectMs,
      socketTimeout: patience.silenceMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    }),
  );
  const host = new URL(portal).hostname;
  return {
    async send({ klucz, adresat, temat, tekst, html, jezyk, kiedyMs }) {
      const sent = (await transport).sendMail({
        from: od,
        to: { name: '', address: adresat },
        subject: temat,
        text: tekst,
        html,
        date: new Date(kiedyMs),
        messageId: messageId(klucz, host),
        headers: {
          'Content-Language': jezyk,
          // Prevents automatic replies such as holiday notices (RFC 3834).
          'Auto-Submitted': 'auto-generated',
        },
      });
      try {
        await within(patience.wholeMs, sent);
      } catch (failure) {
        throw failureOf(failure);
      }
    },
  };
}

/** The same for each attempt of one mail, so that a mailbox can recognise a duplicate. The key cannot be derived from it. */
export const messageId = (klucz: string, host: string): string =>
  `<${createHash('sha256').update(klucz).digest('base64url').slice(0, 32)}@${host}>`;

function failureOf(failure: unknown): SendFailure {
  const { code, responseCode, command } = (failure ?? {}) as {
    code?: string;
    responseCode?: number;
    command?: string;
  };
  const kod = [code, responseCode].filter(Boolean).join(' ') || 'ETIMEDOUT';
  const aboutMail = responseCode !== undefined && /^(MAIL FROM|RCPT TO|DATA)$/.test(command ?? '');
  if (code === 'EENVELOPE' && responseCode === undefined) return new SendFailure('refused', kod);
  if (!aboutMail) return new SendFailure('server', kod);
  return new SendFailure(responseCode >= 500 ? 'refused' : 'later', kod);
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error('too slow'), { code: 'ETIMEDOUT' })), ms);
  });
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
}
