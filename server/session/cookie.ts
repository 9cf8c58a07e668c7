/** The cookie with the second half of a session; `__Host-` binds it to this very origin over HTTPS (or loopback). */
export const COOKIE = '__Host-es';

const FLAGS = 'Path=/; HttpOnly; Secure; SameSite=Lax';

export const sessionCookie = (value: string): string => `${COOKIE}=${value}; ${FLAGS}`;
export const expiredCookie = `${COOKIE}=; ${FLAGS}; Max-Age=0`;

/** @param header of the request @returns the value, when there is exactly one */
export function readCookie(header: string | undefined): string | undefined {
  const values = (header ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(`${COOKIE}=`));
  return values.length === 1 ? values[0]!.slice(COOKIE.length + 1) : undefined;
}

/** @param header `Authorization` @returns the token of `Bearer …` */
export const readBearer = (header: string | undefined): string | undefined =>
  /^Bearer ([A-Za-z0-9_-]{16,200})$/.exec(header ?? '')?.[1];
