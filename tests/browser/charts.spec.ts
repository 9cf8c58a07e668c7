import type { Page } from 'playwright/test';
import { isNight } from '../night.ts';
import { afterChange } from './afterChange.ts';
import { expect, plain, test, violations } from './portal.ts';

// Guards: src/portal, src/blocks, src/lang, codegen/site, server/engine, schemas/api, screens, locales, services.config.json

// No test changes what another one reads.
test.describe.configure({ mode: 'parallel' });

const NAMES = '/uslugi/najpopularniejsze-imiona-wg-roku';
const drawing = (page: Page) => page.locator('.ok-chart__drawings > svg:visible');
const live = (page: Page) => page.locator('.ok-chart__live svg');
const sizeOf = (page: Page) =>
  page.locator('.ok-chart__picture').evaluate((box) => [box.clientWidth, box.clientHeight] as const);

/** The code of ECharts that a page requests. */
function codeOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/assets\/Picture-/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

/** Differences between the drawing of the browser and that of the office. */
function differencesOf(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('okienko: the page of the office')) found.push(message.text());
  });
  return found;
}

for (const width of [360, 1280]) {
  test.describe(`${width} pixels wide`, width === 1280 ? afterChange : {}, () => {
    test.use({ viewport: { width, height: 800 } });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('a chart is seen with its names and figures, as wide as its box, and the table below has every row', async ({
        page,
      }) => {
        await page.goto(NAMES);
        await expect(drawing(page)).toHaveCount(1);
        const [box] = await sizeOf(page);
        expect(await drawing(page).evaluate((svg) => svg.clientWidth)).toBe(box);
        const letters = await drawing(page)
          .locator('text')
          .evaluateAll((all) => all.map((one) => (one as SVGGraphicsElement).getScreenCTM()!.a * 14));
        expect(Math.min(...letters)).toBeGreaterThan(11);
        const rows = page.locator('.ok-table tbody tr');
        await expect(rows.first()).toBeVisible();
        const texts = await drawing(page).locator('text').allTextContents();
        for (const row of await rows.all())
          expect(texts.map(plain)).toContain(plain((await row.locator('th').textContent()) ?? ''));
        await expect(page.getByText('Dane wykresu w tabeli')).toHaveCount(0);
      });
    });

    test('a chart loads its code when it is pointed at, and keeps its size', async ({ page }) => {
      const code = codeOf(page);
      const differences = differencesOf(page);
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const shift of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!shift.hadRecentInput) document.documentElement.dataset.shifted = String(shift.value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(NAMES);
      await expect(page.locator('html[data-drawn]')).toBeAttached();
      await page.locator('.ok-chart').scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      expect(differences).toEqual([]);
      await expect(drawing(page)).toHaveCount(1);
      expect(code).toEqual([]);
      const before = await sizeOf(page);
      await page.evaluate(() => delete document.documentElement.dataset.shifted);
      await page.locator('.ok-chart__picture').hover();
      await expect(live(page)).toBeVisible();
      expect(await sizeOf(page)).toEqual(before);
      expect(await live(page).evaluate((svg) => [svg.clientWidth, svg.clientHeight])).toEqual(before);
      expect(code).toHaveLength(1);
      await expect(page.locator('html')).not.toHaveAttribute('data-shifted');
      // The markup of both widths is the same.
      if (isNight || width === 360) expect(await violations(page)).toEqual([]);
    });
  });
}

test('a chart of other data is drawn by the browser', async ({ page }) => {
  await page.goto(NAMES);
  await expect(page.locator('html[data-drawn]')).toBeAttached();
  await page.getByLabel('Rok urodzenia').selectOption({ index: 2 });
  await page.locator('.ok-chart').scrollIntoViewIfNeeded();
  await expect(live(page)).toBeVisible();
  await expect(drawing(page)).toHaveCount(0);
  const first = await page.locator('.ok-table tbody th').first().textContent();
  await expect(live(page)).toContainText(first!);
});

test('the drawing of the office has the colours of the contrast that is chosen', afterChange, async ({ page }) => {
  await page.goto(NAMES);
  await expect(page.locator('html[data-drawn]')).toBeAttached();
  const colors = () =>
    drawing(page)
      .locator('text, path')
      .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).fill))].sort());
  expect(await colors()).not.toContain('rgb(255, 255, 0)');
  await page.getByRole('button', { name: /kontrast/i }).click();
  await expect.poll(colors).toEqual(['none', 'rgb(0, 0, 0)', 'rgb(255, 255, 0)']);
});
