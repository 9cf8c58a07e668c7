import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { SmsRow } from '../db/tables.ts';
import { callProvider, type ProviderAnswer, ProviderFailure } from '../http/callProvider.ts';
import { SendFailure } from '../outbox/sendFailure.ts';
import type { SmsConfig } from './readSms.ts';

/** Sends one message. */
export interface Gateway {
  /** @throws SendFailure */
  send(sms: Pick<Selectable<SmsRow>, 'id' | 'klucz' | 'telefon' | 'tresc'>): Promise<void>;
}

const LARGEST = 64 * 1024;

/** The code of the gateway: a message with this name was accepted before. */
const KNOWN = 53;
/** Errors of the number or the text: trying again is useless. */
const REFUSED = [11, 12, 13, 17, 57];
/** Too many messages to this number within a minute. */
const LATER = [52];

/**
 * Sends over SMSAPI: a form to `sms.do`. Every message has a name (`idx`) that the gateway accepts once, so a repeated
 * request does not send it twice.
 */
export function openGateway({ adres, token, nadawca, limitMs }: SmsConfig): Gateway {
  const url = new URL('sms.do', `${adres.href.replace(/\/$/, '')}/`);
  return {
    async send(sms) {
      const form = new URLSearchParams({
        to: `48${sms.telefon}`,
        from: nadawca,
        message: sms.tresc,
        encoding: 'utf-8',
        normalize: '1',
        // The text must fit into one message.
        single: '1',
        idx: idxOf(sms),
        check_idx: '1',
        format: 'json',
      });
      judge(await ask(url, token, form.toString(), limitMs), idxOf(sms));
    },
  };
}

/** The same for each attempt; reveals nothing about the account. */
export const idxOf = ({ id, klucz }: Pick<Selectable<SmsRow>, 'id' | 'klucz'>): string =>
  createHash('sha256').update(`${id}:${klucz}`).digest('base64url').slice(0, 32);

async function ask(url: URL, token: string, body: string, limitMs: number): Promise<ProviderAnswer> {
  const headers = {
    authorization: `Bearer ${token}`,
    accept: 'application/json',
    'content-type': 'application/x-www-form-urlencoded',
  };
  try {
    return await callProvider({ url, method: 'POST', headers, body, limitMs, largest: LARGEST });
  } catch (failure) {
    if (failure instanceof ProviderFailure) throw new SendFailure('server', failure.message);
    throw failure;
  }
}

/** An error may have the status 200. @throws SendFailure unless the gateway has accepted the message */
function judge({ status, text }: ProviderAnswer, idx: string): void {
  const answer = readAnswer(text);
  if (typeof answer?.error === 'number') {
    if (answer.error === KNOWN) return;
    const kind = REFUSED.includes(answer.error) ? 'refused' : LATER.includes(answer.error) ? 'later' : 'server';
    throw new SendFailure(kind, `SMS ${answer.error}`);
  }
  const [taken, ...others] = Array.isArray(answer?.list) ? (answer.list as unknown[]) : [];
  if (status !== 200 || others.length > 0 || !isTaken(taken, idx)) throw new SendFailure('server', `HTTP ${status}`);
}

function readAnswer(text: string): Record<string, unknown> | undefined {
  try {
    const answer: unknown = JSON.parse(text);
    return typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** The gateway may omit the name in its response; another name belongs to another request. */
function isTaken(entry: unknown, idx: string): boolean {
  if (typeof entry !== 'object' || entry === null) return false;
  const { id, idx: named, error } = entry as Record<string, unknown>;
  return typeof id === 'string' && id !== '' && (named == null || named === idx) && error == null;
}
