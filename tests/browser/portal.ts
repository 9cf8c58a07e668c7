import { execFileSync } from 'node:child_process';
import { test as base, expect, type Locator, type Page } from 'playwright/test';
import { DEMO_PASSWORD, type DemoLogin } from '../../server/demo/kit/demoAccounts.ts';
import { addAxe, axeFaultsOf } from './walk/measure.ts';

/** Playwright's `test`, which also fails on any violation of the Content-Security-Policy and on any uncaught error of the page. */
export const test = base.extend<{ pageErrors: undefined }>({
  pageErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          if (event.disposition === 'enforce')
            console.error(`CSP ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
        });
      });
      page.on('console', (message) => {
        if (message.type() === 'error' && message.text().startsWith('CSP ')) errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

/** For tests that leave more in a browser than Playwright removes, or that measure a new page: each has a context of its own. */
export const testAlone = test.extend({
  context: async ({ browser }, use) => {
    const context = await browser.newContext();
    await use(context);
    await context.close();
  },
});

export { expect };

/**
 * Removes the office's drawing and its data from every page, so that the browser requests all data and a test can replace
 * the responses. The pages of an exported portal are like that too.
 */
export async function drawInBrowser(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const own = new URL(route.request().url()).hostname === 'localhost';
    if (!own || route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    // The office redirects by its own configuration, which the test may have replaced: the browser must decide.
    const isRedirect = response.status() === 302;
    const html = isRedirect ? await (await page.request.get('/nie-ma-takiej-strony')).text() : await response.text();
    const undrawn = html
      .replace(/(<html[^>]*) data-place="[^"]*"/, '$1')
      .replace(/<link rel="expect"[^>]*>/, '')
      .replace(/<div id="portal">.*<\/div>(?=\s*<script)/s, '<div id="portal"></div>')
      .replace(/<script type="application\/json" id="given">.*?<\/script>/s, '');
    if (isRedirect) await route.fulfill({ contentType: 'text/html; charset=utf-8', body: undrawn });
    else await route.fulfill({ response, body: undrawn });
  });
}

/** Signs in through the login screen, like a resident. */
export async function logIn(page: Page, login: DemoLogin): Promise<void> {
  await page.goto('/logowanie');
  await fillLogin(page, login);
  await expect(page).not.toHaveURL(/logowanie/);
}

export async function fillLogin(page: Page, login: DemoLogin): Promise<void> {
  await page.getByLabel('Login', { exact: false }).fill(login);
  await page.getByLabel('Hasło', { exact: false }).first().fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Zaloguj się', exact: true }).last().click();
}

/** Opens the first dues card that contains this word. */
export async function openCard(page: Page, word: RegExp | string): Promise<void> {
  await page.goto('/lista-naleznosci');
  await page.locator('.ok-card', { hasText: word }).first().locator('a, button').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Karta należności');
}

/** Begins a request about the first place, with the first topic that asks for contact details, or the first that does not. */
export async function beginRequest(page: Page, withContact: boolean): Promise<void> {
  const topic = page.getByLabel(/^Temat/).first();
  await expect(topic).toBeVisible();
  const place = page.getByLabel(/^Punkt odbioru/);
  if (await place.count()) await place.selectOption({ index: 1 });
  for (const label of await topic.locator('option').allTextContents()) {
    await topic.selectOption({ label });
    if ((await page.getByLabel(/Telefon do kontaktu/).count()) === (withContact ? 1 : 0)) return;
  }
  throw new Error('There is no such topic.');
}

/** The faults that axe finds in the page, without its frames, each as `axe rule: selector`. */
export async function violations(page: Page): Promise<string[]> {
  await addAxe(page);
  return axeFaultsOf(page.mainFrame());
}

/** By how many pixels the page is wider than the window. No page may need horizontal scrolling. */
export async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Clicks a button that saves a PDF. @returns the text in reading order, the output of `pdfinfo`, and the suggested file name */
export async function downloadPdf(
  page: Page,
  button: string | Locator,
): Promise<{ text: string; name: string; info: string }> {
  const downloading = page.waitForEvent('download');
  await (typeof button === 'string' ? page.getByRole('button', { name: button }) : button).click();
  const download = await downloading;
  const path = await download.path();
  return {
    text: execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' }),
    info: execFileSync('pdfinfo', [path], { encoding: 'utf8' }),
    name: download.suggestedFilename(),
  };
}

/** Spaces of every kind as one plain space: amounts are written with no-break spaces. */
export function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
