// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen as page, render, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import powloka from '../../../locales/pl/powloka.json' with { type: 'json' };
import * as client from '../../../src/generated/client.ts';
import { App } from '../../../src/portal/app/App.tsx';
import { boot, keepTime } from '../../../src/portal/app/boot.ts';
import { formMemory } from '../../../src/portal/app/formMemory.ts';
import { ShellStore } from '../../../src/portal/app/shell/ShellStore.ts';
import { startUp } from '../../../src/portal/app/startUp.ts';
import { manifest } from '../shell/shellWorld.ts';
import { axeProblems } from '../ui/axe.ts';

const texts = Object.fromEntries(Object.entries(powloka).map(([key, text]) => [`powloka.${key}`, text]));
const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init);
const gone = () => json({ kod: 'BRAK_SESJI', opis: '', nrSprawy: '1' }, { status: 401 });
const anna = { imie: 'Anna', nazwisko: 'Wiśniewska', login: 'anna', czasSesji: 900_000, stan: 'AKTYWNE' };
const login = { token: 'T1', czyOgraniczony: false, czyNiepotwierdzony: false, czasSesji: 900_000 };
const panel = { ...manifest.screens['portal/kontakt']!, path: '/panel-uzytkownika', access: 'restricted' as const };
const own = { ...manifest.screens['sprawy/nowa']!, access: 'full' as const };
const withPanel = { ...manifest, screens: { ...manifest.screens, 'konto/panel': panel, 'sprawy/nowa': own } };

interface Call {
  path: string;
  token: string | null;
}

/** A portal at this address, with an office that gives these answers, by the end of the path. */
async function open(
  address: string,
  answers: Record<string, () => Response> = {},
  config: object = {},
  signIn: object | null = login,
  home?: string,
) {
  window.history.replaceState(null, '', address);
  const calls: Call[] = [];
  const usual: Record<string, () => Response> = {
    '/pi/stan': () => json({ czyPrzerwaTechniczna: false }),
    '/pi/konfiguracja': () => json({ przerwaTechnicznaUslugi: [], ...config }),
    '/pi/menuBoczne': () => json({ menuBoczneElementy: [], kontakt: { nazwaUrzedu: 'Urząd', stronaUrl: null } }),
    '/pi/licznik-odwiedzin': () => json({ czyWlaczony: true, wartoscLicznika: 7 }),
    '/konto/uzytkownik': () => json(anna),
    '/lista-podmiotow': () =>
      json({ podmioty: [{ idPodmiotu: 'a', nazwa: 'Anna Wiśniewska', czyInstytucja: false, nip: null }] }),
    '/pi/przedluzanieSesji': () => json({ czasDoKoncaSesji: 900_000 }),
    '/pi/wylogowanie': () => json({ czyWylogowano: true }),
    '/konto/pierwsze-logowanie': () => json({ czyPotwierdzono: true }),
  };
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const path = new URL(input, 'http://localhost:3000').pathname.replace(/^\/api/, '');
    // No screen loads: screens have tests of their own.
    if (path === '/m/screen.json') return new Promise(() => {});
    if (path.startsWith('/m/')) return json({});
    calls.push({ path, token: new Headers(init?.headers).get('authorization') });
    return (answers[path] ?? usual[path] ?? gone)();
  });
  const stores = boot({ ...withPanel, special: { ...withPanel.special, ...(home && { home }) } }, window);
  stores.words.add('pl', { ...texts, 'wspolne.ekran.kontoOgraniczone': 'Konto ograniczone.' });
  Object.assign(stores.page, { beginAnew: vi.fn() });
  const shell = new ShellStore(
    {
      dajMenuBoczne: () => client.dajMenuBoczne(stores.api),
      dajLicznikOdwiedzin: () => client.dajLicznikOdwiedzin(stores.api),
    },
    stores.storage,
  );
  // Before that nothing is requested.
  await stores.portal.checkMaintenance();
  if (signIn) await stores.session.signIn({ ...login, ...signIn });
  const started = startUp(stores, shell);
  const drawn = render(<App stores={stores} shell={shell} />);
  await act(() => started);
  const to = (path: string) => calls.filter((call) => call.path === path);
  return { stores, to, ...drawn };
}

const place = () => window.location.pathname + window.location.search;
const dialog = (name: string) => page.findByRole('dialog', { name });

beforeEach(() => {
  window.localStorage.clear();
  window.scrollTo = vi.fn();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a logout', () => {
  test('reaches the office with its token, and then the portal starts again', async () => {
    const { stores, to } = await open('/uslugi/nowa-sprawa');
    await act(() => stores.session.signOut());
    expect(to('/pi/wylogowanie')).toEqual([{ path: '/pi/wylogowanie', token: 'Bearer T1' }]);
    expect([place(), stores.session.token]).toEqual(['/', null]);
    expect(stores.page.beginAnew).toHaveBeenCalledOnce();
  });

  test('in another tab leads home with a message', async () => {
    const { stores } = await open('/uslugi/nowa-sprawa');
    formMemory(stores.session).slot('anna', 'x').write('f', { tresc: 'Pamiętaj' });
    for (const key of ['token', 'koniecSesji']) window.localStorage.removeItem(`okienko.${key}`);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'okienko.token', newValue: null })));
    await waitFor(() => expect(place()).toBe('/'));
    expect(await page.findByText(powloka.wylogowano)).toBeTruthy();
    expect(formMemory(stores.session).isEmpty).toBe(true);
    expect(page.queryByRole('dialog')).toBeNull();
  });
});

describe('a session that the office ends', () => {
  test('is reported at the next call, and the login leads back to the same place', async () => {
    const { stores, baseElement } = await open('/uslugi/nowa-sprawa?x=1', { '/zgloszenia': gone });
    formMemory(stores.session).slot('anna', 'x').write('f', { tresc: 'Pamiętaj' });
    await act(() => client.dajZgloszenia(stores.api).catch(() => undefined));
    const endDialog = await dialog(powloka.koniecSesji);
    await waitFor(() => expect(place()).toBe('/'));
    expect([stores.session.token, window.localStorage.getItem('okienko.token')]).toEqual([null, null]);
    expect(endDialog.textContent).toContain(powloka.koniecSesjiWpisane);
    expect(await axeProblems(baseElement)).toEqual([]);
    const again = within(endDialog).getByRole('button', { name: powloka.zalogujPonownie });
    await waitFor(() => expect(document.activeElement).toBe(again));
    fireEvent.click(again);
    await waitFor(() => expect(place()).toBe('/logowanie'));
    expect(window.history.state.usr.wanted).toEqual({ pathname: '/uslugi/nowa-sprawa', search: '?x=1', memory: {} });
    expect(formMemory(stores.session).isEmpty).toBe(false);
  });

  test('is reported before a portal whose home page is a screen asks for the login', async () => {
    const { stores } = await open('/', { '/zgloszenia': gone }, {}, login, 'sprawy/nowa');
    await waitFor(() => expect(place()).toBe('/uslugi/nowa-sprawa'));
    // Nothing that the search could find, and no tile.
    expect(page.queryByRole('button', { name: powloka.szukaj })).toBeNull();
    await act(() => client.dajZgloszenia(stores.api).catch(() => undefined));
    const endDialog = await dialog(powloka.koniecSesji);
    await waitFor(() => expect(place()).toBe('/'));
    fireEvent.click(within(endDialog).getAllByRole('button', { name: powloka.zamknij })[0]!);
    await waitFor(() => expect(place()).toBe('/logowanie'));
  });

  test('leaves a reader of a public page there, and promises no saved text where there is none', async () => {
    const { stores } = await open('/kontakt', { '/zgloszenia': gone });
    await act(() => client.dajZgloszenia(stores.api).catch(() => undefined));
    const endDialog = await dialog(powloka.koniecSesji);
    expect(endDialog.textContent).not.toContain(powloka.koniecSesjiWpisane);
    fireEvent.click(within(endDialog).getAllByRole('button', { name: powloka.zamknij })[0]!);
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    expect(place()).toBe('/kontakt');
  });

  test('returns to the same place when another tab logs in again', async () => {
    const { stores } = await open('/uslugi/nowa-sprawa', { '/zgloszenia': gone });
    await act(() => client.dajZgloszenia(stores.api).catch(() => undefined));
    await dialog(powloka.koniecSesji);
    const later = { token: 'T2', koniecSesji: String(Date.now() + 900_000) };
    for (const [key, value] of Object.entries(later)) window.localStorage.setItem(`okienko.${key}`, value);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'okienko.token', newValue: 'T2' })));
    await waitFor(() => expect(place()).toBe('/uslugi/nowa-sprawa'));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    expect(stores.session.token).toBe('T2');
  });

  test.each([
    ['/logowanie', '/'],
    ['/kontakt', '/kontakt'],
  ])('a page at %s that nobody was sent to is at %s after another tab has logged in', async (path, after) => {
    const { stores } = await open(path, {}, {}, null);
    await waitFor(() => expect(place()).toBe(path));
    const later = { token: 'T2', koniecSesji: String(Date.now() + 900_000) };
    for (const [key, value] of Object.entries(later)) window.localStorage.setItem(`okienko.${key}`, value);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'okienko.token', newValue: 'T2' })));
    await waitFor(() => expect(stores.session.token).toBe('T2'));
    await waitFor(() => expect(place()).toBe(after));
  });

  test('a session that has expired before the page opens requires the login, without a dialog', async () => {
    window.localStorage.setItem('okienko.token', 'T0');
    await open('/uslugi/nowa-sprawa', { '/konto/uzytkownik': gone }, {}, null);
    await waitFor(() => expect(place()).toBe('/logowanie'));
    expect(window.history.state.usr.wanted).toMatchObject({ pathname: '/uslugi/nowa-sprawa' });
    expect(await page.findByText(powloka.sesjaZakonczona)).toBeTruthy();
    expect(page.queryByRole('dialog')).toBeNull();
  });
});

test('no refusal other than 401 ends the session, nor does a 503 without the header of a break', async () => {
  const refusals = [400, 403, 404, 409, 422, 429, 500, 502, 503];
  const answers = refusals.map((status) => json({ kod: 'X', opis: '', nrSprawy: '1' }, { status }));
  const { stores } = await open('/', { '/zgloszenia': () => answers.shift()! });
  for (const _ of refusals) await act(() => client.dajZgloszenia(stores.api).catch(() => undefined));
  expect([stores.session.token, stores.portal.maintenance, place()]).toEqual(['T1', false, '/']);
});

test('a page that becomes visible asks for the remaining time, also after the back button', async () => {
  const { stores, to } = await open('/');
  const ticking = vi.spyOn(globalThis, 'setInterval').mockReturnValue(0 as never);
  keepTime(stores, window);
  ticking.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(to('/pi/przedluzanieSesji')).toHaveLength(1));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await waitFor(() => expect(to('/pi/przedluzanieSesji')).toHaveLength(2));
});

describe('at the maximum duration of a session', () => {
  test('the resident sees a message, and no offer to prolong', async () => {
    const { stores, to } = await open('/', { '/pi/przedluzanieSesji': () => json({ czasDoKoncaSesji: 300_000 }) });
    await act(() => stores.session.extend());
    expect(await page.findByText(powloka.sesjaGranica)).toBeTruthy();
    expect(page.getByRole('button', { name: /Do końca sesji/ }).textContent).toContain(powloka.bezPrzedluzania);
    act(() => {
      stores.session.time.promptBelowSeconds = 400;
    });
    const prompt = await dialog(powloka.sesjaKonczySie);
    expect(prompt.textContent).toContain(powloka.sesjaGranicaTekst);
    fireEvent.click(within(prompt).getByRole('button', { name: powloka.rozumiem }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    expect(to('/pi/przedluzanieSesji')).toHaveLength(1);
  });
});

test('the prompt says when a missing connection prevents prolonging', async () => {
  const { stores } = await open('/', {
    '/pi/przedluzanieSesji': () => {
      throw new TypeError('offline');
    },
  });
  act(() => {
    stores.session.time.promptBelowSeconds = 5000;
  });
  stores.session.time.answerPrompt();
  fireEvent.click(page.getByRole('button', { name: /Do końca sesji/ }));
  expect(await page.findByText(powloka.sesjaNieprzedluzona)).toBeTruthy();
});

describe('a first login', () => {
  const first = { '/konto/uzytkownik': () => json({ ...anna, czyPierwszeLogowanie: true }) };
  const everything = { czy2Fa: true, czyPytacOZgodeNaPowiadomieniaEmail: true };

  test('is greeted once, with the available ways to continue', async () => {
    const { stores, to, baseElement } = await open('/', first, everything);
    const greeting = await dialog('Dzień dobry, Anna!');
    // The second step has no page in this municipality.
    expect(
      within(greeting)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/lista-uslug', '/panel-uzytkownika']);
    expect(await axeProblems(baseElement)).toEqual([]);
    fireEvent.click(within(greeting).getByRole('link', { name: new RegExp(powloka.witajZgody) }));
    await waitFor(() => expect(place()).toBe('/panel-uzytkownika'));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    expect(to('/konto/pierwsze-logowanie')).toEqual([{ path: '/konto/pierwsze-logowanie', token: 'Bearer T1' }]);
    expect(stores.session.isFirst).toBe(false);
  });

  test('of a restricted account is not greeted, and its menu says what is missing', async () => {
    const restricted = { ...anna, czyPierwszeLogowanie: true, stan: 'NIEZWERYFIKOWANE' };
    await open('/', { '/konto/uzytkownik': () => json(restricted) }, everything, { czyOgraniczony: true });
    fireEvent.click(await page.findByRole('button', { name: 'Anna Wiśniewska' }));
    expect(page.getByText(powloka.kontoNiezweryfikowane)).toBeTruthy();
    expect(page.queryByRole('dialog')).toBeNull();
    fireEvent.click(page.getByRole('link', { name: powloka.potwierdzTozsamosc }));
    await waitFor(() => expect(place()).toBe('/panel-uzytkownika'));
  });
});

describe('when the start page of the office is', () => {
  const starts = (link: string) => ({ stronaStartowa: { typ: 'STRONA_WBUDOWANA', link } });
  const home = powloka.powitanie;

  test('the login page, a visitor sees it and a signed-in resident sees the home page', async () => {
    await open('/', {}, starts('/logowanie'), null);
    await waitFor(() => expect(place()).toBe('/logowanie'));
    cleanup();
    await open('/', {}, starts('/logowanie'));
    expect(await page.findByRole('heading', { level: 1, name: home })).toBeTruthy();
    expect(place()).toBe('/');
  });

  test('another page, the end of a session leads there, and the login back to the former page', async () => {
    const { stores } = await open('/uslugi/nowa-sprawa', { '/zgloszenia': gone }, starts('/kontakt'));
    await act(() => client.dajZgloszenia(stores.api).catch(() => undefined));
    const endDialog = await dialog(powloka.koniecSesji);
    await waitFor(() => expect(place()).toBe('/kontakt'));
    fireEvent.click(within(endDialog).getByRole('button', { name: powloka.zalogujPonownie }));
    await waitFor(() => expect(place()).toBe('/logowanie'));
    expect(window.history.state.usr.wanted).toMatchObject({ pathname: '/uslugi/nowa-sprawa' });
  });

  test('a page behind the login, the end of a session leads home', async () => {
    const { stores } = await open('/uslugi/nowa-sprawa', { '/zgloszenia': gone }, starts('/panel-uzytkownika'));
    await act(() => client.dajZgloszenia(stores.api).catch(() => undefined));
    await dialog(powloka.koniecSesji);
    expect(await page.findByText(home)).toBeTruthy();
    expect(place()).toBe('/');
  });

  test('a page for full accounts, a restricted account sees the home page', async () => {
    await open('/', {}, starts('/uslugi/nowa-sprawa'), { czyOgraniczony: true });
    expect(await page.findByRole('heading', { level: 1, name: home })).toBeTruthy();
    expect(place()).toBe('/');
    expect(page.queryByText('Konto ograniczone.')).toBeNull();
  });
});
