import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveSite } from '../../../codegen/export/serve.ts';
import { compressAll, compressNow, staticFile } from '../../../codegen/site/files.ts';
import type { Site } from '../../../codegen/site/site.ts';
import type { Manifest } from '../../../src/lang/descriptors/manifest.ts';

const script = staticFile('text/javascript', Buffer.from('/* long */'.repeat(100)), true);
await compressAll([script]);
const page = await compressNow(staticFile('text/html', Buffer.from('<p>whole'), false));
const site: Site = {
  file: (address) => (address === '/assets/a.js' ? script : undefined),
  files: () => new Map(),
  hasPage: () => true,
  page: () => staticFile('text/html', Buffer.from('<p>frame'), false),
  whole: async (address) => {
    if (address === '/broken') throw new Error('It cannot be drawn.');
    return address === '/old' ? { to: '/new' } : { file: page };
  },
  compressed: Promise.resolve(),
  close: async () => {},
  lasting: new Map(),
};
const manifest = { languages: ['pl', 'en'], hosts: {}, api: { base: '/api' } } as unknown as Manifest;
const faults: unknown[] = [];
let server: Awaited<ReturnType<typeof serveSite>>;

beforeAll(async () => {
  const onFault = (fault: unknown) => void faults.push(fault);
  server = await serveSite({ site, manifest, host: '127.0.0.1', port: 0, secure: false, onFault });
});
afterAll(() => server.close());

const ask = (address: string, init: RequestInit = {}) =>
  fetch(server.address + address, { redirect: 'manual', ...init });
/** As it is sent: fetch would unpack it. */
async function sent(address: string, accepted: string) {
  const asked = request(server.address + address, { headers: { 'accept-encoding': accepted } }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return { headers: answer.headers, body: Buffer.concat(await answer.toArray()) };
}
const send = (headers: Record<string, string>, body = 'kontrast=yb&powrot=/kontakt') =>
  ask('/czytanie', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body,
  });

test('a page comes whole, is not sent again while it is the same, and comes as a frame when it cannot be drawn', async () => {
  const answer = await ask('/kontakt');
  expect(await answer.text()).toBe('<p>whole');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect([answer.headers.get('vary'), answer.headers.get('cache-control')]).toEqual([
    'accept-encoding, cookie',
    'no-cache',
  ]);
  expect((await ask('/kontakt', { headers: { 'if-none-match': answer.headers.get('etag')! } })).status).toBe(304);
  expect(await (await ask('/broken')).text()).toBe('<p>frame');
  expect(faults).toHaveLength(1);
  const led = await ask('/old');
  expect([led.status, led.headers.get('location')]).toEqual([302, '/new']);
});

test('calls of the API are not forwarded, and a missing file is not answered with a page', async () => {
  for (const address of ['/api/pi/stan', '/assets/none.js', '/m/none.json'])
    expect((await ask(address)).status, address).toBe(404);
  expect((await ask('/assets/a.js')).headers.get('cache-control')).toContain('immutable');
  expect((await ask('/kontakt', { method: 'PUT' })).status).toBe(405);
});

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip, br;q=0', 'gzip', gunzipSync],
  ['identity', undefined, (body: Buffer) => body],
] as const)(
  'files and pages come in the smallest form that a browser accepts: %s',
  async (accepted, encoding, read) => {
    for (const [address, file, vary] of [
      ['/assets/a.js', script, 'accept-encoding'],
      ['/kontakt', page, 'accept-encoding, cookie'],
    ] as const) {
      const { headers, body } = await sent(address, accepted);
      expect([headers['content-encoding'], headers.vary], address).toEqual([encoding, vary]);
      expect(read(body)).toEqual(file.body);
    }
  },
);

test('only a short form of its own page changes how a visitor reads', async () => {
  const own = await send({ origin: server.address });
  expect([own.status, own.headers.get('location')]).toEqual([303, '/kontakt']);
  expect(own.headers.get('set-cookie')).toContain('okienko.czytanie=pl.yb.1');
  expect((await send({ origin: 'https://zly.example' })).status).toBe(403);
  expect((await send({ origin: server.address, 'content-type': 'text/plain' })).status).toBe(400);
  expect((await send({ origin: server.address }, `a=${'x'.repeat(9000)}`)).status).toBe(400);
});
