import type { Page } from 'playwright/test';
import { expect, logIn, overflow, test } from './portal.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu główne' });

test('a login that asked for no page leads to what concerns the resident, from one request beside that for drafts, and from there to a payment', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/api\/(?!pi\/|konto\/|lista-)/.test(pathname)) asked.push(pathname);
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await logIn(page, 'anna.wisniewska');
  await expect(page).toHaveURL('/moje-sprawy');
  await expect(title(page)).toHaveText('Moje sprawy');
  const overdue = page.getByRole('heading', { name: /^Po terminie: / });
  await expect(overdue).toBeVisible();
  const sum = (await overdue.textContent())!.replace('Po terminie: ', '');
  expect(asked.sort()).toEqual(['/api/moje-sprawy', '/api/szkice']);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  // What waits is seen at a glance: a row with an amount and its button takes two lines.
  const heights = await page
    .locator('.ok-cards--list > .ok-card')
    .evaluateAll((rows) => rows.map((row) => row.clientHeight));
  expect(heights.toSorted((a, b) => a - b)[Math.floor(heights.length / 2)]).toBeLessThanOrEqual(56);

  // The home page stays; its first line is the shortest summary.
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(menu(page).getByRole('link').first()).toHaveText('Moje sprawy');
  await menu(page).getByRole('link', { name: 'Strona główna' }).click();
  await expect(page.getByRole('main').getByText(sum)).toBeVisible();
  await expect(page.locator('.ok-hive')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Moje sprawy' }).click();

  // The instalments of the card are selected when it opens.
  const row = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Zapłać/ }) });
  await row
    .first()
    .getByRole('button', { name: /^Zapłać/ })
    .click();
  await expect(title(page)).toContainText('Karta należności');
  await expect(page.getByRole('checkbox', { checked: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Zapłać/ }).first()).toBeEnabled();
});
