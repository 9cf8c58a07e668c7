import type { Manifest } from '../../src/lang/descriptors/manifest.ts';

/**
 * The only policies that may give markup or the address of a script to the browser: the sanitiser's parser
 * (src/blocks/html/widget/sanitise.ts), the service worker and the solver of captchas (src/lang/values/trustedScript.ts).
 */
const TRUSTED_TYPES = ['portal-html', 'portal-worker', 'portal-captcha'];

const own = (api: readonly string[]): string[] => [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  ["img-src 'self' data: blob:", ...api].join(' '),
  "font-src 'self'",
  ["connect-src 'self'", ...api].join(' '),
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "object-src 'none'",
];

/**
 * @param frames whose pages the portal may show in a frame
 * @param posts origins besides the office that may receive a form
 * @param api where the API is, when that is another origin: calls go there, and pictures of pages come from there
 */
const policy = (frames: readonly string[], posts: readonly string[], api: readonly string[] = []): string =>
  [
    ...own(api),
    `form-action ${["'self'", ...posts].join(' ')}`,
    `frame-src ${frames.join(' ') || "'none'"}`,
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES.join(' ')}`,
  ].join('; ');

/** On every answer. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': policy([], []),
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

type Hosts = Pick<Manifest, 'hosts' | 'frames' | 'posts'> & Partial<Pick<Manifest, 'api'>>;

/** The same for one municipality, with the origins of its allowed hosts only. */
export function pageHeaders({ hosts, frames = [], posts = [], api }: Hosts): Readonly<Record<string, string>> {
  const origins = (names: readonly string[]) => [...new Set(names.map((name) => originOf(hosts[name] ?? '')))];
  const others = origins(posts).filter((origin) => origin !== "'self'");
  return {
    ...securityHeaders,
    'content-security-policy': policy(origins(frames), others, originsOf(api?.base)),
    // A form of the page proves by its referrer or origin that it is of the same site (readingForm.ts).
    'referrer-policy': 'same-origin',
  };
}

const originsOf = (base = '/'): string[] => (base.startsWith('/') ? [] : [new URL(base).origin]);
const originOf = (host: string): string => (host.startsWith('/') ? "'self'" : new URL(host).origin);

/** A document is never part of a page: it is saved, and runs nothing. */
export const documentHeaders: Readonly<Record<string, string>> = { 'content-security-policy': 'sandbox' };
