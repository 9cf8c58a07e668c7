import type { Manifest } from '../../src/descriptors/compiled.ts';

const rest = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
];

/** @param frames whose pages may stand inside the portal */
const policy = (frames: readonly string[]): string =>
  [...rest, `frame-src ${frames.join(' ') || "'none'"}`, "frame-ancestors 'none'"].join('; ');

/** On every answer. Trusted Types only report: PrimeReact's tooltips and echarts would fail under them. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': policy([]),
  'content-security-policy-report-only': "require-trusted-types-for 'script'; trusted-types portal-html",
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

type Hosts = Pick<Manifest, 'hosts' | 'frames'>;

/** The same for one municipality: its framed hosts, by their origins, and nobody else's. */
export function pageHeaders({ hosts, frames = [] }: Hosts): Readonly<Record<string, string>> {
  const origins = frames
    .map((name) => hosts[name] ?? '')
    .map((host) => (isOwn(host) ? "'self'" : new URL(host).origin));
  return { ...securityHeaders, 'content-security-policy': policy([...new Set(origins)]) };
}

/**
 * A page of this very site that stands in a frame. It is kept apart from the portal by the frame and, opened by itself, by
 * its own sandbox; so its own files come to a stranger's origin.
 */
export const framedHeaders: Readonly<Record<string, string>> = {
  ...securityHeaders,
  'content-security-policy': [...rest, "frame-ancestors 'self'", 'sandbox allow-scripts allow-forms'].join('; '),
  'cross-origin-resource-policy': 'cross-origin',
};

/** Does it stand under a path of this site that the municipality frames? */
export function isFramed(address: string, { hosts, frames = [] }: Hosts): boolean {
  const paths = frames.map((name) => hosts[name] ?? '').filter((host) => isOwn(host) && host !== '/');
  return paths.some((path) => address.startsWith(path.endsWith('/') ? path : `${path}/`));
}

const isOwn = (host: string): boolean => host.startsWith('/');

/** A document is never part of a page: it is saved, and runs nothing. */
export const documentHeaders: Readonly<Record<string, string>> = { 'content-security-policy': 'sandbox' };
