/** The cookie with the second half of a session; the prefix `__Host-` binds it to this origin over HTTPS (or loopback). */
export const COOKIE = '__Host-es';

const FLAGS = 'Path=/; HttpOnly; Secure; SameSite=Lax';

/** @param maxAgeS how long the browser keeps it; without it, until the browser is closed */
export const cookie = (name: string, value: string, maxAgeS?: number): string =>
  `${name}=${value}; ${FLAGS}${maxAgeS === undefined ? '' : `; Max-Age=${maxAgeS}`}`;

export const sessionCookie = (value: string): string => cookie(COOKIE, value);
export const expiredCookie = cookie(COOKIE, '', 0);

/** Adds a cookie to the response beside those already set. */
export function addCookie(ctx: { headers: Record<string, string | string[]> }, line: string): void {
  ctx.headers['set-cookie'] = [ctx.headers['set-cookie'] ?? [], line].flat();
}

/** @param header the `Cookie` header @returns the value, when the name occurs exactly once */
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
