// @vitest-environment jsdom
import { cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import powloka from '../../../locales/pl/powloka.json' with { type: 'json' };
import type { Findable } from '../../../src/lang/descriptors/manifest.ts';
import { useLocation } from '../../../src/portal/app/router/routing.ts';
import { SearchBox } from '../../../src/portal/app/search/SearchBox.tsx';
import { SearchButton } from '../../../src/portal/app/search/SearchButton.tsx';
import { StoresContext } from '../../../src/portal/app/stores.ts';
import { RouterAt } from '../app/RouterAt.tsx';
import { axeProblems } from '../ui/axe.ts';
import { memoryStorage, shellWorld, type WorldOptions } from './shellWorld.ts';

configure({ asyncUtilTimeout: 15_000 });
vi.setConfig({ testTimeout: 30_000 });

const texts = Object.fromEntries(Object.entries(powloka).map(([key, text]) => [`powloka.${key}`, text]));
const entries: Findable[] = [
  { service: 20, screen: 'sprawy/nowa', name: 'Nowa sprawa', group: 'Sprawy', words: ['pismo', 'śmieci'] },
  { service: 21, screen: 'firma/oplaty', name: 'Opłaty firm', group: 'Firmy', words: ['śmieci firmowe'] },
  { screen: 'portal/kontakt', name: 'Kontakt', words: ['telefon'] },
];

/** The response for the file of the search; undefined: still pending. */
let answer: () => Promise<Response>;
beforeEach(() => {
  answer = async () => Response.json(entries);
  vi.stubGlobal('fetch', () => answer());
  // jsdom has the element, but not its methods.
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const key of Object.keys(document.documentElement.dataset)) delete document.documentElement.dataset[key];
});

const Place = () => <p data-testid="place">{useLocation().pathname}</p>;

/** Each test uses another file name, since a file of a municipality is fetched only once. */
let files = 0;
async function open(options: Omit<WorldOptions, 'texts'> = {}, onHome = true) {
  const world = await shellWorld({ texts, ...options });
  const file = `search.${files++}.json`;
  Object.assign(world.stores.portal, {
    manifest: { ...world.stores.portal.manifest, search: { pl: file, en: file, de: file, uk: file } },
  });
  const drawn = render(
    <StoresContext value={world.stores}>
      <RouterAt>
        <SearchButton />
        {onHome && <SearchBox />}
        <input aria-label="inne pole" />
        <Place />
      </RouterAt>
    </StoresContext>,
  );
  return { ...world, ...drawn };
}

const field = () => screen.getByRole<HTMLInputElement>('combobox');
function type(text: string) {
  fireEvent.focus(field());
  fireEvent.change(field(), { target: { value: text } });
}
const place = () => screen.getByTestId('place').textContent;

test('results appear while typing, their number is announced, and the list is tied to the field', async () => {
  const { container } = await open();
  expect(field().getAttribute('aria-expanded')).toBe('false');
  type('smieci');
  const options = await screen.findAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual([
    'Nowa sprawaSprawy po zalogowaniu',
    'Opłaty firmFirmy dla firm i instytucji po zalogowaniu',
  ]);
  expect(screen.getByRole('status').textContent).toBe('Znaleziono 2 wyniki.');
  await vi.waitFor(() => expect(field().getAttribute('aria-expanded')).toBe('true'));
  expect(field().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
  expect(await axeProblems(container)).toEqual([]);
});

test('the arrows move through the list and wrap around, Enter opens, Escape closes and keeps the text', async () => {
  await open();
  type('smieci');
  const [first, second] = await screen.findAllByRole('option');
  const active = () => field().getAttribute('aria-activedescendant');
  expect(active()).toBeNull();
  for (const wanted of [first, second, first]) {
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    expect(active()).toBe(wanted!.id);
  }
  fireEvent.keyDown(field(), { key: 'ArrowUp' });
  expect(second!.getAttribute('aria-selected')).toBe('true');
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field().value).toBe('smieci');
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  fireEvent.submit(field().form!);
  expect(place()).toBe('/uslugi/nowa-sprawa');
});

test('Enter without a selection opens the best result', async () => {
  await open();
  type('telefon');
  await screen.findByRole('option');
  fireEvent.submit(field().form!);
  expect(place()).toBe('/kontakt');
});

test('a closed service and one for other subjects are found too, and marked as such', async () => {
  await open({ signedIn: true, config: { przerwaTechnicznaUslugi: [20] } });
  type('smieci');
  const options = await screen.findAllByRole('option');
  expect(options[0]!.textContent).toBe('Nowa sprawaSprawy Przerwa techniczna');
  expect(options[1]!.textContent).toMatch(/dla firm i instytucji/);
});

test('an empty result is announced, with another way to continue', async () => {
  await open();
  type('rower');
  const noResults = await screen.findAllByText('Nic nie pasuje do „rower”. Spróbuj innego słowa.');
  expect(noResults).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Zobacz wszystkie usługi' }).getAttribute('href')).toBe('/lista-uslug');
});

test('a search that fails to load says so, and the next letter tries again', async () => {
  answer = async () => Promise.reject(new Error('offline'));
  await open();
  type('tel');
  expect(await screen.findAllByText(/Nie udało się wczytać wyszukiwarki/)).not.toEqual([]);
  answer = async () => Response.json(entries);
  type('telefon');
  expect((await screen.findByRole('option')).textContent).toMatch('Kontakt');
});

test('text typed and Enter pressed before the code is loaded take effect afterwards', async () => {
  Object.assign(document.documentElement.dataset, { typed: 'telefon', entered: '' });
  await open();
  expect(field().value).toBe('telefon');
  expect(document.activeElement).toBe(field());
  await vi.waitFor(() => expect(place()).toBe('/kontakt'));
});

test('a slash focuses the search field of the page, but not while somebody types', async () => {
  await open();
  const other = screen.getByRole('textbox', { name: 'inne pole' });
  other.focus();
  fireEvent.keyDown(other, { key: '/' });
  expect(document.activeElement).toBe(other);
  fireEvent.keyDown(document.body, { key: '/', ctrlKey: true });
  expect(document.activeElement).toBe(other);
  fireEvent.keyDown(document.body, { key: '/' });
  expect(document.activeElement).toBe(field());
});

test('on another page a slash or the button opens a dialog, which choosing a result closes', async () => {
  await open({}, false);
  fireEvent.keyDown(document.body, { key: '/' });
  const dialog = screen.getByRole('dialog');
  expect(document.activeElement).toBe(field());
  type('telefon');
  fireEvent.click(await screen.findByRole('option'));
  expect(dialog.isConnected).toBe(false);
  expect(place()).toBe('/kontakt');
  fireEvent.click(screen.getByRole('button', { name: 'Szukaj sprawy lub informacji' }));
  expect(await axeProblems(screen.getByRole('dialog'))).toEqual([]);
});

test('the shortcut can be switched off permanently', async () => {
  const storage = memoryStorage();
  await open({ storage }, false);
  fireEvent.keyDown(document.body, { key: '/' });
  fireEvent.click(await within(screen.getByRole('dialog')).findByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Zamknij' }));
  fireEvent.keyDown(document.body, { key: '/' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(storage.get('skrotSzukania')).toBe('0');
});
