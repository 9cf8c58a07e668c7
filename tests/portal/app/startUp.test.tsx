// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen as page, render, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import powloka from '../../../locales/pl/powloka.json' with { type: 'json' };
import * as client from '../../../src/generated/client.ts';
import { App } from '../../../src/portal/app/App.tsx';
import { boot } from '../../../src/portal/app/boot.ts';
import { formMemory } from '../../../src/portal/app/formMemory.ts';
import { ShellStore } from '../../../src/portal/app/shell/ShellStore.ts';
import { startUp } from '../../../src/portal/app/startUp.ts';
import { lateMs } from '../../../src/portal/app/useLate.ts';
import { manifest } from '../shell/shellWorld.ts';

const texts = Object.fromEntries(Object.entries(powloka).map(([key, text]) => [`powloka.${key}`, text]));
const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init);
const declared = { status: 503, headers: { 'X-Okienko-Przerwa': '1' } };
const stored = (key: string) => window.localStorage.getItem(`okienko.${key}`);
const keep = (values: Record<string, string>) => {
  for (const [key, value] of Object.entries(values)) window.localStorage.setItem(`okienko.${key}`, value);
};
const session = { token: 'T', koniecSesji: String(Date.now() + 600_000) };

type Answer = Response | (() => Response | Promise<Response>);

/** A portal at this address, with an office that gives these answers, by the end of the path. */
function open(address: string, answers: Record<string, Answer> = {}) {
  window.history.replaceState(null, '', address);
  const asked: string[] = [];
  const usual: Record<string, Answer> = {
    '/pi/stan': () => json({ czyPrzerwaTechniczna: false }),
    '/pi/konfiguracja': () => json({ czyInternacjonalizacja: true, przerwaTechnicznaUslugi: [] }),
    '/pi/menuBoczne': () => json({ menuBoczneElementy: [], kontakt: { nazwaUrzedu: 'Urząd', stronaUrl: null } }),
    '/pi/licznik-odwiedzin': () => json({ czyWlaczony: true, wartoscLicznika: 7 }),
  };
  vi.stubGlobal('fetch', async (input: string) => {
    const path = new URL(input, 'http://localhost:3000').pathname.replace(/^\/api/, '');
    // No screen loads: screens have tests of their own.
    if (path === '/m/screen.json') return new Promise(() => {});
    // The files of the municipality are available in a break too.
    if (path.startsWith('/m/')) return json({});
    asked.push(path);
    const answer = answers[path] ?? usual[path] ?? json({ kod: 'X', opis: '', nrSprawy: '1' }, { status: 404 });
    return typeof answer === 'function' ? answer() : answer.clone();
  });
  const stores = boot(manifest, window);
  stores.words.add('pl', texts);
  stores.words.add('en', { ...texts, 'powloka.powitanie': 'What would you like to do today?' });
  Object.assign(stores.page, { beginAnew: vi.fn(), reload: vi.fn(), leave: vi.fn(), leaveFor: vi.fn() });
  const shell = new ShellStore(
    {
      dajMenuBoczne: () => client.dajMenuBoczne(stores.api),
      dajLicznikOdwiedzin: () => client.dajLicznikOdwiedzin(stores.api),
    },
    stores.storage,
  );
  const started = startUp(stores, shell);
  render(<App stores={stores} shell={shell} />);
  return { stores, shell, started, asked };
}

const place = () => window.location.pathname + window.location.search;
const home = 'Co chcesz dziś załatwić?';
const title = (name: string) => page.findByRole('heading', { level: 1, name });

beforeEach(() => {
  window.localStorage.clear();
  window.scrollTo = vi.fn();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a screen whose files do not arrive', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const main = () => within(page.getByRole('main'));
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  test('says so after a time; it can be requested again, then the page can be loaded anew', async () => {
    const { stores } = open('/lista-uslug');
    await waitFor(() => expect(main().getByRole('status')).toBeTruthy(), { timeout: 10_000 });
    await pass(lateMs);
    expect(main().getByRole('alert')).toBeTruthy();
    expect(main().getAllByRole('button')).toHaveLength(1);
    fireEvent.click(main().getByRole('button'));
    await waitFor(() => expect(main().queryByRole('alert')).toBeNull());
    await pass(lateMs);
    expect(main().getByRole('alert')).toBeTruthy();
    fireEvent.click(main().getAllByRole('button')[1]!);
    expect(stores.page.reload).toHaveBeenCalledOnce();
  });
});

describe('without a break', () => {
  test('the state of the office is requested first, and everything else only after the response', async () => {
    let answer: (response: Response) => void = () => {};
    const { started, asked } = open('/', { '/pi/stan': () => new Promise((resolve) => (answer = resolve)) });
    await title(home);
    expect(asked).toEqual(['/pi/stan']);
    answer(json({ czyPrzerwaTechniczna: false }));
    await act(() => started);
    expect(new Set(asked.slice(1))).toEqual(new Set(['/pi/konfiguracja', '/pi/menuBoczne', '/pi/licznik-odwiedzin']));
  });

  test('stored preferences are restored: contrast, letters, language, session with its end, counter', async () => {
    const today = new Date().toISOString().slice(0, 10);
    keep({
      ...session,
      kontrast: 'yb',
      czcionka: '2',
      jezyk: 'en',
      niepotwierdzony: '1',
      licznikOdwiedzin: `41 ${today}`,
    });
    const { stores, shell, started, asked } = open('/');
    await act(() => started);
    const { lang, dataset } = document.documentElement;
    expect([lang, dataset.contrast, dataset.font]).toEqual(['en', 'yb', '2']);
    expect([stores.session.access, stores.session.unconfirmed, shell.visits]).toEqual(['full', true, 41]);
    expect(stores.session.remainingMs).toBeGreaterThan(500_000);
    expect(asked).not.toContain('/pi/licznik-odwiedzin');
  });

  test('a counter that is not stored is fetched and stored', async () => {
    const { shell, started } = open('/');
    await act(() => started);
    expect([shell.visits, stored('licznikOdwiedzin')?.split(' ')[0]]).toEqual([7, '7']);
  });

  test('where the office offers no languages, a stored one is replaced by the default', async () => {
    keep({ jezyk: 'en' });
    const { started } = open('/?lang=en', {
      '/pi/konfiguracja': json({ czyInternacjonalizacja: false, przerwaTechnicznaUslugi: [] }),
    });
    await act(() => started);
    await title(home);
    expect([stored('jezyk'), document.documentElement.lang]).toEqual([null, 'pl']);
    await waitFor(() => expect(place()).toBe('/?lang=pl'));
    expect(page.queryByRole('button', { name: /Język/ })).toBeNull();
  });

  test.each([
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an undeclared 503', () => json({}, { status: 503 })],
    ['a failure', () => json({ kod: 'BLAD_SERWERA', opis: '', nrSprawy: '1' }, { status: 500 })],
  ])('a state that cannot be loaded (%s) starts the portal and ends no session', async (_, answer) => {
    keep(session);
    const { stores, started } = open('/', { '/pi/stan': answer });
    await act(() => started);
    await title(home);
    expect([stores.session.token, stored('token'), stored('przerwaTechniczna')]).toEqual(['T', 'T', null]);
    expect(stores.portal.config).not.toBeNull();
  });

  test('the page of a break redirects home', async () => {
    open('/przerwa-techniczna');
    await title(home);
    expect(place()).toBe('/');
  });

  test.each(['/nie-ma', '/uslugi/99', '/uslugi/nie-ma', '/usluga-przerwa-techniczna?usluga=99'])(
    '%s leads home',
    async (address) => {
      open(address);
      await title(home);
      await waitFor(() => expect(place()).toBe('/'));
    },
  );
});

describe('in a break of the portal', () => {
  const lasting = { '/pi/stan': () => json({ czyPrzerwaTechniczna: true }) };

  test('that is stored, its page appears before the office responds, alone, and nothing else is requested', async () => {
    keep({ ...session, przerwaTechniczna: '1' });
    const { started, asked, stores } = open('/kontakt', { '/pi/stan': () => new Promise(() => {}) });
    await title('Przerwa techniczna');
    expect(place()).toBe('/przerwa-techniczna');
    expect([page.queryByRole('banner'), page.queryByRole('contentinfo'), page.queryByRole('navigation')]).toEqual([
      null,
      null,
      null,
    ]);
    expect(document.title).toBe('Przerwa techniczna – Gmina Lipowiec');
    expect(asked).toEqual(['/pi/stan']);
    expect(stores.session.token).toBe('T');
    void started;
  });

  test('that is over, the resident continues to the requested page', async () => {
    keep({ ...session, przerwaTechniczna: '1' });
    const { started, stores } = open('/usluga-przerwa-techniczna?usluga=20', {
      '/pi/konfiguracja': json({ przerwaTechnicznaUslugi: [20] }),
    });
    await act(() => started);
    await waitFor(() => expect(place()).toBe('/usluga-przerwa-techniczna?usluga=20'));
    expect([stored('przerwaTechniczna'), stores.session.token]).toEqual([null, 'T']);
    expect(stores.page.beginAnew).not.toHaveBeenCalled();
  });

  test('that the office reports at the start, the flag is stored and nothing else is requested; the session stays', async () => {
    keep(session);
    const { started, asked } = open('/', lasting);
    await act(() => started);
    await title('Przerwa techniczna');
    expect([place(), stored('przerwaTechniczna'), stored('token')]).toEqual(['/przerwa-techniczna', '1', 'T']);
    expect(asked).toEqual(['/pi/stan']);
  });

  test('a 503 with the header of a break during work ends the session and leads to the page', async () => {
    keep(session);
    const { stores, started } = open('/', { '/konto': json({}, declared) });
    await act(() => started);
    const call = { ...(await import('../../../src/generated/operations.ts')).dajKontakt, path: '/konto' };
    await act(() => stores.api.call(call, {}).catch(() => undefined));
    await title('Przerwa techniczna');
    expect([stored('przerwaTechniczna'), stored('token')]).toEqual(['1', null]);
  });

  test.each([
    ['without the mark of the office', json({ kod: 'PRZERWA_TECHNICZNA', opis: '', nrSprawy: '1' }, { status: 503 })],
    ['of a proxy', new Response('<h1>503</h1>', { status: 503 })],
  ])('a 503 %s is only a failed call', async (_, answer) => {
    keep(session);
    const { stores, started } = open('/', { '/pi/kontakt': answer });
    await act(() => started);
    await act(() => client.dajKontakt(stores.api).catch(() => undefined));
    await title(home);
    expect([stored('przerwaTechniczna'), stored('token')]).toEqual([null, 'T']);
  });

  test('a 503 of an office that knows only the status is a break when its status says so; calls that fail together ask once', async () => {
    keep(session);
    let on = false;
    const { stores, started, asked } = open('/', {
      '/pi/kontakt': () => json({}, { status: 503 }),
      '/pi/stan': () => json({ czyPrzerwaTechniczna: on }),
    });
    await act(() => started);
    on = true;
    const calls = [1, 2, 3].map(() => client.dajKontakt(stores.api).catch(() => undefined));
    await act(() => Promise.all(calls));
    await title('Przerwa techniczna');
    expect([stored('przerwaTechniczna'), stored('token')]).toEqual(['1', null]);
    expect(asked.filter((path) => path === '/pi/stan')).toHaveLength(2);
  });

  test('the button checks again: it says that the break continues, and after its end the portal starts again', async () => {
    let on = true;
    const { started, stores } = open('/', { '/pi/stan': () => json({ czyPrzerwaTechniczna: on }) });
    await act(() => started);
    fireEvent.click(await page.findByRole('button', { name: 'Sprawdź ponownie' }));
    await page.findByText(/Przerwa jeszcze trwa/);
    expect(stores.page.beginAnew).not.toHaveBeenCalled();
    on = false;
    fireEvent.click(page.getByRole('button', { name: 'Sprawdź ponownie' }));
    await waitFor(() => expect(stores.page.beginAnew).toHaveBeenCalledOnce());
    expect(stored('przerwaTechniczna')).toBeNull();
  });

  test('unsent text survives: the portal then starts again without a reload', async () => {
    let on = true;
    const { started, stores, asked } = open('/', { '/pi/stan': () => json({ czyPrzerwaTechniczna: on }) });
    await act(() => started);
    formMemory(stores.session).slot('anna', '/a').write('nowe', { tresc: 'Od rana brak wody.' });
    on = false;
    fireEvent.click(await page.findByRole('button', { name: 'Sprawdź ponownie' }));
    await title(home);
    expect(vi.mocked(stores.page.beginAnew)).not.toHaveBeenCalled();
    await waitFor(() => expect(asked).toContain('/pi/konfiguracja'));
    expect(formMemory(stores.session).isEmpty).toBe(false);
  });
});

describe('a service in a break', () => {
  const rests = (...ids: number[]) => ({
    '/pi/konfiguracja': () => json({ czyInternacjonalizacja: true, przerwaTechnicznaUslugi: ids }),
  });

  test.each(['/uslugi/nowa-sprawa', '/uslugi/20'])(
    'opened at %s leads to a page with its name and the ways to continue',
    async (address) => {
      const { started, stores } = open(address, rests(20));
      stores.words.add('pl', { 'uslugi.nazwy.nowa': 'Nowa sprawa', grupa: 'Sprawy' });
      await act(() => started);
      await title('Nowa sprawa – przerwa techniczna');
      await waitFor(() => expect(place()).toBe('/usluga-przerwa-techniczna?usluga=nowa-sprawa'));
      expect(page.getByRole('banner')).toBeTruthy();
      expect(await page.findByText(/Z innych usług możesz korzystać/)).toBeTruthy();
      const all = page.getAllByRole('link', { name: 'Wszystkie usługi' }).at(-1);
      expect(all?.getAttribute('href')).toBe('/lista-uslug');
      await waitFor(() => expect(document.title).toBe('Nowa sprawa – przerwa techniczna – Gmina Lipowiec'));
    },
  );

  test('the button says that the break continues, or leads to the service after its end', async () => {
    const closed = [20];
    const { started } = open('/uslugi/20', { '/pi/konfiguracja': () => json({ przerwaTechnicznaUslugi: closed }) });
    await act(() => started);
    fireEvent.click(await page.findByRole('button', { name: 'Sprawdź ponownie' }));
    await page.findByText(/Przerwa jeszcze trwa/);
    closed.pop();
    fireEvent.click(page.getByRole('button', { name: 'Sprawdź ponownie' }));
    await waitFor(() => expect(place()).toBe('/uslugi/nowa-sprawa'));
  });

  test('is offered again after its end', async () => {
    const { started, stores } = open('/usluga-przerwa-techniczna?usluga=nowa-sprawa');
    stores.words.add('pl', { 'uslugi.nazwy.nowa': 'Nowa sprawa' });
    await act(() => started);
    await title('Nowa sprawa');
    expect(page.getByText('Przerwa się skończyła. Usługa znów działa.')).toBeTruthy();
    fireEvent.click(page.getByRole('button', { name: 'Przejdź do usługi' }));
    await waitFor(() => expect(place()).toBe('/uslugi/nowa-sprawa'));
  });
});

describe('the start page', () => {
  const config = (stronaStartowa: object) => ({
    '/pi/konfiguracja': () => json({ przerwaTechnicznaUslugi: [], stronaStartowa }),
  });

  test('inside the portal replaces the home page, with its parameters', async () => {
    const stan = [{ nazwa: 'nazwaPliku', wartosc: 'o-portalu' }];
    const { started } = open('/', config({ typ: 'STRONA_WBUDOWANA', link: '/strona-wlasna', stan }));
    await act(() => started);
    await waitFor(() => expect(place()).toBe('/strona-wlasna?nazwaPliku=o-portalu'));
  });

  test('is not preceded by the home page at the next visit', async () => {
    keep({ innaStronaStartowa: '1' });
    const { started } = open('/', config({ typ: 'LINK_WEWNETRZNY', link: '/kontakt' }));
    expect(page.queryByRole('heading', { name: home })).toBeNull();
    await act(() => started);
    await waitFor(() => expect(place()).toBe('/kontakt'));
    expect(stored('innaStronaStartowa')).toBe('1');
  });

  test('that no longer exists, or cannot be loaded, is the home page', async () => {
    for (const answer of [
      config({ typ: 'STRONA_WBUDOWANA', link: '/strona-glowna' }),
      { '/pi/konfiguracja': json({}, { status: 500 }) },
    ]) {
      keep({ innaStronaStartowa: '1' });
      const { started } = open('/', answer as Record<string, Answer>);
      await act(() => started);
      await title(home);
      cleanup();
    }
  });

  test('on another site opens in this window, and the back button does not return to the portal', async () => {
    const { started, stores } = open('/', config({ typ: 'LINK_ZEWNETRZNY', link: 'https://urzad.example/' }));
    await act(() => started);
    await waitFor(() => expect(stores.page.leaveFor).toHaveBeenCalledExactlyOnceWith('https://urzad.example/'));
  });

  test.each(['/strona-glowna', '/nie-ma'])('applies only at the root: %s is the home page', async (address) => {
    const { started } = open(address, config({ typ: 'LINK_WEWNETRZNY', link: '/kontakt' }));
    await act(() => started);
    await title(home);
    expect(place()).toBe(address === '/nie-ma' ? '/' : address);
  });

  test.each([
    { link: '/strona-glowna' },
    { link: '/nie-ma' },
    { link: '//zle.example' },
    { link: '/przerwa-techniczna' },
    { link: { a: 1 } },
    { typ: 7, link: 7 },
    { typ: 'STRONA_WBUDOWANA', link: '/kontakt', stan: 7 },
    { typ: 'LINK_ZEWNETRZNY', link: [] },
  ])('%o means home', async (wrong) => {
    const { started } = open('/', config({ typ: 'LINK_WEWNETRZNY', ...wrong }));
    await act(() => started);
    await title(home);
    expect(place()).toBe('/');
  });
});

test('a language in the address is stored, and the address follows the next choice', async () => {
  const { started, stores } = open('/?lang=en&x=1');
  await act(() => started);
  expect([stored('jezyk'), document.documentElement.lang]).toEqual(['en', 'en']);
  act(() => stores.preferences.setLanguage('pl'));
  await waitFor(() => expect(place()).toBe('/?lang=pl&x=1'));
  await waitFor(() => expect(document.documentElement.lang).toBe('pl'));
  expect(document.title).toBe(`${home} – Gmina Lipowiec`);
});
