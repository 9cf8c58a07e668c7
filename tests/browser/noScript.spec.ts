import { readFileSync } from 'node:fs';
import { isNight } from '../night.ts';
import { afterChange } from './afterChange.ts';
import { expect, test, violations } from './portal.ts';
import { places } from './walk/places.ts';

// Guards: src/portal, src/blocks, src/lang, codegen/site, server/engine, schemas/api, content, screens, locales, services.config.json

// No test changes what another one reads.
test.describe.configure({ mode: 'parallel' });
test.use({ javaScriptEnabled: false });

const whole = places.filter(({ address, leadsTo, answers }) => address !== undefined && !leadsTo && !answers);

/** wholePages.spec.ts reads every page as the office sends it; in the usual run the browser shows each third. */
const shown = whole.filter((_, index) => isNight || index % 3 === 0);

test('a public page is read whole without scripts, and is no wider than the window', async ({ page }) => {
  const devTools = await page.context().newCDPSession(page);
  for (const { address } of shown) {
    await page.goto(address!);
    await expect(page.locator('h1'), address).toBeVisible();
    expect((await page.locator('main').innerText()).length, address).toBeGreaterThan(60);
    await expect(page.locator('main .ok-skeleton'), address).toHaveCount(0);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const { cssContentSize } = await devTools.send('Page.getLayoutMetrics');
      expect(cssContentSize.width, address).toBe(width);
    }
  }
});

test('an address without a page is answered 404, with the ways on; a screen that only leads elsewhere redirects', async ({
  page,
}) => {
  for (const address of ['/nie-ma-takiej-strony', '/uslugi/9999']) {
    expect((await page.goto(address))!.status(), address).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nie ma takiej strony');
  }
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist');
  await page.getByRole('combobox').fill('budget');
  await page.keyboard.press('Enter');
  await expect(page.locator('.ok-results a').first()).toBeVisible();
  await page.goto('/uzytkownicy/login2FA');
  await expect(page).toHaveURL('/logowanie');
});

test('contrast and letter size are buttons of a form, which leads back to the page', afterChange, async ({ page }) => {
  const address = '/uslugi/budzet-dochody?rok=2025';
  await page.goto(address);
  const html = page.locator('html');
  const contrast = page.getByRole('button', { name: 'Wysoki kontrast' });
  await contrast.click();
  await expect(page).toHaveURL(address);
  await expect(html).toHaveAttribute('data-contrast', 'yb');
  await page.getByRole('button', { name: 'Największe litery' }).click();
  await expect(html).toHaveAttribute('data-font', '3');
  await expect(html).toHaveAttribute('data-contrast', 'yb');
  await contrast.click();
  await expect(html).not.toHaveAttribute('data-contrast');
  await expect(page).toHaveURL(address);
});

test('languages are links to the same page, and the language is remembered', afterChange, async ({ page }) => {
  await page.goto('/uslugi/budzet-dochody?rok=2025');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/uslugi/budzet-dochody?rok=2025&lang=en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the search leads from the field of the home page and from the button of any page to its results', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Szukaj sprawy lub informacji' }).fill('budżet');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/szukaj?q=${encodeURIComponent('budżet')}`);
  await expect(page).toHaveTitle(/^Szukaj sprawy lub informacji – /);
  await page.locator('.ok-results a').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Budżet');
  await page.locator('header').getByRole('button', { name: 'Szukaj sprawy lub informacji' }).click();
  await expect(page).toHaveURL(/\/szukaj\??$/);
  await page.getByRole('combobox').fill('xqzt');
  await page.locator('.ok-search').getByRole('button').click();
  await expect(page.locator('main')).toContainText('Nic nie pasuje do „xqzt”');
});

test('on a narrow window the menu is below the page, and a link at the top leads to it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/kontakt');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  const menu = page.locator('#menu');
  await expect(menu).toBeInViewport();
  await menu.getByRole('link', { name: 'Procedury' }).click();
  await expect(page).toHaveURL('/procedury');
});

test('a year is chosen by a form, and a column sorts the table; both stay in the address', async ({ page }) => {
  await page.goto('/uslugi/budzet-dochody');
  const [, before] = await page.getByLabel('Rok budżetowy').locator('option').allTextContents();
  await page.getByLabel('Rok budżetowy').selectOption(before!);
  await page.getByRole('button', { name: 'Pokaż' }).first().click();
  await expect(page).toHaveURL(`/uslugi/budzet-dochody?rok=${before}`);
  await expect(page.locator('main')).toContainText(`Dochody w ${before} roku w skrócie`);
  const header = page.getByRole('columnheader', { name: 'Paragraf' });
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL(`/uslugi/budzet-dochody?rok=${before}&kolejnosc=-paragraf`);
});

test('turning a page and changing its size keep the order', afterChange, async ({ page }) => {
  await page.goto('/uslugi/budzet-dochody?kolejnosc=-planPoZmianach');
  const rows = page.locator('main .ok-table tbody tr');
  const first = await rows.first().innerText();
  const pager = page.getByRole('navigation', { name: /^Strony/ });
  await pager.getByRole('button', { name: 'Następna' }).click();
  await expect(pager).toContainText('Strona 2 z');
  expect(await rows.first().innerText()).not.toBe(first);
  await pager.getByLabel('Wierszy na stronie').selectOption('10');
  await pager.getByRole('button', { name: 'Pokaż' }).click();
  await expect(pager).toContainText('Strona 1 z');
  await expect(rows).toHaveCount(10);
  expect(await rows.first().innerText()).toBe(first);
  await expect(page).toHaveURL(/kolejnosc=-planPoZmianach.*tabela\.wierszy=10/);
});

test('a day may be typed as 21.11.2026, and both controls of one state work', afterChange, async ({ page }) => {
  await page.goto('/uslugi/liczba-wyborcow');
  await page.getByLabel('Data wyborów').fill('21.11.2026');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/uslugi/liczba-wyborcow?data=2026-11-21');
  const choice = page.getByLabel('Wybory', { exact: true });
  const value = await choice.locator('option').last().getAttribute('value');
  await choice.selectOption(value!);
  await page.getByRole('button', { name: 'Pokaż' }).first().click();
  await expect(page).toHaveURL(`/uslugi/liczba-wyborcow?data=${value}`);
});

test('folders open, files are saved, and a button leads to another page', async ({ page }) => {
  await page.goto('/pliki');
  await page.locator('.ok-card__open').first().click();
  await expect(page).toHaveURL(/\/pliki\?link=/);
  await page.goto('/uslugi/budzet-dochody?rok=2025');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Pobierz PDF' }).click();
  expect((await saved).suggestedFilename()).toMatch(/2025.*\.pdf$/);
  await page.getByRole('columnheader', { name: 'Paragraf' }).getByRole('button').click();
  const table = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Pobierz CSV' }).first().click();
  const csv = await table;
  expect(csv.suggestedFilename()).toMatch(/2025.*\.csv$/);
  const [, ...lines] = readFileSync(await csv.path(), 'utf8')
    .trim()
    .split('\r\n');
  // Every row of the year, in the order of the page.
  expect(lines.length).toBeGreaterThan(await page.locator('main .ok-table tbody tr').count());
  const first = await page.locator('main .ok-table tbody tr').first().getByRole('cell').allInnerTexts();
  for (const text of first.filter((one) => /^\d{3,4}$/.test(one))) expect(lines[0]).toContain(text);
  await page.goto('/kontakt');
  await page
    .locator('main')
    .getByRole('button', { name: /załatwić/ })
    .click();
  await expect(page).toHaveURL(/^[^?]*\/procedury\??$/);
});

test('the skip link comes first, and axe has nothing against a page without scripts', async ({
  page,
  browser,
  baseURL,
}) => {
  for (const address of ['/uslugi/informacje-publiczne', '/lista-naleznosci']) {
    await page.goto(address);
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText('Przejdź do treści');
  }
  // Axe needs scripts: here only the page has none.
  const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: true });
  const other = await context.newPage();
  await other.route(/\.js$/, (route) => route.abort());
  for (const address of ['/uslugi/informacje-publiczne', '/lista-naleznosci']) {
    await other.goto(address);
    expect(await violations(other), address).toEqual([]);
  }
  await context.close();
});

test('a closed section is opened by the browser, and is in the page already', afterChange, async ({ page }) => {
  await page.goto('/uslugi/informacje-publiczne');
  const section = page.locator('main details').first();
  const card = section.locator('.ok-card').first();
  await expect(card).toBeHidden();
  await section.locator('summary').click();
  await expect(card).toBeVisible();
});

test('a part that needs code says so, with the telephone of the office', async ({ page }) => {
  for (const address of ['/logowanie', '/rejestracja', '/uslugi/liczba-wyborcow', '/lista-naleznosci']) {
    await page.goto(address);
    await expect(page.getByText('tylko z włączonym JavaScriptem').first(), address).toBeVisible();
    await expect(page.locator('a[href^="tel:+48"]').first(), address).toBeVisible();
  }
  // In the place of what is missing.
  await expect(page.locator('main')).toContainText('Ta strona działa tylko z włączonym JavaScriptem');
  await page.goto('/logowanie');
  // The buttons below the form do not repeat it; another way to log in has its own. What nobody would answer looks like that.
  await expect(page.locator('.ok-needs:visible')).toHaveCount(2);
  const form = page.locator('main form');
  for (const control of [form.locator('input').first(), form.getByRole('button').last()])
    await expect(control).toHaveCSS('border-top-style', 'dashed');
});
