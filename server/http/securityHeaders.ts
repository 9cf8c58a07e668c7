const CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "object-src 'none'",
].join('; ');

/** On every answer. Trusted Types only report: PrimeReact's tooltips and echarts would fail under them. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': CSP,
  'content-security-policy-report-only': "require-trusted-types-for 'script'; trusted-types portal-html",
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** A document is never part of a page: it is saved, and runs nothing. */
export const documentHeaders: Readonly<Record<string, string>> = { 'content-security-policy': 'sandbox' };
