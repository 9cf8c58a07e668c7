import { readFileSync } from 'node:fs';
import { afterChange } from './afterChange.ts';
import { expect, test } from './portal.ts';
import { signIn } from './signIn.ts';

// Guards: src/portal, src/blocks, src/lang, server/engine, schemas/api, server/domains/naleznosci, server/domains/pojazdy, server/demo, screens, locales, services.config.json

test('a kind of dues has its own addresses, which lead to its services, other years and files', async ({ page }) => {
  await signIn(page, 'anna.wisniewska');
  const heading = page.getByRole('heading', { level: 1 });
  const cards = page.locator('.ok-card');

  // By its address, by the number of its service, and by its name in the search.
  await page.goto('/naleznosci-oplaty-psy');
  await expect(heading).toHaveText('Opłata od posiadania psów do zapłaty');
  await expect(page).toHaveURL('/lista-naleznosci?rodzaj=PSY');
  await page.goto('/uslugi/22');
  await expect(heading).toHaveText('Opłaty za odpady do zapłaty');
  await expect(cards.first()).toContainText('odpadami');
  await page.getByRole('button', { name: 'Szukaj sprawy lub informacji' }).click();
  const search = page.getByRole('dialog');
  await search.getByRole('combobox').fill('podatek rolny');
  await search.getByRole('option').first().click();
  await expect(page).toHaveURL('/lista-naleznosci?rodzaj=PODATKI_GMINNE');
  await expect(heading).toHaveText('Podatki gminne do zapłaty');

  // Another year has its own list, and its own payments below.
  const below = page.getByRole('heading', { name: /^Także w \d{4} roku$/ });
  await expect(below).toHaveText('Także w 2026 roku');
  await page.getByLabel('Rok').selectOption('2025');
  await expect(below).toHaveText('Także w 2025 roku');
  await expect(cards.first()).toContainText('POD/2025/');

  // A file of the displayed data.
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Pobierz CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('lista-naleznosci-2025.csv');
  const lines = readFileSync(await file.path(), 'utf8').split('\r\n');
  expect(lines[0]).toContain('Rodzaj należności;Do zapłaty;Karta;Płatnik;Numer konta do wpłat');
  expect(lines[1]).toMatch(/^Podatki gminne;\d+,\d\d;POD\/2025\//);

  // The same dues a year later: a card opens to what few need.
  await cards.first().locator('summary').click();
  await cards
    .first()
    .getByRole('button', { name: /^Inny rok/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Rok').selectOption({ index: 0 });
  await dialog.getByRole('button', { name: 'Przejdź do karty' }).click();
  await expect(heading).toContainText('POD/2026/');
});

test(
  'a service about a card leads to the cards that have it, and continues from the chosen one',
  afterChange,
  async ({ page }) => {
    await signIn(page, 'anna.wisniewska');
    await page.goto('/uslugi/wykaz-pojazdow');
    await expect(page).toHaveURL(/lista-naleznosci\?rodzaj=SRODKI_TRANSPORTU/);
    const dialog = page.getByRole('dialog', { name: 'Wybierz kartę i rok' });
    await dialog.getByLabel('Rok').selectOption({ index: 1 });
    await dialog.getByRole('button', { name: 'Przejdź do usługi' }).click();
    await expect(page.getByRole('table', { name: /Pojazdy podlegające/ })).toBeVisible();
  },
);
