import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { type DevServer, serveDev } from '../../codegen/dev/server.ts';
import { addVersion, currentOf, makeCurrent } from '../../codegen/publish/versions.ts';
import { drop, edited } from '../codegen/dev/folders.ts';
import { afterChange } from './afterChange.ts';
import { pageErrors } from './pageErrors.ts';
import { axeFaults, axeFaultsIn, axeFaultsOf } from './walk/measure.ts';

// Guards: codegen/dev, codegen/studio, codegen/publish

const ROOT = join(import.meta.dirname, '../..');
const SCREEN = 'screens/budzet/dochody.json';

let folder: string;
let server: DevServer;
/** Of published versions. */
let place: string;

test.describe.configure({ mode: 'serial', timeout: 240_000 });
test.beforeAll(async () => {
  folder = edited();
  place = mkdtempSync(join(tmpdir(), 'okienko-published-'));
  addVersion(place, folder, { nr: 1, at: '2026-11-24T10:00:00Z', by: 'anna', note: 'Pierwsza' });
  makeCurrent(place, 1);
  server = await serveDev({ folder, portal: join(ROOT, 'dist/portal'), port: 0, place });
});
test.afterAll(async () => {
  await server.close();
  drop();
  rmSync(place, { recursive: true });
});

const fileText = (file: string) => readFileSync(join(folder, file), 'utf8');

/** The studio itself: what is around it, and the portal, are measured once, by the first test. */
const panel = (page: Page) => page.locator('.studio');

/** The studio beside the revenue of the budget, and what the browser complained of. */
async function openStudio(page: Page): Promise<string[]> {
  const errors = pageErrors(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${server.address}/dev/?tab=edit&at=/uslugi/budzet-dochody`);
  // The first page of a server waits for what is read once.
  await expect(page.getByRole('heading', { name: 'Bloki tego ekranu' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('list', { name: /^Bloki/ }).getByRole('listitem')).toHaveCount(6);
  await expect(page.frameLocator('#portal').getByText('Rok budżetowy').first()).toBeVisible();
  return errors;
}

test('a click on a block in the portal shows its properties, and a change is planned, saved, shown and undone', async ({
  page,
}) => {
  const errors = await openStudio(page);
  const portal = page.frameLocator('#portal');
  const before = fileText(SCREEN);

  // The first click comes when the portal listens.
  await expect(async () => {
    await portal.getByText('Realizacja dochodów budżetu').first().click({ timeout: 2000 });
    await expect(page.getByRole('heading', { name: /tabela · tabela$/ })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(portal.getByText('tabela · tabela')).toBeVisible();
  const csv = page.getByLabel('Plik CSV', { exact: true });
  await expect(csv).toHaveValue('0');
  await expect(page.locator('.studio__field', { has: csv })).toContainText(/screens\/budzet\/dochody\.json:\d+/);
  await expect(portal.getByRole('button', { name: /CSV/ })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);

  await csv.selectOption('nie');
  const pending = page.getByRole('region', { name: 'Jeszcze niezapisane' });
  await expect(pending.getByRole('button', { name: 'Zapisz' })).toBeEnabled();
  await pending.getByText('Zmiana w plikach').click();
  await expect(pending.locator('[data-sign="+"]')).toContainText('"csv": false');
  expect(fileText(SCREEN)).toBe(before);
  expect(await axeFaultsIn(pending)).toEqual([]);
  await pending.getByRole('button', { name: 'Zapisz' }).click();
  await expect(pending).toBeHidden();
  expect(fileText(SCREEN)).toBe(before.replace('"csv": true', '"csv": false'));
  await expect(portal.getByRole('button', { name: /CSV/ })).toBeHidden();

  await page.getByRole('button', { name: 'Cofnij' }).click();
  await expect(page.getByRole('status')).toContainText('Cofnięto');
  await expect(portal.getByRole('button', { name: /CSV/ })).toBeVisible();
  await expect(csv).toHaveValue('0');
  expect(fileText(SCREEN)).toBe(before);

  await portal.getByRole('button', { name: 'Wysoki kontrast' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'yb');
  expect(await axeFaultsOf(page.mainFrame())).toEqual([]);
  expect(errors).toEqual([]);
});

test(
  'the studio has the contrast and the letters that are chosen in the portal, and keeps them',
  afterChange,
  async ({ page }) => {
    const errors = await openStudio(page);
    const portal = page.frameLocator('#portal');
    const html = page.locator('html');
    await expect(async () => {
      await portal.getByText('Realizacja dochodów budżetu').first().click({ timeout: 2000 });
      await expect(page.getByRole('heading', { name: /tabela · tabela$/ })).toBeVisible({ timeout: 1000 });
    }).toPass();
    await portal.getByRole('button', { name: 'Wysoki kontrast' }).click();
    await expect(html).toHaveAttribute('data-contrast', 'yb');
    await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(255, 255, 0)');
    await expect(page.getByLabel('Kontrast')).toHaveValue('yb');
    expect(await axeFaultsOf(page.mainFrame())).toEqual([]);

    await page.goto(`${server.address}/dev/?tab=edit&at=/uslugi/budzet-dochody`);
    await expect(page.getByRole('heading', { name: 'Bloki tego ekranu' })).toBeVisible();
    await expect(html).toHaveAttribute('data-contrast', 'yb');
    await page.getByRole('button', { name: 'Dodaj blok' }).click();
    await page.getByRole('radio', { name: 'Komunikat' }).check();
    await expect(page.getByRole('button', { name: 'Zapisz' })).toBeEnabled();
    expect(await axeFaultsIn(panel(page))).toEqual([]);

    // Three columns of large letters have no room: the portal stays, in which they were chosen.
    await portal.getByRole('button', { name: 'Największe litery' }).click();
    await expect(html).toHaveAttribute('data-font', '3');
    await expect(panel(page)).toBeHidden();
    await expect(portal.getByText('Rok budżetowy').first()).toBeVisible();
    await page.getByRole('button', { name: 'Panel', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Zapisz' })).toBeVisible();
    expect(await axeFaultsOf(page.mainFrame())).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
    await page.getByRole('button', { name: 'Widok' }).click();
    await page.getByLabel('Wielkość liter').selectOption('A');
    await page.getByLabel('Kontrast').selectOption('zwykły');
    await expect(panel(page)).toBeVisible();
    await expect(html).not.toHaveAttribute('data-contrast');
    await expect(portal.locator('html')).not.toHaveAttribute('data-contrast');
    expect(errors).toEqual([]);
  },
);

test('a block is dragged in its list, and another moved, opened and left by keyboard alone', async ({ page }) => {
  const errors = await openStudio(page);
  const list = page.getByRole('list', { name: /^Bloki/ });
  const row = (id: string) => list.locator(`[data-at="${id}"]`);
  const before = fileText(SCREEN);
  await row('trwa').dragTo(row('wstep'));
  await expect(page.getByRole('status')).toHaveText(/^Rok … jeszcze trwa.*: teraz na miejscu 1 z 6$/);
  expect(fileText(SCREEN).indexOf('"trwa"')).toBeLessThan(fileText(SCREEN).indexOf('"wstep"'));
  await page.getByRole('button', { name: 'Cofnij' }).click();
  await expect(page.getByRole('status')).toContainText('Cofnięto');
  expect(fileText(SCREEN)).toBe(before);
  await expect(row('trwa')).toBeVisible();
  await expect(page.locator('.studio__busy')).toBeEmpty();

  await row('wstep').focus();
  await page.keyboard.press('ArrowDown');
  await expect(row('wybor')).toBeFocused();
  // Pressed faster than the first move is saved.
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByRole('status')).toHaveText('Rok budżetowy: teraz na miejscu 4 z 6');
  await expect(row('wybor')).toBeFocused();
  expect(fileText(SCREEN).indexOf('"trwa"')).toBeLessThan(fileText(SCREEN).indexOf('"wybor"'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Rok budżetowy lista wyboru · wybor' })).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('status')).toContainText('Cofnięto');
  await page.keyboard.press('Control+z');
  await expect.poll(() => fileText(SCREEN)).toBe(before);
  expect(errors).toEqual([]);
});

test('a button is added to a table by keyboard, from the services that there are', afterChange, async ({ page }) => {
  const errors = await openStudio(page);
  const before = fileText(SCREEN);
  await page
    .getByRole('list', { name: /^Bloki/ })
    .locator('[data-at="tabela"]')
    .focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Dodaj: Przyciski' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Dodaj: Przyciski' })).toBeFocused();
  await page.getByRole('searchbox', { name: 'Szukaj' }).fill('wydatki');
  await expect(page.getByRole('radio')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  const pending = page.getByRole('region', { name: 'Jeszcze niezapisane' });
  await expect(pending).toContainText('Przycisk Budżet – wydatki: dodano');
  expect(await axeFaultsIn(panel(page))).toEqual([]);
  await pending.getByRole('button', { name: 'Zapisz' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Budżet – wydatki przycisk' })).toBeFocused();
  await expect(page.frameLocator('#portal').getByRole('button', { name: 'Budżet – wydatki' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('status')).toContainText('Cofnięto');
  expect(fileText(SCREEN)).toBe(before);
  expect(errors).toEqual([]);
});

test(
  'services are moved by keyboard and dragged into another group, and switched off after what leads to them',
  afterChange,
  async ({ page }) => {
    const errors = await openStudio(page);
    const before = fileText('services.config.json');
    const portal = page.frameLocator('#portal');
    await page.getByRole('button', { name: 'Usługi i menu' }).click();
    const list = page.getByRole('list', { name: /^Usługi w grupach/ });
    const row = (at: string) => list.locator(`[data-at="${at}"]`);
    const status = page.getByRole('status');
    expect(await axeFaultsIn(panel(page))).toEqual([]);
    await row('services/1').focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(status).toHaveText('Budżet – dochody: teraz na miejscu 2 z 2');
    await expect(row('services/1')).toBeFocused();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(status).toHaveText('Budżet – dochody: teraz w grupie Mieszkańcy');
    await expect(row('services/1')).toBeFocused();
    // All rows are seen: nothing scrolls under the pointer.
    await page.setViewportSize({ width: 1280, height: 1500 });
    await row('services/2').dragTo(row('groups/wybory'));
    await expect(status).toHaveText('Budżet – wydatki: teraz w grupie Wybory');
    for (const _ of [1, 2, 3]) await page.keyboard.press('Control+z');
    await expect.poll(() => fileText('services.config.json')).toBe(before);

    await page.getByRole('textbox', { name: 'Adres w portalu' }).fill('/');
    await page.keyboard.press('Enter');
    await expect(portal.getByRole('link', { name: 'Budżet – dochody' })).toBeVisible();
    await row('services/1').click();
    await expect(page.getByRole('heading', { name: 'Budżet – dochody usługa' })).toBeFocused();
    await page.getByRole('button', { name: 'Wyłącz usługę' }).click();
    const pending = page.getByRole('region', { name: 'Jeszcze niezapisane' });
    await expect(pending).toContainText('kafelek Budżet – dochody');
    expect(await axeFaultsIn(panel(page))).toEqual([]);
    await pending.getByRole('button', { name: 'Zapisz' }).click();
    await expect(page.getByText('Usługa jest wyłączona')).toBeVisible();
    await expect(portal.getByRole('link', { name: 'Budżet – dochody' })).toHaveCount(0);
    await expect(portal.getByRole('link', { name: 'Budżet – wydatki' })).toBeVisible();
    await page.getByRole('button', { name: 'Włącz usługę' }).click();
    await pending.getByRole('button', { name: 'Zapisz' }).click();
    await expect(portal.getByRole('link', { name: 'Budżet – dochody' })).toBeVisible();
    expect(fileText('services.config.json')).toBe(before);
    expect(errors).toEqual([]);
  },
);

test(
  'a colour is seen in the portal while it is chosen, and one that cannot be read is replaced by the nearest',
  afterChange,
  async ({ page }) => {
    const errors = await openStudio(page);
    const before = fileText('services.config.json');
    const ground = () =>
      page
        .frameLocator('#portal')
        .locator('html')
        .evaluate((html) => getComputedStyle(html).getPropertyValue('--primary'));
    await page.getByRole('button', { name: 'Usługi i menu' }).click();
    await page.getByRole('button', { name: 'Kolory, logo i strona startowa' }).click();
    await page.getByRole('textbox', { name: 'kolor główny, jako #rrggbb', exact: true }).fill('#ffcc00');
    await expect.poll(ground).toBe('#ffcc00');
    await expect(
      page.getByText('Litery na kolorze głównym na tle: Kolor główny: 1,5 do 1 to za mało').first(),
    ).toBeVisible();
    const pending = page.getByRole('region', { name: 'Jeszcze niezapisane' });
    await expect(pending).toContainText('Najbliższy czytelny „kolor główny” to #');
    await expect(pending.getByRole('button', { name: 'Zapisz' })).toBeDisabled();
    // In the portal the letters cannot be read, as said.
    expect(await axeFaultsIn(panel(page))).toEqual([]);
    await page
      .getByRole('button', { name: /^Weź najbliższy czytelny kolor/ })
      .first()
      .click();
    await pending.getByRole('button', { name: 'Zapisz' }).click();
    await expect(page.getByRole('status')).toHaveText(/Kolory: zmieniono/);
    expect(fileText('services.config.json')).toContain('"theme": { "primary": "#');
    await page.getByRole('button', { name: 'Cofnij' }).click();
    await expect(page.getByRole('status')).toContainText('Cofnięto');
    expect(fileText('services.config.json')).toBe(before);
    // The check itself names what it refuses, with status 422.
    expect(errors.filter((one) => !one.includes('422'))).toEqual([]);
  },
);

test(
  'a service is made from an operation of the contract, and one undo takes it away',
  afterChange,
  async ({ page }) => {
    const errors = await openStudio(page);
    const before = fileText('services.config.json');
    const visit = async (at: string) => {
      await page.getByRole('textbox', { name: 'Adres w portalu' }).fill(at);
      await page.keyboard.press('Enter');
    };
    await page.getByRole('button', { name: 'Usługi i menu' }).click();
    await page.locator('[data-at="groups/mieszkancy"]').click();
    await page.getByRole('button', { name: 'Nowa usługa w tej grupie' }).click();
    await page.getByRole('searchbox', { name: 'Szukaj' }).fill('imiona');
    await page.getByRole('radio').first().check();
    expect(await axeFaultsIn(panel(page))).toEqual([]);
    await page.getByRole('button', { name: 'Zapisz' }).click();
    await expect(page.getByRole('heading', { name: 'Imiona mieszkańców usługa' })).toBeVisible();
    const { groups } = JSON.parse(fileText('services.config.json'));
    const { slug } = groups.find(({ id }: { id: string }) => id === 'mieszkancy').services.at(-1);
    await visit(`/uslugi/${slug}`);
    await expect(page.frameLocator('#portal').getByRole('columnheader', { name: 'Imię' })).toBeVisible();
    await visit('/');
    await page.getByRole('button', { name: 'Cofnij' }).click();
    await expect(page.getByRole('status')).toContainText('Cofnięto: Usługa');
    expect(fileText('services.config.json')).toBe(before);
    // The reload of the changed files may still ask for the part that the undo has taken away.
    expect(errors.filter((one) => !one.includes('422'))).toEqual([]);
  },
);

test(
  'a double click on a sentence opens it in all languages, and the portal shows what is written',
  afterChange,
  async ({ page }) => {
    const errors = await openStudio(page);
    const portal = page.frameLocator('#portal');
    await expect(async () => {
      await portal.getByText('Skąd gmina ma pieniądze').first().dblclick({ timeout: 2000 });
      await expect(page.getByRole('heading', { name: 'Tekst budzet.dochody.wstep' })).toBeVisible({ timeout: 1000 });
    }).toPass();
    for (const language of ['polski', 'angielski', 'niemiecki', 'ukraiński'])
      await expect(page.getByRole('textbox', { name: language })).not.toBeEmpty();
    expect(await axeFaultsIn(panel(page))).toEqual([]);
    await page.getByRole('textbox', { name: 'polski' }).fill('Skąd się biorą pieniądze gminy {{rok}}');
    await expect(page.getByText('Nic nie podaje wartości {{rok}}.')).toBeVisible();
    await page.getByRole('textbox', { name: 'polski' }).fill('Skąd się biorą pieniądze gminy.');
    await page.getByRole('button', { name: 'Zapisz' }).click();
    await expect(portal.getByText('Skąd się biorą pieniądze gminy.')).toBeVisible();
    await page.getByRole('button', { name: /^Kroki/ }).click();
    await page.getByText('Zmiana w plikach').first().click();
    await expect(page.locator('.studio__steps [data-sign="+"]')).toContainText('Skąd się biorą');
    expect(await axeFaultsIn(panel(page))).toEqual([]);
    // No screen draws the greeting.
    await page.getByRole('textbox', { name: 'Adres w portalu' }).fill('/');
    await page.keyboard.press('Enter');
    await expect(async () => {
      await portal.getByRole('heading', { name: 'Co chcesz dziś załatwić?' }).dblclick({ timeout: 2000 });
      await expect(page.getByRole('heading', { name: 'Tekst powloka.powitanie' })).toBeVisible({ timeout: 1000 });
    }).toPass();
    expect(errors).toEqual([]);
  },
);

/** A picture of one point. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('a page is written with a link and a picture, and the portal shows it', async ({ page }) => {
  const errors = await openStudio(page);
  const portal = page.frameLocator('#portal');
  const FILE = 'content/pages/informacje/pl.html';
  const before = fileText(FILE);
  await page.getByRole('button', { name: 'Strony', exact: true }).click();
  await page.getByRole('button', { name: /^O portalu/ }).click();
  const text = page.getByRole('textbox', { name: 'Treść strony, polski' });
  await text.click();
  await page.getByRole('button', { name: 'Pokaż w portalu' }).click();
  await expect(portal.getByRole('heading', { name: 'Bez logowania' })).toBeVisible();
  expect(await axeFaultsIn(panel(page))).toEqual([]);

  // A link chosen from what there is, by keyboard, and a word in bold.
  const paragraph = text.getByText('W tym portalu sprawdzisz');
  await paragraph.click({ position: { x: 30, y: 8 } });
  await page.keyboard.press('Home');
  await expect.poll(() => page.evaluate(() => getSelection()!.anchorOffset)).toBe(0);
  await page.keyboard.type('Ważne. Zobacz ');
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox', { name: 'Dokąd prowadzi odnośnik' }).fill('budżet – doch');
  await expect(page.getByRole('list', { name: 'Dokąd prowadzi odnośnik' }).getByRole('button')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
  await page.keyboard.type('. ');
  await paragraph.dblclick({ position: { x: 10, y: 8 } });
  await expect.poll(() => page.evaluate(() => getSelection()!.toString())).toBe('Ważne');
  // The editor learns of it a task after the browser.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  await page.keyboard.press('Control+b');
  await expect(text.locator('strong')).toHaveText('Ważne');

  await page.getByRole('toolbar').getByRole('button', { name: 'Zdjęcie', exact: true }).click();
  const file = { name: 'punkt.png', mimeType: 'image/png', buffer: Buffer.from(PNG, 'base64') };
  await page.getByLabel('Plik: PNG, JPEG albo WebP').setInputFiles(file);
  for (const language of ['polski', 'angielski', 'niemiecki', 'ukraiński'])
    await page.getByRole('textbox', { name: language, exact: true }).fill(`Punkt ${language}`);
  expect(await axeFaultsIn(panel(page))).toEqual([]);
  await page.getByRole('button', { name: 'Wstaw zdjęcie do tekstu' }).click();
  await expect(text.getByRole('img', { name: 'Punkt polski' })).toBeVisible();
  // The other languages get it, too.
  await page.getByRole('tab', { name: 'ukraiński' }).click();
  await expect(page.getByRole('img', { name: 'Punkt ukraiński' })).toBeVisible();
  await page.getByRole('tab', { name: 'polski' }).click();
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByRole('region', { name: 'Jeszcze niezapisane' })).toBeHidden();
  const [first, ...rest] = before.split('\n');
  expect(fileText(FILE)).toBe(
    [
      first!.replace(
        '<p>',
        '<p><strong>Ważne</strong>. Zobacz <a href="/uslugi/budzet-dochody">Budżet – dochody</a>. ',
      ),
      '<figure>',
      '  <img src="/api/pi/plik?link=punkt-polski" alt="Punkt polski" width="1" height="1">',
      '</figure>',
      ...rest,
    ].join('\n'),
  );
  expect(fileText('content/pages/informacje/de.html')).toContain('alt="Punkt niemiecki"');
  await expect(portal.getByRole('img', { name: 'Punkt polski' })).toBeVisible();
  await page.getByRole('button', { name: 'Cofnij', exact: true }).click();
  await expect(page.getByRole('status')).toContainText('Cofnięto: Strona O portalu (pl, en, de, uk): zmieniono treść');
  await expect(text.getByRole('img')).toHaveCount(0);
  // The picture came with the text, and goes with it.
  expect(fileText('content/catalogue.json')).not.toContain('punkt-polski');
  expect(fileText('content/pages/informacje/de.html')).not.toContain('punkt-polski');
  expect(fileText(FILE)).toBe(before);
  expect(errors).toEqual([]);
});

test('a new page is written in four languages, and removed again', afterChange, async ({ page }) => {
  const errors = await openStudio(page);
  const catalogue = fileText('content/catalogue.json');
  await page.getByRole('button', { name: 'Strony', exact: true }).click();
  await page.getByRole('button', { name: 'Nowa strona' }).click();
  for (const language of ['polski', 'angielski', 'niemiecki', 'ukraiński']) {
    const part = page.getByRole('group', { name: language });
    await part.getByRole('textbox', { name: 'Tytuł' }).fill(`Godziny w święta, ${language}`);
    await part.getByRole('textbox', { name: 'Pierwsze zdanie' }).fill('Urząd jest nieczynny.');
  }
  await expect(page.getByLabel('Adres', { exact: true })).toHaveValue('godziny-w-swieta-polski');
  await page.getByLabel('Katalog, w którym będzie').selectOption('urzad');
  expect(await axeFaultsIn(panel(page))).toEqual([]);
  await page.getByRole('button', { name: 'Utwórz stronę' }).click();
  await expect(page.getByRole('heading', { name: 'Godziny w święta, polski' })).toBeVisible({ timeout: 60_000 });
  await expect(page.frameLocator('#portal').getByText('Urząd jest nieczynny.')).toBeVisible({ timeout: 60_000 });
  expect(fileText('content/pages/godziny-w-swieta-polski/uk.html')).toBe('<p>Urząd jest nieczynny.</p>\n');
  await page.getByRole('button', { name: 'Usuń stronę' }).click();
  const pending = page.getByRole('region', { name: 'Jeszcze niezapisane' });
  await expect(pending).toContainText('Strona Godziny w święta, polski: usunięto');
  await pending.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByRole('heading', { name: 'Strony gminy' })).toBeVisible({ timeout: 60_000 });
  expect(fileText('content/catalogue.json')).toBe(catalogue);
  expect(errors).toEqual([]);
});

test('what has changed is told in sentences, published, and taken back', afterChange, async ({ page }) => {
  const errors = await openStudio(page);
  await page
    .getByRole('list', { name: /^Bloki/ })
    .locator('[data-at="trwa"]')
    .focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByRole('status')).toContainText('teraz na miejscu');
  await page.getByRole('button', { name: 'Publikacja', exact: true }).click();
  await expect(page.getByText('Urząd podaje wersję 1.')).toBeVisible();
  const changes = page.getByRole('list', { name: 'Zmiany od wersji 1' });
  await expect(changes.getByRole('listitem').last()).toContainText(/^Blok .+: przeniesiono przed /);
  await expect(changes.locator('em').last()).toBeVisible();
  expect(await axeFaultsIn(panel(page))).toEqual([]);
  await page.getByLabel('Co nowego, do listy wersji').fill('Kolejność');
  await page.getByRole('button', { name: 'Opublikuj' }).click();
  await expect(page.getByText(/Sprawdzam pliki|Uruchamiam scenariusze/)).toBeVisible();
  await expect(page.locator('.publish__done')).toContainText('Opublikowano wersję 2.', { timeout: 180_000 });
  expect(currentOf(place)).toBe(2);
  const versions = page.getByRole('list', { name: 'Wersje' });
  await expect(versions.getByRole('listitem').first()).toContainText('Kolejność');
  await page.getByRole('button', { name: 'Wróć do wersji 1' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Wróć do niej' })).toBeFocused();
  expect(currentOf(place)).toBe(2);
  expect(await axeFaultsIn(versions)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Urząd podaje wersję 1.')).toBeVisible();
  expect(currentOf(place)).toBe(1);
  await page.getByRole('button', { name: 'Cofnij', exact: true }).click();
  await expect(page.getByRole('status')).toContainText('Cofnięto');
  expect(errors).toEqual([]);
});

test('a new block comes with its sentence, on a phone in English too', afterChange, async ({ browser }) => {
  const page = await browser.newPage({ locale: 'en-GB', viewport: { width: 360, height: 740 } });
  // The portal is behind the panel here, without a size of its own.
  await page.goto(`${server.address}/dev/?tab=edit&at=/uslugi/budzet-dochody`);
  await page.getByRole('button', { name: 'Panel', exact: true }).click();
  await page.getByRole('button', { name: 'Add a block' }).click();
  const cards = page.getByRole('group', { name: 'Kinds of blocks' });
  await expect(cards.getByRole('radio', { name: 'Notice' })).toHaveAccessibleDescription(/^Says what nobody may miss/);
  await cards.getByRole('radio', { name: 'Text' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(cards.getByRole('radio', { name: 'Notice' })).toBeChecked();
  await expect(page.getByRole('status')).toContainText('Chosen: notice. Says what nobody may miss');
  // It is whole as it comes.
  await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled();
  expect(await axeFaultsOf(page.mainFrame())).toEqual([]);
  for (const language of ['Polish', 'English', 'German', 'Ukrainian'])
    await page.getByRole('textbox', { name: language }).fill(`Nowy komunikat ${language}`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Nowy komunikat Polish notice · komunikat' })).toBeVisible({
    timeout: 90_000,
  });
  expect(fileText(SCREEN)).toContain('"id": "komunikat"');
  expect(fileText('locales/de/budzet.json')).toContain('Nowy komunikat German');
  // One step, with four texts.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('status')).toContainText('Undone: Block');
  expect(fileText(SCREEN)).not.toContain('"id": "komunikat"');
  expect(fileText('locales/de/budzet.json')).not.toContain('Nowy komunikat');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await axeFaultsIn(panel(page))).toEqual([]);
  await page.close();
});
