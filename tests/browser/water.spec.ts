import { downloadPdf, expect, plain, test, violations } from './portal.ts';
import { signIn } from './signIn.ts';

test('water shows readings in their own service, another point, and an invoice by keyboard and as a PDF', async ({
  page,
}) => {
  await signIn(page, 'anna.wisniewska');
  await page.goto('/uslugi/odczyt-licznikow');
  // Without a card in the address one is chosen, and the service continues.
  await expect(page).toHaveURL(/lista-naleznosci\?rodzaj=WODA_I_SCIEKI&usluga=155/);
  await page.getByRole('dialog').getByRole('button', { name: 'Przejdź do usługi' }).click();
  await expect(page).toHaveURL(/sekcja=odczyty/);
  const section = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(section('Odczyty wodomierza')).toHaveAttribute('aria-expanded', 'true');
  await expect(section('Faktury')).toHaveAttribute('aria-expanded', 'false');
  // The page scrolled there, and the focus moved too.
  await expect(section('Odczyty wodomierza')).toBeInViewport();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Odczyty wodomierza');
  await expect(page.getByRole('figure').locator('.ok-chart__live svg').first()).toBeVisible();
  await page.getByLabel('Które odczyty pokazać').selectOption({ label: 'Archiwalne – wodomierze wymienione' });
  await expect(page.getByRole('table', { name: 'Archiwalne odczyty' }).getByRole('row').nth(1)).toBeVisible();

  const meter = page.getByLabel('Wodomierz', { exact: true });
  const first = await meter.locator('option:checked').innerText();
  const point = page.getByLabel('Punkt odbioru');
  const home = await point.locator('option:checked').innerText();
  await point.selectOption({ label: `${home} (wodomierz ogrodowy)` });
  await expect(meter.locator('option:checked')).not.toHaveText(first);
  await expect(page.getByRole('table', { name: 'Aktualne odczyty' })).toBeVisible();
  await point.selectOption({ label: home });
  await expect(meter.locator('option:checked')).toHaveText(first);

  await section('Faktury').focus();
  await page.keyboard.press('Enter');
  const row = page
    .getByRole('table', { name: /Faktury/ })
    .getByRole('row', { name: /Zobacz/ })
    .first();
  await expect(row).toBeVisible();
  await expect(section('Faktury')).toBeFocused();
  await expect(section('Faktury')).toBeInViewport();
  expect(await violations(page)).toEqual([]);
  const number = /FW\/\d{4}\/\d{2}\/\d+/.exec(await row.innerText())![0];
  const amount = plain(await row.getByRole('cell', { name: / zł$/ }).innerText());
  const { text, name } = await downloadPdf(page, row.getByRole('button', { name: /^PDF/ }));
  expect(name).toBe(`${number.replaceAll('/', '_')}.pdf`);
  expect(plain(text)).toContain(amount);

  await row.getByRole('button', { name: /^Zobacz/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Faktura ${number}`);
  expect(plain(await page.getByRole('table', { name: /^Pozycje/ }).innerText())).toContain(amount);
  await page.getByRole('button', { name: 'Wróć do faktur' }).click();
  await expect(page.getByRole('table', { name: /Faktury/ })).toBeVisible();
});
