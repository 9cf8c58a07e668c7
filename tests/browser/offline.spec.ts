import type { Page } from 'playwright/test';
import { afterChange } from './afterChange.ts';
import { type OwnOffice, ownOffice } from './ownOffice.ts';
import { expect, fillLogin, overflow, testAlone as test, violations } from './portal.ts';

// Guards: src/portal, src/blocks, src/lang, codegen/site, server/engine, schemas/api, index.html, screens, locales, services.config.json

const NAMES = '/uslugi/najpopularniejsze-imiona-wg-roku';
const BUDGET = '/uslugi/budzet-dochody';

test.use({ serviceWorkers: 'allow' });

let office: OwnOffice;
test.beforeAll(async () => {
  office = await ownOffice();
  await office.start();
});
test.afterAll(() => office.drop());

/** When the connection is back, the portal retries at once, after two and after eight seconds (src/portal/app/offline.ts). */
const AFTER_RETRIES = { timeout: 20_000 };

const at = (path: string) => office.origin + path;
const notice = (page: Page) => page.locator('.ok-offline');
const rows = (page: Page) => page.locator('main tbody tr:visible');

/** All responses in the caches of the service worker: cache, address and body. */
const cachedResponses = (page: Page) =>
  page.evaluate(async () => {
    const all: { cache: string; url: string; text: string }[] = [];
    for (const cache of await caches.keys()) {
      const opened = await caches.open(cache);
      for (const { url } of await opened.keys())
        all.push({ cache, url, text: (await (await opened.match(url))?.text()) ?? '' });
    }
    return all;
  });

/**
 * Opens a page, and waits until the service worker has cached the page and the response that it shows.
 *
 * @param response matches the address of the response
 */
async function visit(page: Page, path: string, response: RegExp): Promise<void> {
  await page.goto(at(path));
  await expect(rows(page).first()).toBeVisible();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect
    .poll(async () =>
      (await cachedResponses(page)).map(({ url }) => url).filter((url) => response.test(url) || url.endsWith(path)),
    )
    .toHaveLength(2);
}

test('a visited page opens without a connection, shows the date of its data, and is refreshed when the connection returns', async ({
  page,
  context,
}) => {
  await visit(page, NAMES, /dajNajpopularniejszeImionaWgRoku/);
  await expect(notice(page)).toHaveCount(0);
  const rowsOnline = await rows(page).allTextContents();
  await context.setOffline(true);
  await page.reload();
  await expect(notice(page)).toContainText(
    /Brak połączenia z urzędem\.\s*Pokazujemy dane z \d\d\.\d\d\.\d{4}, \d\d:\d\d\./,
  );
  await expect(rows(page)).toHaveText(rowsOnline);
  expect([await violations(page), await overflow(page)]).toEqual([[], 0]);
  await context.setOffline(false);
  await expect(notice(page)).toHaveCount(0, AFTER_RETRIES);
  await expect(rows(page)).toHaveText(rowsOnline);
});

test('a lost connection shows a notice in an open page, and no typed value is lost', async ({ page, context }) => {
  await page.goto(at('/logowanie'));
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await context.setOffline(true);
  await expect(notice(page)).toContainText('Logowanie, formularze i sprawy po zalogowaniu wymagają połączenia.');
  await fillLogin(page, 'jan.nowak');
  await expect(page.getByText('Nie udało się połączyć z urzędem').first()).toBeVisible();
  await expect(page.getByLabel('Login', { exact: false })).toHaveValue('jan.nowak');
  await context.setOffline(false);
  await expect(notice(page)).toHaveCount(0, AFTER_RETRIES);
  await expect(page.getByLabel('Login', { exact: false })).toHaveValue('jan.nowak');
  await page.getByRole('button', { name: 'Zaloguj się', exact: true }).last().click();
  await expect(page).not.toHaveURL(/logowanie/);
});

test(
  'an office that does not answer counts as no connection, and a retry reaches it again',
  afterChange,
  async ({ page }) => {
    await visit(page, NAMES, /dajNajpopularniejszeImionaWgRoku/);
    await office.stop();
    await page.reload();
    await expect(notice(page)).toContainText('Pokazujemy dane z');
    await expect(rows(page).first()).toBeVisible();
    await notice(page).getByRole('button', { name: 'Spróbuj ponownie' }).click();
    await expect(notice(page)).toContainText('Połączenia nadal nie ma.');
    await office.start();
    await notice(page).getByRole('button', { name: 'Spróbuj ponownie' }).click();
    await expect(notice(page)).toHaveCount(0);
  },
);

test(
  'a page that was never visited shows a message, and its content when the connection is back',
  afterChange,
  async ({ page, context }) => {
    await visit(page, NAMES, /dajNajpopularniejszeImionaWgRoku/);
    await context.setOffline(true);
    await page.goto(at(BUDGET));
    await expect(page.getByText('Ta strona nie była jeszcze otwierana na tym urządzeniu').first()).toBeVisible();
    // The message is not that of a service break, and shows no date of data.
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Usługa');
    await expect(notice(page)).toContainText('Strony, które były już otwierane');
    // A visited page is still one click away.
    await page.goto(at(NAMES));
    await expect(rows(page).first()).toBeVisible();
    await page.goto(at(BUDGET));
    await expect(page.getByText('Ta strona nie była jeszcze otwierana').first()).toBeVisible();
    await context.setOffline(false);
    await expect(rows(page).first()).toBeVisible(AFTER_RETRIES);
    await expect(notice(page)).toHaveCount(0);
  },
);

test('pages visited in another language open in it offline', afterChange, async ({ page, context }) => {
  await visit(page, NAMES, /dajNajpopularniejszeImionaWgRoku/);
  await page.goto(at(`${NAMES}?lang=uk`));
  await expect(rows(page).first()).toBeVisible();
  await expect
    .poll(async () => (await cachedResponses(page)).filter(({ url }) => /ImionaWgRoku\?.*lang=uk/.test(url)))
    .not.toHaveLength(0);
  await context.setOffline(true);
  await page.goto(at(`${NAMES}?lang=uk`));
  await expect(notice(page)).toContainText('Немає з’єднання з установою.');
  await expect(rows(page).first()).toBeVisible();
  await page.goto(at(`${NAMES}?lang=pl`));
  await expect(notice(page)).toContainText('Brak połączenia z urzędem.');
  await expect(rows(page).first()).toBeVisible();
});

test('the caches never contain personal data', async ({ page, context }) => {
  await page.goto(at('/logowanie'));
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await fillLogin(page, 'jan.nowak');
  await expect(page).not.toHaveURL(/logowanie/);
  const user = await page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('okienko.token')}` };
    return (await fetch('/api/konto/uzytkownik?lang=pl', { headers })).json();
  });
  await page.goto(at('/lista-naleznosci'));
  await page.locator('.ok-card').first().locator('a, button').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Karta należności');
  await page.goto(at('/uslugi/wyslij-zgloszenie'));
  await page.goto(at(NAMES));
  await expect(rows(page).first()).toBeVisible();
  await expect.poll(async () => (await cachedResponses(page)).some(({ url }) => /ImionaWgRoku/.test(url))).toBe(true);
  const token = await page.evaluate(() => localStorage.getItem('okienko.token') ?? '');
  const cached = await cachedResponses(page);
  const personal = [token, user.login, user.nazwisko, user.pesel, user.email].filter(
    (value): value is string => typeof value === 'string' && value.length > 3,
  );
  expect(personal.length).toBeGreaterThan(2);
  for (const { url, text } of cached) {
    for (const value of personal) expect([url, text.includes(value) || url.includes(value)]).toEqual([url, false]);
    expect(url).not.toMatch(/\/api\/(konto|naleznosci|zgloszenia|pst|lista-podmiotow|pi\/(stan|konfiguracja|licznik))/);
    expect(url).not.toMatch(/pdf/i);
  }
  // Without a connection the pages behind the login say that they need one.
  await context.setOffline(true);
  await page.goto(at('/lista-naleznosci'));
  await expect(notice(page)).toContainText('sprawy po zalogowaniu wymagają połączenia');
  expect(await page.locator('.ok-card').count()).toBe(0);
});

/**
 * Reloads until the page shows the name of the municipality. One reload may not be enough: when an office that has just started
 * needs more than four seconds for its first page, the service worker shows the cached one.
 */
const reloadUntilShows = (page: Page, municipality: string) =>
  expect(async () => {
    await page.reload();
    await expect(page.locator('.ok-bar')).toContainText(municipality, { timeout: 6_000 });
  }).toPass();

test(
  'a new municipality replaces the old one without breaking the open page',
  afterChange,
  async ({ page, context }) => {
    // The test starts two more offices.
    test.setTimeout(150_000);
    await visit(page, NAMES, /dajNajpopularniejszeImionaWgRoku/);
    const before = (await cachedResponses(page)).filter(({ cache }) => cache.startsWith('okienko-files-'));
    await office.stop();
    office.change('services.config.json', (config: { municipality: { name: string } }) => {
      config.municipality.name = 'Gmina Nowa Dolina';
    });
    await office.start();
    // The open page keeps its version: an old screen is drawn with the old code and texts.
    await page.getByLabel('Rok urodzenia').selectOption({ index: 1 });
    await expect(rows(page).first()).toBeVisible();
    await reloadUntilShows(page, 'Gmina Nowa Dolina');
    await expect(rows(page).first()).toBeVisible();
    const version = () =>
      page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('okienko-files-')));
    await expect.poll(version).toHaveLength(2);
    await expect
      .poll(async () => (await cachedResponses(page)).filter(({ text }) => text.includes('Gmina Nowa Dolina')).length)
      .toBeGreaterThan(1);
    await context.setOffline(true);
    await page.reload();
    await expect(page.locator('.ok-bar')).toContainText('Gmina Nowa Dolina');
    await expect(rows(page).first()).toBeVisible();
    await context.setOffline(false);
    // With the next version the oldest one is deleted.
    await office.stop();
    office.change('services.config.json', (config: { municipality: { name: string } }) => {
      config.municipality.name = 'Gmina Trzecia Dolina';
    });
    await office.start();
    await reloadUntilShows(page, 'Gmina Trzecia Dolina');
    const oldest = before[0]!.cache;
    await expect.poll(version).not.toContain(oldest);
    expect(await version()).toHaveLength(2);
  },
);

test.describe('code that a newer portal has removed', () => {
  test.use({ serviceWorkers: 'block' });

  test('the page shows a message and offers to reload', afterChange, async ({ page }) => {
    let isRemoved = true;
    await page.route('**/assets/screens-*.js', (route) =>
      isRemoved ? route.fulfill({ status: 404, body: 'Nie znaleziono.' }) : route.continue(),
    );
    await page.goto(at('/'));
    await page.getByRole('navigation').getByRole('link', { name: /imion/i }).first().click();
    const again = page.getByRole('button', { name: 'Wczytaj stronę od nowa' });
    await expect(again).toBeVisible();
    expect(await violations(page)).toEqual([]);
    isRemoved = false;
    await again.click();
    await expect(rows(page).first()).toBeVisible();
  });
});
