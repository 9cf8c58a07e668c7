import { beforeAll, expect, it } from 'vitest';
import { type Answer, type Client, forOneDatabase, withOffice } from './helpers.ts';

/** One address of each kind of response: how it is asked, and the type that it has. */
const kinds: readonly [string, string, RegExp][] = [
  ['a page', '/', /^text\/html; charset=utf-8$/],
  ['a page that is not there', '/nie-ma-takiej', /^text\/html; charset=utf-8$/],
  ['public data', '/api/pi/stan', /^application\/json; charset=utf-8$/],
  ['own data', '/api/konto/uzytkownik', /^application\/json; charset=utf-8$/],
  ['a refusal', '/api/naleznosci/karty/999999', /^application\/json; charset=utf-8$/],
  ['an address of the API that is not there', '/api/nie-ma-takiej', /^application\/json; charset=utf-8$/],
  ['the contract', '/api/openapi.json', /^application\/json/],
  ['health', '/health', /json|text\/plain/],
];

forOneDatabase((make) => {
  const office = withOffice(make);
  let anna: Client;
  beforeAll(async () => {
    anna = await office().login('anna.wisniewska');
  });

  it.each(kinds)('every response has the headers of the policy, and its type: %s', async (_what, url, type) => {
    const { headers } = await anna.get(url, { origin: 'https://zly.example' });
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(String(headers['referrer-policy'])).toMatch(/^(no-referrer|same-origin)$/);
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toEqual(
      expect.arrayContaining(["default-src 'none'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]),
    );
    expect(policy.find((one) => one.startsWith('script-src'))).toBe("script-src 'self'");
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['content-type']).toMatch(type);
    expect(headers.server ?? headers['x-powered-by']).toBeUndefined();
  });

  it('a response with data of a person is stored nowhere', async () => {
    const answers: Answer[] = [await anna.get('/api/konto/uzytkownik'), await anna.get('/api/konto/logowania')];
    for (const { status, headers } of answers) expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  });
});
