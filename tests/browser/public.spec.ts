import { afterChange } from './afterChange.ts';
import { downloadPdf, expect, plain, test } from './portal.ts';

// Guards: src/portal, src/blocks, src/lang, codegen/site, server/engine, schemas/api, server/domains/informacjePubliczne, server/demo, screens, locales, services.config.json

// No test changes what another one reads.
test.describe.configure({ mode: 'parallel' });

test('the home page leads to the services', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Budżet – dochody' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Budżet – dochody');
});

test('first names: the latest year is preselected; another one stays in the address and in the history', async ({
  page,
}) => {
  await page.goto('/uslugi/najpopularniejsze-imiona-wg-roku');
  const year = page.getByLabel('Rok urodzenia');
  await expect(page.getByRole('table', { name: /Imiona nadane/ })).toBeVisible();
  const years = await year.locator('option').allTextContents();
  expect(years).toEqual([...years].sort().reverse());
  await expect(year.locator('option:checked')).toHaveText(years[0]!);
  const table = page.getByRole('table', { name: `Imiona nadane w ${years[0]} roku` });
  await expect(table).toBeVisible();
  await year.selectOption({ label: years[2]! });
  await expect(page).toHaveURL(new RegExp(`rok=${years[2]}`));
  await expect(page.getByRole('table', { name: `Imiona nadane w ${years[2]} roku` })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Rok urodzenia').locator('option:checked')).toHaveText(years[2]!);
});

test('first names: both columns can be sorted, and the chart has its own data table', afterChange, async ({ page }) => {
  await page.goto('/uslugi/najpopularniejsze-imiona-wg-roku');
  const table = page.getByRole('table', { name: /Imiona nadane/ });
  await table.getByRole('button', { name: 'Imię' }).click();
  await expect(table.getByRole('columnheader', { name: 'Imię' })).toHaveAttribute('aria-sort', 'ascending');
  const names = await table.locator('tbody th').allTextContents();
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'pl')));
  await page.locator('.ok-chart').scrollIntoViewIfNeeded();
  await expect(page.locator('.ok-chart__picture svg:visible').first()).toBeVisible();
});

test('first names: the PDF has the content of the screen', async ({ page }) => {
  await page.goto('/uslugi/najpopularniejsze-imiona-wg-roku');
  const first = await page
    .getByRole('table', { name: /Imiona nadane/ })
    .locator('tbody tr')
    .first()
    .innerText();
  const { text, name, info } = await downloadPdf(page, 'Pobierz PDF');
  expect(name).toMatch(/^najpopularniejsze_imiona_\d{4}\.pdf$/);
  expect(info).toMatch(/Tagged:\s+yes/);
  for (const word of plain(first).split(' ')) expect(plain(text)).toContain(word);
});

test('budget income has seven columns, money in Polish notation, totals and pages', async ({ page }) => {
  await page.goto('/uslugi/budzet-dochody');
  const table = page.getByRole('table', { name: /Realizacja dochodów/ });
  await expect(table.getByRole('columnheader')).toHaveCount(7);
  await expect(table.locator('tbody').first().locator('tr')).toHaveCount(5);
  const amount = plain(await table.locator('tbody').first().locator('tr').first().locator('td').last().innerText());
  expect(amount).toMatch(/^\d{1,3}( \d{3})*,\d{2} zł$/);
  await expect(table.locator('tfoot')).toContainText('zł');
});

test('budget income: the PDF has the totals of the screen', afterChange, async ({ page }) => {
  await page.goto('/uslugi/budzet-dochody');
  const total = plain(
    await page
      .getByRole('table', { name: /Realizacja dochodów/ })
      .locator('tfoot td')
      .last()
      .innerText(),
  );
  expect(total).toMatch(/zł$/);
  const { text } = await downloadPdf(page, 'Pobierz PDF');
  expect(plain(text)).toContain(total);
});

test('a service opens by number and by slug; unknown addresses and services lead home', async ({ page }) => {
  await page.goto('/uslugi/13');
  await expect(page).toHaveURL(/najpopularniejsze-imiona-wg-roku/);
  await page.goto('/uslugi/9999');
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/nie-ma-takiej-strony');
  await expect(page).toHaveURL(/\/$/);
});

test('English is chosen by the address and remembered', afterChange, async ({ page }) => {
  await page.goto('/uslugi/budzet-dochody?lang=en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Budget – income');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/uslugi/najpopularniejsze-imiona-wg-roku');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Most popular first names by year');
});

for (const lang of ['en', 'de', 'uk']) {
  test(`a year has no thousands separator in ${lang}`, async ({ request }) => {
    const html = await (await request.get(`/uslugi/budzet-dochody?lang=${lang}`)).text();
    expect(html).toMatch(/<option[^>]*>20\d\d</);
    expect(html).not.toMatch(/<option[^>]*>2.0\d\d</);
  });
}
