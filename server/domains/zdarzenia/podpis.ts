import { createHmac, randomBytes } from 'node:crypto';

/** The prefix of secrets by the Standard Webhooks specification. */
const PREFIX = 'whsec_';

/** A new secret: 256 random bits. */
export const newSekret = (): string => PREFIX + randomBytes(32).toString('base64');

/** A message that is sent. */
export interface Message {
  id: string;
  /** Seconds since 1970. */
  timestamp: number;
  body: string;
}

/** The headers of the Standard Webhooks specification. @param sekrety each of them signs, so that a receiver may know any */
export const signedHeaders = ({ id, timestamp, body }: Message, sekrety: readonly string[]) => ({
  'webhook-id': id,
  'webhook-timestamp': String(timestamp),
  'webhook-signature': sekrety.map((sekret) => `v1,${signatureOf(sekret, `${id}.${timestamp}.${body}`)}`).join(' '),
});

const signatureOf = (sekret: string, signed: string): string =>
  createHmac('sha256', Buffer.from(sekret.slice(PREFIX.length), 'base64'))
    .update(signed)
    .digest('base64');
