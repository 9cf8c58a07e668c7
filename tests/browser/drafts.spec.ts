import type { Page } from 'playwright/test';
import { afterChange } from './afterChange.ts';
import { exampleOffice, type OwnOffice } from './ownOffice.ts';
import { expect, fillLogin, overflow, test, violations } from './portal.ts';

// Guards: src/portal, src/blocks, src/lang, server/engine, schemas/api, examples/brzezno, screens, locales, services.config.json

const FORM = '/deklaracja-odpadowa/nowa';

let office: OwnOffice;
test.beforeAll(async () => {
  office = await exampleOffice();
  await office.start();
});
test.afterAll(() => office.drop());

async function enter(page: Page, address: string): Promise<void> {
  await page.goto(office.origin + address);
  await fillLogin(page, 'anna.wisniewska');
}

const next = (page: Page) => page.getByRole('button', { name: 'Dalej' }).click();
const saved = (page: Page) => expect(page.locator('.ok-wizard')).toContainText('Szkic zapisany');

async function addPerson(page: Page, imie: string): Promise<void> {
  await page.getByLabel('Imię').fill(imie);
  await page.getByLabel('Nazwisko').fill('Wiśniewska');
  await page.getByLabel('Rok urodzenia').fill('1984');
}

test('a form in steps is left, listed, taken up on another device, and sent once from two tabs', async ({
  page,
  browser,
}) => {
  await enter(page, FORM);
  await page.getByLabel('Pierwsza deklaracja').check();
  await page.getByLabel(/^Nieruchomość/).selectOption({ label: 'ul. Jeziorna 4, Brzezno' });
  await page.getByLabel(/^Obowiązuje od/).fill('01.01.2026');
  await next(page);
  await saved(page);
  // What is typed in a step that is not finished is saved when the page is left, without a question.
  await addPerson(page, 'Ola');
  await page.getByRole('link', { name: 'Moje sprawy' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moje sprawy');
  await expect(page.locator('main')).toContainText('Niedokończone');
  expect(await violations(page)).toEqual([]);

  const phone = await browser.newContext({ viewport: { width: 360, height: 780 } });
  const there = await phone.newPage();
  await enter(there, '/moje-sprawy');
  await expect(there.getByRole('button', { name: /^Dokończ.*Nowa deklaracja/ })).toBeVisible();
  await there.goto(office.origin);
  const link = there.getByRole('link', { name: /^Dokończ: Nowa deklaracja/ });
  await expect(link).toBeVisible();
  expect(await overflow(there)).toBeLessThanOrEqual(0);
  expect(await violations(there)).toEqual([]);
  await link.click();
  await expect(there).toHaveURL(/nowa\?krok=osoby/);
  await expect(there.getByText('Są tu odpowiedzi ze szkicu')).toBeVisible();
  await expect(there.getByLabel('Imię')).toHaveValue('Ola');
  expect(await overflow(there)).toBeLessThanOrEqual(0);
  expect(await violations(there)).toEqual([]);

  // Both have the draft open; the phone saves first.
  await page.goto(office.origin + FORM);
  await expect(page.getByLabel('Imię')).toHaveValue('Ola');
  await there.getByLabel('Imię').fill('Aleksandra');
  await next(there);
  await saved(there);
  await page.getByLabel('Imię').fill('Olga');
  await next(page);
  await expect(page.getByText('w innej karcie albo na innym urządzeniu')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Weź zapisane' }).click();
  await page.getByLabel('Dane są zgodne z prawdą').check();
  await next(page);
  await expect(page.locator('main')).toContainText('Aleksandra');
  await saved(page);

  await page.getByRole('button', { name: 'Złóż deklarację' }).click();
  await expect(page.locator('main')).toContainText('Deklaracja DO/1/');
  await there.getByLabel('Dane są zgodne z prawdą').check();
  await next(there);
  await expect(there.getByText('został już wysłany')).toBeVisible();
  await there.getByRole('button', { name: 'Złóż deklarację' }).click();
  await expect(
    there.getByText('Nie udało się złożyć deklaracji. Wpisane dane zostały – spróbuj ponownie.'),
  ).toBeVisible();
  await page.goto(`${office.origin}/moje-sprawy`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moje sprawy');
  await expect(page.locator('main')).not.toContainText('Niedokończone');
  await page.goto(`${office.origin}/uslugi/deklaracja-odpadowa`);
  await expect(page.locator('main')).toContainText('Deklaracja DO/1/');
  await expect(page.locator('main')).not.toContainText('Deklaracja DO/2/');
  await phone.close();
});

test(
  'each child has a step of its own, which goes and comes back with the child, also on another device',
  afterChange,
  async ({ page, browser }) => {
    const place = '/wniosek-do-przedszkola/nowy';
    const heading = (on: Page) => on.locator('.ok-wizard__heading');
    const child = (number: number) => page.getByRole('group', { name: `Dziecko ${number}`, exact: true });
    const kindergarten = (on: Page, name: string) => on.getByLabel(name);
    async function name(number: number, imie: string, pesel: string): Promise<void> {
      await child(number).getByLabel(/^Imię/).fill(imie);
      await child(number)
        .getByLabel(/^Nazwisko/)
        .fill('Wiśniewska');
      await child(number)
        .getByLabel(/^PESEL/)
        .fill(pesel);
    }
    async function fill(placowka: string, godziny: string): Promise<void> {
      await kindergarten(page, placowka).check();
      await page.getByLabel(/^Od kiedy/).fill('01.09.2027');
      await page.getByLabel(/^Godzin dziennie/).fill(godziny);
      await next(page);
    }

    await enter(page, place);
    await name(1, 'Zuzia', '23850112345');
    await page.getByRole('button', { name: 'Dodaj dziecko' }).click();
    await name(2, 'Hania', '24890312357');
    await next(page);
    await expect(heading(page)).toHaveText('Krok 2 z 5: Dziecko: Zuzia');
    await expect(page).toHaveURL(/\?krok=dziecko\.1$/);
    await fill('Przedszkole „Pod Żaglami”', '8');
    await expect(heading(page)).toHaveText('Krok 3 z 5: Dziecko: Hania');
    await page.goBack();
    await expect(heading(page)).toHaveText(/Zuzia/);
    await expect(kindergarten(page, 'Przedszkole „Pod Żaglami”')).toBeChecked();
    await page.goForward();
    await fill('Oddział przedszkolny w Zatoczu', '5');
    await expect(heading(page)).toHaveText(/Rodzina/);

    await page.getByRole('button', { name: /Dane dzieci/ }).click();
    await child(1).getByRole('button', { name: /^Usuń/ }).click();
    const steps = page.getByRole('list').filter({ hasText: 'Sprawdź odpowiedzi' });
    await expect(steps).not.toContainText('Zuzia');
    await next(page);
    await expect(heading(page)).toHaveText('Krok 2 z 4: Dziecko: Hania');
    await expect(page.getByLabel(/^Godzin dziennie/)).toHaveValue('5');
    await page.goBack();
    await page.getByRole('button', { name: 'Cofnij usunięcie' }).click();
    await expect(steps).toContainText(/Zuzia.*Hania/);
    await next(page);
    await expect(heading(page)).toHaveText(/Zuzia/);
    await expect(page.getByLabel(/^Godzin dziennie/)).toHaveValue('8');
    await page.getByRole('button', { name: /Rodzina/ }).click();
    await page.getByLabel(/^Adres/).fill('ul. Jeziorna 4, Brzezno');
    await page.getByLabel(/^Telefon/).fill('600000123');
    await page.getByLabel(/^PESEL drugiego/).fill('90862025635');
    await page.getByLabel('Dane są zgodne z prawdą').check();
    await next(page);
    await expect(heading(page)).toHaveText(/Sprawdź odpowiedzi/);
    await expect(answersOf(page, 'Zuzia')).toContainText(/Pod Żaglami.*01\.09\.2027.*8/);
    await expect(answersOf(page, 'Hania')).toContainText(/Zatoczu.*01\.09\.2027.*5/);
    expect(await violations(page)).toEqual([]);
    await saved(page);

    const phone = await browser.newContext({ viewport: { width: 360, height: 780 } });
    const there = await phone.newPage();
    await enter(there, place);
    await expect(heading(there)).toHaveText(/Sprawdź odpowiedzi/);
    await expect(answersOf(there, 'Zuzia')).toContainText(/Pod Żaglami.*8/);
    await expect(answersOf(there, 'Hania')).toContainText(/Zatoczu.*5/);
    expect(await overflow(there)).toBeLessThanOrEqual(0);
    await phone.close();

    function answersOf(on: Page, imie: string) {
      return on.locator('.ok-answers').filter({ has: on.getByRole('heading', { name: `Dziecko: ${imie}` }) });
    }
  },
);
