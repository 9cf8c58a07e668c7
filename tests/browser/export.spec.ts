import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportSite } from '../../codegen/commands/export.ts';
import { serveSite } from '../../codegen/export/serve.ts';
import { openSite } from '../../codegen/site/site.ts';
import { askOver } from '../../codegen/site/whole/askOver.ts';
import { hasNginx, type Nginx, startNginx } from '../codegen/export/startNginx.ts';
import { shippedMunicipality } from '../server/municipality.ts';
import { afterChange } from './afterChange.ts';
import { type OwnOffice, ownOffice } from './ownOffice.ts';
import { expect, fillLogin, test } from './portal.ts';

// Guards: src/portal, src/blocks, src/lang, codegen/export, codegen/site, codegen/commands, server/engine, schemas/api, screens, locales, services.config.json

const ROOT = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'okienko-export-'));
let office: OwnOffice;
let nginx: Nginx;

test.use({ serviceWorkers: 'allow' });
test.skip(!hasNginx, 'There is no nginx on this machine.');
test.beforeAll(async () => {
  office = await ownOffice();
  const out = join(folder, 'export');
  await office.start();
  // Its public pages are drawn from what the office answers.
  await exportSite.run(['--out', out, '--office', office.origin]);
  nginx = await startNginx(out);
});
test.afterAll(async () => {
  await nginx?.stop();
  await office?.drop();
  rmSync(folder, { recursive: true, force: true });
});

test('an exported public page is read without scripts, and offers nothing that a file cannot answer', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${nginx.origin}/kontakt`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await page.locator('main').innerText()).length).toBeGreaterThan(60);
  await expect(page.getByRole('button', { name: 'Wysoki kontrast' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'English' })).toHaveCount(0);
  await expect(page.locator('.ok-plainnote')).toHaveCount(0);
  await page.goto(`${nginx.origin}/uslugi/budzet-dochody`);
  // Nobody could turn the page of a table, so all its rows are there.
  expect(await page.locator('main tbody tr').count()).toBeGreaterThan(20);
  await expect(page.getByRole('button', { name: 'Następna' })).toHaveCount(0);
  const beside = (body: Element) =>
    Array.from(body.childNodes, ({ nodeType, nodeValue }) => (nodeType === 3 ? nodeValue!.trim() : '')).join('');
  expect(await page.locator('body').evaluate(beside), 'text beside the page').toBe('');
  await expect(page.locator('.ok-plainnote')).toContainText('Wybór, filtry i kolejność działają tu tylko');
  await expect(page.getByRole('button', { name: 'Pobierz CSV' })).toBeHidden();
  const missing = await page.goto(`${nginx.origin}/nie-ma/takiej`);
  expect(missing!.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nie ma takiej strony');
  await expect(page.locator('main').getByRole('searchbox')).toBeHidden();
  await expect(page.locator('main').getByRole('link')).toHaveCount(2);
  await expect(page.locator('.ok-plainnote')).toHaveCount(0);
  await page.close();
});

test(
  'public pages are drawn for a backend elsewhere, which is asked at its own address',
  afterChange,
  async ({ browser }) => {
    const municipality = await shippedMunicipality();
    const base = `${office.origin}/api`;
    const drawn = { ...municipality, manifest: { ...municipality.manifest, api: { base } } };
    const site = openSite(join(ROOT, 'dist/portal'), drawn, {
      api: { ask: askOver(base), origin: 'http://localhost' },
    });
    const faults: unknown[] = [];
    const onFault = (error: unknown) => void faults.push(error);
    const server = await serveSite({
      site,
      manifest: drawn.manifest,
      host: 'localhost',
      port: 0,
      secure: false,
      onFault,
    });
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL: server.address });
    const answer = await page.goto('/uslugi/budzet-dochody');
    const { vary, 'content-security-policy': policy } = answer!.headers();
    expect([vary, policy]).toEqual([
      'accept-encoding, cookie',
      expect.stringContaining(`connect-src 'self' ${office.origin}`),
    ]);
    await page.getByRole('button', { name: 'Następna' }).click();
    await expect(page).toHaveURL(/tabela\.strona=2/);
    await page.getByRole('button', { name: 'Wysoki kontrast' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-contrast', 'yb');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Pobierz CSV' }).first().click();
    expect((await saved).suggestedFilename()).toMatch(/\.csv$/);
    expect(faults).toEqual([]);
    await page.close();
    await server.close();
    await site.close();
  },
);

test('the exported portal works behind nginx: a page, a login and dues', async ({ page }) => {
  const wrong: string[] = [];
  page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
  page.on('response', (answer) => answer.status() >= 400 && wrong.push(`${answer.status()} ${answer.url()}`));
  await page.goto(`${nginx.origin}/uslugi/budzet-dochody`);
  await expect(page.locator('main tbody tr:visible').first()).toBeVisible();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.goto(`${nginx.origin}/logowanie`);
  await fillLogin(page, 'anna.wisniewska');
  await expect(page).not.toHaveURL(/logowanie/);
  await page.goto(`${nginx.origin}/lista-naleznosci`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main').getByText(/zł/).first()).toBeVisible();
  expect(wrong).toEqual([]);
});
