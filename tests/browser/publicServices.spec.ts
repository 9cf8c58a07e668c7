import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { DEMO_PASSWORD } from '../../server/demo/kit/demoAccounts.ts';
import { fictitiousPesel } from '../../server/demo/kit/identifiers.ts';
import { afterChange } from './afterChange.ts';
import { downloadPdf, drawInBrowser, expect, plain, test } from './portal.ts';

// Guards: src/portal, src/blocks, src/lang, codegen/site, server/engine, schemas/api, server/domains/informacjePubliczne, server/demo, screens, locales, services.config.json

// No test changes what another one reads.
test.describe.configure({ mode: 'parallel' });

const table = (page: Page, name: RegExp) => page.getByRole('table', { name });
const firstCells = (page: Page, name: RegExp) => table(page, name).locator('tbody tr > :nth-child(4)').allInnerTexts();

test('budget expenditure: the newest year is preselected; there is a summary, a view by division and the full table', async ({
  page,
}) => {
  await page.goto('/uslugi/budzet-wydatki');
  const years = await page.getByLabel('Rok budżetowy').locator('option').allTextContents();
  expect(years).toEqual([...years].sort().reverse());
  const glance = page.locator('.ok-block--facts');
  await expect(glance).toContainText('Wykonanie planu');
  const total = plain(
    await table(page, /Realizacja wydatków/)
      .locator('tfoot td')
      .first()
      .innerText(),
  );
  expect(plain(await glance.innerText())).toContain(total);
  await expect(page.locator('.ok-chart__picture svg:visible').first()).toBeVisible();
  await page.getByText('Dane wykresu w tabeli').click();
  await expect(table(page, /Na co gmina wydaje/)).toContainText('Oświata i wychowanie');
});

test('year and sort order are in the address: links, a reload and the back button keep them', async ({ page }) => {
  await page.goto('/uslugi/budzet-dochody');
  const name = /Realizacja dochodów/;
  await page.getByLabel('Rok budżetowy').selectOption('2025');
  // Only one of several presses before the take-over is repeated.
  await expect(page.locator('html')).toHaveAttribute('data-drawn');
  await table(page, name).getByRole('button', { name: 'Plan po zmianach' }).click();
  await table(page, name).getByRole('button', { name: 'Plan po zmianach' }).click();
  await expect(page).toHaveURL(/\?(?=.*rok=2025)(?=.*kolejnosc=-planPoZmianach)/);
  await expect.poll(() => firstCells(page, name)).not.toEqual([]);
  const ordered = await firstCells(page, name);
  await page.reload();
  await expect(table(page, /2025/).getByRole('columnheader', { name: 'Plan po zmianach' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await expect.poll(() => firstCells(page, name)).toEqual(ordered);
  await page.getByRole('link', { name: 'Kontakt' }).first().click();
  await expect(page).not.toHaveURL(/budzet-dochody/);
  await page.goBack();
  await expect(table(page, /2025/)).toBeVisible();
  await expect.poll(() => firstCells(page, name)).toEqual(ordered);
});

test('an unknown sort order in the address is ignored', async ({ page }) => {
  await page.goto('/uslugi/budzet-dochody?kolejnosc=-kwotaKtorejNieMa&rok=2025');
  await expect(table(page, /2025/)).toBeVisible();
  await expect(page.locator('[aria-sort="ascending"], [aria-sort="descending"]')).toHaveCount(0);
});

test(
  'the CSV has all rows in the displayed order, in the format of Polish spreadsheets',
  afterChange,
  async ({ page }) => {
    await page.goto('/uslugi/budzet-wydatki?rok=2025&kolejnosc=-wydatki');
    const answer = await (await page.request.get('/api/fk/gmina/dajWydatkiBudzetu?rok=2025')).json();
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Pobierz CSV' }).click();
    const download = await waiting;
    const text = readFileSync((await download.path())!, 'utf8');
    expect(text.startsWith('\ufeffRozdział;Paragraf;Nazwa pozycji;Plan po zmianach;')).toBe(true);
    const lines = text.trimEnd().split('\r\n').slice(1);
    expect(lines).toHaveLength(answer.listaWydatkow.length);
    const spent = lines.map((line) => line.split(';').at(-3)!);
    for (const amount of spent) expect(amount).toMatch(/^\d+,\d{2}$/);
    const numbers = spent.map((amount) => Number(amount.replace(',', '.')));
    expect(numbers).toEqual(
      answer.listaWydatkow.map((row: { wydatki: number }) => row.wydatki).sort((a: number, b: number) => b - a),
    );
    expect(download.suggestedFilename()).toMatch(/2025.*\.csv$/);
  },
);

test('every service has its table and a PDF named after its content', afterChange, async ({ page }) => {
  const services: Record<string, [table: RegExp, file: RegExp]> = {
    'budzet-wydatki': [/Realizacja wydatków/, /^wydatki_budzetu_\d{4}\.pdf$/],
    'statusy-mieszkancow': [/według statusu/, /^statusy_mieszkancow\.pdf$/],
    'liczba-mieszkancow-wyborcow': [/w dniach wyborów/, /^liczba_mieszkancow_i_wyborcow\.pdf$/],
    'zameldowania-wg-plci-wieku': [/Zameldowania na pobyt/, /^zameldowania_wedlug_plci_i_wieku\.pdf$/],
    'najpopularniejsze-imiona': [/Imiona mieszkańców/, /^najpopularniejsze_imiona\.pdf$/],
  };
  for (const [slug, [name, file]] of Object.entries(services)) {
    await page.goto(`/uslugi/${slug}`);
    const cells = await table(page, name).last().locator('tbody tr').first().locator('th, td').allInnerTexts();
    const paper = await downloadPdf(page, 'Pobierz PDF');
    expect(paper.name).toMatch(file);
    for (const cell of cells.filter((words) => /\d/.test(words) && !words.includes('%')))
      expect(plain(paper.text)).toContain(plain(cell));
  }
});

test('sex and age: nine rows on one page with a correct sum', afterChange, async ({ page }) => {
  await page.goto('/uslugi/zameldowania-wg-plci-wieku');
  const rows = table(page, /Zameldowania na pobyt/).locator('tbody tr');
  await expect(rows).toHaveCount(9);
  const sums = (await rows.locator('td:last-child').allInnerTexts()).map((text) => Number(text.replace(/\D/g, '')));
  expect(sums[8]).toBe(sums[2]! + sums[5]!);
  expect(sums[8]).toBe(sums[6]! + sums[7]!);
});

test('first names: a pie chart of ten with their colours, and none in contrast mode', afterChange, async ({ page }) => {
  await page.goto('/uslugi/najpopularniejsze-imiona');
  await expect(page.locator('.ok-slices > li')).toHaveCount(10);
  const colors = await page
    .locator('.ok-slices__color rect')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).fill));
  expect(new Set(colors).size).toBe(10);
  await page.getByRole('button', { name: /kontrast/i }).click();
  await expect(page.locator('.ok-slices__color, .ok-chart svg')).toHaveCount(0);
  await expect(page.locator('.ok-slices > li')).toHaveCount(10);
});

test(
  'elections: a day can be chosen from the list or by its date, also one without elections',
  afterChange,
  async ({ page }) => {
    await page.goto('/uslugi/liczba-wyborcow');
    const facts = page.locator('.ok-block--facts');
    await page.getByLabel('Wybory', { exact: true }).selectOption({ index: 1 });
    await expect(page).toHaveURL(/data=\d{4}-\d\d-\d\d/);
    const day = new URL(page.url()).searchParams.get('data')!;
    await expect(facts).toContainText(day.split('-').reverse().join('.'));
    const paper = await downloadPdf(page, 'Pobierz PDF');
    expect(plain(paper.text)).toContain(day.split('-').reverse().join('.'));
    await page.goto('/uslugi/liczba-wyborcow?data=2025-01-02');
    await expect(page.getByText('02.01.2025 nie było wyborów.')).toBeVisible();
    await expect(facts).toHaveCount(0);
  },
);

test('the electoral register answers yes or no and never repeats the PESEL number', async ({ page }) => {
  await page.goto('/uslugi/liczba-wyborcow');
  const ask = async (pesel: string, surname: string) => {
    await page.getByLabel('Numer PESEL').fill(pesel);
    await page.getByLabel('Nazwisko').fill(surname);
    await page.getByRole('button', { name: 'Sprawdź', exact: true }).click();
  };
  await ask('12345678901', 'Nikt');
  await expect(page.getByText('To nie jest prawidłowy numer PESEL.').first()).toBeVisible();
  const { pesel, nazwisko } = await somebody(page);
  await ask(pesel, nazwisko);
  await expect(page.getByText('Tak, ta osoba jest dziś w spisie wyborców')).toBeVisible();
  expect(await page.content()).not.toContain(pesel);
  expect(page.url()).not.toContain(pesel);
  await page.getByRole('button', { name: 'Sprawdź ponownie' }).click();
  await ask(fictitiousPesel(1970, 5, 5, 4999, true), 'Nikt');
  await expect(page.getByText('Nie znaleźliśmy takiej osoby')).toBeVisible();
});

test('data that cannot be loaded lead to the list of services', afterChange, async ({ page }) => {
  await drawInBrowser(page);
  await page.route('**/api/el/dajStatusyMeldunkoweMieszkancow?**', (route) => route.fulfill({ status: 500 }));
  await page.route('**/api/el/dajStatusyMeldunkoweMieszkancow', (route) => route.fulfill({ status: 500 }));
  await page.goto('/uslugi/statusy-mieszkancow');
  await expect(page).toHaveURL(/lista-uslug/);
  await expect(page.getByText('Usługa chwilowo niedostępna. Spróbuj ponownie później').first()).toBeVisible();
});

/** The demo account's own person is on the roll. */
async function somebody(page: Page): Promise<{ pesel: string; nazwisko: string }> {
  const login = await page.request.post('/api/konto/token', {
    data: { login: 'anna.wisniewska', haslo: DEMO_PASSWORD },
  });
  const { token } = await login.json();
  const user = await page.request.get('/api/konto/uzytkownik', { headers: { authorization: `Bearer ${token}` } });
  return user.json();
}
