import { beforeAll, describe, expect, it } from 'vitest';
import type { Municipality } from '../../../../codegen/artefact/municipality.ts';
import { robots } from '../../../../codegen/site/findable/robots.ts';
import { sitemapMaker } from '../../../../codegen/site/findable/sitemap.ts';
import { shippedMunicipality } from '../../../server/municipality.ts';

const ORIGIN = 'https://portal.example';

let municipality: Municipality;
beforeAll(async () => {
  municipality = await shippedMunicipality();
});

const addresses = (xml: string): string[] =>
  Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, address]) => address!.slice(ORIGIN.length));

describe('the site map', () => {
  const make = async (settings: object, changed = municipality) => {
    const ask = async () => ({ status: 200, body: JSON.stringify(settings) });
    return addresses((await sitemapMaker(changed, ORIGIN, ask)()).body.toString());
  };

  it('has home, services, screens, own pages and folders, each in all languages', async () => {
    const all = await make({});
    for (const address of [
      '/',
      '/uslugi/budzet-dochody',
      '/kontakt',
      '/logowanie',
      '/strona-wlasna?nazwaPliku=odpady',
      '/pliki?link=podatki',
    ]) {
      const next = `${address}${address.includes('?') ? '&amp;' : '?'}lang=`;
      expect(all).toEqual(expect.arrayContaining([address, `${next}en`, `${next}de`, `${next}uk`]));
    }
    expect(new Set(all).size).toBe(all.length);
  });

  it('has no protected page, no return page and no second address of a page', async () => {
    const all = await make({});
    for (const address of ['/lista-naleznosci', '/return-url-ok', '/nowe-haslo', '/strona-glowna', '/strona-wlasna'])
      expect(all).not.toContain(address);
  });

  it('and the page with the map list no page that needs something to have happened', async () => {
    const { screens } = municipality.manifest;
    const page = JSON.parse(municipality.files.get(screens['portal/mapa-strony']!.file)!.body.toString());
    const { screens: listed } = page.content.find(({ type }: { type: string }) => type === 'catalogue');
    expect(listed).toEqual(expect.arrayContaining(['portal/kontakt', 'konto/panel']));
    for (const name of ['platnosci/wynik', 'konto/kod', 'konto/wezel-ok', 'konto/nowe-haslo', 'konto/aktywacja'])
      expect(listed).not.toContain(name);
  });

  it('names the other languages beside each address', async () => {
    const xml = (await sitemapMaker(municipality, ORIGIN)()).body.toString();
    expect(xml).toContain(
      `<url><loc>${ORIGIN}/kontakt?lang=en</loc><xhtml:link rel="alternate" hreflang="pl" href="${ORIGIN}/kontakt"/>`,
    );
    expect(xml).toContain(`<xhtml:link rel="alternate" hreflang="x-default" href="${ORIGIN}/kontakt"/></url>`);
  });

  it('leaves out what the office has switched off: a service, the choice of language, the page at /', async () => {
    expect(await make({ przerwaTechnicznaUslugi: [1] })).not.toContain('/uslugi/budzet-dochody');
    const polish = await make({ czyInternacjonalizacja: false });
    expect(polish.filter((address) => address.includes('lang='))).toEqual([]);
    const elsewhere = await make({ stronaStartowa: { typ: 'STRONA_WBUDOWANA', link: '/kontakt' } });
    expect([elsewhere.includes('/'), elsewhere.includes('/strona-glowna')]).toEqual([false, true]);
    const [group, ...others] = municipality.manifest.groups;
    const services = group!.services.map((one) => ({ ...one, flag: 'czyBudzet' }));
    const groups = [{ ...group!, services }, ...others];
    const flagged = { ...municipality, manifest: { ...municipality.manifest, groups } };
    expect(await make({}, flagged)).not.toContain('/uslugi/budzet-dochody');
    expect(await make({ czyBudzet: true }, flagged)).toContain('/uslugi/budzet-dochody');
  });

  it('is written again only when the configuration differs', async () => {
    let body = '{}';
    const sitemap = sitemapMaker(municipality, ORIGIN, async () => ({ status: 200, body }));
    const first = await sitemap();
    expect(await sitemap()).toBe(first);
    body = '{"przerwaTechnicznaUslugi":[1]}';
    expect((await sitemap()).etag).not.toBe(first.etag);
  });
});

describe('robots.txt', () => {
  it('names the site map, and keeps crawlers from the API and from protected pages', () => {
    const lines = robots(municipality.manifest, ORIGIN).body.toString().trim().split('\n');
    expect(lines[0]).toBe('User-agent: *');
    for (const rule of ['/api/', '/platnosci/', '/lista-naleznosci', '/naleznosci/karta', '/uslugi/wykaz-pojazdow'])
      expect(lines).toContain(`Disallow: ${rule}`);
    expect(lines.at(-1)).toBe(`Sitemap: ${ORIGIN}/sitemap.xml`);
  });

  it('forbids no public page, also where a protected address is the beginning of its address', () => {
    const { screens } = municipality.manifest;
    const changed = { ...screens, longer: { ...screens['portal/kontakt']!, path: '/panel-uzytkownika-pomoc' } };
    const text = robots({ ...municipality.manifest, screens: changed }, undefined).body.toString();
    expect(text).toContain('Disallow: /panel-uzytkownika$\nDisallow: /panel-uzytkownika/dwuetapowe\n');
    expect(text).toContain('Disallow: /panel-uzytkownika?\n');
    expect(text).not.toContain('Sitemap');
    const rules = Array.from(text.matchAll(/^Disallow: (.*)$/gm), ([, rule]) => rule!);
    for (const { path, access } of Object.values(changed))
      if (access === 'public') expect(rules.filter((rule) => path.startsWith(rule))).toEqual([]);
  });
});
