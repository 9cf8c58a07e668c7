import type { APIRequestContext, Page } from 'playwright/test';
import { DEMO_PASSWORD } from '../../server/demo/kit/demoAccounts.ts';
import { addMonths } from '../../src/lang/values/dates.ts';
import { pdf } from '../server/engine/files/samples.ts';
import { authenticatorCode } from '../server/rfc6238.ts';
import { timeForACode } from './authenticator.ts';
import { exampleOffice, freePort } from './ownOffice.ts';
import { expect, fillLogin, overflow, test, violations } from './portal.ts';

/** The desk of clerks beside the example, from the operator's command to the resident who reads the decision. */

const PDF = { name: 'decyzja.pdf', mimeType: 'application/pdf', buffer: pdf() };
const PASSWORD = 'Brzezno-Biurko-2026!';

test('a clerk logs in for the first time, finds an application, takes it, and decides with a document', async ({
  page,
  browser,
}) => {
  const port = await freePort();
  const office = await exampleOffice({ OKIENKO_DESK_PORT: `${port}` });
  const desk = `http://localhost:${port}`;
  try {
    await office.start();
    // It opens after the portal.
    await expect
      .poll(
        () =>
          fetch(`${desk}/ready`).then(
            ({ status }) => status,
            () => 0,
          ),
        // As long as the office itself may take to start.
        { timeout: 60_000 },
      )
      .toBe(200);
    const made = office.command('server/domains/urzednicy/cli.ts', [
      ...['dodaj', '--login', 'ewa.lis', '--imie', 'Ewa', '--nazwisko', 'Lis', '--email', 'ewa.lis@gmina.example'],
    ]);
    const oneTime = /one-time password ([A-Z0-9-]+)/.exec(made)![1]!;
    const resident = await browser.newPage();
    const [first, second] = await send(resident.request, office.origin);

    // Whoever is not logged in is led to the login from any address, also from that of the home page.
    await page.goto(`${desk}/strona-glowna`);
    await expect(page).toHaveURL(/\/logowanie$/);
    await inBothSizes(page);
    await page.getByLabel(/^Login/).fill('ewa.lis');
    await page.getByLabel(/^Hasło/).fill(oneTime);
    await page.getByRole('button', { name: 'Dalej' }).click();
    await expect(page.getByLabel(/^Nowe hasło/)).toBeVisible();
    await inBothSizes(page);
    const key = /[A-Z2-7]{32}/.exec(await page.locator('main').innerText())![0];
    await page.getByLabel(/^Nowe hasło/).fill(PASSWORD);
    await page.getByLabel(/^Powtórz hasło/).fill(PASSWORD);
    await timeForACode();
    await page.getByLabel(/^Kod z aplikacji/).fill(authenticatorCode(key, Date.now()));
    await page.getByRole('button', { name: 'Zapisz i przejdź do wniosków' }).click();

    await expect(page.getByRole('table')).toContainText(second);
    await expect(page.getByRole('table')).toContainText(first);
    await inBothSizes(page);
    await page.getByLabel('Numer, osoba, treść').fill('zmniejszono mi ETAT DO POŁOWY');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('table')).not.toContainText(second);
    await page.getByRole('button', { name: first }).click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Wniosek ${first}`);
    await page.getByRole('button', { name: 'Przejmuję wniosek' }).click();
    await expect(page.getByRole('button', { name: 'Oddaj do kolejki' })).toBeVisible();
    await page.getByLabel('Odmowa').check();
    await inBothSizes(page);
    await page.getByLabel(/^Uwagi dla mieszkańca/).fill('Dochód pozwala zapłacić w całości.');
    await page.locator('main input[type=file]').setInputFiles(PDF);
    await expect(page.locator('main')).toContainText('decyzja.pdf');
    const decide = page.getByRole('button', { name: 'Zatwierdź' });
    await decide.click();
    await expect(page.getByRole('dialog')).toContainText('Tego nie można cofnąć.');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Zatwierdź' }).click();
    await expect(page.getByText('Zapisane. Nowy stan: Odmowa.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pobierz dokument' })).toBeVisible();
    await expect(page.locator('main')).toContainText('Urząd, Ewa Lis: Dochód pozwala zapłacić w całości.');
    await page.getByRole('button', { name: 'Kto czytał i co zrobił' }).click();
    await expect(page.getByRole('table').last()).toContainText(
      /Zmiana stanu.*Zmiana osoby prowadzącej.*Otwarcie wniosku/s,
    );
    await inBothSizes(page);

    await resident.goto(`${office.origin}/raty/sprawa?numer=${encodeURIComponent(first)}`);
    await fillLogin(resident, 'anna.wisniewska');
    await expect(resident.locator('main')).toContainText('Dochód pozwala zapłacić w całości.');
    const downloading = resident.waitForEvent('download');
    await resident.getByRole('button', { name: 'Pobierz decyzję' }).click();
    expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/);
    await resident.close();
  } finally {
    await office.drop();
  }
});

/** Nothing beside the window, on a phone and on a desk, and nothing that axe finds in the markup, which is the same on both. */
async function inBothSizes(page: Page): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  }
  expect(await violations(page)).toEqual([]);
}

/** An application for instalments and a report of a damaged road. @returns their numbers */
async function send(request: APIRequestContext, origin: string): Promise<[string, string]> {
  const login = await request.post(`${origin}/api/konto/token`, {
    data: { login: 'anna.wisniewska', haslo: DEMO_PASSWORD },
  });
  const { token } = await login.json();
  let serial = 0;
  const call = async (method: 'POST' | 'PATCH', path: string, data: object) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'idempotency-key': `00000000-0000-4000-8000-${String(++serial).padStart(12, '0')}`,
    };
    const answer = await request.fetch(`${origin}/api/${path}`, { method, data, headers });
    expect(answer.status(), await answer.text()).toBe(200);
    return answer.json();
  };
  const about = { operacja: 'zlozWniosekORaty', pole: 'dokumenty', nazwa: 'zarobki.pdf', rozmiar: PDF.buffer.length };
  const { idPliku } = await call('POST', 'pliki', about);
  await call('PATCH', `pliki/${idPliku}?od=0`, PDF.buffer);
  const debt = { idZaleglosci: 'ODP-2026-2', opis: 'Odpady, II kwartał 2026', kwota: 216.5 };
  const none = { czyRaty: false, liczbaRat: null, pierwszaRata: null };
  const today = new Date().toISOString().slice(0, 10);
  const pierwszaRata = addMonths(today, 1)!;
  const raty = [1, 2].map((nr) => ({ nr, termin: addMonths(pierwszaRata, nr - 1), kwota: 108.25 }));
  const { numerSprawy } = await call('POST', 'raty/wnioski', {
    dlugi: [
      { ...debt, czyRaty: true, liczbaRat: 2, pierwszaRata },
      { idZaleglosci: 'POD-2026-3', opis: 'Podatek od nieruchomości, rata III 2026', kwota: 100, ...none },
      { idZaleglosci: 'PRZ-2026-9', opis: 'Opłata za przedszkole, wrzesień 2026', kwota: 487, ...none },
    ],
    ...{
      zrodloDochodu: 'PRACA',
      dochodMiesieczny: 4200,
      liczbaOsob: 3,
      uzasadnienie: 'Zmniejszono mi etat do połowy.',
    },
    ...{ kwotaRazem: 216.5, plan: [{ idZaleglosci: debt.idZaleglosci, opis: debt.opis, raty }] },
    dokumenty: [{ kod: 'ZAROBKI', idPliku }],
  });
  const report = await call('POST', 'drogi/zgloszenia', {
    ...{ kategoria: 'DZIURA', ulica: 'Jeziorna', rodzajMiejsca: 'NUMER', numerDomu: '12', miejsce: null },
    ...{ opis: 'Głęboka dziura na środku jezdni.', kiedyZauwazono: today, czyZagraza: true, telefon: '600000123' },
  });
  return [numerSprawy, report.numerSprawy];
}
