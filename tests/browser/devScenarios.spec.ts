import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { type DevServer, serveDev } from '../../codegen/dev/server.ts';
import type { ScenarioJson } from '../../codegen/generated/descriptors.ts';
import { drop, edited } from '../codegen/dev/folders.ts';
import { afterChange } from './afterChange.ts';
import { pageErrors } from './pageErrors.ts';
import { axeFaults, axeFaultsIn } from './walk/measure.ts';

// Guards: codegen/dev, codegen/studio

const ROOT = join(import.meta.dirname, '../..');

let folder: string;
let server: DevServer;

test.describe.configure({ mode: 'serial', timeout: 240_000 });
test.use({ actionTimeout: 30_000 });
test.beforeAll(async () => {
  folder = edited();
  server = await serveDev({ folder, portal: join(ROOT, 'dist/portal'), port: 0 });
});
test.afterAll(async () => {
  await server.close();
  drop();
});

const scenarios = (screen: string) =>
  (JSON.parse(readFileSync(join(folder, `screens/${screen}.scenario.json`), 'utf8')) as ScenarioJson).cases;

/** The scenarios beside a screen, and what the browser complained of. */
async function openScenarios(page: Page, at: string, more = ''): Promise<string[]> {
  const errors = pageErrors(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${server.address}/dev/?tab=edit&at=${at}${more}`);
  await page.getByRole('button', { name: 'Scenariusze' }).click({ timeout: 60_000 });
  await expect(page.getByRole('button', { name: 'Nagraj na tym ekranie' })).toBeVisible({ timeout: 60_000 });
  return errors;
}

const steps = (page: Page) => page.getByRole('list', { name: 'Kroki' }).getByRole('listitem');

async function record(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Nagraj na tym ekranie' }).click();
  await expect(page.getByText('Zrób w portalu to, co zrobiłby mieszkaniec.')).toBeVisible({ timeout: 30_000 });
}

test('what is done in the portal becomes steps, is run, saved as a file and undone', async ({ page }) => {
  const errors = await openScenarios(page, '/uslugi/budzet-dochody');
  const portal = page.frameLocator('#portal');
  const before = readFileSync(join(folder, 'screens/budzet/dochody.scenario.json'), 'utf8');
  expect(await axeFaultsIn(page.locator('.studio'))).toEqual([]);
  await record(page);
  await expect(steps(page)).toHaveCount(1);

  await portal.getByRole('combobox', { name: 'Rok budżetowy' }).selectOption('2025');
  await expect(steps(page)).toHaveCount(2);
  await expect(steps(page).last()).toContainText('Wybiera rok: 2025');
  await portal.getByRole('button', { name: 'Następna strona' }).click();
  await expect(steps(page).last()).toContainText('Przechodzi do strony 2');
  await page.getByRole('button', { name: 'To musi być widać' }).click();
  expect(await axeFaults(page)).toEqual([]);
  await portal.locator('table tbody tr').last().locator('td').last().click();
  await expect(steps(page)).toHaveCount(4);
  await expect(steps(page).last()).toContainText('Musi być widać');
  await expect(page.getByRole('button', { name: 'To musi być widać' })).toHaveAttribute('aria-pressed', 'false');

  await page.getByLabel('Nazwa: co pokazuje').fill('druga strona roku 2025');
  await page.getByRole('button', { name: 'Uruchom i zapisz' }).click();
  await expect(page.locator('.scenario__saved')).toContainText('druga strona roku 2025', { timeout: 60_000 });
  const line = page.getByRole('listitem').filter({ hasText: 'druga strona roku 2025' }).last();
  await expect(line).toContainText('✓ przechodzi');
  const saved = scenarios('budzet/dochody').at(-1)!;
  expect(saved.when).toEqual([{ set: { rok: 2025 } }, { page: 'tabela', to: 2 }]);
  expect(saved.then).toEqual({ texts: { 'tabela/7': '8 831 077,74 zł' } });
  expect(await axeFaultsIn(page.locator('.studio'))).toEqual([]);

  await page.getByRole('button', { name: 'Cofnij' }).click();
  await expect.poll(() => readFileSync(join(folder, 'screens/budzet/dochody.scenario.json'), 'utf8')).toBe(before);
  await expect(page.getByRole('listitem').filter({ hasText: 'druga strona roku 2025' })).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('a login is recorded without its password, by keyboard, and on a phone', afterChange, async ({ page }) => {
  const errors = await openScenarios(page, '/logowanie');
  const portal = page.frameLocator('#portal');
  await record(page);
  await portal.getByLabel('Login').fill('anna.wisniewska');
  await portal.locator('input[type="password"]').first().fill('Lipowa-2026!');
  await expect(steps(page).last()).toContainText('Przykladowe-Haslo-1!');
  await expect(page.locator('.studio')).not.toContainText('Lipowa-2026!');

  await page.getByRole('button', { name: 'To musi być widać' }).focus();
  await page.keyboard.press('Enter');
  const list = page.getByLabel('Albo wybierz, co musi być widać');
  await expect(list.getByRole('option', { name: 'Login · logowanie/login' })).toBeAttached();
  await list.selectOption({ label: 'Login · logowanie/login' });
  await expect(steps(page).last()).toContainText('Musi być widać: Login');
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await axeFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.setViewportSize({ width: 1280, height: 800 });

  await portal.getByRole('button', { name: 'Zaloguj się' }).last().click();
  await expect(steps(page).last()).toContainText('Portal przechodzi do strony, która była celem');
  await expect(page.getByText('Portal pokazuje teraz inny ekran.')).toBeVisible();
  await page.getByLabel('Nazwa: co pokazuje').fill('wpisane hasło');
  await page.getByRole('button', { name: 'Uruchom i zapisz' }).click();
  await expect(page.locator('.scenario__saved')).toContainText('wpisane hasło', { timeout: 60_000 });
  const saved = JSON.stringify(scenarios('konto/logowanie').at(-1));
  expect(saved).toContain('wpisane hasło');
  expect(saved).not.toContain('Lipowa');
  expect(errors).toEqual([]);
});

test(
  'a recording that does not pass is kept with its step; chosen answers of the office are steps',
  afterChange,
  async ({ page }) => {
    const errors = await openScenarios(page, '/reset-haslo');
    const portal = page.frameLocator('#portal');
    await record(page);
    await portal.getByLabel('Login').fill('anna.wisniewska');
    await portal.getByLabel(/e-mail/).fill('anna@poczta.example');
    await page.getByLabel('Odpowiedzi', { exact: true }).selectOption('failing');
    await expect(steps(page).last()).toContainText('Odtąd urząd odpowiada');
    await portal.getByRole('button', { name: 'Wyślij link' }).click();
    await expect(steps(page).last()).toContainText('Wysyła formularz Wyślij link');
    await page.getByRole('button', { name: 'To musi być widać' }).click();
    await portal.getByText('an internal error of the office').first().click();
    await expect(steps(page).last()).toContainText('an internal error of the office');
    await page.getByRole('button', { name: /^Usuń krok: Wypełnia/ }).click();
    await page.getByLabel('Nazwa: co pokazuje').fill('bez danych');
    await page.getByRole('button', { name: 'Uruchom i zapisz' }).click();
    const kept = page.locator('.studio').getByText('Nie przechodzi, więc zostaje jako nagranie w toku.');
    await expect(kept).toBeVisible({ timeout: 60_000 });
    await expect(page.locator('[data-bad]')).toHaveCount(1);
    expect(await axeFaults(page)).toEqual([]);
    expect(JSON.stringify(scenarios('konto/reset-haslo'))).not.toContain('bez danych');
    await page.getByRole('button', { name: 'Odrzuć' }).click();
    await page.getByRole('button', { name: 'Dokończ: bez danych' }).click();
    await expect(page.locator('[data-bad]')).toHaveCount(1);
    expect(errors.filter((one) => !one.includes('status of 500'))).toEqual([]);
  },
);
