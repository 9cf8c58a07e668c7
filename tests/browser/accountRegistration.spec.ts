import type { Page } from 'playwright/test';
import { afterChange } from './afterChange.ts';
import { type OwnOffice, ownOffice } from './ownOffice.ts';
import { expect, overflow, test, violations } from './portal.ts';

// Guards: src/portal, src/blocks, src/lang, server/engine, schemas/api, server/domains/konto, server/demo, screens, locales, services.config.json

const PASSWORD = 'Szary-Gawron-31';
const NEXT = 'Modry-Zimorodek-32';
const LOGIN = 'maria.sowa';
const EMAIL = 'maria.sowa@poczta.example';

let office: OwnOffice;
test.beforeAll(async () => {
  office = await ownOffice();
  await office.start();
});
test.afterAll(() => office.drop());

const at = (path: string) => office.origin + path;
const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const field = (page: Page, label: RegExp) => main(page).locator('input').and(page.getByLabel(label));

/** The newest mail to an address with this subject, as plain text. */
async function mailTo(page: Page, email: string, subject: RegExp): Promise<string> {
  const list = await (await page.request.get(at('/demo/poczta?lang=pl'))).text();
  const items = list.split('<li>').filter((item) => item.includes(email) && subject.test(item));
  const address = /href="([^"?]+)/.exec(items[0] ?? '')?.[1];
  if (!address) throw new Error(`No mail to ${email} with ${subject}: ${list}`);
  return (await page.request.get(at(`${address}?lang=pl`))).text();
}

/** The whole link to a page of the portal in a mail. */
function linkIn(mail: string, path: string): string {
  const link = [...mail.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  const found = link.find((href) => href.includes(`${path}?`));
  if (!found) throw new Error(`No link to ${path} in ${mail}`);
  return found;
}

const lastMail = (page: Page, email: string, subject: RegExp, path: string) =>
  expect
    .poll(
      () =>
        mailTo(page, email, subject).then(
          () => true,
          () => false,
        ),
      { timeout: 15_000 },
    )
    .toBe(true)
    .then(async () => linkIn(await mailTo(page, email, subject), path));

async function logIn(page: Page, login: string, password: string): Promise<void> {
  await page.goto(at('/logowanie'));
  await field(page, /^Login/).fill(login);
  await field(page, /^Hasło/).fill(password);
  await button(page, 'Zaloguj się').click();
}

const token = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /token/i.test(key)).length > 0);

/** Expects that the code of a link is nowhere where others could see it. */
async function expectHidden(page: Page, link: string): Promise<void> {
  const code = [...new URL(link).searchParams.values()].at(-1) ?? '';
  expect(code.length).toBeGreaterThan(30);
  expect(page.url()).not.toContain(code);
  expect(await page.title()).not.toContain(code);
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, document.referrer]))).not.toContain(code);
}

test('a new account is registered, activated and used, and its forgotten password is replaced', async ({ page }) => {
  test.setTimeout(150_000);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.headers().referer ?? ''}`));

  await page.goto(at('/logowanie'));
  // Before the take-over the button opens the page as a document, which a step back leaves without a question of the portal.
  await expect(page.locator('html')).toHaveAttribute('data-drawn');
  await button(page, 'Załóż konto').click();
  await expect(page).toHaveURL(/rejestracja/);
  await button(page, 'Załóż konto').click();
  await expect(page.getByRole('heading', { name: 'Formularz zawiera błędy' })).toBeVisible();
  expect([await violations(page), await overflow(page)]).toEqual([[], 0]);

  await field(page, /^Imię/).fill('Maria');
  await field(page, /^Nazwisko/).fill('Sowa');
  await field(page, /^PESEL/).fill('848315 45206');
  await field(page, /^Adres e-mail/).fill(EMAIL);
  await field(page, /^Powtórz adres/).fill(EMAIL);
  await field(page, /^Login/).fill(LOGIN);
  await field(page, /^Hasło/).fill(PASSWORD);
  await expect(main(page).getByText('Siła hasła: bardzo dobre').first()).toBeVisible();
  await field(page, /^Powtórz hasło/).fill(PASSWORD);
  // An accidental step back does not lose the input.
  await page.goBack();
  await page.getByRole('dialog').getByRole('button', { name: 'Zostań' }).click();
  await expect(field(page, /^Login/)).toHaveValue(LOGIN);
  await button(page, 'Przeczytaj regulamin').click();
  await expect(page.getByRole('dialog', { name: 'Regulamin portalu' }).getByText('Kto prowadzi portal')).toBeVisible();
  await page.keyboard.press('Escape');
  for (const box of await main(page).getByRole('checkbox').all()) await box.check();
  await button(page, 'Załóż konto').click();
  await expect(main(page).getByText(`wysłaliśmy na adres ${EMAIL}`)).toBeVisible();
  // The notice that came in the place of the form is read next.
  await expect(main(page).getByRole('status').filter({ hasText: 'Rejestracja przyjęta.' })).toBeFocused();
  await page.reload();
  await expect(main(page).getByText('Rejestracja przyjęta.')).toBeVisible();

  const activation = await lastMail(page, EMAIL, /Aktywuj konto/, '/aktywacja-return-url');
  await logIn(page, LOGIN, PASSWORD);
  await expect(page.getByRole('dialog', { name: 'Konto czeka na aktywację' })).toBeVisible();

  // A link that a mail program has cut.
  await page.goto(activation.slice(0, -10));
  await button(page, 'Aktywuj konto').click();
  await expect(main(page).getByText(/Ten link nie działa/)).toBeVisible();
  await page.goto(at('/kontakt'));
  await page.goto(at('/aktywacja-return-url'));
  await expect(main(page).getByText(/W adresie brakuje kodu/)).toBeVisible();
  await expect(button(page, 'Wyślij nowy link')).toBeVisible();

  asked.length = 0;
  await page.goto(activation);
  await expect(button(page, 'Aktywuj konto')).toBeVisible();
  await expectHidden(page, activation);
  // Only the page itself was requested with the whole address.
  expect(asked.filter((one) => one.includes(new URL(activation).search))).toHaveLength(1);
  await page.reload();
  await button(page, 'Aktywuj konto').click();
  await expect(main(page).getByText('Konto zostało aktywowane.')).toBeVisible();
  // A second click on the same link is no error.
  await page.goto(at('/kontakt'));
  await page.goto(activation);
  await button(page, 'Aktywuj konto').click();
  await expect(main(page).getByText('Konto zostało aktywowane.')).toBeVisible();

  await logIn(page, LOGIN, PASSWORD);
  await expect(page).not.toHaveURL(/logowanie/);
  await page.goto(at('/panel-uzytkownika'));
  await expect(main(page).getByText(/Konto niezweryfikowane/)).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();

  await page.goto(at('/reset-haslo'));
  await field(page, /^Login/).fill(LOGIN);
  await field(page, /^Adres e-mail/).fill(EMAIL);
  await button(page, 'Wyślij link').click();
  await expect(page.getByRole('heading', { name: 'Sprawdź pocztę' })).toBeVisible();
  const reset = await lastMail(page, EMAIL, /hasł/i, '/nowe-haslo');
  await page.goto(reset);
  await field(page, /^Nowe hasło/).fill(NEXT);
  await expectHidden(page, reset);
  await page.reload();
  await field(page, /^Nowe hasło/).fill('Haslo123!');
  await field(page, /^Powtórz nowe hasło/).fill('Haslo123!');
  await button(page, 'Zapisz nowe hasło').click();
  await expect(page.getByRole('heading', { name: 'Formularz zawiera błędy' })).toBeVisible();
  await field(page, /^Nowe hasło/).fill(NEXT);
  await field(page, /^Powtórz nowe hasło/).fill(NEXT);
  await button(page, 'Zapisz nowe hasło').click();
  await expect(main(page).getByText('Hasło zostało zmienione.')).toBeVisible();
  await page.goto(at('/kontakt'));
  await page.goto(reset);
  await field(page, /^Nowe hasło/).fill('Inny-Gawron-33');
  await field(page, /^Powtórz nowe hasło/).fill('Inny-Gawron-33');
  await button(page, 'Zapisz nowe hasło').click();
  await expect(main(page).getByText(/Ten link nie działa: został już użyty/)).toBeVisible();
  expect([await violations(page), await overflow(page)]).toEqual([[], 0]);

  await logIn(page, LOGIN, NEXT);
  await expect(page).not.toHaveURL(/logowanie/);
  expect(await token(page)).toBe(true);
});

test(
  'an account created by the office gets a mail with a password, which the owner replaces',
  afterChange,
  async ({ page }) => {
    const email = 'halina.lis@poczta.example';
    const mail = await mailTo(page, email, /./);
    // The office that the tests share has written it, so the link leads there.
    const { pathname, search } = new URL(linkIn(mail, '/aktywacja-z-urzedu-return-url'));
    const link = at(pathname + search);
    const given = /hasło jednorazowe: (\S+)/.exec(mail)?.[1] ?? '';
    await page.goto(link);
    await field(page, /^Hasło z urzędu/).fill('Nie-To-Haslo-1');
    await field(page, /^Nowe hasło/).fill(PASSWORD);
    await field(page, /^Powtórz nowe hasło/).fill(PASSWORD);
    await expectHidden(page, link);
    await button(page, 'Aktywuj konto').click();
    await expect(page.getByRole('heading', { name: 'Formularz zawiera błędy' })).toBeVisible();
    await expect(field(page, /^Nowe hasło/)).toHaveValue(PASSWORD);
    await field(page, /^Hasło z urzędu/).fill(given);
    await button(page, 'Aktywuj konto').click();
    await expect(main(page).getByText('Konto założone w urzędzie zostało aktywowane.')).toBeVisible();
    await page.goto(at('/kontakt'));
    await page.goto(link);
    await field(page, /^Hasło z urzędu/).fill(given);
    await field(page, /^Nowe hasło/).fill(NEXT);
    await field(page, /^Powtórz nowe hasło/).fill(NEXT);
    await button(page, 'Aktywuj konto').click();
    await expect(main(page).getByText(/Ten link nie działa/)).toBeVisible();
    await button(page, 'Zaloguj się').click();
    await logIn(page, 'halina.lis', PASSWORD);
    await expect(page).not.toHaveURL(/logowanie/);
  },
);
