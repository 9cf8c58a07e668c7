import type { Page } from 'playwright/test';
import { afterChange } from './afterChange.ts';
import { beginRequest, drawInBrowser, expect, logIn, overflow, test } from './portal.ts';
import { signIn } from './signIn.ts';

// Guards: src/portal, src/blocks, src/lang, codegen/site, server/engine, schemas/api, server/domains/platforma, index.html, screens, locales, services.config.json

// No test changes what another one reads.
test.describe.configure({ mode: 'parallel' });

const homeTitle = 'Co chcesz dziś załatwić?';
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** The office's own settings with some of them changed. */
async function settings(page: Page, changed: () => object): Promise<void> {
  // The real response is requested once in advance, so that a page that is left does not wait for it.
  const answer = await page.request.get('/api/pi/konfiguracja');
  const settings = await answer.json();
  await drawInBrowser(page);
  await page.route('**/api/pi/konfiguracja*', (route) => route.fulfill({ json: { ...settings, ...changed() } }));
}

/** Sets the office's answer to the question whether there is a break. */
async function says(page: Page, czyPrzerwaTechniczna: () => boolean): Promise<void> {
  await drawInBrowser(page);
  await page.route('**/api/pi/stan*', (route) =>
    route.fulfill({ json: { czyPrzerwaTechniczna: czyPrzerwaTechniczna() } }),
  );
}

/** Stores a value once, before any code of the page runs: the portal may change it later. */
async function keep(page: Page, key: string, value: string): Promise<void> {
  await page.addInitScript(
    ([name, stored]) => {
      if (sessionStorage.getItem(name)) return;
      sessionStorage.setItem(name, '1');
      localStorage.setItem(name, stored);
    },
    [`okienko.${key}`, value] as const,
  );
}

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(`okienko.${name}`), key);

test.describe('a maintenance break of the portal', () => {
  test('shows its page at once when it is remembered, and nothing of the portal before it', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/api/') && asked.push(new URL(request.url()).pathname));
    await keep(page, 'przerwaTechniczna', '1');
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const look = () => {
        const heading = document.querySelector('h1');
        if (heading?.checkVisibility({ visibilityProperty: true })) seen.push(heading.textContent ?? '');
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await says(page, () => true);
    await page.goto('/uslugi/budzet-dochody');
    await expect(title(page)).toHaveText('Przerwa techniczna');
    await expect(page).toHaveURL('/przerwa-techniczna');
    await expect(page.getByRole('banner')).toHaveCount(0);
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(new Set(seen)).toEqual(new Set(['Przerwa techniczna']));
    expect(new Set(asked)).toEqual(new Set(['/api/pi/stan']));
  });

  test(
    'is forgotten when it is over, and the resident arrives at the requested page',
    afterChange,
    async ({ page }) => {
      await keep(page, 'przerwaTechniczna', '1');
      await page.goto('/uslugi/budzet-dochody?x=1');
      await expect(title(page)).toHaveText('Budżet – dochody');
      await expect(page).toHaveURL(/\/uslugi\/budzet-dochody\?/);
      expect(await stored(page, 'przerwaTechniczna')).toBeNull();
    },
  );

  test(
    'can be left by the button, which leads to the root, once the office says that it is over',
    afterChange,
    async ({ page }) => {
      let on = true;
      await says(page, () => on);
      await page.goto('/lista-uslug');
      const again = page.getByRole('button', { name: 'Sprawdź ponownie' });
      await again.click();
      await expect(page.getByText(/Przerwa jeszcze trwa/)).toBeVisible();
      on = false;
      await again.click();
      await expect(title(page)).toHaveText(homeTitle);
      await expect(page).toHaveURL('/');
      expect(await stored(page, 'przerwaTechniczna')).toBeNull();
    },
  );

  test('is left automatically within half a minute after its end', async ({ page }) => {
    await page.clock.install();
    let on = true;
    await says(page, () => on);
    await page.goto('/');
    await expect(title(page)).toHaveText('Przerwa techniczna');
    on = false;
    await page.clock.fastForward(31_000);
    await expect(title(page)).toHaveText(homeTitle);
  });

  test('ends the session when it starts during work; any other 503 does not', afterChange, async ({ page }) => {
    await logIn(page, 'anna.wisniewska');
    const token = await stored(page, 'token');
    await page.route('**/api/naleznosci/lista*', (route) =>
      route.fulfill({ status: 503, json: { kod: 'PRZERWA_TECHNICZNA', opis: 'x', nrSprawy: 'A1' } }),
    );
    await page.goto('/lista-naleznosci');
    await expect(page).toHaveURL(/lista-uslug/);
    expect([await stored(page, 'token'), await stored(page, 'przerwaTechniczna')]).toEqual([token, null]);
    await page.unroute('**/api/naleznosci/lista*');
    await page.route('**/api/naleznosci/lista*', (route) =>
      route.fulfill({
        status: 503,
        headers: { 'X-Okienko-Przerwa': '1' },
        json: { kod: 'PRZERWA_TECHNICZNA', opis: 'x', nrSprawy: 'A1' },
      }),
    );
    await page.goto('/lista-naleznosci');
    await expect(title(page)).toHaveText('Przerwa techniczna');
    expect([await stored(page, 'token'), await stored(page, 'przerwaTechniczna')]).toEqual([null, '1']);
  });

  test('is not assumed when the state cannot be loaded: the portal starts', afterChange, async ({ page }) => {
    await drawInBrowser(page);
    await page.route('**/api/pi/stan*', (route) => route.abort());
    await page.goto('/uslugi/budzet-dochody');
    await expect(page.getByRole('table', { name: /Realizacja dochodów/ })).toBeVisible({ timeout: 20_000 });
  });

  test('has a page that leads home when there is no break', afterChange, async ({ page }) => {
    await page.goto('/przerwa-techniczna');
    await expect(title(page)).toHaveText(homeTitle);
    await expect(page).toHaveURL('/');
  });
});

test.describe('a maintenance break of one service', () => {
  test('has a page, reached from tile, list, number and address, with a way out', afterChange, async ({ page }) => {
    const closed = [1];
    await settings(page, () => ({ przerwaTechnicznaUslugi: closed }));
    const expectBreakPage = async () => {
      await expect(title(page)).toHaveText('Budżet – dochody – przerwa techniczna');
      await expect(page).toHaveURL('/usluga-przerwa-techniczna?usluga=budzet-dochody');
    };
    await page.goto('/');
    await page
      .locator('.ok-hive')
      .getByRole('link', { name: /Budżet – dochody/ })
      .click();
    await expectBreakPage();
    await page.getByRole('main').getByRole('link', { name: 'Wszystkie usługi' }).click();
    await expect(page).toHaveURL(/lista-uslug/);
    await page.getByRole('main').getByText('Budżet – dochody').first().click();
    await expectBreakPage();
    for (const address of ['/uslugi/1', '/uslugi/budzet-dochody']) {
      await page.goto(address);
      await expectBreakPage();
    }
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    }
    // A break is shown before the login.
    closed.push(14);
    await page.goto('/uslugi/wykaz-pojazdow');
    await expect(title(page)).toHaveText('Wykaz pojazdów – przerwa techniczna');
    await page.goto('/uslugi/1');
    await expectBreakPage();
    closed.splice(0);
    await page.getByRole('button', { name: 'Sprawdź ponownie' }).click();
    await expect(page.getByRole('table', { name: /Realizacja dochodów/ })).toBeVisible({ timeout: 20_000 });
  });
});

test.describe('the start page', () => {
  const opens = (page: Page, stronaStartowa: object) => settings(page, () => ({ stronaStartowa }));

  test('inside the portal is at the root, and the home page keeps its address', afterChange, async ({ page }) => {
    await opens(page, { typ: 'LINK_WEWNETRZNY', link: '/uslugi/budzet-dochody' });
    await page.goto('/');
    await expect(title(page)).toHaveText('Budżet – dochody');
    await page.getByRole('navigation', { name: 'Menu główne' }).getByRole('link', { name: 'Strona główna' }).click();
    await expect(title(page)).toHaveText(homeTitle);
    await expect(page).toHaveURL('/strona-glowna');
    await page.goto('/nie-ma');
    await expect(title(page)).toHaveText(homeTitle);
  });

  test('on another site opens in the same window', afterChange, async ({ page }) => {
    await page.route('https://urzad.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Urząd</title><h1>Urząd</h1>' }),
    );
    await opens(page, { typ: 'LINK_ZEWNETRZNY', link: 'https://urzad.example/start' });
    await page.goto('/');
    await expect(page).toHaveURL('https://urzad.example/start');
    expect(page.context().pages()).toHaveLength(1);
  });

  test('that does not exist is replaced by the home page', afterChange, async ({ page }) => {
    await opens(page, { typ: 'LINK_ZEWNETRZNY', link: 'javascript:alert(1)' });
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-drawn');
    await expect(title(page)).toHaveText(homeTitle);
    await expect(page).toHaveURL('/');
  });
});

test('a language in the address is remembered, sent with every request, and replaced by the next choice', async ({
  page,
}) => {
  await drawInBrowser(page);
  const languages: (string | null)[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.startsWith('/api/')) languages.push(url.searchParams.get('lang'));
  });
  await page.goto('/uslugi/budzet-dochody?lang=en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(page).toHaveTitle(/budget.* – Gmina/i);
  expect(new Set(languages)).toEqual(new Set(['en']));
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/?lang=en');
  await page.getByRole('button', { name: /Language/ }).click();
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page).toHaveURL('/?lang=de');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('a remembered language is dropped when the office offers no languages', afterChange, async ({ page }) => {
  await keep(page, 'jezyk', 'de');
  await settings(page, () => ({ czyInternacjonalizacja: false }));
  await page.goto('/');
  await expect(title(page)).toHaveText(homeTitle);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  await expect(page.getByRole('button', { name: /Język/ })).toHaveCount(0);
});

test('a long wait is shown and a short one is not', afterChange, async ({ page }) => {
  let go: () => void = () => {};
  const held = new Promise<void>((done) => {
    go = done;
  });
  await drawInBrowser(page);
  await page.route('**/dajDochodyBudzetu?*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/uslugi/budzet-dochody');
  await expect(page.locator('.ok-loading')).toBeVisible();
  go();
  await expect(page.getByRole('table', { name: /Realizacja dochodów/ })).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('.ok-loading')).toHaveCount(0);
});

test(
  'a page with unsent text asks before leaving, and the safe answer has the focus',
  afterChange,
  async ({ page }) => {
    await signIn(page, 'jan.nowak');
    await page.goto('/uslugi/wyslij-zgloszenie');
    await beginRequest(page, false);
    await page.getByLabel(/Treść zgłoszenia/).fill('Od rana brak wody.');
    await page.getByRole('navigation', { name: 'Menu główne' }).getByRole('link', { name: 'Strona główna' }).click();
    await expect(page.getByRole('button', { name: 'Zostań' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByLabel(/Treść zgłoszenia/)).toHaveValue('Od rana brak wody.');
  },
);
