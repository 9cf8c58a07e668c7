import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { type DevServer, serveDev } from '../../codegen/dev/server.ts';
import { drop, edited } from '../codegen/dev/folders.ts';
import { afterChange } from './afterChange.ts';
import { axeFaults } from './walk/measure.ts';

// Guards: codegen/dev, codegen/studio, codegen/publish

const TEXTS = 'locales/pl/budzet.json';
let folder: string;
let server: DevServer;

const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...args]);
const post = (path: string, body: unknown) =>
  fetch(`${server.address}/dev/studio/${path}`, { method: 'POST', body: JSON.stringify(body) });
const write = (text: string) => post('edit', { kind: 'text', key: 'budzet.dochody.tabela', language: 'pl', text });

test.describe.configure({ mode: 'serial', timeout: 240_000 });
test.beforeAll(async () => {
  folder = edited();
  git('init', '--quiet');
  git('add', '-A');
  git('-c', 'user.name=Ewa', '-c', 'user.email=ewa@gmina.example', 'commit', '--quiet', '-m', 'Początek');
  server = await serveDev({ folder, portal: join(import.meta.dirname, '../../dist/portal'), port: 0 });
});
test.afterAll(async () => {
  await server.close();
  drop();
});

async function openProposals(page: Page): Promise<void> {
  await page.goto(`${server.address}/dev/?tab=edit&at=/uslugi/budzet-dochody`);
  await page.getByRole('button', { name: 'Propozycje' }).click({ timeout: 60_000 });
}

test(
  'steps are proposed, looked at before and after, and accepted by a second person',
  afterChange,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await post('author', { name: 'Anna Nowak', email: 'anna@gmina.example' });
    await write('Dochody w {{rok}} roku');
    await openProposals(page);
    await page.getByLabel('Tytuł').fill('Krótszy tytuł tabeli');
    await page.getByLabel('Notatka dla drugiej osoby').fill('Na telefonie się nie mieścił.');
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Zaproponuj', exact: true }).click();
    await expect(page.getByRole('status')).toContainText('Zaproponowano: Krótszy tytuł tabeli');
    expect(readFileSync(join(folder, TEXTS), 'utf8')).not.toContain('Dochody w {{rok}} roku"');

    // A second person, who has changed the same sentence meanwhile.
    await post('author', { name: 'Ewa Lis', email: 'ewa@gmina.example' });
    await write('Wszystkie dochody {{rok}}');
    await openProposals(page);
    await page.getByRole('button', { name: 'Obejrzyj: Krótszy tytuł tabeli' }).click();
    await expect(page.getByText('Na telefonie się nie mieścił.')).toBeVisible();
    const accept = page.getByRole('button', { name: 'Przyjmij' });
    await expect(accept).toBeDisabled();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('radio', { name: /^Wersja: Anna Nowak/ }).check();
    await expect(accept).toBeEnabled();

    await page.getByRole('button', { name: 'Przed i po na obrazach' }).click();
    const dialog = page.getByRole('dialog', { name: 'Przed i po' });
    await expect(dialog.getByLabel('Ekran')).toBeVisible();
    const side = (name: string) => page.frameLocator(`iframe[title^="${name}: "]`);
    await expect(side('Przed').getByText('Wszystkie dochody 2026')).toBeVisible({ timeout: 60_000 });
    await expect(side('Po').getByText('Dochody w 2026 roku', { exact: true })).toBeVisible();
    await expect(side('Po').getByText('tabela · tabela')).toBeVisible();
    await dialog.getByLabel('Szerokość').selectOption('360');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await accept.click();
    await expect(page.getByRole('status')).toContainText('Przyjęto: Krótszy tytuł tabeli');
    await expect(page.getByText(/Przyjęto, Ewa Lis/)).toBeVisible();
    expect(readFileSync(join(folder, TEXTS), 'utf8')).toContain('Dochody w {{rok}} roku"');
  },
);
