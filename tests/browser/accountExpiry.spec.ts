import type { Page } from 'playwright/test';
import { type OwnOffice, ownOffice } from './ownOffice.ts';
import { beginRequest, expect, fillLogin, overflow, test, violations } from './portal.ts';

/** Long enough for a busy machine, short enough for a test to wait. */
const SESSION_S = 30;
const FORM = '/uslugi/wyslij-zgloszenie';
const TEXT = 'Tekst, który nie może zginąć';

let office: OwnOffice;
test.beforeAll(async () => {
  office = await ownOffice({ OKIENKO_CZAS_SESJI_S: String(SESSION_S) });
  await office.start();
});
test.afterAll(() => office.drop());
test.describe.configure({ timeout: 180_000 });

const at = (path: string) => office.origin + path;
const content = (page: Page) => page.getByLabel(/Treść zgłoszenia/);
const ended = (page: Page) => page.getByRole('dialog', { name: 'Sesja została zakończona' });

test('a session that expires over a form can be prolonged; after expiry and login the page and the typed values are back', async ({
  page,
}) => {
  await page.goto(at('/logowanie'));
  await fillLogin(page, 'jan.nowak');
  await expect(page).not.toHaveURL(/logowanie/);
  await page.goto(at(FORM));
  await beginRequest(page, false);
  await content(page).fill(TEXT);
  const prompt = page.getByRole('dialog', { name: 'Sesja wkrótce się zakończy' });
  await expect(prompt).toBeVisible({ timeout: 3 * SESSION_S * 1000 });
  expect([await violations(page), await overflow(page)]).toEqual([[], 0]);
  await prompt.getByRole('button', { name: 'Przedłuż sesję' }).click();
  await expect(page.getByText('Sesja została przedłużona.')).toBeVisible();
  await expect(prompt).toBeHidden();

  await expect(ended(page)).toBeVisible({ timeout: 3 * SESSION_S * 1000 });
  await expect(ended(page)).toContainText('czeka tam na Ciebie');
  await expect(page).toHaveURL(at('/'));
  const stored = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toHaveProperty(['okienko.token']);
  expect(JSON.stringify(stored)).not.toContain(TEXT);
  await expect(page.getByText(TEXT)).toHaveCount(0);
  expect([await violations(page), await overflow(page)]).toEqual([[], 0]);
  await page.keyboard.press('Enter');
  await fillLogin(page, 'jan.nowak');
  await expect(page).toHaveURL(at(FORM));
  await expect(content(page)).toHaveValue(TEXT);
});
