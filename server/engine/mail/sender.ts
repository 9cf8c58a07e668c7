import type { Db } from '../db/open.ts';
import type { Log } from '../log.ts';
import { outboxSending, type Sending as SendingOf } from '../outbox/sending.ts';
import type { Post } from './transport.ts';

/** The input of `mailSending`. */
export interface Sending {
  db: Db;
  post: Post;
  log: Log;
  now(): Date;
  /** Only a demo keeps the text of sent mails, for its mail page. */
  keepText: boolean;
  check?: SendingOf<'poczta'>['check'];
}

/** Sends the mails of the outbox. @returns a function that sends one; its result false: nothing is due */
export const mailSending = ({ post, keepText, ...rest }: Sending): (() => Promise<boolean>) =>
  outboxSending({ ...rest, table: 'poczta', send: post.send, cleared: keepText ? {} : { tekst: '', html: '' } });
