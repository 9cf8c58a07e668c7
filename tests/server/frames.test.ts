import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { pageHeaders, securityHeaders } from '../../codegen/site/securityHeaders.ts';
import { serveDemo } from '../../server/demo/serveDemo.ts';

const hosts = { bank: 'https://bank.example/a', okna: 'https://okna.example/urzad/', wlasne: '/okna', inne: '/' };
/** Those of every answer, but a page lets its own site know where a form comes from. */
const ofPages = { ...securityHeaders, 'referrer-policy': 'same-origin' };
const directive = (headers: Readonly<Record<string, string>>, name: string) =>
  headers['content-security-policy']?.split('; ').find((part) => part.startsWith(`${name} `));

test('a page may frame only the configured hosts, by their origins', () => {
  const framed = pageHeaders({ hosts, frames: ['okna', 'wlasne'] });
  expect(directive(framed, 'frame-src')).toBe("frame-src https://okna.example 'self'");
  expect(directive(pageHeaders({ hosts }), 'frame-src')).toBe("frame-src 'none'");
  expect(pageHeaders({ hosts })).toEqual(ofPages);
});

test('a page may send forms only to the configured hosts, by their origins, and to the office itself', () => {
  expect(directive(pageHeaders({ hosts, posts: ['bank', 'wlasne', 'inne'] }), 'form-action')).toBe(
    "form-action 'self' https://bank.example",
  );
  expect(directive(pageHeaders({ hosts }), 'form-action')).toBe("form-action 'self'");
});

test('the portal itself can never be framed', () => {
  for (const headers of [securityHeaders, pageHeaders({ hosts, frames: Object.keys(hosts) })])
    expect(directive(headers, 'frame-ancestors')).toBe("frame-ancestors 'none'");
});

test('a stand-in on the same site is isolated from the portal, inside and outside its frame', async () => {
  const app = Fastify();
  serveDemo(app);
  const { headers, statusCode } = await app.inject('/demo/sprawy/statusy.html');
  expect(statusCode).toBe(200);
  const said = headers as Record<string, string>;
  expect(directive(said, 'frame-ancestors')).toBe("frame-ancestors 'self'");
  expect(directive(said, 'sandbox')).toBe('sandbox allow-scripts allow-forms');
  await app.close();
});

test('a stand-in says without scripts why it is empty, in every language', async () => {
  const app = Fastify();
  serveDemo(app);
  for (const page of ['statusy', 'rejestry']) {
    const { body } = await app.inject(`/demo/sprawy/${page}.html`);
    const [, note = ''] = /<noscript>(.*)<\/noscript>/s.exec(body) ?? [];
    for (const language of ['pl', 'en', 'de', 'uk'])
      expect(note).toMatch(new RegExp(`<p lang="${language}">[^<]*JavaScript`));
  }
  await app.close();
});

test('an API on another origin may be called and may give pictures; the policy allows nothing else of it', () => {
  const elsewhere = pageHeaders({ hosts, api: { base: 'https://api.gmina.example/okienko' } });
  expect(directive(elsewhere, 'connect-src')).toBe("connect-src 'self' https://api.gmina.example");
  expect(directive(elsewhere, 'img-src')).toBe("img-src 'self' data: blob: https://api.gmina.example");
  for (const other of ['script-src', 'style-src', 'frame-src', 'form-action', 'worker-src'])
    expect(directive(elsewhere, other)).not.toContain('gmina.example');
  expect(pageHeaders({ hosts, api: { base: '/api' } })).toEqual(ofPages);
});
