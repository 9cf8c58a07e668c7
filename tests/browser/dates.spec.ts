import { isNight } from '../night.ts';
import { afterChange } from './afterChange.ts';
import { expect, overflow, test, violations } from './portal.ts';

// Guards: src/portal, src/blocks, src/lang, server/engine, schemas/api, screens, locales, services.config.json

const place = '/uslugi/liczba-wyborcow';

test.describe('in an English browser', () => {
  test.use({ locale: 'en-US' });
  test(
    'a date has the format of the portal, and common ways of typing it are accepted',
    afterChange,
    async ({ page }) => {
      await page.goto(`${place}?data=2025-06-01`);
      const field = page.getByLabel('Data wyborów');
      await expect(field).toHaveValue('01.06.2025');
      await expect(field).toHaveAccessibleDescription(/na przykład 15\.03\.2026/);
      await field.fill('2/1/2025');
      await field.press('Enter');
      await expect(field).toHaveValue('02.01.2025');
      await expect(page).toHaveURL(/data=2025-01-02/);
      await expect(page.getByText('02.01.2025 nie było wyborów.')).toBeVisible();
    },
  );
});

test('an invalid date stays in the field, is reported, and sends nothing', afterChange, async ({ page }) => {
  await page.goto(place);
  const field = page.getByLabel('Data wyborów');
  await field.fill('31.02.2025');
  await field.blur();
  await expect(page.getByText('Wpisz poprawną datę, na przykład 15.03.2026.')).toBeVisible();
  await expect(field).toHaveValue('31.02.2025');
  await expect(page).not.toHaveURL(/data=\d/);
  await field.fill('31.12.1899');
  await field.blur();
  await expect(page.getByText('Wpisz datę nie wcześniejszą niż 01.01.1900.')).toBeVisible();
  // The caret keeps its place.
  await field.fill('01.01.2025');
  await field.press('Home');
  await field.press('Delete');
  await field.press('Delete');
  await page.keyboard.type('02');
  await expect(field).toHaveValue('02.01.2025');
  await expect(page).toHaveURL(/data=2025-01-02/);
});

test('the button opens the calendar also when leaving the field shows its error', afterChange, async ({ page }) => {
  await page.goto(place);
  await page.getByLabel('Data wyborów').fill('31.02');
  await page.getByRole('button', { name: 'Wybierz z kalendarza: Data wyborów' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
});

const usual = [
  ['pl', '', 'niedziela, 1 czerwca 2025'],
  ['uk', 'yb', 'неділя, 1 червня 2025'],
] as const;
const atNight = [
  ['en', 'yb', 'Sunday, 1 June 2025'],
  ['de', '', 'Sonntag, 1. Juni 2025'],
] as const;

for (const [language, contrast, name] of isNight ? [...usual, ...atNight] : usual) {
  test(
    `the calendar works by keyboard on a phone in the largest letters: ${language}`,
    language === 'uk' ? afterChange : {},
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.addInitScript(
        ([language, contrast]) => {
          localStorage.setItem('okienko.czcionka', '3');
          localStorage.setItem('okienko.jezyk', language);
          localStorage.setItem('okienko.kontrast', contrast);
        },
        [language, contrast] as const,
      );
      await page.goto(`${place}?data=2025-06-01`);
      const opener = page.locator('.ok-date').getByRole('button');
      // A key does not wait for a button, as a click does.
      await expect(opener).toBeEnabled();
      await opener.press('Enter');
      const day = page.locator('.ok-calendar__day:focus');
      await expect(day).toContainText(name);
      await expect(page.getByRole('dialog')).toBeInViewport();
      await expect(day).toBeInViewport();
      expect(await violations(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
      await page.keyboard.press('PageUp');
      await page.keyboard.press('End');
      await expect(day).toContainText('4');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(opener).toBeFocused();
      await expect(page).toHaveURL(/data=2025-06-01/);
      await opener.press('Enter');
      await expect(day).toContainText(name);
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/data=2025-05-31/);
      await expect(opener).toBeFocused();
    },
  );
}
