import { describe, expect, it } from 'vitest';
import { openSite } from '../../codegen/site/site.ts';
import type { WorkerSettings } from '../../src/portal/worker/settings.ts';
import { forOneDatabase, ROOT, shippedMunicipality, withOffice } from './helpers.ts';

const PORTAL = `${ROOT}/tests/server/portal`;

function settingsOf(script: string): WorkerSettings {
  const [, json] = /^self\.okienko = (.*);$/m.exec(script) ?? [];
  return JSON.parse(json ?? '');
}

async function siteNamed(name: string, before?: ReturnType<typeof openSite>) {
  const municipality = await shippedMunicipality();
  return openSite(
    PORTAL,
    { ...municipality, manifest: { ...municipality.manifest, name } },
    { before, compress: false },
  );
}

describe('the worker', () => {
  it('is revalidated each time, and has its settings above its code', async () => {
    const worker = (await siteNamed('Gmina Lipowa Dolina')).file('/sw.js')!;
    expect([worker.type, worker.immutable]).toEqual(['text/javascript; charset=utf-8', false]);
    expect(worker.body.toString()).toMatch(/Stands in for the built worker/);
  });

  it('knows from the contract which responses may be cached', async () => {
    const { contract } = await shippedMunicipality();
    const { answers, api } = settingsOf((await siteNamed('A')).file('/sw.js')!.body.toString());
    expect(api).toBe('/api');
    const path = (id: string) => contract.operations.get(id)!.path;
    for (const id of ['dajMenuBoczne', 'dajListeUslug', 'dajDochodyBudzetu']) expect(answers).toContain(path(id));
    const never = [...contract.operations.values()].filter(
      ({ access, method, momentary, answer }) =>
        access !== 'public' || method !== 'GET' || momentary || typeof answer === 'string',
    );
    for (const operation of never) expect(answers).not.toContain(operation.path);
  });

  it('knows from the manifest which pages are public', async () => {
    const { manifest } = await shippedMunicipality();
    const { pages } = settingsOf((await siteNamed('A')).file('/sw.js')!.body.toString());
    expect(pages).toContain('/');
    for (const { path, access } of Object.values(manifest.screens)) {
      expect([path, pages.includes(path)]).toEqual([path, access === 'public']);
    }
  });

  it('is given an existing page frame and only existing files', async () => {
    const site = await siteNamed('A');
    const { shell, core } = settingsOf(site.file('/sw.js')!.body.toString());
    expect(site.file(shell)).toMatchObject({ type: 'text/html; charset=utf-8', immutable: true });
    for (const address of core.filter((one) => one.startsWith('/m/')))
      expect(site.file(address), address).toBeDefined();
  });

  it('changes as soon as anything in the municipality changes', async () => {
    const [one, same, other] = await Promise.all([siteNamed('A'), siteNamed('A'), siteNamed('B')]);
    const version = (site: typeof one) => settingsOf(site.file('/sw.js')!.body.toString()).version;
    expect(version(same)).toBe(version(one));
    expect(version(other)).not.toBe(version(one));
  });

  it('a portal without a built worker serves none', async () => {
    const site = openSite(`${ROOT}/nowhere`, await shippedMunicipality(), { compress: false });
    expect(site.file('/sw.js')).toBeUndefined();
  });
});

describe('a page that is open while the municipality is replaced', () => {
  it('still finds the files of its own version, and no older ones', async () => {
    const municipality = await shippedMunicipality();
    const siteWith = (name: string, before?: ReturnType<typeof openSite>) =>
      openSite(
        PORTAL,
        { ...municipality, files: new Map([[name, { type: 'application/json', body: '{}' }]]) },
        { before, compress: false },
      );
    const first = siteWith('a.1.json');
    const second = siteWith('a.2.json', first);
    const third = siteWith('a.3.json', second);
    const found = (site: typeof first) =>
      ['a.1.json', 'a.2.json', 'a.3.json'].filter((name) => site.file(`/m/${name}`));
    expect([found(first), found(second), found(third)]).toEqual([
      ['a.1.json'],
      ['a.1.json', 'a.2.json'],
      ['a.2.json', 'a.3.json'],
    ]);
  });
});

forOneDatabase((make) => {
  const office = withOffice(make);
  const control = async (url: string) => (await office().anonymous.get(url)).headers['cache-control'];

  it.each([
    '/api/pi/menuBoczne?lang=pl',
    '/api/lista-uslug?lang=en',
    '/api/fk/gmina/dajLataBudzetowe',
    '/api/openapi.json',
  ])('%s may be cached, and is revalidated each time', async (url) => expect(await control(url)).toBe('no-cache'));

  it.each([
    ['the state of a break', '/api/pi/stan'],
    ['the switches', '/api/pi/konfiguracja'],
    ['a call with a session', '/api/lista-podmiotow'],
    ['a document', '/api/fk/gmina/dajDochodyBudzetuPdf?rok=2026'],
    ['a refusal', '/api/fk/gmina/dajDochodyBudzetu?rok=rok'],
  ])('%s is cached nowhere', async (_what, url) => expect(await control(url)).toBe('no-store'));
});
