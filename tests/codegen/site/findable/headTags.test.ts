import { beforeAll, describe, expect, it } from 'vitest';
import type { Municipality } from '../../../../codegen/artefact/municipality.ts';
import { headTags, type PageAbout } from '../../../../codegen/site/findable/headTags.ts';
import { shippedMunicipality } from '../../../server/municipality.ts';

const ORIGIN = 'https://portal.example';

let municipality: Municipality;
let tags: ReturnType<typeof headTags>;
beforeAll(async () => {
  municipality = await shippedMunicipality();
  tags = headTags(municipality, ORIGIN);
});

const page = (more: Partial<PageAbout>): PageAbout => ({
  ...{ language: 'pl', languages: municipality.manifest.languages, screen: '', path: '/', title: '' },
  ...more,
});
const budget = (more: Partial<PageAbout> = {}) =>
  page({
    screen: 'budzet/dochody',
    path: '/uslugi/budzet-dochody',
    search: '',
    title: 'Budżet gminy – dochody',
    ...more,
  });
const ownPage = (search: string) =>
  page({ screen: 'portal/strona-wlasna', path: '/strona-wlasna', search, title: 'Odpady' });
const canonical = (html: string) => /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1];
const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];
const graph = (html: string): Record<string, unknown>[] =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}')['@graph'];

describe('the canonical address', () => {
  it.each([
    ['home', {}, '/'],
    ['home where the office has another start page', { path: '/strona-glowna' }, '/strona-glowna'],
    ['a service', { screen: 'budzet/dochody', path: '/uslugi/budzet-dochody', search: '' }, '/uslugi/budzet-dochody'],
    [
      'another view of it',
      { screen: 'budzet/dochody', path: '/uslugi/budzet-dochody', search: '?rok=2024' },
      '/uslugi/budzet-dochody',
    ],
    [
      'an own page',
      { screen: 'portal/strona-wlasna', path: '/strona-wlasna', search: '?nazwaPliku=odpady&lang=pl' },
      '/strona-wlasna?nazwaPliku=odpady',
    ],
    ['a folder', { screen: 'portal/pliki', path: '/pliki', search: '?link=podatki' }, '/pliki?link=podatki'],
  ] as const)('of %s has what makes it another page, and nothing else', (_name, more, address) => {
    const html = tags(page(more));
    expect(canonical(html)).toBe(ORIGIN + address);
    expect(meta(html, 'og:url')).toBe(ORIGIN + address);
    expect(html).not.toContain('noindex');
  });

  it('of a page in another language has `lang`', () => {
    expect(canonical(tags(budget({ language: 'uk' })))).toBe(`${ORIGIN}/uslugi/budzet-dochody?lang=uk`);
    expect(canonical(tags(page({ ...ownPage('?nazwaPliku=odpady'), language: 'en' })))).toBe(
      `${ORIGIN}/strona-wlasna?nazwaPliku=odpady&amp;lang=en`,
    );
  });

  it('is unknown while one HTML is sent for several pages', () => {
    const { search: _search, ...frame } = ownPage('');
    expect([canonical(tags(frame)), tags(frame).includes('noindex')]).toEqual([undefined, false]);
  });
});

describe('a page that no search engine should list', () => {
  it.each([
    ['an unknown address', { path: '/*' }],
    ['a page behind the login', { screen: 'naleznosci/lista', path: '/lista-naleznosci' }],
    ['the return page of a login', { screen: 'konto/wezel-ok', path: '/return-url-ok', search: '' }],
    [
      'an own page that does not exist',
      { screen: 'portal/strona-wlasna', path: '/strona-wlasna', search: '?nazwaPliku=x' },
    ],
  ] as const)('%s', (_name, more) => {
    const html = tags(page(more));
    expect(meta(html, 'robots')).toBe('noindex');
    expect([canonical(html), html.includes('hreflang'), graph(html)]).toEqual([undefined, false, undefined]);
  });
});

it('all languages of a page are named, and the default one for everybody else', () => {
  const links = [...tags(budget()).matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)">/g)];
  expect(links.map(([, language, href]) => [language, href])).toEqual([
    ['pl', `${ORIGIN}/uslugi/budzet-dochody`],
    ['en', `${ORIGIN}/uslugi/budzet-dochody?lang=en`],
    ['de', `${ORIGIN}/uslugi/budzet-dochody?lang=de`],
    ['uk', `${ORIGIN}/uslugi/budzet-dochody?lang=uk`],
    ['x-default', `${ORIGIN}/uslugi/budzet-dochody`],
  ]);
  expect(tags(budget({ languages: ['pl'] }))).not.toContain('hreflang');
});

it('the description is the first sentence of a screen, the summary of an own page, or the title with the greeting', () => {
  const { texts, manifest, content } = municipality;
  const of = (more: PageAbout) => meta(tags(more), 'description');
  expect(of(budget({ language: 'en' }))).toBe(
    texts.en[manifest.screens['budzet/dochody']!.lead ?? ''] ?? expect.anything(),
  );
  expect(of(ownPage('?nazwaPliku=odpady'))).toBe(texts.pl[content.pages.get('odpady')!.lead!]);
  expect(of(page({}))).toBe(texts.pl['powloka.powitanieTekst']);
  const folder = page({ screen: 'portal/pliki', path: '/pliki', search: '?link=podatki', title: 'Dokumenty' });
  expect(of(folder)).toMatch(`Dokumenty: ${texts.pl[content.folders.get('podatki')!.name]}. `);
  expect(of(page({ screen: 'konto/wezel-ok', title: 'Logowanie' }))).toMatch(/\S/);
});

it('a preview has title, description, language and the municipality’s logo', () => {
  const html = tags(budget());
  expect(meta(html, 'og:title')).toBe('Budżet gminy – dochody');
  expect(meta(html, 'og:description')).toBe(meta(html, 'description'));
  expect([meta(html, 'og:type'), meta(html, 'og:locale'), meta(html, 'twitter:card')]).toEqual([
    'website',
    'pl_PL',
    'summary',
  ]);
  expect(meta(html, 'og:image')).toBeUndefined();
  const withLogo = { ...municipality, manifest: { ...municipality.manifest, logo: '/m/logo.abc.svg' } };
  expect(meta(headTags(withLogo, ORIGIN)(budget()), 'og:image')).toBe(`${ORIGIN}/m/logo.abc.svg`);
});

it('the structured data name the office, and the service with its provider', () => {
  const [office, service] = graph(tags(budget({ language: 'en' })));
  expect(office).toEqual({
    '@type': 'GovernmentOrganization',
    '@id': `${ORIGIN}/#office`,
    name: 'Urząd Gminy Lipowa Dolina',
    url: 'https://lipowa-dolina.example',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'ul. Rynek 1, Lipowa Dolina',
      postalCode: '00-999',
      addressCountry: 'PL',
    },
    telephone: '220000100',
    email: 'urzad@lipowa-dolina.example',
  });
  expect(service).toMatchObject({
    '@type': 'GovernmentService',
    name: municipality.texts.en['uslugi.nazwy.budzetDochody'],
    url: `${ORIGIN}/uslugi/budzet-dochody?lang=en`,
    provider: { '@id': `${ORIGIN}/#office` },
  });
  expect(graph(tags(page({})))).toHaveLength(1);
});

it('a text never ends a tag or the structured data', () => {
  const hostile = '"></script><script>alert(1)</script>';
  const office = { ...municipality.office, contact: { name: hostile } };
  const html = headTags({ ...municipality, office }, ORIGIN)(budget({ title: hostile }));
  expect(html).not.toContain('<script>');
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(graph(html)[0]!.name).toBe(hostile);
});

it('without a public origin no absolute address is written', () => {
  const html = headTags(municipality, undefined)(budget());
  expect(meta(html, 'description')).toMatch(/\S/);
  expect(html).not.toMatch(/https?:|canonical|hreflang/);
});
