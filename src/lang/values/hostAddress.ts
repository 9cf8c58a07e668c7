/**
 * An address outside of the portal, under one of the configured hosts. `path` often comes from an answer: it may be a
 * path under the host or a whole address of it, and nothing else.
 *
 * @param here the origin of the portal: a host may be a path of it
 * @returns undefined when it would lead anywhere else
 */
export function hostAddress(host: string | undefined, path: unknown, here?: string): string | undefined {
  if (host === undefined || path === null || path === undefined) return undefined;
  const text = String(path);
  // Browsers read a backslash as a slash and drop control characters, so an address with either is refused.
  if ([...text].some((letter) => letter <= ' ' || letter === '\\')) return undefined;
  if (here === undefined && host.startsWith('/')) return undefined;
  const base = new URL(host.endsWith('/') || text === '' ? host : `${host}/`, here);
  const url = URL.canParse(text, base) ? new URL(text, base) : undefined;
  const inside = url?.origin === base.origin && url.pathname.startsWith(base.pathname);
  return inside && url.username === '' && url.protocol === base.protocol ? url.href : undefined;
}
