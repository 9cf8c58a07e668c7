import { afterChange } from './afterChange.ts';
import { downloadPdf, expect, fillLogin, logIn, openCard, plain, test } from './portal.ts';
import { signIn } from './signIn.ts';

// Guards: src/portal, src/blocks, src/lang, server/engine, schemas/api, server/domains/naleznosci, server/domains/pojazdy, server/domains/konto, server/demo, screens, locales, services.config.json

// No test changes what another one reads.
test.describe.configure({ mode: 'parallel' });

test('a protected address requires the login and then opens', async ({ page }) => {
  await page.goto('/lista-naleznosci?rodzaj=PSY');
  await expect(page).toHaveURL(/logowanie/);
  await fillLogin(page, 'anna.wisniewska');
  await expect(page).toHaveURL(/lista-naleznosci\?rodzaj=PSY/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Opłata od posiadania psów do zapłaty');
});

test('a wrong password is reported, and the typed login stays', async ({ page }) => {
  await page.goto('/logowanie');
  await page.getByLabel('Login').fill('anna.wisniewska');
  await page.getByLabel('Hasło', { exact: false }).first().fill('nie-to');
  await page.getByRole('button', { name: 'Zaloguj się', exact: true }).last().click();
  await expect(page.getByText(/Login lub hasło są nieprawidłowe/).first()).toBeVisible();
  await expect(page.getByLabel('Login')).toHaveValue('anna.wisniewska');
});

test('the dues list filters by kind and opens a card', async ({ page }) => {
  await signIn(page, 'anna.wisniewska');
  await page.goto('/lista-naleznosci');
  const cards = page.locator('.ok-card');
  await expect(cards.first()).toBeVisible();
  const all = await cards.count();
  await page.getByLabel('Rodzaj należności').selectOption({ label: 'Podatek od środków transportowych' });
  await expect(page).toHaveURL(/rodzaj=SRODKI_TRANSPORTU/);
  await expect.poll(() => cards.count()).toBeLessThan(all);
  await expect(cards.first()).toContainText(/\d{2} \d{4} \d{4} \d{4} \d{4} \d{4} \d{4}/);
  await cards.first().locator('a, button').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Karta należności');
});

test('the PDF of the list has the same sums as the screen', afterChange, async ({ page }) => {
  await signIn(page, 'anna.wisniewska');
  await page.goto('/lista-naleznosci');
  const sum = plain(await page.locator('.ok-facts').first().locator('dd').first().innerText());
  const { text, name } = await downloadPdf(page, 'Pobierz PDF');
  expect(name).toBe('lista_naleznosci.pdf');
  expect(plain(text)).toContain(sum);
});

test('a card shows unpaid instalments first, filters clear the selection, and the selection is summed', async ({
  page,
}) => {
  await signIn(page, 'anna.wisniewska');
  await openCard(page, /POD\//);
  const table = page.getByRole('table', { name: 'Raty', exact: true });
  await expect(page.getByRole('radio', { name: 'Niezapłacone' })).toBeChecked();
  const boxes = table.locator('tbody input[type=checkbox]:enabled');
  await boxes.first().check();
  await expect(page.getByText(/Wybrano 1 ratę na kwotę/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pobierz blankiet wpłaty' })).toBeEnabled();
  await page.getByRole('radio', { name: 'Wszystkie' }).check();
  await expect(page.getByText(/Wybrano/)).toHaveCount(0);
  await expect(page).toHaveURL(/typ=WSZYSTKIE/);
  // An error below one filter leaves the controls of its row in line.
  for (const [label, amount] of [
    ['Kwota od', '100'],
    ['Kwota do', '50'],
  ] as const) {
    await page.getByLabel(label).fill(amount);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('Kwota „do” nie może być mniejsza')).toBeVisible();
  const [from, to] = [await page.getByLabel('Kwota od').boundingBox(), await page.getByLabel('Kwota do').boundingBox()];
  expect(to!.y).toBeCloseTo(from!.y, 0);
});

test('paid rows, enforcement titles and ordered payments cannot be selected', afterChange, async ({ page }) => {
  await signIn(page, 'anna.wisniewska');
  await openCard(page, /POD\//);
  await page.getByRole('radio', { name: 'Zapłacone', exact: true }).check();
  const table = page.getByRole('table', { name: 'Raty', exact: true });
  await expect(table).toContainText(/Zapłacona|Żadna rata/);
  await expect(table.locator('tbody input[type=checkbox]:enabled')).toHaveCount(0);
});

test('the payment slip for a selection has the same sum as the screen', async ({ page }) => {
  await signIn(page, 'anna.wisniewska');
  await openCard(page, /POD\//);
  const boxes = page.getByRole('table', { name: 'Raty', exact: true }).locator('tbody input[type=checkbox]:enabled');
  await boxes.first().check();
  const summary = plain(await page.getByText(/Wybrano 1 ratę na kwotę/).innerText());
  const amount = summary.match(/kwotę (.*?)\.?$/)?.[1] ?? 'none';
  const { text, name } = await downloadPdf(page, 'Pobierz blankiet wpłaty');
  expect(name).toBe('druk_dowodu_wplaty.pdf');
  expect(plain(text)).toContain(amount);
});

test('child rows, booked payments and collection elements can be opened', afterChange, async ({ page }) => {
  await signIn(page, 'anna.wisniewska');
  await openCard(page, /POD\//);
  await page
    .getByRole('button', { name: /Składniki raty/ })
    .first()
    .click();
  await expect(page.getByRole('table', { name: 'Składniki raty' })).toBeVisible();
  await page.getByRole('button', { name: 'Zaksięgowane wpłaty' }).click();
  await expect(page.getByRole('table', { name: 'Zaksięgowane wpłaty' })).toBeVisible();
  await page.getByRole('button', { name: 'Działania windykacyjne' }).click();
  await expect(page.getByText(/Działania windykacyjne|Nie podjęto/).first()).toBeVisible();
});

test('the vehicle list opens from its card', afterChange, async ({ page }) => {
  await signIn(page, 'anna.wisniewska');
  await openCard(page, /TRA\//);
  await page.getByRole('button', { name: 'Wykaz pojazdów' }).click();
  await expect(page.getByRole('table', { name: /Pojazdy podlegające/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('table', { name: /Pojazdy podlegające/ })).toBeVisible();
});

test('a restricted account is told that it may not see dues', afterChange, async ({ page }) => {
  await page.goto('/logowanie');
  await fillLogin(page, 'ola.krawczyk');
  await expect(page).not.toHaveURL(/logowanie/);
  await page.goto('/lista-naleznosci');
  // The service list, with the reason.
  await expect(page).toHaveURL('/lista-uslug');
  await expect(page.getByText('Ta usługa będzie dostępna po potwierdzeniu Twojej tożsamości.').first()).toBeVisible();
  await expect(page.getByText('Razem do zapłaty')).toHaveCount(0);
});

test('the bar names the subject', afterChange, async ({ page }) => {
  await signIn(page, 'jan.nowak');
  await page.goto('/');
  const bar = page.getByRole('banner');
  await bar.getByRole('button', { name: 'Jan Nowak' }).click();
  await page.getByRole('button', { name: 'Zmień podmiot' }).click();
  await page.getByRole('radio', { name: /Delikatesy/ }).check();
  await page.getByRole('button', { name: 'Zatwierdź' }).click();
  await bar.getByRole('button', { name: /Delikatesy/ }).click();
  await expect(bar.getByText('Zalogowano jako:')).toBeVisible();
  await expect(bar.getByText('Jan Nowak')).toBeVisible();
});

test('a restricted account sees its restriction after the login', afterChange, async ({ page }) => {
  await logIn(page, 'ola.krawczyk');
  await expect(page.getByText(/Twoja tożsamość nie jest jeszcze potwierdzona/).first()).toBeVisible();
});

test('a card leads back to the list, and its total has one label on a phone', afterChange, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, 'anna.wisniewska');
  await openCard(page, /POD\//);
  await expect(page.locator('tfoot td[data-label]').first()).toHaveAttribute('data-label', 'Razem');
  await page.getByRole('button', { name: 'Wróć do listy należności' }).click();
  await expect(page).toHaveURL(/lista-naleznosci/);
  // All cards of this resident, with payments and applications, take a few windows of a phone.
  await expect(page.getByRole('heading', { name: 'Zwroty akcyzy' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4000);
});
