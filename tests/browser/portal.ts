import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test as base, expect, type Locator, type Page } from 'playwright/test';
import { DEMO_PASSWORD, type DemoLogin } from '../../server/demo/kit/demoAccounts.ts';

const axeSource = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

/** A page that fails its test on any violation of the Content-Security-Policy and on any unexpected error. */
export const test = base.extend<{ strict: undefined }>({
  strict: [
    async ({ page }, use) => {
      const wrong: string[] = [];
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          if (event.disposition === 'enforce')
            console.error(`CSP ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
        });
      });
      page.on('console', (message) => {
        if (message.type() === 'error' && message.text().startsWith('CSP ')) wrong.push(message.text());
      });
      page.on('pageerror', (error) => wrong.push(error.stack ?? error.message));
      await use(undefined);
      expect(wrong).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Signs in through the login screen, like a resident. */
export async function signIn(page: Page, login: DemoLogin): Promise<void> {
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

/** Chooses the first topic that asks for contact details, or the first that does not. */
export async function chooseTopic(page: Page, withContact: boolean): Promise<void> {
  const topic = page.getByLabel(/^Temat/).first();
  await expect(topic).toBeVisible();
  for (const label of await topic.locator('option').allTextContents()) {
    await topic.selectOption({ label });
    if ((await page.getByLabel(/Telefon do kontaktu/).count()) === (withContact ? 1 : 0)) return;
  }
  throw new Error('There is no such topic.');
}

/** Every violation of WCAG 2.2 A and AA that axe finds, as `rule: selector`. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const axe = (
      window as unknown as {
        axe: {
          run(
            root: Document,
            options: object,
          ): Promise<{ violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[] }>;
        };
      }
    ).axe;
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    const { violations: found } = await axe.run(document, { runOnly: tags });
    return found.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
    );
  });
}

/** How much wider than the window the page is, in pixels: no page may need horizontal scrolling. */
export async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Clicks a button that saves a PDF. @returns its text in reading order, and the suggested file name */
export async function downloadPdf(
  page: Page,
  button: string | Locator,
): Promise<{ text: string; name: string; info: string }> {
  const waiting = page.waitForEvent('download');
  await (typeof button === 'string' ? page.getByRole('button', { name: button }) : button).click();
  const download = await waiting;
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
