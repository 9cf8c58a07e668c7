import { createHmac, timingSafeEqual } from 'node:crypto';
import { seal, unseal } from './seal.ts';
import type { Secrets } from './secrets.ts';

/**
 * Codes of an authenticator: RFC 6238 with SHA-1, six digits and steps of 30 seconds, which every app supports.
 * With Node's HMAC this is shorter than the set-up of a library; it is tested with the values of the RFC.
 */
export const STEP_MS = 30_000;
const DIGITS = 6;
/** The number of former steps that are accepted, since codes are typed by hand. */
const STEPS_BACK = 1;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/**
 * The key offered to a session: the same as long as the session lasts, and stored nowhere.
 *
 * @returns base32, 160 bits
 */
export const keyCandidate = (secrets: Secrets, session: { tokenHash: string }): string =>
  toBase32(Buffer.from(secrets.hmac(`totp:kandydat:${session.tokenHash}`), 'base64url').subarray(0, 20));

/** The content of the QR code; an authenticator shows issuer and login beside the code. */
export function totpAddress({ issuer, login, key }: { issuer: string; login: string; key: string }): string {
  const [who, by] = [login, issuer].map(encodeURIComponent);
  return `otpauth://totp/${by}:${who}?secret=${key}&issuer=${by}&algorithm=SHA1&digits=${DIGITS}&period=${STEP_MS / 1000}`;
}

/** @param key base32 */
export function codeAt(key: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', fromBase32(key)).update(counter).digest();
  const offset = mac[mac.length - 1]! & 15;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/**
 * The step that this code belongs to. The caller stores it as the last one, so each code is accepted once.
 *
 * @param last step of the last accepted code; null: none
 * @returns undefined for a code that is wrong, too old or used
 */
export function acceptedStep(key: string, kod: string, nowMs: number, last: number | null): number | undefined {
  if (!/^[0-9]{6}$/.test(kod)) return undefined;
  const now = Math.floor(nowMs / STEP_MS);
  const steps = Array.from({ length: STEPS_BACK + 1 }, (_, back) => now - back);
  return steps.find((step) => timingSafeEqual(Buffer.from(codeAt(key, step)), Buffer.from(kod)) && step > (last ?? -1));
}

/** Encrypts the key for the database, for this account only. */
export const sealKey = (secrets: Secrets, kontoId: number, key: string): string => seal(secrets, ofKonto(kontoId), key);

/** @throws Error when it was encrypted with another pepper or for another account */
export const openKey = (secrets: Secrets, kontoId: number, sealed: string): string =>
  unseal(secrets, ofKonto(kontoId), sealed);

const ofKonto = (kontoId: number) => ({ use: 'totp', of: `konto:${kontoId}` });

function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five, 2)]).join('');
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
