import type { Page } from 'playwright/test';
import { expect, testAlone as test } from './portal.ts';

// No test changes what another one reads.
test.describe.configure({ mode: 'parallel' });

declare global {
  interface Window {
    /** When the page was taken over, ms. */
    drawnAt?: number;
    /** Elements that were added to the page's content or removed from it meanwhile. */
    redrawn?: string[];
  }
}

/** What a page requests, draws and computes until it is taken over. */
interface TakeOver {
  /** Itself, and all that it waits for, so not its icon and the visit count. */
  paths: string[];
  redrawn: string[];
  styleRecalculations: number;
}

async function takeOver(page: Page, address: string): Promise<TakeOver> {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.documentElement.dataset.drawn === undefined) return;
      window.drawnAt = performance.now();
      observer.disconnect();
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-drawn'] });
    const redrawn: string[] = [];
    window.redrawn = redrawn;
    const content = new MutationObserver((changes) => {
      // What is only for pages without scripts goes when they run.
      for (const { addedNodes, removedNodes } of changes)
        for (const node of [...addedNodes, ...removedNodes])
          if (node instanceof Element && !node.matches('.ok-plain')) redrawn.push(node.outerHTML.slice(0, 200));
    });
    addEventListener('DOMContentLoaded', () =>
      content.observe(document.querySelector('main')!, { childList: true, subtree: true }),
    );
  });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  await page.goto(address);
  await expect(page.locator('html[data-place]')).toHaveAttribute('data-drawn');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < window.drawnAt!)
      .map(({ name }) => new URL(name).pathname),
  );
  return {
    paths: [address, ...new Set(files)].filter((path) => !/\/icon\.[^/]*$|licznik-odwiedzin$/.test(path)),
    redrawn: (await page.evaluate(() => window.redrawn)) ?? [],
    styleRecalculations: metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? Number.NaN,
  };
}

for (const address of ['/', '/uslugi/budzet-dochody', '/uslugi/najpopularniejsze-imiona-wg-roku', '/logowanie'])
  test(`${address} is taken over after 12 requests at most, as it was drawn`, async ({ page }) => {
    const { paths, redrawn, styleRecalculations } = await takeOver(page, address);
    expect(paths.length, paths.join('\n')).toBeGreaterThan(5);
    expect(paths.length, paths.join('\n')).toBeLessThanOrEqual(12);
    expect(redrawn).toEqual([]);
    expect(styleRecalculations).toBeLessThanOrEqual(25);
  });

test('a form loads no code of tables, charts, dialogs or the search', async ({ page }) => {
  const { paths } = await takeOver(page, '/logowanie');
  expect(paths.join('\n')).not.toMatch(/\/assets\/(table|Picture|Prime\w+|SearchPanel|NestedField)-/);
});
