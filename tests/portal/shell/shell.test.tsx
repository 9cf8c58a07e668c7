// @vitest-environment jsdom
import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { afterEach, expect, test, vi } from 'vitest';
import powloka from '../../../locales/pl/powloka.json' with { type: 'json' };
import { Home } from '../../../src/portal/app/shell/Home.tsx';
import { Shell } from '../../../src/portal/app/shell/Shell.tsx';
import { StoresContext } from '../../../src/portal/app/stores.ts';
import { TakenOver } from '../../../src/portal/ui/useTakenOver.ts';
import { RouterAt } from '../app/RouterAt.tsx';
import { axeProblems } from '../ui/axe.ts';
import { element, memoryStorage, shellWorld, type WorldOptions } from './shellWorld.ts';

afterEach(cleanup);
// PrimeReact is loaded with its first use, which is slow on a busy machine.
configure({ asyncUtilTimeout: 15_000 });
vi.setConfig({ testTimeout: 30_000 });

const texts = Object.fromEntries(Object.entries(powloka).map(([key, text]) => [`powloka.${key}`, text]));

async function open(options: Omit<WorldOptions, 'texts'> = {}, path = '/', isTakenOver = true) {
  const world = await shellWorld({ texts, ...options });
  const drawn = render(
    <StoresContext value={world.stores}>
      <TakenOver value={isTakenOver}>
        <RouterAt address={path}>
          <Shell shell={world.shell}>
            <Home />
          </Shell>
        </RouterAt>
      </TakenOver>
    </StoresContext>,
  );
  return { ...world, ...drawn };
}

test.each([false, true])('axe finds no problem on the whole home page, signed in: %s', async (signedIn) => {
  const { baseElement } = await open({ signedIn });
  expect(await axeProblems(baseElement)).toEqual([]);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test.each([
  ['in the browser', true, 1],
  ['as the office draws it, whose answers were slow', false, 0],
])('a page that waits has an indicator: %s', async (_where, isTakenOver, indicators) => {
  const { container, stores } = await open({}, '/', isTakenOver);
  act(() =>
    runInAction(() => {
      stores.pending.shown = true;
    }),
  );
  expect(container.querySelectorAll('.ok-loading')).toHaveLength(indicators);
});

test('the first tab stop leads to the content', async () => {
  const { container } = await open();
  const first = container.querySelector<HTMLElement>('a, button')!;
  expect(first.textContent).toBe('Przejdź do treści');
  expect(container.querySelector(first.getAttribute('href')!)?.tagName).toBe('MAIN');
});

test('each tile is a link to its service or screen, in the order of the manifest', async () => {
  await open();
  const tiles = within(screen.getByRole('navigation', { name: 'Najważniejsze sprawy' })).getAllByRole('link');
  expect(tiles.map((tile) => [tile.textContent, tile.getAttribute('href')])).toEqual([
    ['Należności do zapłaty (po zalogowaniu)', '/uslugi/nowa-sprawa'],
    ['Wyślij zgłoszenie (po zalogowaniu)', '/uslugi/nowa-sprawa'],
    ['Wykaz pojazdów (po zalogowaniu)', '/uslugi/oplaty-firm'],
    ['Budżet – dochody (po zalogowaniu)', '/uslugi/nowa-sprawa'],
    ['Najpopularniejsze imiona według roku (po zalogowaniu)', '/uslugi/nowa-sprawa'],
    ['Wszystkie usługi', '/lista-uslug'],
  ]);
});

test('the menu shows the entries of the office, marks the current page, and opens other sites without access to the portal', async () => {
  await open();
  const menu = screen.getByRole('navigation', { name: 'Menu główne' });
  expect(within(menu).getByRole('link', { name: 'Strona główna' }).getAttribute('aria-current')).toBe('page');
  const bip = within(menu).getByRole('link', { name: /Biuletyn.*nowej karcie/ });
  expect([bip.getAttribute('href'), bip.getAttribute('target'), bip.getAttribute('rel')]).toEqual([
    'https://bip.example/',
    '_blank',
    'noopener noreferrer',
  ]);
});

test('when the office does not answer, the frame is shown with the default menu', async () => {
  const broken = { dajMenuBoczne: Promise.reject(new Error()), dajLicznikOdwiedzin: Promise.reject(new Error()) };
  await open({ answers: broken });
  const links = within(screen.getByRole('navigation', { name: 'Menu główne' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', '/procedury', '/lista-uslug']);
  expect(screen.queryByText('Liczba odwiedzin:')).toBeNull();
});

test('an address that is not a web address does not become the link of the office', async () => {
  const kontakt = { nazwaUrzedu: 'Urząd', stronaUrl: 'javascript:alert(1)' };
  await open({ answers: { dajMenuBoczne: { menuBoczneElementy: [element(1, 'Start', '/')], kontakt } } });
  expect(screen.getByText('Urząd')).toBeTruthy();
  expect(screen.queryByText('Strona internetowa urzędu')).toBeNull();
});

test('an entry to a page of the office is current only when that page is open', async () => {
  const own = (nazwa: string, link: string) => element(1, nazwa, link, { typ: 'STRONA_WLASNA' });
  const kontakt = { nazwaUrzedu: 'Urząd', stronaUrl: null };
  const answers = {
    dajMenuBoczne: { menuBoczneElementy: [own('O portalu', 'o-portalu'), own('RODO', 'rodo')], kontakt },
  };
  await open({ answers }, '/strona-wlasna?nazwaPliku=rodo&x=1');
  const current = (name: string) => screen.getByRole('link', { name }).getAttribute('aria-current');
  expect([current('O portalu'), current('RODO')]).toEqual([null, 'page']);
});

test('on the page of a service the list of services is current, unless the service has an entry of its own', async () => {
  const kontakt = { nazwaUrzedu: 'Urząd', stronaUrl: null };
  const list = element(1, 'Usługi', '/lista-uslug');
  const answers = (...menuBoczneElementy: object[]) => ({ dajMenuBoczne: { menuBoczneElementy, kontakt } });
  const current = (name: string) => {
    const menu = screen.getByRole('navigation', { name: 'Menu główne' });
    return within(menu).getByRole('link', { name }).getAttribute('aria-current');
  };
  await open({ answers: answers(list) }, '/uslugi/nowa-sprawa');
  expect(current('Usługi')).toBe('true');
  cleanup();
  await open({ answers: answers(list, element(2, 'Sprawa', '/uslugi/nowa-sprawa')) }, '/uslugi/nowa-sprawa');
  expect([current('Usługi'), current('Sprawa')]).toEqual([null, 'page']);
  cleanup();
  await open({ answers: answers(list) }, '/kontakt');
  expect(current('Usługi')).toBeNull();
});

test('a message is shown below the bar', async () => {
  const { stores, container } = await open();
  container.querySelector('.ok-bar')!.getBoundingClientRect = () => ({ bottom: 124 }) as DOMRect;
  act(() => stores.notifications.notify('Zapisano.'));
  const message = await screen.findByText('Zapisano.');
  expect(message.closest<HTMLElement>('.ok-snackbars')!.style.getPropertyValue('--bar')).toBe('124px');
});

test('where another page is the start page, logo and menu still lead home', async () => {
  const stronaStartowa = { typ: 'STRONA_WBUDOWANA', link: '/kontakt' };
  await open({ config: { stronaStartowa } }, '/strona-glowna');
  expect(screen.getByRole('link', { name: /Gmina Lipowiec/ }).getAttribute('href')).toBe('/strona-glowna');
  const home = within(screen.getByRole('navigation', { name: 'Menu główne' })).getByRole('link', {
    name: 'Strona główna',
  });
  expect([home.getAttribute('href'), home.getAttribute('aria-current')]).toEqual(['/strona-glowna', 'page']);
});

test('the counter is requested once a day, and meanwhile read from the storage', async () => {
  const storage = memoryStorage();
  await open({ storage });
  expect(screen.getByText(/Liczba odwiedzin/).textContent).toMatch(/184.213/);
  cleanup();
  const answers = { dajLicznikOdwiedzin: { czyWlaczony: true, wartoscLicznika: 5 } };
  await open({ storage, answers });
  expect(screen.getByText(/Liczba odwiedzin/).textContent).toMatch(/184.213/);
  cleanup();
  storage.set('licznikOdwiedzin', '184213 2026-01-01');
  await open({ storage, answers });
  expect(screen.getByText(/Liczba odwiedzin/).textContent).toBe('Liczba odwiedzin: 5');
});

test('a counter that is switched off is not shown', async () => {
  await open({ answers: { dajLicznikOdwiedzin: { czyWlaczony: false, wartoscLicznika: 5 } } });
  expect(screen.queryByText('Liczba odwiedzin:')).toBeNull();
});

test('a visitor sees the login; a signed-in resident sees name, subject and logout', async () => {
  const { stores } = await open();
  expect(screen.getByRole('link', { name: 'Zaloguj się' }).getAttribute('href')).toBe('/logowanie');
  await stores.session.signIn({ token: 't', czyOgraniczony: false, czyNiepotwierdzony: false, czasSesji: 600_000 });
  fireEvent.click(await screen.findByRole('button', { name: 'Anna Wiśniewska' }));
  expect(screen.getByText('Działasz w imieniu:').parentElement?.textContent).toContain('Anna Wiśniewska');
  fireEvent.click(screen.getByRole('button', { name: 'Wyloguj się' }));
  expect(await screen.findByRole('link', { name: 'Zaloguj się' })).toBeTruthy();
  expect(stores.session.token).toBeNull();
});

test('the subject is switched in a dialog, and only after confirmation', async () => {
  const { stores } = await open({ signedIn: true });
  const ask = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Anna Wiśniewska' }));
    fireEvent.click(screen.getByRole('button', { name: 'Zmień podmiot' }));
    fireEvent.click(await screen.findByRole('radio', { name: /Piekarnia Kłos/ }));
  };
  await ask();
  fireEvent.click(screen.getByRole('button', { name: 'Anuluj' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(stores.subject.chosen?.idPodmiotu).toBe('a');
  await ask();
  fireEvent.click(screen.getByRole('button', { name: 'Zatwierdź' }));
  expect(stores.subject.chosen?.idPodmiotu).toBe('b');
});

test('languages are offered only when the office has enabled them', async () => {
  await open({ config: { czyInternacjonalizacja: false } });
  expect(screen.queryByRole('button', { name: 'Język: PL' })).toBeNull();
  cleanup();
  const { stores } = await open();
  fireEvent.click(screen.getByRole('button', { name: 'Język: PL' }));
  expect(screen.getByRole('button', { name: 'Українська' }).closest('[lang]')?.getAttribute('lang')).toBe('uk');
  fireEvent.click(screen.getByRole('button', { name: 'Deutsch' }));
  expect(stores.preferences.language).toBe('de');
});

test('contrast and size of letters are toggle buttons, and are remembered', async () => {
  const storage = memoryStorage();
  await open({ storage });
  fireEvent.click(screen.getByRole('button', { name: 'Wysoki kontrast' }));
  fireEvent.click(screen.getByRole('button', { name: 'Największe litery' }));
  const pressed = () => screen.getAllByRole('button', { pressed: true }).map((button) => button.textContent);
  expect(pressed()).toEqual(['Wysoki kontrast', 'ANajwiększe litery']);
  cleanup();
  await open({ storage });
  expect(pressed()).toEqual(['Wysoki kontrast', 'ANajwiększe litery']);
});

test('the countdown follows the clock, and a click prolongs the session and says so', async () => {
  const { stores, time } = await open({ signedIn: true });
  expect(screen.getByRole('button', { name: /Do końca sesji/ }).textContent).toContain('14:23');
  time.ms = 60_000;
  stores.session.tick();
  expect((await screen.findByText('13:23')).className).toBe('ok-countdown__time');
  fireEvent.click(screen.getByRole('button', { name: /Do końca sesji/ }));
  expect(await screen.findByText('Sesja została przedłużona.')).toBeTruthy();
  expect(await screen.findByText('15:00')).toBeTruthy();
});

test('shortly before the end a dialog asks, and closing it prolongs the session', async () => {
  const { stores, time } = await open({ signedIn: true });
  stores.session.time.promptBelowSeconds = 120;
  time.ms = 800_000;
  stores.session.tick();
  const dialog = await screen.findByRole('dialog', { name: 'Sesja wkrótce się zakończy' });
  expect(dialog.textContent).toContain('1:03');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Przedłuż sesję'));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Zamknij' }));
  await waitFor(() => expect(stores.session.time.countdown).toBe('15:00'));
});

test('a question of the portal is answered by its buttons', async () => {
  const { stores } = await open();
  const answer = stores.confirm.ask({ title: 'Opuścić stronę?', text: 'Zmiany przepadną.', yes: 'Opuść' });
  const dialog = await screen.findByRole('dialog', { name: 'Opuścić stronę?' });
  // The initial focus is on the answer that loses nothing.
  await waitFor(() => expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Nie' })));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Opuść' }));
  expect(await answer).toBe(true);
});

test('a question shows the changes, and marks values that were or will be empty', async () => {
  const { stores } = await open();
  const telefon = { label: 'Telefon', values: { before: '600000123', after: '600999888' } };
  const changes = [telefon, { label: 'Faks', values: { before: '222000100', after: '' } }, { label: 'Hasło' }];
  const answer = stores.confirm.ask({ title: 'Wysłać?', text: 'Sprawdź zmiany.', changes });
  const dialog = await screen.findByRole('dialog', { name: 'Wysłać?' });
  expect([...dialog.querySelectorAll('.ok-changes__one')].map((one) => one.textContent)).toEqual([
    'Telefonbyło:600000123będzie:600999888',
    'Faksbyło:222000100będzie:brak',
    'Hasło',
  ]);
  expect(await axeProblems(dialog)).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Tak' }));
  expect(await answer).toBe(true);
});

test('a message is shown and can be closed', async () => {
  const { stores } = await open();
  stores.notifications.notify('Zapisano.', 'success');
  const message = await screen.findByText('Zapisano.');
  fireEvent.click(within(message.parentElement!).getByRole('button', { name: 'Zamknij' }));
  await waitFor(() => expect(screen.queryByText('Zapisano.')).toBeNull());
});

test('the cookie notice stays until it is accepted, once', async () => {
  const storage = memoryStorage();
  await open({ storage });
  fireEvent.click(screen.getByRole('button', { name: 'Rozumiem' }));
  expect(screen.queryByRole('region', { name: 'Pliki cookie' })).toBeNull();
  cleanup();
  await open({ storage });
  expect(screen.queryByRole('region', { name: 'Pliki cookie' })).toBeNull();
});

test('the footer links to the existing pages, and shows year and version', async () => {
  await open({ config: { rokZbudowaniaBackendu: 2025 } });
  const footer = screen.getByRole('contentinfo');
  expect(
    within(footer)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Mapa strony', 'Kontakt']);
  expect(footer.textContent).toContain('© 2025 Gmina Lipowiec');
  expect(footer.textContent).toContain('wersja 2.0.3');
});
