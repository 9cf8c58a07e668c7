import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportSite } from '../../codegen/commands/export.ts';
import { hasNginx, type Nginx, startNginx } from '../codegen/export/startNginx.ts';
import { type OwnOffice, ownOffice } from './ownOffice.ts';
import { expect, fillLogin, test } from './portal.ts';

const folder = mkdtempSync(join(tmpdir(), 'okienko-export-'));
let office: OwnOffice;
let nginx: Nginx;

test.use({ serviceWorkers: 'allow' });
test.skip(!hasNginx, 'There is no nginx on this machine.');
test.beforeAll(async () => {
  office = await ownOffice();
  const out = join(folder, 'export');
  await Promise.all([office.start(), exportSite.run(['--out', out, '--office', office.origin])]);
  nginx = await startNginx(out);
});
test.afterAll(async () => {
  await nginx?.stop();
  await office?.drop();
  rmSync(folder, { recursive: true, force: true });
});

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
