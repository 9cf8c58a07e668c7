import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, expect as plainExpect, test } from 'playwright/test';
import { type DevServer, serveDev } from '../../codegen/dev/server.ts';
import { drop, edited } from '../codegen/dev/folders.ts';
import { afterChange } from './afterChange.ts';
import { pageErrors } from './pageErrors.ts';
import { axeFaultsIn } from './walk/measure.ts';

// Guards: codegen/dev, codegen/studio

const ROOT = join(import.meta.dirname, '../..');

/** After each change the server checks the whole municipality, and the page reads it anew. */
const expect = plainExpect.configure({ timeout: 60_000 });

let folder: string;
let server: DevServer;

// One server for all; each test takes back what it has changed.
test.describe.configure({ timeout: 240_000 });
test.beforeAll(async () => {
  folder = edited();
  server = await serveDev({ folder, portal: join(ROOT, 'dist/portal'), port: 0 });
});
test.afterAll(async () => {
  await server.close();
  drop();
});

const fileText = (file: string) => readFileSync(join(folder, file), 'utf8');

/** The studio beside a page of the portal, and what the browser complained of. */
async function openStudio(page: Page, at: string): Promise<string[]> {
  const errors = pageErrors(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${server.address}/dev/?tab=edit&at=${at}`);
  return errors;
}

/** Everything that the studio has changed is as it was. */
async function undoAll(page: Page, file: string, before: string): Promise<void> {
  for (let tries = 0; fileText(file) !== before && tries < 9; tries += 1) {
    const now = fileText(file);
    await page.getByRole('button', { name: 'Cofnij', exact: true }).click();
    await expect.poll(() => fileText(file), { timeout: 60_000 }).not.toBe(now);
  }
  expect(fileText(file)).toBe(before);
}

const idsOf = (blocks: readonly { id: string }[]): string[] => blocks.map(({ id }) => id);

test.describe('a block', () => {
  const SCREEN = 'screens/wybory/liczba-wyborcow.json';
  const SECTION = 'Czy jestem w spisie wyborców?';
  const rowsOf = (page: Page) => page.getByRole('list', { name: /^Bloki/ });
  const rowOf = (page: Page, id: string) => rowsOf(page).locator(`[data-at="${id}"]`);
  const contents = () => {
    const { content } = JSON.parse(fileText(SCREEN));
    return { outer: idsOf(content), inner: idsOf(content.find(({ id }: { id: string }) => id === 'wSpisie').content) };
  };
  const openBlocks = async (page: Page) => {
    const errors = await openStudio(page, '/uslugi/liczba-wyborcow');
    await expect(rowOf(page, 'wstep')).toContainText('Sprawdź');
    return errors;
  };

  test('is dragged into a section, and between the blocks of another', afterChange, async ({ page }) => {
    const errors = await openBlocks(page);
    // All rows are seen: nothing scrolls under the pointer.
    await page.setViewportSize({ width: 1280, height: 1500 });
    const before = fileText(SCREEN);
    await rowOf(page, 'wstep').dragTo(rowOf(page, 'wSpisie'));
    await expect(page.getByRole('status')).toContainText(`: teraz w: ${SECTION}`);
    expect(contents().inner.at(-1)).toBe('wstep');
    await expect(page.frameLocator('#portal').getByText('Sprawdź, ilu').first()).toBeVisible();
    await expect(page.locator('.studio__busy')).toBeEmpty();
    await rowOf(page, 'wstep').dragTo(rowOf(page, 'dane'), { targetPosition: { x: 40, y: 4 } });
    await expect(page.getByRole('status')).toHaveText(/^Sprawdź.*: teraz przed /);
    await undoAll(page, SCREEN, before);
    expect(errors).toEqual([]);
  });

  test('goes by keyboard into its neighbour and out, and by the list of places', afterChange, async ({ page }) => {
    const errors = await openBlocks(page);
    const before = fileText(SCREEN);
    const status = page.getByRole('status');
    await rowOf(page, 'wstep').focus();
    await page.keyboard.press('Alt+ArrowRight');
    await expect(status).toHaveText(/^Sprawdź.*: teraz w: /);
    await expect(rowOf(page, 'wstep')).toBeFocused();
    expect(contents().outer).not.toContain('wstep');
    await page.keyboard.press('Alt+ArrowLeft');
    await expect(status).toHaveText(/^Sprawdź.*: teraz za /);
    await expect(rowOf(page, 'wstep')).toBeFocused();
    expect(contents().outer.indexOf('wstep')).toBe(contents().outer.indexOf('wedlugDaty') + 1);

    await page.getByRole('button', { name: /^Przenieś do …: Sprawdź/ }).press('Enter');
    const places = page.getByRole('list', { name: /^Gdzie może stać/ });
    await expect(places.getByRole('button').first()).toBeFocused();
    expect(await axeFaultsIn(page.locator('.studio'))).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(rowOf(page, 'wstep')).toBeFocused();
    await page.getByRole('button', { name: /^Przenieś do …: Sprawdź/ }).press('Enter');
    await page.keyboard.press('ArrowDown');
    await expect(places.getByRole('button', { name: SECTION })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(status).toContainText(`: teraz w: ${SECTION}`);
    expect(contents().inner).toContain('wstep');
    await undoAll(page, SCREEN, before);
    expect(errors).toEqual([]);
  });

  test(
    'that cannot stand there is not moved: its problems are said before it is saved',
    afterChange,
    async ({ page }) => {
      const errors = await openStudio(page, '/uslugi/informacje-publiczne');
      const FILE = 'screens/portal/informacje-publiczne.json';
      const before = fileText(FILE);
      await rowOf(page, 'uslugi').click();
      await page.getByRole('button', { name: 'Przenieś do …' }).click();
      await page
        .getByRole('list', { name: /^Gdzie może stać/ })
        .getByRole('button', { name: 'sam ekran' })
        .click();
      await expect(page.getByRole('status')).toContainText('Nie przeniesiono');
      await expect(page.getByRole('button', { name: 'Przenieś do …' })).toBeFocused();
      const pending = page.getByRole('region', { name: 'Jeszcze niezapisane' });
      await expect(pending).toContainText('wyjęto na sam ekran');
      await expect(pending).toContainText('"item" is not a name here.');
      expect(fileText(FILE)).toBe(before);
      expect(await axeFaultsIn(page.locator('.studio'))).toEqual([]);
      await pending.getByRole('button', { name: 'Odrzuć' }).click();
      await expect(pending).toBeHidden();
      expect(errors).toEqual([]);
    },
  );
});

test.describe('in services and menu', () => {
  const CONFIG = 'services.config.json';
  const openPortal = async (page: Page) => {
    const errors = await openStudio(page, '/');
    await expect(page.locator('[data-at="groups/wybory"]')).toBeVisible();
    return errors;
  };
  const pendingOf = (page: Page) => page.getByRole('region', { name: 'Jeszcze niezapisane' });

  test('a group with services is removed when they have another one', afterChange, async ({ page }) => {
    const errors = await openPortal(page);
    const before = fileText(CONFIG);
    await page.getByRole('button', { name: 'Usuń: Wybory' }).click();
    await expect(page.getByRole('heading', { name: 'Wybory grupa' })).toBeFocused();
    await page.getByText('Usuń grupę').click();
    await page.getByRole('combobox', { name: 'Jej usługi trafią do grupy' }).selectOption({ label: 'Mieszkańcy' });
    await expect(pendingOf(page)).toContainText('Grupa Wybory: usunięto');
    expect(await axeFaultsIn(page.locator('.studio'))).toEqual([]);
    await pendingOf(page).getByRole('button', { name: 'Zapisz' }).click();
    await expect(page.locator('[data-at="groups/wybory"]')).toHaveCount(0);
    await expect(page.locator('[data-at="services/6"]')).toBeVisible();
    const { groups } = JSON.parse(fileText(CONFIG));
    expect(groups.find(({ id }: { id: string }) => id === 'mieszkancy').services.at(-1).uslugaId).toBe(7);
    await undoAll(page, CONFIG, before);
    expect(errors).toEqual([]);
  });

  test(
    'the target of a tile is chosen from what exists, the start page also outside',
    afterChange,
    async ({ page }) => {
      const errors = await openPortal(page);
      const before = fileText(CONFIG);
      await page.locator('[data-at="tiles/kontakt"]').click();
      await page.getByRole('searchbox', { name: 'Dokąd prowadzi' }).fill('cookie');
      const choices = page.getByRole('list', { name: 'Dokąd prowadzi: wybierz' });
      await expect(choices.getByRole('button')).toHaveCount(1);
      expect(await axeFaultsIn(page.locator('.studio'))).toEqual([]);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(pendingOf(page)).toContainText('„Dokąd prowadzi”');
      await pendingOf(page).getByRole('button', { name: 'Zapisz' }).click();
      await expect(pendingOf(page)).toBeHidden();
      const tiles: { id: string; to: object }[] = JSON.parse(fileText(CONFIG)).tiles;
      expect(tiles.find(({ id }) => id === 'kontakt')!.to).toEqual({ screen: 'portal/polityka-cookie' });
      await undoAll(page, CONFIG, before);

      await page
        .getByRole('button', { name: /Usługi i menu$/ })
        .last()
        .click();
      await page.getByRole('button', { name: 'Kolory, logo i strona startowa' }).click();
      await page.getByRole('searchbox', { name: 'Strona, którą portal się otwiera' }).fill('https://gmina.example/');
      await page.getByRole('button', { name: 'https://gmina.example/ inna witryna' }).click();
      await expect(pendingOf(page)).toContainText('Strona startowa: zmieniono');
      await expect(page.getByText('Prowadzi do: https://gmina.example/')).toBeVisible();
      await pendingOf(page).getByRole('button', { name: 'Odrzuć' }).click();
      expect(fileText(CONFIG)).toBe(before);
      expect(errors).toEqual([]);
    },
  );
});

test('a page comes into another folder and gets a place in the side menu', afterChange, async ({ page }) => {
  const errors = await openStudio(page, '/');
  const [catalogue, config] = ['content/catalogue.json', 'services.config.json'];
  const before = [fileText(catalogue), fileText(config)];
  await page.getByRole('button', { name: 'Strony', exact: true }).click();
  await page.getByRole('button', { name: /^Zameldowanie/ }).click();
  await page.getByText('Katalog i menu boczne').click();
  await page.getByRole('combobox', { name: 'Katalog, w którym będzie' }).selectOption('urzad');
  await page.getByRole('combobox', { name: 'W menu bocznym' }).selectOption('after rodo');
  const pending = page.getByRole('region', { name: 'Jeszcze niezapisane' });
  await expect(pending).toContainText('przeniesiono do katalogu');
  await expect(pending).toContainText('Pozycja menu');
  expect(await axeFaultsIn(page.locator('.studio'))).toEqual([]);
  await pending.getByRole('button', { name: 'Zapisz' }).click();
  await expect(pending).toBeHidden();
  const { folders } = JSON.parse(fileText(catalogue));
  expect(folders.find(({ id }: { id: string }) => id === 'urzad').pages).toEqual(['informacje', 'rodo', 'meldunek']);
  expect(idsOf(JSON.parse(fileText(config)).menu).slice(-3)).toEqual(['rodo', 'meldunek', 'bip']);
  await undoAll(page, config!, before[1]!);
  await undoAll(page, catalogue!, before[0]!);
  expect(errors).toEqual([]);
});

test('a picture that is discarded with its text was never in the municipality', afterChange, async ({ page }) => {
  const errors = await openStudio(page, '/');
  const before = fileText('content/catalogue.json');
  await page.getByRole('button', { name: 'Strony', exact: true }).click();
  await page.getByRole('button', { name: /^O portalu/ }).click();
  const text = page.getByRole('textbox', { name: 'Treść strony, polski' });
  await text.click();
  await page.getByRole('toolbar').getByRole('button', { name: 'Zdjęcie', exact: true }).click();
  const buffer = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  await page
    .getByLabel('Plik: PNG, JPEG albo WebP')
    .setInputFiles({ name: 'punkt.png', mimeType: 'image/png', buffer });
  for (const language of ['polski', 'angielski', 'niemiecki', 'ukraiński'])
    await page.getByRole('textbox', { name: language, exact: true }).fill(`Kropka ${language}`);
  await page.getByRole('button', { name: 'Wstaw zdjęcie do tekstu' }).click();
  const picture = text.getByRole('img', { name: 'Kropka polski' });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  const pending = page.getByRole('region', { name: 'Jeszcze niezapisane' });
  await expect(pending.getByRole('button', { name: 'Zapisz' })).toBeEnabled();
  await pending.getByRole('button', { name: 'Odrzuć' }).click();
  await expect(picture).toHaveCount(0);
  expect(fileText('content/catalogue.json')).toBe(before);
  await page.getByRole('button', { name: /^Kroki/ }).click();
  await expect(page.getByText('kropka-polski')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('a block gets another id in every file that names it', afterChange, async ({ page }) => {
  const SCREEN = 'screens/wybory/liczba-wyborcow.json';
  const errors = await openStudio(page, '/uslugi/liczba-wyborcow');
  const before = fileText(SCREEN);
  await page.locator('[data-at="wstep"]').click();
  await page.getByText('Inny identyfikator').click();
  await page.getByRole('textbox', { name: /^Nowy identyfikator/ }).fill('zapowiedz');
  expect(await axeFaultsIn(page.locator('.studio'))).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /tekst · zapowiedz$/ })).toBeVisible();
  expect(fileText(SCREEN)).toBe(before.replace('"id": "wstep"', '"id": "zapowiedz"'));
  await undoAll(page, SCREEN, before);
  expect(errors).toEqual([]);
});

test('a logo is seen while it is chosen, and in the portal when it is saved', afterChange, async ({ page }) => {
  const errors = await openStudio(page, '/');
  const before = fileText('services.config.json');
  await page.getByRole('button', { name: 'Kolory, logo i strona startowa' }).click();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#123456" d="M0 0h9v9"/></svg>';
  await page
    .getByLabel(/^Plik SVG/)
    .setInputFiles({ name: 'znak.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
  const seen = page.getByRole('img', { name: 'Wybrane logo' });
  await expect(seen).toBeVisible();
  await expect.poll(() => seen.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBeGreaterThan(0);
  expect(await axeFaultsIn(page.locator('.studio'))).toEqual([]);
  const pending = page.getByRole('region', { name: 'Jeszcze niezapisane' });
  await pending.getByRole('button', { name: 'Zapisz' }).click();
  await expect(seen).toHaveCount(0);
  await expect(page.frameLocator('#portal').locator('header img[src*="/m/logo."]').first()).toBeVisible();
  expect(fileText('logo.svg')).toBe(svg);
  await undoAll(page, 'services.config.json', before);
  expect(errors).toEqual([]);
});
