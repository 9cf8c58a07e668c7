import type { Browser, Page } from 'playwright/test';
import { DEMO_PASSWORD } from '../../server/demo/kit/demoAccounts.ts';
import { authenticatorCode } from '../server/rfc6238.ts';
import { afterChange } from './afterChange.ts';
import { CODE_MS, timeForACode } from './authenticator.ts';
import { type OwnOffice, ownOffice } from './ownOffice.ts';
import { expect, overflow, test, violations } from './portal.ts';

// Guards: src/portal, src/blocks, src/lang, server/engine, schemas/api, server/domains/konto, server/demo, screens, locales, services.config.json

const NEW_PASSWORD = 'Zielony-Traktor-88';
const PANEL = '/panel-uzytkownika';

let office: OwnOffice;
test.beforeAll(async () => {
  office = await ownOffice();
  await office.start();
});
test.afterAll(() => office.drop());
test.describe.configure({ timeout: 120_000 });

const at = (path: string) => office.origin + path;
const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function logIn(page: Page, login: string, haslo = DEMO_PASSWORD): Promise<void> {
  await page.goto(at('/logowanie'));
  await page.locator('input[name=login]').fill(login);
  await page.locator('input[name=haslo]').fill(haslo);
  await page.getByRole('main').getByRole('button', { name: 'Zaloguj się' }).first().click();
}

async function enterPanel(page: Page, login: string, haslo = DEMO_PASSWORD): Promise<void> {
  await logIn(page, login, haslo);
  await expect(page).not.toHaveURL(/logowanie/);
  await page.goto(at(PANEL));
  await expect(heading(page, 'Panel użytkownika')).toBeVisible();
}

/** Another browser, without data of the first one. */
async function otherBrowser(browser: Browser): Promise<Page> {
  return (await browser.newContext({ locale: 'pl-PL', serviceWorkers: 'block' })).newPage();
}

/** Opens the newest mail with this subject. */
async function openMail(page: Page, subject: string): Promise<void> {
  await page.goto(at('/demo/poczta'));
  await page.getByRole('link', { name: subject }).first().click();
}

async function fine(page: Page): Promise<void> {
  // Until the take-over, links for visitors without scripts come before the link that skips the menu.
  await expect(page.locator('html')).toHaveAttribute('data-drawn');
  expect([await violations(page), await overflow(page)]).toEqual([[], 0]);
}

test(
  'consents, password and e-mail can be changed, each with a message, and the session continues',
  afterChange,
  async ({ page, browser }) => {
    await enterPanel(page, 'anna.wisniewska');

    await button(page, 'Zmień zgody').click();
    const consents = page.getByRole('dialog', { name: 'Zgody na powiadomienia' });
    await consents.getByRole('checkbox', { name: /SMS/ }).check();
    await consents.getByRole('button', { name: 'Potwierdź' }).click();
    await expect(consents.getByText('Wpisz numer telefonu.').first()).toBeVisible();
    await fine(page);
    await consents.getByLabel(/Numer telefonu/).fill('600 100 200');
    await consents.getByRole('button', { name: 'Potwierdź' }).click();
    await expect(consents).toBeHidden();
    await expect(page.getByText('Zgody zostały zapisane.')).toBeVisible();
    await expect(page.getByText(/600\s100\s200/)).toBeVisible();

    const elsewhere = await otherBrowser(browser);
    await enterPanel(elsewhere, 'anna.wisniewska');
    await button(page, 'Zmień hasło').click();
    await page.getByLabel(/^Obecne hasło/).fill('To-Nie-To-1');
    await page.getByLabel(/^Nowe hasło/).fill(NEW_PASSWORD);
    await expect(page.getByText('Siła hasła: bardzo dobre').first()).toBeVisible();
    await page.getByLabel(/^Powtórz nowe hasło/).fill(NEW_PASSWORD);
    await button(page, 'Zmień hasło').click();
    await expect(page.getByText('Obecne hasło jest nieprawidłowe.').first()).toBeVisible();
    await fine(page);
    await page.getByLabel(/^Obecne hasło/).fill(DEMO_PASSWORD);
    await button(page, 'Zmień hasło').click();
    await expect(page.getByText('Hasło zostało zmienione.')).toBeVisible();
    await expect(heading(page, 'Panel użytkownika')).toBeVisible();
    // The session continues with a new token, also after a reload; that of the other browser has ended.
    await page.reload();
    await expect(page.getByText('anna.wisniewska@poczta.example')).toBeVisible();
    await elsewhere.reload();
    await expect(elsewhere.getByText('anna.wisniewska@poczta.example')).toBeHidden();
    await elsewhere.context().close();

    await button(page, 'Zmień e-mail').click();
    await page.getByLabel(/^Nowy adres/).fill('anna@nowa.example');
    await page.getByLabel(/^Powtórz nowy adres/).fill('anna@nowa.example');
    await page
      .getByRole('main')
      .getByRole('textbox', { name: /^Hasło/ })
      .fill(NEW_PASSWORD);
    await button(page, 'Wyślij link').click();
    await expect(page.getByText('Link został wysłany na adres anna@nowa.example.')).toBeVisible();
    await expect(page.getByText(/Nowy adres anna@nowa.example czeka na potwierdzenie/)).toBeVisible();
    await expect(page.getByText('anna.wisniewska@poczta.example')).toBeVisible();

    await openMail(page, 'Zlecono zmianę adresu e-mail');
    await expect(page.getByText('anna.wisniewska@poczta.example')).toBeVisible();
    await openMail(page, 'Potwierdź adres e-mail');
    await page.locator('pre').getByRole('link').first().click();
    await page.getByRole('main').getByRole('button').first().click();
    await expect(page.getByText(/potwierdzon/).first()).toBeVisible();
    await enterPanel(page, 'anna.wisniewska', NEW_PASSWORD);
    await expect(page.getByText('anna@nowa.example')).toBeVisible();
  },
);

test('two-step login is switched on with a code for the displayed key, required at the next login, and switched off', async ({
  page,
}) => {
  await enterPanel(page, 'jan.nowak');
  await button(page, 'Ustaw kod z telefonu').click();
  await expect(heading(page, 'Logowanie dwuetapowe')).toBeVisible();
  await fine(page);
  const key = (await page.getByText(/^[A-Z2-7]{32}$/).textContent())!;
  await page.getByLabel(/^Kod z aplikacji/).fill('000 000');
  await button(page, 'Włącz').click();
  await expect(page.getByText(/Kod jest nieprawidłowy/).first()).toBeVisible();
  // The previous code is still valid, so the present one is left for the login.
  await timeForACode();
  await page.getByLabel(/^Kod z aplikacji/).fill(authenticatorCode(key, Date.now() - CODE_MS));
  await button(page, 'Włącz').click();
  await expect(page.getByText('Konfiguracja logowania dwuetapowego została zapisana.')).toBeVisible();
  await expect(page.getByText(/^Włączone: po haśle/)).toBeVisible();

  await page.getByRole('button', { name: 'Jan Nowak' }).click();
  // A logout reloads the page after the office's response: the test has to wait for it.
  const anew = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Wyloguj się' }).click();
  await anew;
  await logIn(page, 'jan.nowak');
  const step = page.getByRole('dialog', { name: 'Kod z aplikacji' });
  await step.getByRole('textbox', { name: 'Kod' }).fill(authenticatorCode(key, Date.now()));
  await step.getByRole('button', { name: 'Zaloguj się' }).click();
  // The page of a login closes a menu that is opened before it.
  await expect(page.getByRole('heading', { level: 1, name: 'Moje sprawy' })).toBeVisible();

  await page.getByRole('button', { name: 'Jan Nowak' }).click();
  await page.getByRole('link', { name: 'Panel użytkownika' }).click();
  await button(page, 'Wyłącz kod z telefonu').click();
  await button(page, 'Wyłącz logowanie dwuetapowe').click();
  const question = page.getByRole('dialog', { name: 'Wyłączyć logowanie dwuetapowe?' });
  await fine(page);
  await question.getByRole('button', { name: 'Wyłącz' }).click();
  await expect(page.getByText('Konfiguracja logowania dwuetapowego została zapisana.')).toBeVisible();
  await expect(page.getByText(/^Wyłączone\. Kod z telefonu/)).toBeVisible();
});

test(
  'another session can be ended here; after deletion of the account nobody can log in to it',
  afterChange,
  async ({ page, browser }) => {
    const elsewhere = await otherBrowser(browser);
    await enterPanel(elsewhere, 'ewa.zielinska');
    await enterPanel(page, 'ewa.zielinska');
    const sessions = page.getByRole('table', { name: 'Otwarte sesje' });
    await expect(sessions.getByRole('row')).toHaveCount(3);
    await sessions.getByRole('button', { name: /Zakończ sesję/ }).click();
    await expect(page.getByText('Sesja została zakończona.')).toBeVisible();
    await expect(sessions.getByRole('row')).toHaveCount(2);
    await elsewhere.reload();
    await expect(elsewhere.getByText('ewa.zielinska@poczta.example')).toBeHidden();
    await elsewhere.context().close();

    await button(page, 'Usuń konto').click();
    const question = page.getByRole('dialog', { name: 'Usunąć konto?' });
    await expect(question.getByText(/urząd musi je przechowywać/)).toBeVisible();
    await fine(page);
    // No data of the person stay in the page: it is loaded anew, and then shows the message.
    const anew = page.waitForEvent('load');
    await question.getByRole('button', { name: 'Tak, usuń konto' }).click();
    await anew;
    await expect(page.getByText('Konto zostało usunięte.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Zaloguj się' }).first()).toBeVisible();
    await expect(page).toHaveURL(at('/'));
    await logIn(page, 'ewa.zielinska');
    await expect(page.getByText(/Login lub hasło są nieprawidłowe/).first()).toBeVisible();
    await openMail(page, 'Konto w portalu zostało usunięte');
    await expect(page.getByText('ewa.zielinska@poczta.example')).toBeVisible();
  },
);
