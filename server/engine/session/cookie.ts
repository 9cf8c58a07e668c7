/** The cookie with the second half of a session; `__Host-` binds it to this very origin over HTTPS (or loopback). */
export const COOKIE = '__Host-es';

const FLAGS = 'Path=/; HttpOnly; Secure; SameSite=Lax';

/** @param maxAgeS how long the browser keeps it; without it, until it is closed */
export const cookie = (name: string, value: string, maxAgeS?: number): string =>
  `${name}=${value}; ${FLAGS}${maxAgeS === undefined ? '' : `; Max-Age=${maxAgeS}`}`;

export const sessionCookie = (value: string): string => cookie(COOKIE, value);
export const expiredCookie = cookie(COOKIE, '', 0);

/** A second cookie does not take the place of the first. */
export function addCookie(ctx: { headers: Record<string, string | string[]> }, line: string): void {
  ctx.headers['set-cookie'] = [ctx.headers['set-cookie'] ?? [], line].flat();
}

/** @param header of the request @returns the value, when there is exactly one */
export function readCookie(header: string | undefined, name: string): string | undefined {
  const values = (header ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(`${name}=`));
  return values.length === 1 ? values[0]!.slice(name.length + 1) : undefined;
}

/** @param header `Authorization` @returns the token of `Bearer …` */
export const readBearer = (header: string | undefined): string | undefined =>
  /^Bearer ([A-Za-z0-9_-]{16,200})$/.exec(header ?? '')?.[1];
