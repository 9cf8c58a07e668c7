import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nginxConfig } from '../../../codegen/export/nginx.ts';
import { siteFiles } from '../../../codegen/export/siteFiles.ts';
import { occupied, writeExport } from '../../../codegen/export/write.ts';
import { staticFile } from '../../../codegen/site/files.ts';
import { openSite, type Site } from '../../../codegen/site/site.ts';
import { sqliteDatabase, withOffice } from '../../server/helpers.ts';
import { hasNginx, type Nginx, startNginx } from './startNginx.ts';

const PORTAL = join(import.meta.dirname, '../../server/portal');
const AWAY = 'http://127.0.0.1:9';
const ASSET = '/assets/index-abc123.js';
/** Headers that describe the server or the connection: they may differ. */
const OWN = new Set([
  'date',
  'server',
  'connection',
  'keep-alive',
  'etag',
  'last-modified',
  'accept-ranges',
  'content-length',
  'transfer-encoding',
]);

const folder = mkdtempSync(join(tmpdir(), 'okienko-export-'));
const out = join(folder, 'export');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const office = withOffice(sqliteDatabase);
let origin: string;

async function exported(to: string): Promise<void> {
  const { municipality, config } = office();
  const site = openSite(PORTAL, municipality, { origin: config.adres });
  const { files, lasting, open } = await siteFiles(site, municipality);
  const all = new Map<string, Buffer | string>([...files].map(([name, body]) => [`site/${name}`, body]));
  writeExport(to, all.set('nginx.conf', nginxConfig(municipality.manifest, open, origin)), { version: 'a', lasting });
}

describe.skipIf(!hasNginx)('an export, served by nginx', () => {
  let nginx: Nginx;

  beforeAll(async () => {
    origin = await office().app.server.listen({ port: 0, host: '127.0.0.1' });
    await exported(out);
    nginx = await startNginx(out);
    // Every file is compressed.
  }, 60_000);
  afterAll(() => nginx?.stop());

  it('answers every address as the office does: the same pages, headers and files', async () => {
    const { manifest, files } = office().municipality;
    const paths = Object.values(manifest.screens).map(({ path }) => path.replaceAll(/:[^/]+/g, '17'));
    const services = manifest.groups.flatMap((group) => group.services.map(({ slug }) => `/uslugi/${slug}`));
    const named = [...files.keys()].slice(0, 5).map((name) => `/m/${name}`);
    const others = [
      '/',
      '/strona-glowna',
      '/kontakt/',
      '/logowanie?x=1',
      '/szukaj?q=woda',
      '/przerwa-techniczna',
      `/uslugi/${manifest.groups[0]!.services[0]!.uslugaId}`,
      '/robots.txt',
      ASSET,
      '/api/pi/stan',
      '/api/openapi.json',
      '/platnosci/przelew/1',
    ];
    for (const address of [...others, ...named, ...paths, ...services]) {
      const [own, its] = await Promise.all([take(origin, address), take(nginx.origin, address)]);
      expect(its, address).toEqual(own);
    }
  });

  it('answers an address without a page with the page that says so, and the status 404', async () => {
    const { body, headers } = await take(nginx.origin, '/kontakt');
    const missing = readFileSync(join(out, 'site/404.html'), 'utf8');
    for (const address of ['/nie-ma/takiej', '/uslugi/nie-ma', '/404.html', '/nie-ma.json', '/.env', '/robots.nie']) {
      const its = await ask(nginx.origin, address);
      expect([its.status, its.body.toString()], address).toEqual([404, missing]);
      expect((await take(nginx.origin, address)).headers, address).toEqual(headers);
    }
    expect(body).not.toBe(missing);
  });

  it('sends no header twice', async () => {
    for (const address of ['/', '/nie-ma', ASSET, '/api/pi/stan']) {
      const names = (await raw(nginx.origin, address)).map((name) => name.toLowerCase());
      expect(names, address).toEqual([...new Set(names)]);
    }
  });

  it.each(['/assets/nie-ma.js', '/m/nie-ma.json', `${ASSET}.gz`, '/assets/', '/m'])(
    '%s is not served as a hashed file',
    async (address) => {
      const { status, headers } = await take(nginx.origin, address);
      expect(status).toBe(404);
      expect(headers['cache-control'] ?? '').not.toContain('immutable');
    },
  );

  it.each(['/../export.json', '/%2e%2e/nginx.conf', '/assets/..%2f..%2fnginx.conf', '//etc/passwd', '/%00'])(
    '%s reads no file outside the site',
    async (address) => {
      const { status, body } = await take(nginx.origin, address);
      expect([200, 400, 404]).toContain(status);
      expect(body).not.toMatch(/okienko export|root:|"lasting"/);
    },
  );

  it('sends the compressed file, which unpacks to the same content', async () => {
    const name = `/m/${office().municipality.manifest.map.pl}`;
    const bytes = await plain(nginx.origin, name, { 'accept-encoding': 'gzip' });
    expect(JSON.parse(gunzipSync(bytes).toString())).toEqual(await (await fetch(nginx.origin + name)).json());
  });
});

describe('an export', () => {
  it('keeps the hashed files of the previous export, and no others', async () => {
    const to = join(folder, 'twice');
    writeExport(
      to,
      new Map([
        ['site/m/old.1.js', 'old'],
        ['site/index.html', 'old'],
      ]),
      { version: 'a', lasting: ['m/old.1.js'] },
    );
    writeExport(
      to,
      new Map([
        ['site/m/new.2.js', 'new'],
        ['site/index.html', 'new'],
      ]),
      { version: 'b', lasting: ['m/new.2.js'] },
    );
    expect(readFileSync(join(to, 'site/m/old.1.js'), 'utf8')).toBe('old');
    expect(readFileSync(join(to, 'site/index.html'), 'utf8')).toBe('new');
    writeExport(to, new Map([['site/index.html', 'newer']]), { version: 'c', lasting: [] });
    expect(existsSync(join(to, 'site/m/old.1.js'))).toBe(false);
    expect(existsSync(join(to, 'site/m/new.2.js'))).toBe(true);
  });

  it('has no page of a break, which is over when somebody reads it', async () => {
    const { municipality } = office();
    const frame = staticFile('text/html', Buffer.from('<p>frame'), false);
    const page = staticFile('text/html', Buffer.from('<p>whole'), false);
    const site: Site = {
      ...openSite(PORTAL, municipality, { compress: false }),
      files: () => new Map(),
      page: () => frame,
      whole: async (address) => ({ file: address === '/kontakt' ? { ...page, passing: true } : page }),
    };
    const { files } = await siteFiles(site, municipality);
    const read = (name: string) => files.get(name)?.toString();
    expect([read('kontakt/index.html'), read('404.html')]).toEqual(['<p>frame', '<p>whole']);
  });

  it('refuses a folder that holds other files', () => {
    writeFileSync(join(folder, 'praca.txt'), 'mine');
    expect(occupied(folder)).toContain('files that no export has written');
    expect(occupied(join(folder, 'nie-ma'))).toBeUndefined();
  });

  it.skipIf(!hasNginx)('an unreachable office is answered with 502 in the shape of its errors', async () => {
    const to = join(folder, 'alone');
    cpSync(out, to, { recursive: true });
    const config = readFileSync(join(to, 'nginx.conf'), 'utf8');
    writeFileSync(join(to, 'nginx.conf'), config.replaceAll(origin, AWAY));
    const nginx = await startNginx(to);
    try {
      const answer = await fetch(`${nginx.origin}/api/pi/stan`);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([502, 'application/json; charset=utf-8']);
      expect(await answer.json()).toMatchObject({ kod: 'BLAD_SERWERA', nrSprawy: expect.stringMatching(/^\w{8,}$/) });
      expect((await fetch(nginx.origin)).status).toBe(200);
    } finally {
      await nginx.stop();
    }
  });
});

async function take(origin: string, address: string) {
  const { status, headers, body } = await ask(origin, address);
  const shown = Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN.has(name)));
  if (shown.vary) shown.vary = String(shown.vary).toLowerCase();
  // A page that is a file says so, since nobody answers its forms.
  const page = body.toString().replace(' data-still=""', '');
  const text = page.replaceAll(/"nrSprawy":"[^"]*"/g, '');
  return { status, headers: shown, body: text.replaceAll(/"(czas|teraz)[A-Za-z]*":"[^"]*"/g, '') };
}

const plain = async (origin: string, address: string, headers: Record<string, string>): Promise<Buffer> =>
  (await ask(origin, address, headers)).body;
const raw = async (origin: string, address: string): Promise<string[]> =>
  (await ask(origin, address)).rawHeaders.filter((_, at) => at % 2 === 0);

/** Uses Node's own client, which sends the address unchanged and does not decompress. */
function ask(origin: string, address: string, headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(origin);
  return new Promise<{ status: number; headers: Record<string, unknown>; rawHeaders: string[]; body: Buffer }>(
    (done, failed) => {
      const asked = request({ hostname, port, path: address, headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          done({
            status: answer.statusCode!,
            headers: answer.headers,
            rawHeaders: answer.rawHeaders,
            body: Buffer.concat(parts),
          }),
        );
      });
      asked.on('error', failed);
      asked.end();
    },
  );
}
