import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';

const PICTURE = join(import.meta.dirname, '../../docs/pictures/home.en.png');

/** What the studio calls things, in its two languages. */
const NAMES = {
  pl: {
    portal: 'Usługi i menu',
    pages: 'Strony',
    publish: 'Publikacja',
    history: 'Historia',
    rename: 'Zmień tytuł we wszystkich językach',
    text: /^Treść strony/,
    picture: 'Zdjęcie',
    file: /^Plik/,
    insert: 'Wstaw zdjęcie do tekstu',
    save: 'Zapisz',
    add: 'Dodaj: Kolumny',
    look: 'Kolory, logo i strona startowa',
    published: /^Opublikowano wersję/,
    back: 'Wróć do wersji 1',
    name: 'Imię i nazwisko',
    email: 'E-mail',
    sign: 'Prowadź historię od teraz',
    diff: 'Zmiana w plikach',
    move: /^Przenieś do …/,
    proposals: 'Propozycje',
    title: 'Tytuł',
    note: 'Notatka dla drugiej osoby',
    proposal: ['Wstęp przy wyborcach w dniu wyborów', 'Tam szukają go ludzie. Czy tak będzie czytelniej?'],
  },
  en: {
    portal: 'Services and menu',
    pages: 'Pages',
    publish: 'Publish',
    history: 'History',
    rename: 'Change the title in all languages',
    text: /^Text of the page/,
    picture: 'Picture',
    file: /^File/,
    insert: 'Put the picture into the text',
    save: 'Save',
    add: 'Add: Columns',
    look: 'Colours, logo and start page',
    published: /^Version \d+ is published/,
    back: 'Serve version 1 again',
    name: 'Name',
    email: 'E-mail',
    sign: 'Keep a history from now on',
    diff: 'The change in the files',
    move: /^Move .* to …$/,
    proposals: 'Proposals',
    title: 'Title',
    note: 'Note for the second person',
    proposal: ['The introduction beside the voters of a day', 'People look for it there. Is it easier to read?'],
  },
} as const;

/** The folder becomes a git repository, so that it has a history. */
export function startHistory(folder: string): void {
  const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...args]);
  git('init', '--quiet');
  git('add', '-A');
  git('-c', 'user.name=Ewa Lis', '-c', 'user.email=ewa@brzozowa.example', 'commit', '--quiet', '-m', 'Gmina Brzozowa');
}

/**
 * The pictures of a clerk's week (docs/how-to/week.md), in the order of its tasks: the later ones show what the earlier ones made.
 *
 * @param at the address of okienko dev, started with a place to publish to
 * @param take saves a picture under a name
 */
export async function shootWeek(
  page: Page,
  at: string,
  language: 'pl' | 'en',
  take: (name: string) => Promise<void>,
): Promise<void> {
  const names = NAMES[language];
  const edit = page.locator('#edit');
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
  const canSave = () => page.locator('.studio__pending .studio__primary:enabled').waitFor();
  const steps = (count: number) => page.locator('.studio__bar .studio__count', { hasText: String(count) }).waitFor();
  const saved = () => page.locator('.studio__pending').waitFor({ state: 'detached' });

  await page.goto(`${at}/dev/?tab=edit&at=/uslugi/budzet-dochody`);
  await button(names.history).click();
  await edit.getByLabel(names.name).fill('Anna Nowak');
  await edit.getByLabel(names.email).fill('anna@brzozowa.example');
  await button(names.sign).click();
  await page.locator('.studio__steps li').first().waitFor();

  await button(names.portal).click();
  await page.locator('[data-at="services/1"]').first().click();
  await button(names.rename).click();
  const polish = page.locator('fieldset.studio__language textarea').first();
  await polish.fill('Skąd gmina ma pieniądze');
  await canSave();
  await take('rename');
  await button(names.save).click();
  await saved();
  await steps(1);

  await page.goto(`${at}/dev/?tab=edit&at=/`);
  const tile = page.locator('[data-at^="tiles/"]').nth(1);
  await tile.scrollIntoViewIfNeeded();
  await tile.focus();
  await page.keyboard.press('Alt+ArrowUp');
  await steps(2);
  await page.waitForTimeout(2000);
  await take('tiles');

  await page.goto(`${at}/dev/?tab=edit&at=/uslugi/budzet-dochody`);
  await page.locator('[data-at="tabela"]').click();
  // The table shows everything there is: what is added is a column that was removed before.
  const columns = page.locator('.studio__items').filter({ has: button(names.add) });
  await columns.locator('li').last().locator('.studio__tool').last().click();
  await canSave();
  await button(names.save).click();
  await saved();
  await button(names.add).click();
  await page.getByRole('radio').first().check();
  await canSave();
  await take('column');
  await button(names.save).click();
  await saved();

  await button(names.pages).click();
  await page.locator('.page__row').nth(6).click();
  await page.getByRole('textbox', { name: names.text }).locator('p').first().click();
  await page.getByRole('toolbar').getByRole('button', { name: names.picture, exact: true }).click();
  const file = { name: 'portal.png', mimeType: 'image/png', buffer: readFileSync(PICTURE) };
  await edit.getByLabel(names.file).setInputFiles(file);
  for (const field of await page.locator('.page__tool input[maxlength]').all()) await field.fill('Portal');
  await take('picture');
  await button(names.insert).click();
  await page.locator('.page__text img').waitFor();
  await canSave();
  await take('page');
  await button(names.save).click();
  await saved();

  await button(names.portal).click();
  await button(names.look).click();
  const colour = page.locator('.studio__colour .studio__code').first();
  await colour.fill('#8fc7a0');
  await page.locator('.studio__pairs [data-bad]').first().waitFor();
  await page.waitForTimeout(3000);
  await take('colour');

  await button(names.publish).click();
  await page.locator('.studio__steps li').first().waitFor();
  await take('publish');
  await page.locator('.studio__primary').click();
  await page.getByText(names.published).first().waitFor({ timeout: 180_000 });
  await button(names.back).click();
  await take('back');

  await button(names.history).click();
  // The changed title, the fifth: files of the others name the folder of the toolkit, which is that of this machine.
  await page.getByText(names.diff).nth(4).click();
  await page.locator('.studio__diff').first().waitFor();
  await page.locator('.studio__diff').first().scrollIntoViewIfNeeded();
  await take('history');

  await page.goto(`${at}/dev/?tab=edit&at=/uslugi/liczba-wyborcow`);
  await page.locator('[data-at="wstep"]').waitFor();
  await page.getByRole('button', { name: names.move }).first().click();
  await page.locator('.studio__places').waitFor();
  await take('move');
  await page.locator('[data-at="wstep"]').focus();
  await page.keyboard.press('Alt+ArrowRight');
  await page.waitForTimeout(3000);

  await button(names.proposals).click();
  const [title, note] = names.proposal;
  await edit.getByLabel(names.title).fill(title);
  await edit.getByLabel(names.note).fill(note);
  await take('proposal');
}
