import type { Page } from 'playwright/test';
import { isNight } from '../night.ts';
import { afterChange } from './afterChange.ts';
import { exampleOffice, type OwnOffice } from './ownOffice.ts';
import { expect, fillLogin, overflow, test, violations } from './portal.ts';

// Guards: src/portal, src/blocks, src/lang, server/engine, schemas/api, examples/brzezno, screens, locales, services.config.json

/** The people whom the example lets collect a child: a list of records in a form. */
const FORM = 'Kto może odebrać dziecko';

test.describe('rows of a form', () => {
  let office: OwnOffice;
  test.beforeAll(async () => {
    office = await exampleOffice();
    await office.start();
  });
  test.afterAll(() => office.drop());

  const open = async (page: Page, width: number) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${office.origin}/uslugi/oplaty-za-przedszkole`);
    await fillLogin(page, 'anna.wisniewska');
    await expect(page.getByRole('heading', { name: FORM })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Osoba 1' })).toBeVisible();
  };
  const row = (page: Page, number: number) => page.getByRole('group', { name: `Osoba ${number}`, exact: true });
  const top = async (page: Page, label: RegExp) => (await row(page, 1).getByLabel(label).boundingBox())!.y;

  for (const width of [360, 1280])
    test(
      `are filled, removed and put back by keyboard at ${width} pixels`,
      width === 1280 ? afterChange : {},
      async ({ page }) => {
        // The markup of both widths is the same.
        const withAxeHere = isNight || width === 360;
        await open(page, width);
        const isTable = (await top(page, /^Imię/)) === (await top(page, /^Nazwisko/));
        expect(isTable).toBe(width === 1280);
        await row(page, 1).getByLabel(/^Imię/).focus();
        await page.keyboard.type('Teresa');
        await page.keyboard.press('Tab');
        await page.keyboard.type('Wiśniewska');
        await page.getByRole('button', { name: 'Dodaj następną osobę' }).focus();
        await page.keyboard.press('Enter');
        await expect(row(page, 2).getByLabel(/^Imię/)).toBeFocused();
        await page.keyboard.type('Olek');
        expect(await overflow(page)).toBeLessThanOrEqual(0);
        if (withAxeHere) expect(await violations(page)).toEqual([]);

        await row(page, 1)
          .getByRole('button', { name: /^Usuń.*Osoba 1$/ })
          .focus();
        await page.keyboard.press('Enter');
        await expect(row(page, 1)).toBeFocused();
        await expect(row(page, 1).getByLabel(/^Imię/)).toHaveValue('Olek');
        await expect(page.getByText('Usunięto: Osoba 1')).toBeVisible();
        await page.getByRole('button', { name: 'Cofnij usunięcie' }).focus();
        await page.keyboard.press('Enter');
        await expect(row(page, 1).getByLabel(/^Nazwisko/)).toHaveValue('Wiśniewska');

        if (process.env.ROWS_PICTURES)
          await page
            .getByRole('group', { name: /^Osoby/ })
            .screenshot({ path: `${process.env.ROWS_PICTURES}/wiersze-${width}.png` });

        await row(page, 2)
          .getByLabel(/^Nazwisko/)
          .focus();
        await page.keyboard.press('Enter');
        const line = page.getByRole('link', { name: /^Osoba 2, Nazwisko/ });
        await line.focus();
        await page.keyboard.press('Enter');
        await expect(row(page, 2).getByLabel(/^Nazwisko/)).toBeFocused();
        expect(await overflow(page)).toBeLessThanOrEqual(0);
        if (withAxeHere) expect(await violations(page)).toEqual([]);
      },
    );

  test('are sent to the office, whose refusal is shown at the row', afterChange, async ({ page }) => {
    await open(page, 1280);
    await page.getByRole('button', { name: 'Dodaj następną osobę' }).click();
    for (const number of [1, 2]) {
      await row(page, number).getByLabel(/^Imię/).fill('Teresa');
      await row(page, number)
        .getByLabel(/^Nazwisko/)
        .fill('Nowak');
      await row(page, number)
        .getByLabel(/^Kim jest/)
        .selectOption({ label: 'Inna osoba' });
      await row(page, number)
        .getByLabel(/^Telefon/)
        .fill('600000124');
    }
    await page.getByRole('button', { name: 'Wyślij upoważnienie' }).click();
    await expect(page.getByText('Ta sama osoba jest tu dwa razy.').first()).toBeVisible();
    await row(page, 2).getByLabel(/^Imię/).fill('Olek');
    await page.getByRole('button', { name: 'Wyślij upoważnienie' }).click();
    await expect(page.getByText(/ODB\/1\//).first()).toBeVisible();
  });
});
