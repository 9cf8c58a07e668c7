import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite } from '../../codegen/site/site.ts';
import { attachment } from '../../server/engine/http/attachment.ts';
import { openManifest, type PageManifest } from '../../src/lang/descriptors/siteMap.ts';
import { forOneDatabase, ROOT, shippedMunicipality, withOffice } from './helpers.ts';

const ASSET = '/assets/index-abc123.js';

forOneDatabase((make) => {
  const varDir = mkdtempSync(join(tmpdir(), 'okienko-site-'));
  afterAll(() => rmSync(varDir, { recursive: true, force: true }));
  const office = withOffice(make, { OKIENKO_VAR: varDir }, { compress: true });
  const get = (url: string, headers?: Record<string, string>) => office().anonymous.get(url, headers);
  beforeAll(() => office().app.compressed());

  it.each([
    ['/', 200],
    ['/uslugi/budzet-dochody', 200],
    ['/nie-ma/takiej/strony', 404],
    ['/logowanie?x=1', 200],
    ['/index.html', 404],
    ['/.env', 404],
    ['/../package.json', 404],
  ])('%s is the page of the portal, with what every page needs of the manifest as data', async (url, status) => {
    const answer = await get(url);
    expect([answer.status, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    const [, json] = /<script type="application\/json" id="manifest">(.*?)<\/script>/s.exec(answer.text) ?? [];
    const { manifest } = office().municipality;
    const page: PageManifest = JSON.parse(json ?? '');
    expect(page).not.toHaveProperty('screens');
    expect(answer.text).toContain(`<link rel="preload" as="fetch" crossorigin href="/m/${page.map.pl}">`);
    expect(openManifest(page, (await get(`/m/${page.map.pl}`)).json())).toEqual(JSON.parse(JSON.stringify(manifest)));
    expect(answer.headers['cache-control']).toBe('no-cache');
    // The service worker recognises a page of the office by it.
    expect(answer.headers['x-okienko-page']).toBe('1');
  });

  it('revalidates an unchanged page without sending it again', async () => {
    const { etag } = (await get('/')).headers;
    const again = await get('/', { 'if-none-match': String(etag) });
    expect([again.status, again.text]).toEqual([304, '']);
    expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('assets and the files of the municipality are immutable and compressed', async () => {
    const files = [ASSET, ...[...office().municipality.files.keys()].slice(0, 8).map((name) => `/m/${name}`)];
    for (const url of files) {
      const plain = await get(url);
      expect([plain.status, plain.headers['content-encoding']], url).toEqual([200, undefined]);
      expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(plain.headers.vary).toBe('accept-encoding');
      if (plain.raw.length < 512) continue;
      const br = await get(url, { 'accept-encoding': 'gzip, deflate, br' });
      expect([br.headers['content-encoding'], brotliDecompressSync(br.raw).equals(plain.raw)]).toEqual(['br', true]);
      const gz = await get(url, { 'accept-encoding': 'gzip;q=0.8, br;q=0' });
      expect([gz.headers['content-encoding'], gunzipSync(gz.raw).equals(plain.raw)]).toEqual(['gzip', true]);
    }
  });

  it('a HEAD request for a page works', async () => {
    const answer = await office().anonymous.send('HEAD', '/');
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  });

  it('scripts and data have their media types', async () => {
    expect((await get(ASSET)).headers['content-type']).toBe('text/javascript; charset=utf-8');
    const types = new Set<unknown>();
    for (const name of office().municipality.files.keys()) types.add((await get(`/m/${name}`)).headers['content-type']);
    expect([...types].sort()).toEqual(['application/json; charset=utf-8', 'text/javascript; charset=utf-8']);
  });

  it.each(['/assets/nie-ma.js', '/m/nie-ma.json', '/assets/'])('%s is not answered with the page', async (url) => {
    const answer = await get(url);
    expect([answer.status, answer.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
  });

  it('the screens sent to the portal contain no documents', async () => {
    for (const { file } of Object.values(office().municipality.manifest.screens)) {
      expect((await get(`/m/${file}`)).json()).not.toHaveProperty('documents');
    }
  });

  describe('every response has the full security policy', () => {
    it.each([
      '/',
      ASSET,
      '/api/pi/stan',
      '/api/nie-ma',
      '/api/lista-podmiotow',
      '/assets/nie-ma.js',
      '/api/naleznosci/karty/%E0',
    ])('%s', async (url) => {
      const { headers } = await get(url);
      // The municipality decides what may be framed: tests/server/frames.test.ts.
      expect(String(headers['content-security-policy']).replace(/ frame-src [^;]+;/, '')).toBe(
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; object-src 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types portal-html portal-worker portal-captcha",
      );
      expect(headers).not.toHaveProperty('content-security-policy-report-only');
      expect(headers['strict-transport-security']).toMatch(/max-age=31536000/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      // A page tells its own site where a form comes from.
      expect(headers['referrer-policy']).toBe(url === '/' ? 'same-origin' : 'no-referrer');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      expect(headers['permissions-policy']).toMatch(/camera=\(\)/);
      if (url.startsWith('/api')) expect(headers['cache-control']).toBe('no-store');
    });

    it('a document may run no scripts', async () => {
      const { headers } = await get('/api/fk/gmina/dajDochodyBudzetuPdf?rok=2026');
      expect(headers['content-security-policy']).toBe('sandbox');
      expect(headers['cache-control']).toBe('no-store');
    });
  });

  it('the published contract is the one that is served', async () => {
    const published = (await get('/api/openapi.json')).json();
    const ids = Object.values(published.paths as Record<string, Record<string, { operationId?: string }>>)
      .flatMap((item) => Object.values(item))
      .flatMap(({ operationId }) => operationId ?? []);
    expect(ids.sort()).toEqual([...office().municipality.contract.operations.keys()].sort());
    const { headers } = await get('/api/openapi.json');
    const again = await office().anonymous.get('/api/openapi.json', { 'if-none-match': String(headers.etag) });
    expect([headers['cache-control'], again.status, again.text]).toEqual(['no-cache', 304, '']);
  });

  it('a visit is counted when the page is opened, not when the counter is read', async () => {
    const count = async () => (await get('/api/pi/licznik-odwiedzin')).json().wartoscLicznika;
    await office().app.flush();
    const before = await count();
    await get('/');
    await get('/uslugi/budzet-dochody');
    await get(ASSET);
    await office().app.flush();
    expect(await count()).toBe(before + 2);
  });

  it('the size of a page does not depend on the number of services', async () => {
    const { municipality } = office();
    const before = (await get('/logowanie')).raw.length;
    const [group] = municipality.manifest.groups;
    const many = Array.from({ length: 500 }, (_, n) => ({
      ...group!.services[0]!,
      uslugaId: 1000 + n,
      slug: `inna-${n}`,
    }));
    const groups = [...municipality.manifest.groups, { ...group!, id: 'wiele', services: many }];
    office().app.replaceMunicipality({ ...municipality, manifest: { ...municipality.manifest, groups } });
    expect((await get('/logowanie')).raw.length).toBe(before);
    office().app.replaceMunicipality(municipality);
  });

  it('a fixed page wins over a service, and both win over a parameter', async () => {
    const { municipality } = office();
    const { screens, groups } = municipality.manifest;
    const title = async (url: string) => /<title>(.*?) –/.exec((await get(url)).text)?.[1];
    const asItIs = await title('/uslugi/informacje-publiczne');
    const any = { ...screens['konto/logowanie']!, path: '/uslugi/:cos' };
    const service = { ...groups[0]!.services[0]!, uslugaId: 999, slug: 'informacje-publiczne' };
    const more = { screens: { any, ...screens }, groups: [{ ...groups[0]!, services: [service] }, ...groups] };
    office().app.replaceMunicipality({ ...municipality, manifest: { ...municipality.manifest, ...more } });
    expect(await title('/uslugi/informacje-publiczne')).toBe(asItIs);
    expect(await title('/uslugi/budzet-dochody')).not.toBe(await title('/uslugi/cokolwiek'));
    office().app.replaceMunicipality(municipality);
  });

  it('another checked municipality replaces it at once', async () => {
    const municipality = office().municipality;
    const etag = (await get('/')).headers.etag;
    office().app.replaceMunicipality({ ...municipality, manifest: { ...municipality.manifest, name: 'Gmina <Nowa>' } });
    const answer = await get('/');
    expect(answer.headers.etag).not.toBe(etag);
    expect(answer.text).toContain('Gmina \\u003cNowa>');
    expect((await get('/api/lista-uslug')).status).toBe(200);
    office().app.replaceMunicipality(municipality);
    expect((await get('/')).headers.etag).toBe(etag);
  });
});

it('an unbuilt portal has no page, only the files of the municipality', async () => {
  const municipality = await shippedMunicipality();
  const site = openSite(`${ROOT}/nowhere`, municipality, { compress: false });
  expect(site.page('/')).toBeUndefined();
  for (const name of municipality.files.keys()) expect(site.file(`/m/${name}`)).toBeDefined();
});

describe('the name of a file', () => {
  it.each([
    ['FV/123/2026.pdf', 'attachment; filename="FV_123_2026.pdf"; filename*=UTF-8\'\'FV_123_2026.pdf'],
    ['należności.pdf', 'attachment; filename="naleznosci.pdf"; filename*=UTF-8\'\'nale%C5%BCno%C5%9Bci.pdf'],
    ['Łódź "x".pdf', 'attachment; filename="Lodz _x_.pdf"; filename*=UTF-8\'\'%C5%81%C3%B3d%C5%BA%20_x_.pdf'],
    ['a\r\nSet-Cookie: b.pdf', 'attachment; filename="a_Set-Cookie_ b.pdf"; filename*=UTF-8\'\'a_Set-Cookie_%20b.pdf'],
    ['рік.pdf', 'attachment; filename=".pdf"; filename*=UTF-8\'\'%D1%80%D1%96%D0%BA.pdf'],
  ])('%j', (name, header) => {
    expect(attachment(name)).toBe(header);
  });
});
