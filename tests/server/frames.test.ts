import { describe, expect, test } from 'vitest';
import { framedHeaders, isFramed, pageHeaders, securityHeaders } from '../../server/http/securityHeaders.ts';

const hosts = { bank: 'https://bank.example/a', okna: 'https://okna.example/urzad/', wlasne: '/okna', inne: '/' };
const directive = (headers: Readonly<Record<string, string>>, name: string) =>
  headers['content-security-policy']?.split('; ').find((part) => part.startsWith(`${name} `));

test('a page may show frames of the framed hosts only, by their origins', () => {
  const framed = pageHeaders({ hosts, frames: ['okna', 'wlasne'] });
  expect(directive(framed, 'frame-src')).toBe("frame-src https://okna.example 'self'");
  expect(directive(pageHeaders({ hosts }), 'frame-src')).toBe("frame-src 'none'");
  expect(pageHeaders({ hosts })).toEqual(securityHeaders);
});

test('whatever is framed, the portal itself never is', () => {
  for (const headers of [securityHeaders, pageHeaders({ hosts, frames: Object.keys(hosts) })])
    expect(directive(headers, 'frame-ancestors')).toBe("frame-ancestors 'none'");
});

describe('a page of this site', () => {
  test.each([
    ['/okna/statusy.html', true],
    ['/okna', false],
    ['/okna-inne/a.html', false],
    ['/kontakt', false],
  ])('%s may stand in a frame: %s', (address, may) => {
    expect(isFramed(address, { hosts, frames: ['okna', 'wlasne', 'inne'] })).toBe(may);
    expect(isFramed(address, { hosts, frames: ['okna'] })).toBe(false);
  });

  test('that may stands only in the portal, and is kept apart from it also outside of it', () => {
    expect(directive(framedHeaders, 'frame-ancestors')).toBe("frame-ancestors 'self'");
    expect(directive(framedHeaders, 'sandbox')).toBe('sandbox allow-scripts allow-forms');
  });
});
