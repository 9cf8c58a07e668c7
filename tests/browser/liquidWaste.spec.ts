import { afterChange } from './afterChange.ts';
import { expect, fillLogin, test } from './portal.ts';
import { signIn } from './signIn.ts';

// Guards: src/portal, src/blocks, src/lang, server/engine, schemas/api, server/domains/nieczystosci, server/demo, screens, locales, services.config.json

test('an order to empty a cesspit is sent, listed as pending, and cancelled after a confirmation', async ({ page }) => {
  await page.goto('/uslugi/42');
  await expect(page).toHaveURL(/logowanie/);
  await fillLogin(page, 'jan.nowak');
  await expect(page).toHaveURL('/uslugi/nieczystosci-ciekle');
  await page.getByLabel('Pod inny adres').check();
  await page.getByLabel(/^Adres/).fill('ul. Polna 7, Lipowa Dolina');
  await page.getByLabel(/^Pojemność/).fill('6,5');
  // The calendar offers the days that the office accepts: the first one is the next working day.
  const [first] = /\d\d\.\d\d\.\d{4}/.exec(await page.getByText(/^Najwcześniej/).innerText())!;
  await page.getByLabel(/^Od dnia/).fill(first);
  await page.getByLabel(/^Do dnia/).fill(first);
  await expect(page.getByLabel(/^Telefon dla kierowcy/)).toHaveValue(/^\d{9}$/);
  const words = `Brama od ogrodu ${Date.now()}`;
  await page.getByLabel(/^Uwagi/).fill(words);
  await page.locator('header').getByRole('link').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Zostań' }).click();
  await page.getByRole('button', { name: 'Zamów wywóz' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tak, zamów' }).click();
  await expect(page.getByText(/zostało wysłane\. Czeka na przyjęcie/).first()).toBeVisible();
  await expect(page.getByLabel(/^Pojemność/)).toHaveValue('');
  const card = page.getByRole('listitem').filter({ hasText: words });
  await expect(card).toContainText('Czeka na przyjęcie');
  await expect(card).toContainText(/ul\. Polna 7, Lipowa Dolina, 6,5\sm³/);
  await expect(card).toContainText(first);
  await card.getByRole('button', { name: /Anuluj zamówienie/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tak, anuluj' }).click();
  await expect(card).toContainText('Anulowane');
  await expect(card.getByRole('button')).toHaveCount(0);
});

test('cancelling an order that another tab has cancelled succeeds', afterChange, async ({ page, context }) => {
  await signIn(page, 'anna.wisniewska');
  await page.goto('/uslugi/nieczystosci-ciekle');
  const waiting = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /Anuluj zamówienie/ }) });
  const heading = await waiting.first().getByRole('heading').innerText();
  const other = await context.newPage();
  await other.goto('/uslugi/nieczystosci-ciekle');
  for (const tab of [other, page]) {
    const card = tab.getByRole('listitem').filter({ has: tab.getByRole('heading', { name: heading }) });
    await card.getByRole('button', { name: /Anuluj zamówienie/ }).click();
    await tab.getByRole('dialog').getByRole('button', { name: 'Tak, anuluj' }).click();
    await expect(card).toContainText('Anulowane');
  }
});
