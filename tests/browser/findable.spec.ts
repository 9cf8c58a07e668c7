import type { APIRequestContext } from 'playwright/test';
import { isNight } from '../night.ts';
import { expect, test } from './portal.ts';
import { manifest } from './walk/places.ts';

/** The addresses of the site map, with `&` as it is in HTML. */
async function sitemap(request: APIRequestContext): Promise<string[]> {
  const answer = await request.get('/sitemap.xml');
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  return Array.from((await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g), ([, address]) => address!);
}
const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
  return pathname + search;
};
const canonical = (html: string) => /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1];

test('every address of the site map is a whole page that names this address as its own', async ({ request }) => {
  // In the usual run the Polish pages, and each fourth in English.
  const all = (await sitemap(request))
    .filter((address) => !/lang=(de|uk)/.test(address))
    .filter((address, index) => isNight || !address.includes('lang=en') || index % 8 === 1);
  expect(all.length).toBeGreaterThan(30);
  const described = new Map<string, string[]>();
  // A visitor who comes from a search engine has no cookie of an earlier page.
  const headers = { cookie: 'none=' };
  for (const address of all) {
    const html = await (await request.get(pathOf(address), { maxRedirects: 0, headers })).text();
    expect(canonical(html), address).toBe(address);
    expect(html, address).toMatch(/<html lang="(pl|en)" data-place=/);
    expect(html, address).toMatch(/<title>[^<]+<\/title>/);
    expect(html, address).not.toContain('noindex');
    const description = /<meta name="description" content="([^"]+)">/.exec(html)?.[1] ?? '';
    described.set(description, [...(described.get(description) ?? []), address]);
    expect(html.match(/ hreflang="[^"]*" href="http/g), address).toHaveLength(manifest.languages.length + 1);
    const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '');
    expect(data['@graph'][0], address).toMatchObject({ '@type': 'GovernmentOrganization' });
  }
  expect(
    [...described].filter(([description, { length }]) => !description || length > 1),
    'each has its own description',
  ).toEqual([]);
});

test('the site map and robots.txt are not sent again while they are the same', async ({ request }) => {
  for (const address of ['/sitemap.xml', '/robots.txt']) {
    const { etag, ...rest } = (await request.get(address)).headers();
    expect(rest['cache-control']).toBe('no-cache');
    expect((await request.get(address, { headers: { 'if-none-match': etag! } })).status(), address).toBe(304);
  }
});

test('a forged host changes no address', async ({ request }) => {
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
  for (const address of ['/', '/sitemap.xml', '/robots.txt'])
    expect(await (await request.get(address, { headers })).text(), address).not.toContain('evil.example');
});

test('a protected page, an unknown address and the return page of a login are not indexed', async ({ request }) => {
  const closed = Object.values(manifest.screens).find(({ access, path }) => access === 'full' && !path.includes(':'));
  for (const address of [closed!.path, '/nie-ma-takiej-strony', '/return-url-ok', '/strona-wlasna?nazwaPliku=nie-ma']) {
    const html = await (await request.get(address)).text();
    expect(html, address).toContain('<meta name="robots" content="noindex">');
    expect(canonical(html), address).toBeUndefined();
  }
});

test('the next page has the description, canonical address and languages that the office writes', async ({
  page,
  request,
}) => {
  await page.goto('/kontakt');
  const tags = (html: string) => html.match(/<(meta name="description"|link rel="(canonical|alternate)")[^>]*>/g);
  const home = tags(await (await request.get('/', { headers: { cookie: 'none=' } })).text());
  await page.locator('html[data-drawn]').waitFor();
  await page.locator('.ok-brand').click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.locator('head').innerHTML().then(tags)).toEqual(home);
});
