import { expect, it } from 'vitest';
import { secretsOf } from '../../../../server/engine/session/secrets.ts';
import {
  acceptedStep,
  codeAt,
  keyCandidate,
  openKey,
  sealKey,
  totpAddress,
} from '../../../../server/engine/session/totp.ts';
import { authenticatorCode, hotp } from '../../rfc6238.ts';

/** "12345678901234567890", the secret of RFC 6238's appendix B, and the same in base32. */
const RFC_SECRET = Buffer.from('12345678901234567890');
const RFC_KEY = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const secrets = secretsOf('a pepper for tests that is long enough');

/** Appendix B of RFC 6238, SHA-1: seconds since 1970 and the code of eight digits. */
const vectors: readonly [number, string][] = [
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
];

it.each(vectors)('at %i s the code ends as in the RFC', (seconds, code) => {
  expect(hotp(RFC_SECRET, Math.floor(seconds / 30), 8)).toBe(code);
  expect(codeAt(RFC_KEY, Math.floor(seconds / 30))).toBe(code.slice(2));
  expect(authenticatorCode(RFC_KEY, seconds * 1000)).toBe(code.slice(2));
});

it('an independent authenticator shows the same code for a thousand keys and moments', () => {
  for (let number = 0; number < 1000; number++) {
    const key = keyCandidate(secrets, { tokenHash: `session ${number}` });
    const nowMs = 1_700_000_000_000 + number * 7_654_321;
    expect(codeAt(key, Math.floor(nowMs / 30_000))).toBe(authenticatorCode(key, nowMs));
  }
});

it('a code is valid in its step and in the next, not earlier or later', () => {
  const at = (ms: number) => acceptedStep(RFC_KEY, codeAt(RFC_KEY, 1000), ms, null);
  expect(at(1000 * 30_000)).toBe(1000);
  expect(at(1000 * 30_000 + 29_999)).toBe(1000);
  expect(at(1001 * 30_000 + 29_999)).toBe(1000);
  expect(at(1002 * 30_000)).toBeUndefined();
  expect(at(1000 * 30_000 - 1)).toBeUndefined();
});

it('a used code is invalid, and so is an earlier one', () => {
  const nowMs = 1001 * 30_000;
  expect(acceptedStep(RFC_KEY, codeAt(RFC_KEY, 1001), nowMs, 1001)).toBeUndefined();
  expect(acceptedStep(RFC_KEY, codeAt(RFC_KEY, 1000), nowMs, 1001)).toBeUndefined();
  expect(acceptedStep(RFC_KEY, codeAt(RFC_KEY, 1001), nowMs, 1000)).toBe(1001);
});

it.each(['', '000000000', 'abcdef', '١٢٣٤٥٦'])('"%s" is not a code', (kod) => {
  expect(acceptedStep(RFC_KEY, kod, 30_000, null)).toBeUndefined();
});

it('each session is offered a key of its own, which stays the same', () => {
  const one = keyCandidate(secrets, { tokenHash: 'one' });
  expect(one).toMatch(/^[A-Z2-7]{32}$/);
  expect(keyCandidate(secrets, { tokenHash: 'one' })).toBe(one);
  expect(keyCandidate(secrets, { tokenHash: 'other' })).not.toBe(one);
  expect(keyCandidate(secretsOf('another pepper for tests, as long'), { tokenHash: 'one' })).not.toBe(one);
});

it('a sealed key is unreadable, opens only for its account and pepper, and not when it was changed', () => {
  const sealed = sealKey(secrets, 7, RFC_KEY);
  expect(sealed).not.toContain(RFC_KEY);
  expect(sealKey(secrets, 7, RFC_KEY)).not.toBe(sealed);
  expect(openKey(secrets, 7, sealed)).toBe(RFC_KEY);
  expect(() => openKey(secrets, 8, sealed)).toThrow();
  expect(() => openKey(secretsOf('another pepper for tests, as long'), 7, sealed)).toThrow();
  const [version, nonce, text, tag] = sealed.split('.') as [string, string, string, string];
  const flip = (part: string) => (part.startsWith('A') ? 'B' : 'A') + part.slice(1);
  for (const changed of [
    [version, flip(nonce), text, tag],
    [version, nonce, flip(text), tag],
    [version, nonce, text, flip(tag)],
    // A shorter tag would be easier to guess.
    [version, nonce, text, tag.slice(0, 6)],
  ])
    expect(() => openKey(secrets, 7, changed.join('.'))).toThrow();
});

it('the address names issuer and login, whatever letters they have', () => {
  const address = totpAddress({ issuer: 'Gmina Łąka: A&B', login: 'jan nowak', key: RFC_KEY });
  const url = new URL(address);
  expect([url.protocol, url.host]).toEqual(['otpauth:', 'totp']);
  expect(decodeURIComponent(url.pathname)).toBe('/Gmina Łąka: A&B:jan nowak');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    secret: RFC_KEY,
    issuer: 'Gmina Łąka: A&B',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});
