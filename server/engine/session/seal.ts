import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Secrets } from './secrets.ts';

/** What is encrypted: its use, and the row that it belongs to. In another row it cannot be read. */
export interface Sealed {
  use: string;
  of: string;
}

/** Encrypts a secret that has to be used again, for the database. @returns `v1.nonce.text.tag`, base64url */
export function seal(secrets: Secrets, { use, of }: Sealed, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', sealingKey(secrets, use), nonce).setAAD(Buffer.from(of));
  const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return ['v1', ...[nonce, bytes, cipher.getAuthTag()].map((part) => part.toString('base64url'))].join('.');
}

/** @throws Error when it was encrypted with another pepper, for another use or for another row */
export function unseal(secrets: Secrets, { use, of }: Sealed, sealed: string): string {
  const [nonce, text, tag] = sealed
    .split('.')
    .slice(1)
    .map((part) => Buffer.from(part, 'base64url'));
  const options = { authTagLength: 16 };
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(secrets, use), nonce!, options).setAAD(Buffer.from(of));
  decipher.setAuthTag(tag!);
  return Buffer.concat([decipher.update(text!), decipher.final()]).toString('utf8');
}

/** A key of 256 bits, derived from the pepper. */
const sealingKey = (secrets: Secrets, use: string): Buffer => Buffer.from(secrets.hmac(`${use}:klucz`), 'base64url');
