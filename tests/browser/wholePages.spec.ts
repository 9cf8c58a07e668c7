import { get } from 'node:http';
import type { APIRequestContext, Page } from 'playwright/test';
import { afterChange } from './afterChange.ts';
import { expect, test } from './portal.ts';
import { manifest, places } from './walk/places.ts';

// Guards: src/portal, src/blocks, src/lang, codegen/site, server/engine, schemas/api, index.html, screens, locales, services.config.json

// No test changes what another one reads.
test.describe.configure({ mode: 'parallel' });

const whole = places.filter(({ address, leadsTo, answers }) => address !== undefined && !leadsTo && !answers);
const htmlOf = async (request: APIRequestContext, address: string, cookie = ''): Promise<string> =>
  (await request.get(address, { headers: { cookie } })).text();
/** The part of a page that is shown. */
const shownIn = (html: string): string => /<div id="portal">(.*)<\/div><script/s.exec(html)?.[1] ?? html;

test('every public page comes whole: a title, its data, nothing that is loading, and no script or style in its HTML', async ({
  request,
}) => {
  for (const { address } of whole) {
    const html = await htmlOf(request, address!);
    expect(html, address).toMatch(/<html[^>]* data-place=/);
    expect(html, address).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
    expect(shownIn(html), address).not.toMatch(/ok-skeleton|aria-busy="true"/);
    // Data are in a script that is not run.
    expect(html.match(/<script(?![^>]*( src=|type="application\/(ld\+)?json"))[^>]*>/g), address).toBeNull();
    expect(html.match(/<[^>]* (style|on[a-z]+)="[^>]*>/g), address).toBeNull();
    expect(html, address).not.toContain('<style');
  }
});

/** What a server may send before the browser has confirmed anything: ten packets of 1460 bytes. */
const FIRST_FLIGHT = 14_600;
/** Their charts are drawn for five widths. */
const heavier = new Set(['/uslugi/budzet-wydatki']);

test('a public page arrives in the first flight of packets, compressed, with its headers', async ({ baseURL }) => {
  for (const { address } of whole) {
    const bytes = await bytesOf(new URL(address!, baseURL));
    if (heavier.has(address!)) expect(bytes, `${address} is no longer heavier`).toBeGreaterThan(FIRST_FLIGHT);
    else expect(bytes, address).toBeLessThanOrEqual(FIRST_FLIGHT);
  }
});

/** Of an answer as it is sent. */
function bytesOf(url: URL): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
    answer.resume().on('end', () => {
      const { rawHeaders } = answer;
      resolve(rawHeaders.join('').length + 2 * rawHeaders.length + Number(answer.headers['content-length']));
    });
  }).on('error', reject);
  return promise;
}

test('an address of a service and an alias lead to the page itself', async ({ request }) => {
  const goto = async (address: string) => {
    const { status, location } = await request
      .get(address, { maxRedirects: 0 })
      .then((answer) => ({ status: answer.status(), location: answer.headers().location }));
    return [status, location];
  };
  const [first] = manifest.groups.flatMap(({ services }) => services).filter(({ access }) => access === 'public');
  const screen = manifest.screens[first!.screen]!;
  expect(await goto(`/uslugi/${first!.uslugaId}`)).toEqual([302, screen.path]);
  const other = Object.values(manifest.screens).find(({ also = [], access }) => also.length > 0 && access === 'public');
  if (other) expect((await goto(other.also![0]!.path))[0]).toBe(302);
});

test(
  'the cookie of the reading tools and a language in the address decide how a page comes',
  afterChange,
  async ({ request }) => {
    const cookie = 'okienko.czytanie=en.yb.3';
    expect(await htmlOf(request, '/kontakt', cookie)).toMatch(
      /<html lang="en" data-place="\/kontakt" data-font="3" data-contrast="yb">/,
    );
    expect(await htmlOf(request, '/kontakt?lang=uk', cookie)).toMatch(/<html lang="uk"[^>]* data-contrast="yb">/);
  },
);

test('a page depends on nothing but its address and the reading tools', async ({ request }) => {
  const plain = await htmlOf(request, '/uslugi/budzet-dochody');
  expect(await htmlOf(request, '/uslugi/budzet-dochody?utm_source=list&fbclid=1')).toBe(plain);
  expect(await htmlOf(request, '/uslugi/budzet-dochody', '__Host-es=abc; token=T')).toBe(plain);
  const again = await request.get('/uslugi/budzet-dochody');
  const { etag, vary } = again.headers();
  expect(vary).toBe('accept-encoding, cookie');
  const unchanged = await request.get('/uslugi/budzet-dochody', { headers: { 'if-none-match': etag! } });
  expect(unchanged.status()).toBe(304);
});

test('a page behind the login holds nothing but its frame and title', async ({ request }) => {
  const html = await htmlOf(request, '/lista-naleznosci');
  expect(html).not.toContain('id="given"');
  expect(html).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
  const read = await htmlOf(request, '/lista-naleznosci', 'okienko.czytanie=en.yb.3');
  expect(read).toMatch(/<html lang="en" data-font="3" data-contrast="yb">/);
  expect(shownIn(read)).toMatch(/<button[^>]*aria-pressed="true"[^>]*name="kontrast"/);
});

test('a browser without stored preferences keeps those that its frame was drawn with', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'okienko.czytanie', value: 'en.yb.3', url: baseURL! }]);
  await page.goto('/lista-naleznosci');
  await expect(page).toHaveURL(/logowanie/);
  await expect(page.locator('html[data-drawn]')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'yb');
});

test('a secret code in an address gets into no page', async ({ request }) => {
  const screen = Object.values(manifest.screens).find(
    ({ hide = [], access }) => hide.length > 0 && access === 'public',
  )!;
  const html = await htmlOf(request, `${screen.path}?${screen.hide![0]}=tajny-kod-7`);
  expect(html).not.toContain('tajny-kod-7');
});

test('a page that is taken over asks the office for nothing that came with it', async ({ page }) => {
  for (const address of ['/', '/uslugi/budzet-dochody', '/logowanie']) {
    const asked: string[] = [];
    const listen = (request: { url(): string }) => void asked.push(new URL(request.url()).pathname);
    page.on('request', listen);
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('data-drawn');
    const calls = () => asked.filter((path) => path.startsWith('/api/'));
    const expected = address === '/' ? ['/api/pi/licznik-odwiedzin'] : [];
    await expect.poll(calls, address).toEqual(expected);
    // What it asks soon afterwards counts as well.
    await page.waitForLoadState('networkidle');
    page.off('request', listen);
    expect(calls(), address).toEqual(expected);
  }
});

test('a browser that believes it is offline takes the page over as it is, and says so afterwards', async ({ page }) => {
  const differences: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('okienko: the page of the office')) differences.push(message.text());
  });
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  await page.goto('/kontakt');
  await expect(page.locator('html[data-drawn]')).toBeAttached();
  await expect(page.getByText('Brak połączenia').first()).toBeVisible();
  expect(differences).toEqual([]);
});

/** Holds the code of the portal until the returned function is called. */
async function holdCode(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/libraries-/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('a button of a screen that is pressed before the page is taken over works once', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/logowanie', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Załóż konto' }).click();
  release();
  await expect(page).toHaveURL(/rejestracja/);
  await page.goBack();
  await expect(page).toHaveURL(/logowanie/);
});

test('what is typed and pressed before the page is taken over is neither lost nor sent', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/logowanie', { waitUntil: 'commit' });
  const login = page.getByLabel('Login', { exact: false });
  await expect(login).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Zaloguj się', exact: true }).last()).toBeDisabled();
  release();
  await login.fill('jan.nowak');
  await expect(login).toHaveValue('jan.nowak');
  expect(page.url()).not.toContain('jan.nowak');
});

test('a language and contrast that only this browser remembers are shown, and known to the office from then on', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('okienko.jezyk', 'en');
    localStorage.setItem('okienko.kontrast', 'yb');
  });
  await page.goto('/kontakt');
  await expect(page.locator('html[data-drawn]')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'yb');
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'okienko.czytanie')?.value).toBe('en.yb.1');
});
