import type { Page } from 'playwright/test';
import { afterChange } from './afterChange.ts';
import { type OwnOffice, ownOffice } from './ownOffice.ts';
import { downloadPdf, expect, fillLogin, plain, test, violations } from './portal.ts';

// Guards: src/portal, src/blocks, src/lang, server/engine, schemas/api, server/domains/platnosci, server/domains/naleznosci, server/demo, screens, locales, services.config.json

/** Payments change cards, so these tests have their own office, with the demo bank instead of both providers. */
let office: OwnOffice;
test.beforeAll(async () => {
  office = await ownOffice({ OKIENKO_PROWIZJE: '1' });
  await office.start();
});
test.afterAll(() => office.drop());
// Offices are restarted in between.
test.describe.configure({ timeout: 120_000 });

type Login = Parameters<typeof fillLogin>[1];
async function signIn(page: Page, login: Login): Promise<void> {
  await page.goto(`${office.origin}/logowanie`);
  await fillLogin(page, login);
  await expect(page).not.toHaveURL(/logowanie/);
}

const table = (page: Page) => page.getByRole('table', { name: 'Raty', exact: true });
const boxes = (page: Page) => table(page).locator('tbody input[type=checkbox]:enabled');
const toPay = (page: Page) => page.getByRole('button', { name: 'Zapłać online' });
const message = (page: Page) => page.locator('main .ok-notice').first();

/** Opens the card of the list with this symbol. */
async function openCard(page: Page, symbol: RegExp): Promise<void> {
  await page.goto(`${office.origin}/lista-naleznosci`);
  await page.locator('.ok-card', { hasText: symbol }).first().locator('a, button').first().click();
  await expect(table(page)).toBeVisible();
}

/** Selects the first payable instalment. @returns its displayed sum */
async function pick(page: Page): Promise<string> {
  await boxes(page).first().check();
  const summary = plain(await page.getByText(/Wybrano 1 ratę na kwotę/).innerText());
  return summary.match(/kwotę (.*zł)/)?.[1] ?? 'none';
}

async function pay(page: Page, channel: RegExp): Promise<void> {
  await toPay(page).click();
  await page.getByRole('radio', { name: channel }).check();
  await page.getByRole('button', { name: 'Przejdź do płatności' }).click();
}

/** Presses a decision on the page of the demo bank. */
const decide = (page: Page, decision: string) => page.getByRole('button', { name: decision, exact: true }).click();

test('a payment by Przelewy24 is confirmed with the office, booked on the card, and listed in the history and its files', async ({
  page,
}) => {
  await signIn(page, 'anna.wisniewska');
  await openCard(page, /POD\//);
  const before = await boxes(page).count();
  const amount = await pick(page);
  await toPay(page).click();
  await expect(page.getByRole('radio', { name: /Przelewy24.*prowizję/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await pay(page, /Przelewy24/);
  await expect(page).toHaveURL(/demo\/bank/);
  expect(plain(await page.locator('main').innerText())).toContain(amount);
  await decide(page, 'Zapłać');

  await expect(page).toHaveURL(/platnosc-wynik\?result=ok&przelew=/);
  await expect(message(page)).toContainText('przyjęta i zaksięgowana', { timeout: 30_000 });
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Wróć do karty należności' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Karta należności');
  await page.getByRole('button', { name: 'Zaksięgowane wpłaty' }).click();
  await expect(page.getByRole('table', { name: 'Zaksięgowane wpłaty' })).toContainText(
    amount.replace(/ (?=\d|zł)/g, '\u00a0'),
  );
  await expect(boxes(page)).toHaveCount(before - 1);

  await page.getByRole('button', { name: 'Płatności online tej karty' }).click();
  await expect(page).toHaveURL(/historia-platnosci-internetowych\?karta=/);
  const paid = page.getByRole('row', { name: /Zapłacona/ }).first();
  await expect(paid).toContainText('Przelewy24');
  await paid.getByRole('button', { name: /^Szczegóły/ }).click();
  // Nine columns fit beside the menu: nothing of them is out of sight.
  const parts = page.getByRole('table', { name: 'Co obejmuje płatność' });
  await expect(parts).toBeVisible();
  expect(await parts.evaluate((frame) => frame.scrollWidth - frame.clientWidth)).toBeLessThanOrEqual(0);
  const edge = await parts
    .locator('tbody td')
    .last()
    .evaluate((cell) => getComputedStyle(cell).paddingInlineEnd);
  expect(Number.parseFloat(edge)).toBeGreaterThanOrEqual(8);
  // Dates and amounts leave the width to texts.
  const spare = await paid.locator('.ok-amount').evaluateAll((cells) =>
    cells.map((cell) => {
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(cell);
      const content = document.createRange();
      content.selectNodeContents(cell);
      const used = [content.getBoundingClientRect().width, paddingInlineStart, paddingInlineEnd].map((one) =>
        Number.parseFloat(String(one)),
      );
      return used.reduce((left, width) => left - width, cell.clientWidth);
    }),
  );
  expect(Math.max(...spare)).toBeLessThan(24);
  await expect(page.getByText('IBAN odbiorcy')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  for (const button of [page.locator('.ok-line__details'), page.locator('.ok-table__foot').last()]) {
    const { text, name } = await downloadPdf(page, button.getByRole('button', { name: 'Pobierz PDF' }));
    expect(name).toBe('historia_platnosci_internetowych.pdf');
    expect(plain(text)).toContain(amount);
  }
});

test('a payment that Paybynet rejects pays nothing, and the instalment can be paid again', async ({ page }) => {
  await signIn(page, 'przewozy');
  await openCard(page, /POD\//);
  const free = await boxes(page).count();
  await pick(page);
  await pay(page, /KIR/);
  await decide(page, 'Odrzuć płatność');
  await expect(message(page)).toContainText('nie powiodła', { timeout: 30_000 });
  await page.getByRole('button', { name: 'Wróć do karty należności' }).click();
  await expect(boxes(page)).toHaveCount(free);
});

test(
  'after an unfinished payment and an expired session the login leads to the result, and the history back to the bank',
  afterChange,
  async ({ page }) => {
    await signIn(page, 'przewozy');
    await openCard(page, /POD\//);
    await pick(page);
    await pay(page, /Przelewy24/);
    await expect(page).toHaveURL(/demo\/bank/);
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (/token/i.test(key)) localStorage.removeItem(key);
    });
    await decide(page, 'Wróć bez decyzji');
    await expect(page).toHaveURL(/logowanie/);
    await fillLogin(page, 'przewozy');
    await expect(page).toHaveURL(/platnosc-wynik\?result=ok&przelew=/);
    await expect(message(page)).toContainText('Czekamy na potwierdzenie z banku');
    await page.getByRole('button', { name: 'Wróć do karty należności' }).click();
    await table(page)
      .getByRole('button', { name: /Trwa płatność przez Przelewy24/ })
      .first()
      .click();
    await page
      .getByRole('button', { name: /Dokończ płatność/ })
      .first()
      .click();
    await expect(page).toHaveURL(/demo\/bank/);
    await decide(page, 'Zapłać');
    await expect(message(page)).toContainText('przyjęta', { timeout: 30_000 });
  },
);

test(
  'two tabs with an outdated sum place one order, and the second one sees a message and the present state',
  afterChange,
  async ({ page }) => {
    await signIn(page, 'anna.wisniewska');
    await openCard(page, /WOD\//);
    const other = await page.context().newPage();
    await openCard(other, /WOD\//);

    await pick(page);
    await page.route('**/dodajPrzelew*', (route) =>
      route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), kwota: 0.01 }) }),
    );
    await pay(page, /Przelewy24/);
    await expect(page.getByText(/Kwota zmieniła się.*Niczego nie pobrano/)).toBeVisible();
    await expect(toPay(page)).toBeDisabled();
    await page.unroute('**/dodajPrzelew*');

    await pick(other);
    await pick(page);
    await pay(page, /Przelewy24/);
    await expect(page).toHaveURL(/demo\/bank/);
    await pay(other, /KIR/);
    await expect(other.getByText(/jest już opłacana.*Niczego nie pobrano/)).toBeVisible();
    await expect(table(other).getByRole('button', { name: /Trwa płatność przez Przelewy24/ })).toHaveCount(1);
    await expect(other.getByText(/Wybrano/)).toHaveCount(0);
  },
);

test('a single channel is used at once; without any channel there is a message', afterChange, async ({ page }) => {
  await office.stop();
  await office.start({ OKIENKO_P24: '0' });
  await signIn(page, 'anna.wisniewska');
  await openCard(page, /TRA\//);
  await pick(page);
  await expect(page.getByText(/bez prowizji/)).toBeVisible();
  await toPay(page).click();
  await expect(page).toHaveURL(/demo\/bank\/kir/);
  await decide(page, 'Odrzuć płatność');
  await expect(message(page)).toContainText('nie powiodła', { timeout: 30_000 });

  await office.stop();
  await office.start({ OKIENKO_KIR: '0' });
  await openCard(page, /TRA\//);
  await pick(page);
  await expect(toPay(page)).toBeDisabled();
  await expect(page.getByText('Urząd nie udostępnia teraz płatności online.')).toBeVisible();
});
