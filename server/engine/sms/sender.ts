import type { Db } from '../db/open.ts';
import type { Log } from '../log.ts';
import { outboxSending, type Sending as SendingOf } from '../outbox/sending.ts';
import type { Gateway } from './gateway.ts';

/** The input of `smsSending`. */
export interface Sending {
  db: Db;
  gateway: Gateway;
  log: Log;
  now(): Date;
  /** Only a demo keeps the text of sent messages, for its page. */
  keepText: boolean;
  check?: SendingOf<'smsy'>['check'];
}

/** Sends the text messages of the outbox. @returns a function that sends one; its result false: nothing is due */
export const smsSending = ({ gateway, keepText, ...rest }: Sending): (() => Promise<boolean>) =>
  outboxSending({ ...rest, table: 'smsy', send: gateway.send, cleared: keepText ? {} : { tresc: '' } });
