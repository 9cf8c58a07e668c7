import { afterChange } from './afterChange.ts';
import { beginRequest, expect, test } from './portal.ts';
import { signIn } from './signIn.ts';

// Guards: src/portal, src/blocks, src/lang, server/engine, schemas/api, server/domains/zgloszenia, server/demo, screens, locales, services.config.json

test.beforeEach(async ({ page }) => {
  await signIn(page, 'jan.nowak');
  await page.goto('/uslugi/wyslij-zgloszenie');
  await expect(page.getByLabel(/Treść zgłoszenia/)).toBeVisible();
});

test(
  'a request without content is refused at its field, with a summary that links to it',
  afterChange,
  async ({ page }) => {
    await page.getByRole('button', { name: 'Wyślij zgłoszenie' }).last().click();
    await expect(page.getByText('Wpisz treść zgłoszenia.').first()).toBeVisible();
    await page.getByRole('link', { name: /Wpisz treść zgłoszenia/ }).click();
    await expect(page.getByLabel(/Treść zgłoszenia/)).toBeFocused();
  },
);

test('text beyond the limit is refused, and the remaining characters are counted', afterChange, async ({ page }) => {
  const content = page.getByLabel(/Treść zgłoszenia/);
  await beginRequest(page, false);
  await content.fill('a'.repeat(2100));
  expect((await content.inputValue()).length).toBe(2000);
  await beginRequest(page, true);
  await expect(page.getByText(/za długi o 1000 znaków|Pozostało/).first()).toBeVisible();
  await content.fill('');
  await content.fill('a'.repeat(2100));
  expect((await content.inputValue()).length).toBe(1000);
  await expect(page.getByText(/Pozostało 0 znaków/).first()).toBeVisible();
});

test('a topic with contact data requires and validates them, and the request is stored and listed', async ({
  page,
}) => {
  await beginRequest(page, true);
  const words = `Latarnia nie świeci ${Date.now()}`;
  await page.getByLabel(/Treść zgłoszenia/).fill(words);
  await page.getByLabel(/Telefon do kontaktu/).fill('12');
  await page.getByLabel(/E-mail do kontaktu/).fill('jan');
  await page.getByRole('button', { name: 'Wyślij zgłoszenie' }).last().click();
  await expect(page.getByText('Nieprawidłowy format.').first()).toBeVisible();
  await page.getByLabel(/Telefon do kontaktu/).fill('600700800');
  await page.getByLabel(/E-mail do kontaktu/).fill('jan.nowak@example.com');
  await page.getByRole('button', { name: 'Wyślij zgłoszenie' }).last().click();
  await expect(page.getByText('Zgłoszenie zostało wysłane.').first()).toBeVisible();
  await expect(page.getByLabel(/Treść zgłoszenia/)).toHaveValue('');
  const history = page.getByRole('table', { name: 'Historia zgłoszeń' });
  await history
    .getByRole('button', { name: /Szczegóły zgłoszenia/ })
    .first()
    .click();
  await expect(history).toContainText(words);
  await expect(history).toContainText(/600\s700\s800/);
});

test('leaving with unsent text asks first, and staying keeps the text', afterChange, async ({ page }) => {
  await page.getByLabel(/Treść zgłoszenia/).fill('Nie wysyłaj jeszcze');
  await page.locator('header').getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Zostań' }).click();
  await expect(page.getByLabel(/Treść zgłoszenia/)).toHaveValue('Nie wysyłaj jeszcze');
  await page.locator('header').getByRole('link').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Opuść' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('a failed send keeps the text and shows a message', async ({ page }) => {
  await page.route('**/api/zgloszenia?*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await beginRequest(page, false);
  await page.getByLabel(/Treść zgłoszenia/).fill('Zachowaj mnie');
  await page.getByRole('button', { name: 'Wyślij zgłoszenie' }).last().click();
  await expect(page.getByText(/zachowany/).first()).toBeVisible();
  await expect(page.getByLabel(/Treść zgłoszenia/)).toHaveValue('Zachowaj mnie');
});
