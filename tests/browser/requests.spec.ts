import type { Page } from 'playwright/test';
import { expect, test } from './portal.ts';

// No test changes what another one reads.
test.describe.configure({ mode: 'parallel' });

declare global {
  interface Window {
    /** When the page was taken over, ms. */
    drawnAt?: number;
  }
}

/** The paths that a page requests until it is taken over: itself, and all that it waits for, so not its icon and the visit count. */
async function requestsOf(page: Page, address: string): Promise<string[]> {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.documentElement.dataset.drawn === undefined) return;
      window.drawnAt = performance.now();
      observer.disconnect();
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-drawn'] });
  });
  await page.goto(address);
  await expect(page.locator('html[data-place]')).toHaveAttribute('data-drawn');
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < window.drawnAt!)
      .map(({ name }) => new URL(name).pathname),
  );
  return [address, ...new Set(files)].filter((path) => !/\/icon\.[^/]*$|licznik-odwiedzin$/.test(path));
}

for (const address of ['/', '/uslugi/budzet-dochody', '/uslugi/najpopularniejsze-imiona-wg-roku', '/logowanie'])
  test(`${address} is taken over after 12 requests at most`, async ({ page }) => {
    const paths = await requestsOf(page, address);
    expect(paths.length, paths.join('\n')).toBeGreaterThan(5);
    expect(paths.length, paths.join('\n')).toBeLessThanOrEqual(12);
  });

test('a form loads no code of tables, charts, dialogs or the search', async ({ page }) => {
  const paths = await requestsOf(page, '/logowanie');
  expect(paths.join('\n')).not.toMatch(/\/assets\/(table|Picture|Prime\w+|SearchPanel|NestedField)-/);
});
