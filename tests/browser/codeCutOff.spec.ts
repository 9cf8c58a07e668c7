import { test as base, expect } from 'playwright/test';
import { afterChange } from './afterChange.ts';

// Guards: src/portal, src/blocks, src/lang, codegen/site, server/engine, index.html, screens, locales, services.config.json

// The page is broken on purpose: its errors are no failures.
const test = base;
test.describe.configure({ mode: 'parallel' });

/** The page does the same with each; the first stands for all in the usual run. */
const ways: readonly { name: string; answer: 'abort' | string }[] = [
  { name: 'never comes', answer: 'abort' },
  { name: 'is cut off half-way', answer: 'import"./nothing.js";const half = () => {' },
  { name: 'is too new for the engine', answer: 'const x = 1 |>|> 2;' },
];
for (const [turn, { name, answer }] of ways.entries()) {
  test(
    `a page whose code ${name} is read and used like one without scripts`,
    turn > 0 ? afterChange : {},
    async ({ page }) => {
      await page.route(/\/assets\/.*\.js$/, (route) =>
        answer === 'abort' ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: answer }),
      );
      await page.goto('/uslugi/budzet-dochody');
      await expect(page.getByRole('link', { name: 'English' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByRole('button', { name: 'Następna' }).click();
      await expect(page).toHaveURL(/tabela\.strona=2/);
      await page.getByRole('button', { name: 'Wysoki kontrast' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-contrast', 'yb');
      await page.getByRole('link', { name: 'English' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  );
}

test('a year that is chosen before the code comes is shown when it comes', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/libraries-/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/uslugi/budzet-dochody', { waitUntil: 'commit' });
  const choice = page.getByLabel('Rok budżetowy');
  const value = await choice.locator('option').nth(1).getAttribute('value');
  await choice.selectOption(value!);
  resolve();
  await expect(page).toHaveURL(`/uslugi/budzet-dochody?rok=${value}`);
  await expect(page.locator('html')).toHaveAttribute('data-drawn');
  await expect(choice).toHaveValue(value!);
  await expect(page.getByRole('button', { name: 'Pokaż', exact: true })).toHaveCount(0);
});
