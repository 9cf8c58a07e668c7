import type { Page } from 'playwright/test';
import { isNight } from '../night.ts';
import { afterChange } from './afterChange.ts';
import { drawInBrowser, expect, test } from './portal.ts';
import { signIn } from './signIn.ts';

// Guards: src/portal, src/blocks, src/lang, codegen/site, server/engine, index.html, public, screens, locales, services.config.json

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page is complete, with a link in every tile', afterChange, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Co chcesz dziś załatwić?');
    const tiles = page.locator('.ok-hive a');
    expect(await tiles.count()).toBeGreaterThan(3);
    for (const tile of await tiles.all()) {
      await expect(tile).toHaveAttribute('href', /^\/./);
      await expect(tile).not.toHaveText('');
    }
    await expect(page.locator('.ok-cookies')).toBeHidden();
  });

  test('a screen shows its title and its description', afterChange, async ({ page }) => {
    await page.goto('/uslugi/budzet-dochody');
    await expect(page).toHaveTitle(/^Budżet – dochody – /);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Budżet – dochody');
    await expect(page.locator('.ok-text')).toContainText('Skąd gmina ma pieniądze');
  });

  test('no page has a style attribute, which the Content-Security-Policy would refuse', async ({ request }) => {
    for (const path of ['/', '/logowanie', '/uslugi/budzet-dochody', '/naleznosci/karta', '/nie-ma-takiej']) {
      expect(await (await request.get(path)).text(), path).not.toMatch(/<[^>]* style=/);
    }
  });
});

test('contrast, size of letters and the accepted cookie notice are applied before the first paint', async ({
  page,
}) => {
  await page.goto('/');
  // Of the buttons pressed before the code is loaded only the last one takes effect.
  await expect(page.locator('html')).toHaveAttribute('data-drawn');
  await page.getByRole('button', { name: 'Rozumiem' }).click();
  await page.getByRole('button', { name: 'Wysoki kontrast' }).click();
  await page.getByRole('button', { name: 'Największe litery' }).click();
  // The state of the page at its first paint.
  await page.addInitScript(() => {
    requestAnimationFrame(() => {
      const { contrast, font, cookies } = document.documentElement.dataset;
      Object.assign(window, { first: { contrast, font, cookies } });
    });
  });
  await page.reload();
  // A page may be loaded before it is painted.
  const first = await page.waitForFunction(() => (window as unknown as { first?: object }).first);
  expect(await first.jsonValue()).toEqual({ contrast: 'yb', font: '3', cookies: 'accepted' });
  await expect(page.locator('.ok-cookies')).toBeHidden();
});

test.describe('on a phone with the largest letters', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('the title is in the first window, and the cookie notice covers nothing', async ({ page, baseURL }) => {
    await page.context().addCookies([{ name: 'okienko.czytanie', value: 'pl.yb.3', url: baseURL! }]);
    await page.goto('/uslugi/najpopularniejsze-imiona-wg-roku');
    await expect(page.locator('html')).toHaveAttribute('data-font', '3');
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(title!.y + title!.height).toBeLessThan(480);
    await expect(page.locator('.ok-cookies')).toHaveCSS('position', 'static');
  });
});

test('a button pressed before the code is loaded works afterwards', afterChange, async ({ page }) => {
  await page.route(/\/assets\/libraries-/, async (route) => {
    await new Promise((done) => setTimeout(done, 1000));
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Wysoki kontrast' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-drawn');
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'yb');
});

test('a button of the bar is pressed while the name of a signed-in resident is loaded beside it', async ({ page }) => {
  await signIn(page, 'anna.wisniewska');
  const { promise: pressed, resolve: press } = Promise.withResolvers<void>();
  await page.route('**/assets/signedIn-*.js', async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto('/lista-naleznosci');
  await expect(page.locator('.ok-card').first()).toBeVisible();
  await page.getByRole('button', { name: 'Szukaj sprawy lub informacji' }).hover();
  await page.mouse.down();
  press();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Anna Wiśniewska' })).toBeVisible();
  await page.mouse.up();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
});

test('the focus stays when the code takes over', async ({ page }) => {
  let go = () => {};
  const held = new Promise<void>((done) => {
    go = done;
  });
  await page.route(/\/assets\/libraries-/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: 'Największe litery' });
  await button.focus();
  go();
  await expect(page.locator('html')).toHaveAttribute('data-drawn');
  await expect(button).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Zaloguj się' })).toBeFocused();
});

test('a text of another language is never preceded by the Polish one', async ({ page }) => {
  await page.goto('/?lang=en');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const heading = document.querySelector('h1');
      if (heading && getComputedStyle(heading).visibility === 'visible') seen.push(heading.textContent ?? '');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForFunction(() => (window as unknown as { seen: string[] }).seen.length > 0);
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(new Set(seen)).not.toContain('Co chcesz dziś załatwić?');
});

/** The languages of the texts that a page fetches. */
async function languagesOf(page: Page, address: string): Promise<(string | undefined)[]> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('data-drawn');
  const words = asked.filter((path) => /^\/m\/.*\.(pl|en|de|uk)\.[^.]+\.json$/.test(path));
  return words.map((path) => path.split('.').at(-3));
}

test('a page drawn by the office comes with its texts, and those of the shell with the map', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  expect(await languagesOf(page, '/logowanie?lang=uk')).toEqual(['uk']);
  expect(asked.filter((path) => path.startsWith('/m/map.uk.'))).toHaveLength(1);
});

test('only the texts of the chosen language are fetched, in parallel with the code', async ({ page }) => {
  await drawInBrowser(page);
  expect(await languagesOf(page, '/logowanie?lang=uk')).toEqual(['uk', 'uk']);
});

const paths = ['/', '/logowanie', '/uslugi/budzet-dochody', '/uslugi/najpopularniejsze-imiona-wg-roku'];
for (const [turn, path] of paths.entries()) {
  // In the usual run the pages alternate between phone and desktop.
  for (const width of isNight ? [360, 1280] : [turn % 2 ? 1280 : 360]) {
    test(
      `no layout shift while ${path} loads, nor when its letters come last, at ${width} px`,
      turn % 3 > 0 ? afterChange : {},
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        const drawn = Promise.withResolvers<void>();
        await page.route('**/*.woff2', async (route) => {
          await drawn.promise;
          await route.continue();
        });
        await page.addInitScript(() => {
          const shifts: { value: number; moved: string[] }[] = [];
          Object.assign(window, { shifts });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & {
              value: number;
              sources: { node: Node | null }[];
            })[]) {
              shifts.push({ value: entry.value, moved: entry.sources.map(({ node }) => (node as Element)?.className) });
            }
          }).observe({ type: 'layout-shift', buffered: true });
        });
        // The page counts as loaded only with its letters.
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.locator('html')).toHaveAttribute('data-drawn');
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        expect(await page.evaluate(() => document.fonts.status)).toBe('loading');
        drawn.resolve();
        await page.evaluate(() => document.fonts.ready);
        // A layout shift is reported a frame later.
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))));
        const shifts = await page.evaluate(() => (window as unknown as { shifts: { value: number }[] }).shifts);
        expect(shifts.filter(({ value }) => value >= 0.001)).toEqual([]);
      },
    );
  }
}
