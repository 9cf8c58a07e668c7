import { createHmac } from 'node:crypto';

/**
 * An authenticator written only from RFC 6238 and RFC 4226, byte by byte: the office's codes are compared with it.
 *
 * @param key the shared secret itself, not its base32
 */
export function hotp(key: Uint8Array, counter: number, digits: number): string {
  const message = Buffer.from(counter.toString(16).padStart(16, '0'), 'hex');
  const hs = createHmac('sha1', key).update(message).digest();
  const o = hs[19]! & 0xf;
  const p = ((hs[o]! & 0x7f) << 24) | (hs[o + 1]! << 16) | (hs[o + 2]! << 8) | hs[o + 3]!;
  return (p % 10 ** digits).toString().padStart(digits, '0');
}

/** The code that an app shows at this moment for a key in base32. */
export function authenticatorCode(base32: string, nowMs: number): string {
  let bits = 0;
  let value = 0;
  const bytes: number[] = [];
  for (const letter of base32.replace(/[\s=]/g, '').toUpperCase()) {
    value = (value << 5) | 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter);
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((value >> bits) & 0xff);
    value &= (1 << bits) - 1;
  }
  return hotp(Uint8Array.from(bytes), Math.floor(nowMs / 30_000), 6);
}
