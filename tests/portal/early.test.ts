// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, test, vi } from 'vitest';
import { ShellStore } from '../../src/app/shell/ShellStore.ts';
import { takeOver } from '../../src/app/takeOver.ts';
import { PreferencesStore } from '../../src/stores/PreferencesStore.ts';
import { browserStorage } from '../../src/stores/storage.ts';

const early = readFileSync(join(import.meta.dirname, '../../public/early.js'), 'utf8');

/** Runs public/early.js over this storage, as a page begun at `search` would. @returns the attributes it set */
function begin(search = '', pathname = '/'): Record<string, string | undefined> {
  const html = document.createElement('html');
  html.lang = 'pl';
  runInNewContext(early, {
    document: { documentElement: html, addEventListener: vi.fn(), getElementById: () => null },
    localStorage: window.localStorage,
    location: { search, pathname },
    URLSearchParams,
    PerformanceObserver: class {
      observe() {}
    },
  });
  return { ...html.dataset };
}

beforeEach(() => window.localStorage.clear());

test('a first visit has ordinary letters, no contrast, the notice and the page in sight', () => {
  expect(begin()).toEqual({ font: '1' });
});

test('it reads what the stores keep', () => {
  const storage = browserStorage(window);
  const preferences = new PreferencesStore(storage, ['pl', 'en']);
  preferences.setContrast(true);
  preferences.setFont(3);
  preferences.setLanguage('en');
  new ShellStore({ dajMenuBoczne: vi.fn(), dajLicznikOdwiedzin: vi.fn() }, storage).acceptCookies();
  expect(begin()).toEqual({ contrast: 'yb', font: '3', cookies: 'accepted', early: 'hidden' });
});

test('what it sets is what the store would set', () => {
  const storage = browserStorage(window);
  new PreferencesStore(storage, ['pl']).setFont(2);
  const html = document.createElement('html');
  new PreferencesStore(storage, ['pl']).apply(html);
  expect(begin()).toEqual({ ...html.dataset });
});

test('a button pressed before the code is here is pressed when it is', () => {
  document.body.innerHTML = '<div id="portal"><button>Menu</button></div>';
  const pressed = vi.fn();
  document.documentElement.dataset.pressed = 'Menu';
  document.querySelector('button')?.addEventListener('click', pressed);
  takeOver(document);
  takeOver(document);
  expect(pressed).toHaveBeenCalledTimes(1);
});

test.each([
  ['?lang=en', 'hidden'],
  ['?lang=pl', undefined],
])('the language of the address counts: %s', (search, hidden) => {
  expect(begin(search).early).toBe(hidden);
});

test('the language of the address wins over the kept one', () => {
  browserStorage(window).set('jezyk', 'en');
  expect(begin('?lang=pl').early).toBeUndefined();
});

test.each([
  ['przerwaTechniczna', '/uslugi/x', 'hidden'],
  ['innaStronaStartowa', '/', 'hidden'],
  ['innaStronaStartowa', '/uslugi/x', undefined],
  ['nic', '/przerwa-techniczna', 'hidden'],
])('with %s kept, what is written at %s waits: %s', (key, pathname, early) => {
  browserStorage(window).set(key, '1');
  expect(begin('', pathname).early).toBe(early);
});
