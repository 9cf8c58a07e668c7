import type { Server } from 'node:http';
import { type Browser, type Page, chromium as playwright } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addAxe, axeFaultsOf } from '../browser/walk/measure.ts';
import { chromium, testArgs } from '../chromium.ts';
import { isNight, isThorough } from '../night.ts';
import { serveGallery } from './site.ts';

interface Reader {
  width?: number;
  height?: number;
  contrast?: boolean;
  font?: 1 | 2 | 3;
}

// Also guards: src/portal, src/lang, index.html, public, vite.config.ts, scripts/fonts.ts, tests/browser/walk, tests/gallery

/*
 * In the usual run the browser tests see the same in the portal itself: the walk its pages in contrast and with larger letters, the
 * test of the keyboard its drawer, those of dates and dues their dialogs, those of the first paint late letters, and those of
 * requests which code is loaded. Skipped on a machine without a browser.
 */
describe.skipIf(!chromium || !isThorough)(
  'the shell and its parts in a browser, under a policy without inline styles',
  () => {
    let browser: Browser;
    let server: Server;
    let origin: string;
    let holdFonts: (ms: number) => void;

    beforeAll(async () => {
      ({ origin, server, holdFonts } = await serveGallery());
      browser = await playwright.launch({ executablePath: chromium, args: testArgs });
    }, 120_000);
    afterAll(async () => {
      await browser?.close();
      server?.close();
    });

    /** Opens a page with these preferences; its errors are collected in `wrong`. */
    async function open(path: string, { width = 360, height = 740, contrast, font = 1 }: Reader = {}) {
      const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
      const page = await context.newPage();
      const wrong: string[] = [];
      page.on('pageerror', (error) => wrong.push(error.message));
      page.on('console', (message) => {
        if (message.text().startsWith('CSP ')) wrong.push(message.text());
      });
      await page.addInitScript(
        ([kontrast, czcionka]) => {
          localStorage.setItem('okienko.ciasteczka', '1');
          localStorage.setItem('okienko.czcionka', String(czcionka));
          if (kontrast) localStorage.setItem('okienko.kontrast', 'yb');
          document.addEventListener('securitypolicyviolation', (event) =>
            console.log(`CSP ${event.violatedDirective}`),
          );
        },
        [contrast ?? false, font] as const,
      );
      await page.goto(origin + path);
      await page.waitForSelector('h1');
      await page.evaluate(() => document.fonts.ready);
      return { page, wrong, close: () => context.close() };
    }

    const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

    /** Everything axe finds, colours and sizes of targets included. */
    async function axeProblems(page: Page): Promise<string[]> {
      await addAxe(page);
      return axeFaultsOf(page.mainFrame());
    }

    const readers: [string, Reader][] = [
      ['/', { width: 768, contrast: true }],
      ['/?login', { width: 360, font: 3, contrast: true }],
      ['/parts', { width: 360, font: 3, contrast: true }],
      ['/break', { width: 360, font: 3 }],
    ];
    // The walk sees the shell with every public page.
    if (isNight)
      readers.push(
        ['/', { width: 360 }],
        ['/', { width: 360, font: 2 }],
        ['/', { width: 1280, font: 3 }],
        ['/?login', { width: 1280 }],
        ['/?login', { width: 1280, contrast: true }],
        ['/parts', { width: 360 }],
        ['/parts', { width: 360, font: 3 }],
        ['/parts', { width: 768, contrast: true }],
      );
    /** @param usual the only one in the usual run */
    const readersOr = (usual: Reader): Reader[] => (isNight ? [{ font: 1 }, { font: 3 }, { contrast: true }] : [usual]);

    test.each(readers)(
      '%s for a reader with %o passes axe with colours and needs no scrolling sideways',
      async (path, wish) => {
        const { page, wrong, close } = await open(path, wish);
        expect(await overflow(page)).toBeLessThanOrEqual(0);
        expect(await axeProblems(page)).toEqual([]);
        expect(wrong).toEqual([]);
        await close();
      },
    );

    test.each(readersOr({ contrast: true }))(
      'the drawer for %o traps the focus, passes axe, and Escape gives the focus back',
      async (wish) => {
        const { page, wrong, close } = await open('/?login', wish);
        const button = page.getByRole('button', { name: 'Menu' });
        await button.focus();
        await page.keyboard.press('Enter');
        const drawer = page.getByRole('dialog', { name: 'Menu' });
        await drawer.waitFor();
        await page.waitForFunction(() => document.querySelector('[role=dialog]')?.contains(document.activeElement));
        for (let press = 0; press < 12; press++) {
          await page.keyboard.press('Tab');
          expect(await drawer.evaluate((box) => box.contains(document.activeElement))).toBe(true);
        }
        if (!wish.font || wish.font === 1) expect((await drawer.boundingBox())?.width).toBe(280);
        expect(await axeProblems(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await drawer.waitFor({ state: 'detached' });
        expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
        expect(wrong).toEqual([]);
        await close();
      },
    );

    test.each(readersOr({ font: 3 }))(
      'a dialog for %o fits the window, and its last button can be reached',
      async (wish) => {
        const { page, wrong, close } = await open('/parts', wish);
        await page.getByRole('button', { name: 'Otwórz okno' }).click();
        const dialog = page.getByRole('dialog');
        await dialog.waitFor();
        const yes = dialog.getByRole('button', { name: 'Tak, wyślij' });
        await yes.scrollIntoViewIfNeeded();
        const box = (await dialog.boundingBox())!;
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(360);
        expect(box.y + box.height).toBeLessThanOrEqual(740);
        expect(await axeProblems(page)).toEqual([]);
        await yes.click();
        await dialog.waitFor({ state: 'detached' });
        expect(wrong).toEqual([]);
        await close();
      },
    );

    test.each([360, 1280])('at %i px nothing moves when the fonts are loaded late', async (width) => {
      holdFonts(400);
      const { page, close } = await open('/', { width });
      holdFonts(0);
      const score = await page.evaluate(async () => {
        const shifts: number[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
        await new Promise((done) => setTimeout(done, 300));
        return shifts.reduce((sum, value) => sum + value, 0);
      });
      // Latin and Polish letters; `check` would ask for all faces that have the letters.
      const loaded = await page.evaluate(() =>
        [...document.fonts].filter(({ family, status }) => /^"?Manrope"?$/.test(family) && status === 'loaded'),
      );
      expect(loaded).toHaveLength(2);
      expect(score).toBeLessThan(0.001);
      await close();
    });

    test('the home page requests no part of PrimeReact, and at most 20 kB of fonts', async () => {
      const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
      const page = await context.newPage();
      const loaded = () =>
        page.evaluate(() => {
          const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
          return entries.map(({ name, encodedBodySize }) => ({ url: name, bytes: encodedBodySize }));
        });
      await page.goto(`${origin}/`, { waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready);
      const fonts = (await loaded()).filter(({ url }) => url.endsWith('.woff2'));
      expect(fonts.length).toBeGreaterThan(0);
      expect(fonts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(20_000);
      expect((await loaded()).filter(({ url }) => /Prime/.test(url))).toEqual([]);
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('dialog').waitFor();
      expect((await loaded()).filter(({ url }) => /PrimeSidebar/.test(url)).length).toBeGreaterThan(0);
      await context.close();
    });
  },
);
