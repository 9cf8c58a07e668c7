import type { Page } from 'playwright/test';
import { afterChange } from './afterChange.ts';
import { ownOffice } from './ownOffice.ts';
import { expect, fillLogin, test } from './portal.ts';

// Guards: src/portal, src/blocks, src/lang, server/engine, schemas/api, server/domains/konto, server/domains/wezel, server/demo, screens, locales, services.config.json

// No test changes what another one reads.
test.describe.configure({ mode: 'parallel' });

/** From the login page to the page of the demo node. */
async function toNode(page: Page, from = '/logowanie'): Promise<void> {
  await page.goto(from);
  await page.getByRole('button', { name: /login\.gov\.pl/ }).click();
}

/** Waits for the page of the node, since the portal's own button shows a name too. */
async function chooseBy(page: Page, words: RegExp): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Kim jesteś?' })).toBeVisible();
  await page.getByRole('button', { name: words }).first().press('Enter');
}

test('a login by the node without an account creates one, and continues to the requested page', async ({ page }) => {
  await toNode(page, '/lista-naleznosci');
  await chooseBy(page, /nie ma jeszcze konta/);
  await expect(page.getByRole('heading', { name: 'Potwierdź swoje dane' })).toBeVisible();
  // The code is not in the address, and survives a reload.
  await expect(page).toHaveURL(/\/return-url-potwierdz$/);
  await page.reload();
  await expect(page.getByText('Dane z login.gov.pl')).toBeVisible();
  await page.getByLabel(/^Adres e-mail/).fill('nowa.osoba@poczta.example');
  await page.getByLabel(/^Powtórz adres/).fill('nowa.osoba@poczta.example');
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Potwierdź dane i zaloguj się' }).click();
  await expect(page).toHaveURL(/\/lista-naleznosci$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Należności do zapłaty');
  // The back button leads to no used code.
  await page.goBack();
  await expect(page).not.toHaveURL(/token|data=/);
});

test('the owner of an account can log in by the node', afterChange, async ({ page }) => {
  await toNode(page, '/panel-uzytkownika');
  await chooseBy(page, /Anna Wiśniewska/);
  await expect(page).toHaveURL(/\/panel-uzytkownika$/);
  await expect(page.getByText('anna.wisniewska', { exact: true })).toBeVisible();
});

test(
  'a restricted account is not confirmed by another person, and has full access after its owner used the node',
  afterChange,
  async ({ page }) => {
    // The account stays full, so this test has its own office: other tests need the restricted account.
    const office = await ownOffice();
    try {
      await office.start();
      await page.goto(`${office.origin}/logowanie`);
      await fillLogin(page, 'ola.krawczyk');
      await expect(page).not.toHaveURL(/logowanie/);
      const confirm = async (who: RegExp) => {
        await page.goto(`${office.origin}/panel-uzytkownika`);
        await page.getByRole('button', { name: /login\.gov\.pl/ }).click();
        await chooseBy(page, who);
      };
      await confirm(/Jan Nowak/);
      await expect(page.getByText('zalogowała się inna osoba')).toBeVisible();
      await confirm(/Ola Krawczyk/);
      // The redirects through the node and the office are slow on a busy machine.
      await expect(page.getByText('Tożsamość potwierdzona.')).toBeVisible({ timeout: 20_000 });
      await page.goto(`${office.origin}/lista-naleznosci`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Należności do zapłaty');
    } finally {
      await office.drop();
    }
  },
);

test(
  'a resident who cancels, has no PESEL or is too young sees advice, and only after an attempt of their own',
  afterChange,
  async ({ page, context }) => {
    for (const [who, said] of [
      [/Anuluj logowanie/, 'Logowanie zostało anulowane.'],
      [/z innego kraju/, 'Przyjdź do urzędu z dokumentem tożsamości'],
      [/nie ma jeszcze 18 lat/, 'można mieć od 18 lat'],
    ] as const) {
      await toNode(page);
      await chooseBy(page, who);
      await expect(page.getByText(said)).toBeVisible();
      await expect(page).toHaveURL(/\/return-url-blad$/);
    }
    const stranger = await context.newPage();
    await stranger.goto('/return-url-blad?trescBledu=Zadzwo%C5%84%20pod%20123%20456%20789');
    await expect(stranger.getByText('nie zostało dokończone')).toBeVisible();
    await expect(stranger.getByText('123 456 789')).toHaveCount(0);
  },
);
