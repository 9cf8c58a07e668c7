import { createHmac, randomUUID } from 'node:crypto';

/** How long a backend may accept a token, in seconds: as long as a slow call takes. */
const LIFE_S = 60;

/** What a backend learns about the caller. */
export interface Claims {
  /** The public address of the portal. */
  iss: string;
  /** The name of the backend: no other may accept the token. */
  aud: string;
  /** The subject that the call is about, `pesel:…` or `nip:…`; absent: the call is about none. */
  sub?: string;
  /** The account, by a name that only this backend sees; absent: nobody is logged in. */
  konto?: string;
  /** Absent: nobody is logged in. */
  dostep?: 'restricted' | 'full';
}

/** A signed token for one call (JWT, HS256). It is not the session's: the backend cannot call the office with it. */
export function signToken(claims: Claims, key: string, now: Date): string {
  const iat = Math.floor(now.getTime() / 1000);
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ ...claims, iat, exp: iat + LIFE_S, jti: randomUUID() })}`;
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`;
}
