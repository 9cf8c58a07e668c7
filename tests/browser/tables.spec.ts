import type { Page } from 'playwright/test';
import { afterChange } from './afterChange.ts';
import { expect, overflow, test, violations } from './portal.ts';

// Guards: src/portal, src/blocks, src/lang, codegen/site, screens, locales, services.config.json

test.describe.configure({ mode: 'parallel' });

const income = (page: Page) => page.getByRole('table', { name: /Realizacja dochodów/ });
const sorting = (page: Page) => page.getByLabel('Sortuj według');

test('a table becomes cards where its place is narrow, and a table again, in the same document', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/uslugi/budzet-dochody');
  const table = income(page);
  const header = table.getByRole('columnheader', { name: 'Plan po zmianach' });
  const [first, second] = [table.locator('tbody tr').nth(0), table.locator('tbody tr').nth(1)];
  await expect(header).toBeVisible();
  await expect(sorting(page)).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('data-drawn');
  const drawn = await table.evaluate((element) => element.outerHTML);

  await page.setViewportSize({ width: 360, height: 800 });
  await expect(header).toBeHidden();
  await expect(sorting(page)).toBeVisible();
  const cell = first.getByRole('cell').last();
  expect(await cell.evaluate((element) => getComputedStyle(element, '::before').content)).toBe('"Dochody wykonane"');
  const [title, value, next] = [
    await first.getByRole('rowheader').boundingBox(),
    await cell.boundingBox(),
    await second.boundingBox(),
  ];
  expect(title!.y).toBeLessThan(value!.y);
  expect(next!.y).toBeGreaterThan(value!.y + value!.height);
  expect(await overflow(page)).toBe(0);
  expect(await violations(page)).toEqual([]);
  expect(await table.evaluate((element) => element.outerHTML)).toBe(drawn);

  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(header).toBeVisible();
});

test('cards are sorted by a list', afterChange, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/uslugi/budzet-dochody');
  await expect(page.locator('html')).toHaveAttribute('data-drawn');
  const largest = await sorting(page).locator('option').last().textContent();
  await sorting(page).selectOption({ label: largest! });
  const amounts = (await income(page).locator('tbody tr td:last-child').allTextContents()).map((text) =>
    Number(text.replaceAll(/[^\d,]/g, '').replace(',', '.')),
  );
  expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
});

test('letters count: two columns stay a table on a phone, and become cards in the largest letters', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/uslugi/najpopularniejsze-imiona-wg-roku');
  const header = page
    .getByRole('table', { name: /Imiona nadane/ })
    .getByRole('columnheader')
    .first();
  await expect(header).toBeVisible();
  // The stored preferences are applied at the start of the code.
  await expect(page.locator('html')).toHaveAttribute('data-drawn');
  await page.evaluate(() => {
    document.documentElement.dataset.font = '3';
  });
  await expect(header).toBeHidden();
});
