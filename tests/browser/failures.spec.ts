import type { Page } from 'playwright/test';
import { afterChange } from './afterChange.ts';
import { drawInBrowser, expect, test } from './portal.ts';
import { signIn } from './signIn.ts';

// Guards: src/portal, src/blocks, src/lang, server/engine, schemas/api, screens, locales, services.config.json

test(
  'a response that breaks the contract fails its block with a case number; the rest of the screen works',
  afterChange,
  async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await signIn(page, 'jan.nowak');
    await page.route(/\/api\/zgloszenia(\?|$)/, (route) =>
      route.request().method() === 'GET' ? route.fulfill({ json: { historiaZgloszen: 'wiele' } }) : route.continue(),
    );
    await page.goto('/uslugi/wyslij-zgloszenie');
    await expect(page.getByText(/numer sprawy/i).first()).toBeVisible();
    await expect(page.getByLabel(/Treść zgłoszenia/)).toBeEnabled();
    expect(logged.join('\n')).toMatch(/historiaZgloszen/);
  },
);

test('a failed source says so and recovers by the retry button', async ({ page }) => {
  let down = true;
  await drawInBrowser(page);
  await page.route('**/dajDochodyBudzetu?*', (route) => (down ? route.abort() : route.continue()));
  await page.goto('/uslugi/budzet-dochody');
  const retry = page.getByRole('button', { name: /ponownie/i }).first();
  await expect(retry).toBeVisible();
  down = false;
  await retry.click();
  await expect(page.getByRole('table', { name: /Realizacja dochodów/ })).toBeVisible();
});

test(
  'without its essential data a screen leads to the service list with an explanation',
  afterChange,
  async ({ page }) => {
    await drawInBrowser(page);
    await page.route('**/dajLataBudzetowe*', (route) =>
      route.fulfill({ status: 500, json: { kod: 'BLAD_SERWERA', opis: 'x', nrSprawy: 'A1' } }),
    );
    await page.goto('/uslugi/budzet-dochody');
    await expect(page).toHaveURL(/lista-uslug/);
    await expect(page.getByText('Usługa chwilowo niedostępna. Spróbuj ponownie później').first()).toBeVisible();
  },
);

test('an undeclared 503 does not end the session', afterChange, async ({ page }) => {
  await signIn(page, 'anna.wisniewska');
  await page.route('**/api/naleznosci/lista*', (route) => route.fulfill({ status: 503, body: 'proxy' }));
  await page.goto('/lista-naleznosci');
  await expect(page).toHaveURL(/lista-uslug/);
  await page.unroute('**/api/naleznosci/lista*');
  await page.goto('/lista-naleznosci');
  await expect(page.locator('.ok-card').first()).toBeVisible();
});

test.describe('a file of a page that never arrives', () => {
  const table = (page: Page) => page.getByRole('table', { name: /Realizacja dochodów/ });
  const late = (page: Page) => page.getByText('Nie udało się wczytać strony.');

  /** Requests of these files get no response for now. */
  async function hold(page: Page, files: RegExp): Promise<() => void> {
    let held = true;
    await page.route(files, (route) => (held ? undefined : route.continue()));
    return () => {
      held = false;
    };
  }

  test('leaves a page readable when it is code; the page says so in the end', async ({ page }) => {
    await page.clock.install();
    await hold(page, /\/assets\/screens-[^?]*\.js$/);
    await page.goto('/uslugi/budzet-dochody', { waitUntil: 'commit' });
    await expect(table(page)).toBeVisible();
    await page.clock.fastForward(14_000);
    await expect(table(page)).toBeVisible();
    await expect(async () => {
      await page.clock.fastForward(15_000);
      await expect(late(page)).toBeVisible({ timeout: 2000 });
    }).toPass();
  });

  test(
    'leads to a message when it is code, and to a button that loads the page anew',
    afterChange,
    async ({ page }) => {
      await page.clock.install();
      await drawInBrowser(page);
      const release = await hold(page, /\/assets\/screens-[^?]*\.js$/);
      await page.goto('/uslugi/budzet-dochody', { waitUntil: 'commit' });
      await expect(page.locator('html')).toHaveAttribute('data-drawn');
      await page.clock.fastForward(15_000);
      await expect(late(page)).toBeVisible();
      release();
      await page.getByRole('button', { name: 'Wczytaj stronę od nowa' }).click();
      await expect(table(page)).toBeVisible();
    },
  );

  test('is requested again when it is data', afterChange, async ({ page }) => {
    await page.clock.install();
    let requests = 0;
    await drawInBrowser(page);
    await page.route(/\/m\/.*dochody.*\.json$/, (route) => (requests++ === 0 ? undefined : route.continue()));
    await page.goto('/uslugi/budzet-dochody', { waitUntil: 'commit' });
    await expect.poll(() => requests).toBeGreaterThan(0);
    await expect(async () => {
      await page.clock.fastForward(10_000);
      await expect(table(page)).toBeVisible({ timeout: 2000 });
    }).toPass();
  });
});
