// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { replayEarlyInput } from '../../src/portal/app/replayEarlyInput.ts';
import { ShellStore } from '../../src/portal/app/shell/ShellStore.ts';
import { PreferencesStore } from '../../src/portal/stores/PreferencesStore.ts';
import { browserStorage } from '../../src/portal/stores/storage.ts';

const early = readFileSync(join(import.meta.dirname, '../../public/early.js'), 'utf8');

/**
 * Runs public/early.js with this storage on a page at this address.
 *
 * @returns the attributes it has set, besides the mark of running scripts, which every page has
 */
function begin(search = '', pathname = '/', hide?: string): Record<string, string | undefined> {
  const html = document.createElement('html');
  html.lang = 'pl';
  if (hide) html.dataset.hide = hide;
  runInNewContext(early, {
    document: { documentElement: html, addEventListener: vi.fn(), getElementById: () => null },
    localStorage: window.localStorage,
    location: { search, pathname, hash: '' },
    history,
    addEventListener: vi.fn(),
    setTimeout: vi.fn(),
    URLSearchParams,
    PerformanceObserver: class {
      observe() {}
    },
  });
  const { scripts, ...others } = html.dataset;
  expect(scripts).toBe('');
  return others;
}

/** The used part of the browser's history. */
const history = { state: null as unknown, replaceState: vi.fn() };

beforeEach(() => {
  window.localStorage.clear();
  history.state = null;
  history.replaceState.mockReset();
});

test('a first visit has normal letters, no contrast, the cookie notice and a visible page', () => {
  expect(begin()).toEqual({ font: '1' });
});

test('it reads what the stores have written', () => {
  const storage = browserStorage(window);
  const preferences = new PreferencesStore(storage, ['pl', 'en']);
  preferences.setContrast(true);
  preferences.setFont(3);
  preferences.setLanguage('en');
  new ShellStore({ dajMenuBoczne: vi.fn(), dajLicznikOdwiedzin: vi.fn() }, storage).acceptCookies();
  expect(begin()).toEqual({ contrast: 'yb', font: '3', cookies: 'accepted', early: 'hidden' });
});

test('it sets the same attributes as the store', () => {
  const storage = browserStorage(window);
  new PreferencesStore(storage, ['pl']).setFont(2);
  const html = document.createElement('html');
  new PreferencesStore(storage, ['pl']).apply(html);
  expect(begin()).toEqual({ ...html.dataset });
});

test('a button pressed before the code is loaded is pressed afterwards', () => {
  document.body.innerHTML = '<div id="portal"><button>Menu</button></div>';
  const pressed = vi.fn();
  document.documentElement.dataset.pressed = 'Menu';
  document.querySelector('button')?.addEventListener('click', pressed);
  replayEarlyInput(document);
  replayEarlyInput(document);
  expect(pressed).toHaveBeenCalledTimes(1);
});

test.each([
  ['?lang=en', 'hidden'],
  ['?lang=pl', undefined],
])('the language in the address is used: %s', (search, hidden) => {
  expect(begin(search).early).toBe(hidden);
});

test('the language in the address takes precedence over the stored one', () => {
  browserStorage(window).set('jezyk', 'en');
  expect(begin('?lang=pl').early).toBeUndefined();
});

test.each([
  ['przerwaTechniczna', '/uslugi/x', 'hidden'],
  ['innaStronaStartowa', '/', 'hidden'],
  ['innaStronaStartowa', '/uslugi/x', undefined],
  ['nic', '/przerwa-techniczna', 'hidden'],
])('with %s stored, the prerendered content at %s waits: %s', (key, pathname, early) => {
  browserStorage(window).set(key, '1');
  expect(begin('', pathname).early).toBe(early);
});

describe('the code of a link', () => {
  test('is removed from the address first, and stored in the history entry', () => {
    begin('?hash=abc&lang=en', '/aktywacja', 'hash kod');
    const stored = { usr: { memory: { hash: 'abc' } } };
    expect(history.replaceState.mock.calls).toEqual([[stored, '', '/aktywacja?lang=en']]);
  });

  test('joins the existing state of the entry', () => {
    history.state = { idx: 2, key: 'k', usr: { memory: { hash: 'old', typ: 'A' }, home: true } };
    begin('?hash=new', '/aktywacja', 'hash');
    const stored = { idx: 2, key: 'k', usr: { memory: { hash: 'new', typ: 'A' }, home: true } };
    expect(history.replaceState.mock.calls).toEqual([[stored, '', '/aktywacja']]);
  });

  test.each([
    ['', 'hash'],
    ['?hash=abc', undefined],
  ])('the query %j on a page that hides %j stays', (search, hide) => {
    begin(search, '/aktywacja', hide);
    expect(history.replaceState).not.toHaveBeenCalled();
  });
});
