import type { Db } from '../db/open.ts';
import type { Log } from '../log.ts';
import { outboxSending, type Sending as SendingOf } from '../outbox/sending.ts';
import type { Post } from './transport.ts';

/** What an office that sends mails knows. */
export interface Sending {
  db: Db;
  post: Post;
  log: Log;
  now(): Date;
  /** Only a demo keeps what it has sent, to be looked at. */
  keepText: boolean;
  check?: SendingOf<'poczta'>['check'];
}

/** Sends the mails of the outbox. @returns one step; false: nothing is due */
export const mailSending = ({ post, keepText, ...rest }: Sending): (() => Promise<boolean>) =>
  outboxSending({ ...rest, table: 'poczta', send: post.send, emptied: keepText ? {} : { tekst: '', html: '' } });
