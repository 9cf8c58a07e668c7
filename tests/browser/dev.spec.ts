import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { type DevServer, serveDev } from '../../codegen/dev/server.ts';
import { drop, shipped } from '../codegen/dev/folders.ts';
import { afterChange } from './afterChange.ts';
import { axeFaultsOf } from './walk/measure.ts';

// Guards: codegen/dev

const ROOT = join(import.meta.dirname, '../..');

let folder: string;
let server: DevServer;

test.beforeAll(async () => {
  folder = shipped();
  server = await serveDev({ folder, portal: join(ROOT, 'dist/portal'), port: 0 });
});
test.afterAll(async () => {
  await server.close();
  drop();
});

test.describe('in English', () => {
  test.use({ locale: 'en-GB' });
  test('the inspector shows a mistake in a saved screen, the reason why a block is hidden, and a screen with empty answers', async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.setViewportSize({ width: 1280, height: 800 });
    const portal = page.frameLocator('#portal');
    const problemList = page.getByRole('region', { name: 'Problems' });
    const values = page.getByRole('tabpanel', { name: 'Values' });

    await page.goto(`${server.address}/dev/?who=person`);
    await page.getByRole('searchbox', { name: 'Find a screen' }).fill('Należności do zapłaty');
    await page.getByRole('link', { name: /^Należności do zapłaty/ }).click();
    await expect(portal.getByRole('heading', { level: 1 })).toHaveText('Należności do zapłaty');
    await expect(values.getByText('dajListeNaleznosci(')).toBeVisible();

    // While a screen has a mistake, the portal shows its last valid version.
    const file = join(folder, 'screens/naleznosci/lista.json');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace('"content"', '"contnet"'));
    const problem = problemList
      .getByRole('article')
      .filter({ hasText: '"contnet" is not a key here. Did you mean "content"?' });
    await expect(problem.getByRole('button', { name: /^screens\/naleznosci\/lista\.json:\d+:\d+$/ })).toBeVisible();
    await expect(problem.locator('mark')).toHaveText('"contnet"');
    await expect(problem.locator('.caret')).toHaveText('^^^^^^^^^');
    await expect(portal.getByRole('heading', { level: 1 })).toHaveText('Należności do zapłaty');
    expect(await axeFaultsOf(page.mainFrame())).toEqual([]);
    writeFileSync(file, text);
    await expect(problemList).toBeHidden();
    await expect(page.getByRole('button', { name: /^No problems/ })).toBeVisible();

    await page.getByRole('tab', { name: 'Blocks' }).click();
    const hidden = page
      .getByRole('tabpanel', { name: 'Blocks' })
      .locator('.row', { hasText: 'synchronizacja' })
      .first();
    await expect(hidden).toContainText('hidden');
    await expect(hidden).toContainText('data.lista.synchronizacjaWTrakcie = false');
    expect(await axeFaultsOf(page.mainFrame())).toEqual([]);

    await page.getByLabel('Answers', { exact: true }).selectOption('empty');
    await page.getByRole('tab', { name: 'Values' }).click();
    await expect(values.locator('.is[data-is="empty"]').first()).toBeVisible();
    await expect(page).toHaveURL(/answers=empty/);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(errors).toEqual([]);
  });
});

test(
  'the workbench speaks the language of the browser until another one is chosen, and is folded on a phone',
  afterChange,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(`${server.address}/dev/?tab=edit&at=/uslugi/budzet-dochody`);
    const bar = page.getByRole('banner');
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
    await expect(page.frameLocator('#portal').getByRole('heading', { level: 1 })).toHaveText('Budżet – dochody');
    expect((await bar.boundingBox())!.height).toBeLessThan(48);
    await expect(page.getByLabel('Zalogowany')).toBeHidden();
    await page.getByRole('button', { name: 'Widok' }).click();
    await expect(page.getByLabel('Zalogowany')).toBeVisible();
    expect(await axeFaultsOf(page.mainFrame())).toEqual([]);
    await page.getByLabel('Warsztat').selectOption('English');
    await expect(page.getByLabel('Signed in')).toBeVisible();
    await page.getByRole('button', { name: 'Panel' }).click();
    await expect(page.getByLabel('Signed in')).toBeHidden();
    // The studio inside follows.
    await expect(page.getByRole('heading', { name: 'Blocks of this screen' })).toBeVisible({ timeout: 60_000 });
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('button', { name: 'Screens' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  },
);

test(
  'an address that was asked for is reached, although the files change on the way',
  afterChange,
  async ({ page }) => {
    const portal = page.frameLocator('#portal');
    await page.goto(`${server.address}/dev/?at=/uslugi/budzet-dochody`);
    await expect(portal.getByText('Rok budżetowy').first()).toBeVisible();
    const asked: string[] = [];
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(
      (url) => !url.pathname.startsWith('/dev/'),
      async (route) => {
        if (route.request().isNavigationRequest()) {
          asked.push(new URL(route.request().url()).pathname);
          await released;
        }
        await route.fallback();
      },
    );
    await page.getByRole('textbox', { name: 'Adres w portalu' }).fill('/uslugi/budzet-wydatki');
    await page.keyboard.press('Enter');
    await expect.poll(() => asked).toHaveLength(1);
    const file = join(folder, 'locales/pl/uslugi.json');
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('Budżet – wydatki', 'Wydatki gminy'));
    await expect(page.getByRole('link', { name: 'Wydatki gminy' })).toBeVisible();
    release();
    await expect(portal.getByRole('heading', { level: 1 })).toHaveText('Wydatki gminy');
    expect(new Set(asked)).toEqual(new Set(['/uslugi/budzet-wydatki']));
    await expect(page).toHaveURL(/budzet-wydatki/);
  },
);

test('a portal that could not start is loaded anew with the next saved file', afterChange, async ({ page }) => {
  const heading = page.frameLocator('#portal').getByRole('heading', { level: 1 });
  const file = join(folder, 'locales/pl/uslugi.json');
  const text = readFileSync(file, 'utf8');
  let cut = false;
  const empty = { contentType: 'text/html', body: '<!doctype html><title>Okienko</title>' };
  await page.route('**/uslugi/budzet-dochody', (route) => (cut ? route.fulfill(empty) : route.continue()));
  await page.goto(`${server.address}/dev/?at=/uslugi/budzet-dochody`);
  const before = (await heading.textContent())!;
  expect(text).toContain(before);
  // A document whose scripts do not come.
  cut = true;
  writeFileSync(file, text.replaceAll(before, 'Pierwszy tytuł'));
  await expect(heading).toBeHidden();
  cut = false;
  writeFileSync(file, text.replaceAll(before, 'Drugi tytuł'));
  await expect(heading).toHaveText('Drugi tytuł');
  writeFileSync(file, text);
});
