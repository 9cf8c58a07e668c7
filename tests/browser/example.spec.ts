import { exampleOffice } from './ownOffice.ts';
import { expect, fillLogin, overflow, test, violations } from './portal.ts';

/** The example in a browser: its services come from an API description, screens, texts and CSV files. */
test('Brzezno: free hours of a hall, fees of the kindergarten, a report of a damaged road', async ({ page }) => {
  const office = await exampleOffice();
  try {
    await office.start();
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(`${office.origin}/uslugi/hale-i-boiska?miesiac=2027-03-01`);
    await page.getByLabel('Obiekt').selectOption({ label: 'Boisko przy plaży' });
    await page.getByLabel('Dzień tygodnia').selectOption({ label: 'Środa' });
    await page.getByText('Tylko wolne').click();
    await expect(page.getByRole('table').first()).toContainText('Wolny');
    await expect(page).toHaveURL(/obiekt=2.*pokaz=WOLNE|pokaz=WOLNE.*obiekt=2/);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);

    await page.goto(`${office.origin}/uslugi/oplaty-za-przedszkole`);
    await fillLogin(page, 'anna.wisniewska');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Opłaty za przedszkole');
    await expect(page.getByRole('alert').or(page.locator('.ok-notice')).first()).toContainText('po terminie');
    await expect(page.locator('main')).toContainText('Hania');
    expect(await violations(page)).toEqual([]);

    await page.goto(`${office.origin}/uslugi/uszkodzenie-drogi`);
    await page.getByLabel(/^Co jest uszkodzone/).selectOption({ label: 'Dziura w jezdni' });
    await page.getByLabel(/^Ulica/).selectOption({ label: 'Jeziorna' });
    await page.getByLabel('Przy numerze domu').check();
    await page.getByLabel(/^Numer domu/).fill('12');
    await page.getByLabel(/^Opis/).fill('Głęboka dziura na środku jezdni.');
    await page.getByRole('button', { name: 'Wyślij zgłoszenie' }).click();
    await expect(page.locator('main').getByText(/Jego numer to DRG\/1\//)).toBeVisible();
    const sentReport = page.locator('.ok-card', { hasText: 'Głęboka dziura' });
    await expect(sentReport).toContainText('Przyjęte');
    await expect(sentReport).toContainText('Jeziorna 12');
    expect(await violations(page)).toEqual([]);
  } finally {
    await office.drop();
  }
});
