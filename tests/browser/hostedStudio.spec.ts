import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Page, test } from 'playwright/test';
import { addVersion, currentLink, currentOf, makeCurrent } from '../../codegen/publish/versions.ts';
import { drop, edited } from '../codegen/dev/folders.ts';
import { authenticatorCode } from '../server/rfc6238.ts';
import { timeForACode } from './authenticator.ts';
import { freePort, type OwnOffice, ownOffice } from './ownOffice.ts';
import { axeFaults, axeFaultsIn, axeFaultsOf } from './walk/measure.ts';

/** The studio of several clerks beside an office that follows what they publish. */

const PASSWORD = 'Mokra-Lipa-2026!';

let place: string;
let office: OwnOffice;
let studio: string;

test.describe.configure({ mode: 'serial', timeout: 240_000 });
test.beforeAll(async () => {
  const folder = edited();
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' });
  git('init', '--quiet', '--initial-branch=main');
  git('add', '.');
  git('-c', 'user.name=Gmina', '-c', 'user.email=gmina@gmina.example', 'commit', '--quiet', '-m', 'Początek');
  place = mkdtempSync(join(tmpdir(), 'okienko-published-'));
  const repository = join(place, 'gmina.git');
  git('clone', '--quiet', '--bare', folder, repository);
  addVersion(place, folder, { nr: 1, at: '2026-11-24T10:00:00Z', by: 'anna', note: 'Pierwsza' });
  makeCurrent(place, 1);
  office = await ownOffice({ OKIENKO_CONFIG: currentLink(place) });
  await office.start();
  const port = await freePort();
  studio = `http://localhost:${port}`;
  office.beside('server/studio/main.ts', {
    OKIENKO_STUDIO_PORT: String(port),
    OKIENKO_STUDIO_REPOZYTORIUM: repository,
    OKIENKO_STUDIO_WERSJE: place,
  });
});
test.afterAll(async () => {
  await office.drop();
  drop();
  rmSync(place, { recursive: true });
});

/** A clerk with these roles in a browser of their own, after the first login. */
async function clerk(browser: Browser, login: string, roles: string): Promise<{ page: Page; errors: string[] }> {
  const [imie = '', nazwisko = ''] = login.split('.');
  const made = office.command('server/domains/urzednicy/cli.ts', [
    ...['dodaj', '--login', login, '--imie', imie, '--nazwisko', nazwisko, '--email', `${login}@gmina.example`],
    ...['--rodzaje', 'zadne', '--studio', roles],
  ]);
  const page = await (await browser.newContext({ locale: 'pl-PL' })).newPage();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(async () => void (await page.goto(`${studio}/dev/?tab=edit&at=/uslugi/budzet-dochody`))).toPass();
  await page.getByLabel('Login').fill(login);
  await page.getByLabel('Hasło').fill(/one-time password ([A-Z0-9-]+)/.exec(made)![1]!);
  await page.getByRole('button', { name: 'Dalej' }).click();
  const key = /[A-Z2-7]{32}/.exec(await page.locator('main').innerText())![0];
  expect(await axeFaults(page)).toEqual([]);
  await page.getByLabel('Nowe hasło').fill(PASSWORD);
  await timeForACode();
  await page.getByLabel('Kod (6 cyfr)').fill(authenticatorCode(key, Date.now()));
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.getByRole('button', { name: 'Zapisz i wejdź' }).click();
  await page.goto(`${studio}/dev/?tab=edit&at=/uslugi/budzet-dochody`);
  await expect(page.getByRole('heading', { name: 'Bloki tego ekranu' })).toBeVisible({ timeout: 60_000 });
  await expect(page.frameLocator('#portal').getByText('Rok budżetowy').first()).toBeVisible();
  return { page, errors };
}

test('one clerk may only change sentences and hands one in, another takes it over and publishes it', async ({
  browser,
}) => {
  const ewa = await clerk(browser, 'ewa.lis', 'teksty');
  const adam = await clerk(browser, 'adam.wilk', 'teksty,ekrany,publikacja');
  await expect(ewa.page.locator('#role-note')).toContainText('Ekrany, usługi, menu i kolory zmienia rola ekrany');
  const move = {
    kind: 'move',
    file: 'screens/budzet/dochody.json',
    at: 'trwa',
    beside: { side: 'before', name: 'wstep' },
  };
  const refused = await ewa.page.evaluate(async (edit) => {
    const answer = await fetch('/dev/studio/edit', { method: 'POST', body: JSON.stringify(edit) });
    return [answer.status, await answer.text()];
  }, move);
  expect(refused).toEqual([403, expect.stringContaining('ekrany')]);
  expect(await axeFaultsOf(ewa.page.mainFrame())).toEqual([]);

  await change(ewa.page, 'Skąd się biorą pieniądze gminy.');
  await ewa.page.getByRole('button', { name: 'Publikacja', exact: true }).click();
  await expect(ewa.page.getByRole('button', { name: 'Opublikuj' })).toBeDisabled();
  await ewa.page.getByRole('button', { name: 'Oddaj swoje zmiany' }).click();
  await expect(ewa.page.getByRole('status')).toHaveText('Twoje zmiany są we wspólnym stanie.');
  expect(await axeFaultsIn(ewa.page.locator('.studio'))).toEqual([]);

  await change(adam.page, 'Pieniądze gminy.');
  await adam.page.getByRole('button', { name: 'Publikacja', exact: true }).click();
  await adam.page.getByRole('button', { name: 'Przejmij wspólny stan' }).click();
  const conflict = adam.page.getByRole('group', { name: /Skąd gmina ma pieniądze|wstep/ });
  await expect(conflict).toBeVisible();
  expect(await axeFaultsIn(adam.page.locator('.studio'))).toEqual([]);
  await conflict.getByRole('radio', { name: /^Wersja innych/ }).check();
  await adam.page.getByRole('button', { name: 'Zastosuj wybór' }).click();
  await expect(adam.page.getByRole('status')).toContainText('Przejęto wspólny stan');
  await adam.page.getByLabel('Co nowego, do listy wersji').fill('Wstęp');
  await adam.page.getByRole('button', { name: 'Opublikuj' }).click();
  await expect(adam.page.locator('.publish__done')).toContainText('Opublikowano wersję 2.', { timeout: 180_000 });
  expect(currentOf(place)).toBe(2);
  const resident = await browser.newPage();
  await expect(async () => {
    await resident.goto(`${office.origin}/uslugi/budzet-dochody`);
    await expect(resident.getByText('Skąd się biorą pieniądze gminy.')).toBeVisible({ timeout: 2000 });
  }).toPass();
  expect([ewa.errors, adam.errors]).toEqual([[], []]);
});

/** Writes the first sentence of the budget anew. */
async function change(page: Page, sentence: string): Promise<void> {
  const portal = page.frameLocator('#portal');
  await expect(async () => {
    await portal.getByText('Skąd gmina ma pieniądze').first().dblclick({ timeout: 2000 });
    await expect(page.getByRole('heading', { name: 'Tekst budzet.dochody.wstep' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.getByRole('textbox', { name: 'polski' }).fill(sentence);
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(portal.getByText(sentence)).toBeVisible();
}
