import type { ReportAt } from '../../files/openFile.ts';

const AT = ['api', 'base'];
/** Where the portal's own files are. */
const TAKEN = ['m', 'assets'];
const HOW =
  'Write a path of this site, as /api, or an https address with a path, as https://api.gmina.example/okienko.';

/** Where the API is (`api.base`): a path of this site, or an address of another one. */
export function checkApiBase(base: string, screens: Iterable<string>, reportAt: ReportAt): void {
  const why = base.startsWith('/') ? wrongPath(base, screens) : wrongAddress(base);
  if (why !== undefined) reportAt('api.base', AT, `${why} ${HOW}`);
}

function wrongPath(base: string, screens: Iterable<string>): string | undefined {
  if (!isPlain(base)) return `"${base}" is not a path: use letters, digits, - . _ and single slashes, none at the end.`;
  const first = base.split('/')[1]!;
  if (TAKEN.includes(first)) return `Under /${first} are the portal's own files.`;
  const screen = [...screens].find((path) => path === base || path.startsWith(`${base}/`));
  return screen === undefined ? undefined : `The API would hide the screen at ${screen}.`;
}

function wrongAddress(base: string): string | undefined {
  const url = URL.parse(base);
  if (!url?.host) return `"${base}" is neither a path nor an address.`;
  const own = url.protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);
  if (url.protocol !== 'https:' && !own) return `"${base}" is not https: tokens and data would be sent unencrypted.`;
  // It is written into headers and nginx.conf, and URL accepts ; $ and quotes in a host.
  if (!/^([a-z0-9._-]+|\[[0-9a-f:]+\])$/.test(url.hostname)) return `"${url.hostname}" is not a host name.`;
  if (url.username || url.password) return 'An address must not contain a login or a password.';
  // If it were not written as browsers write it, comparisons of origins would fail.
  if (base !== url.origin && base !== url.origin + url.pathname) return `"${base}" has more than a host and a path.`;
  if (base !== url.origin && !isPlain(url.pathname))
    return `The path of "${base}" ends with a slash or has characters that are not allowed.`;
  return undefined;
}

const isPlain = (path: string): boolean => /^(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$/.test(path);
