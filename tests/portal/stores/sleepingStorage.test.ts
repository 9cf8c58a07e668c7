// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { PreferencesStore } from '../../../src/portal/stores/PreferencesStore.ts';
import { SleepingStorage } from '../../../src/portal/stores/SleepingStorage.ts';
import { browserStorage } from '../../../src/portal/stores/storage.ts';

beforeEach(() => window.localStorage.clear());

test('before it is woken a storage has only what the office drew', () => {
  browserStorage(window).set('token', 'T');
  const storage = new SleepingStorage(browserStorage(window), { czcionka: '3' });
  expect([storage.get('token'), storage.get('czcionka')]).toEqual([null, '3']);
  storage.wake();
  expect([storage.get('token'), storage.get('czcionka')]).toEqual(['T', null]);
});

test('what is written before it is woken is not lost', () => {
  const storage = new SleepingStorage(browserStorage(window), {});
  storage.set('podmiot', '7');
  storage.wake();
  expect(storage.get('podmiot')).toBe('7');
});

test('preferences are first those of the drawn page, then those that the browser remembers', () => {
  browserStorage(window).set('kontrast', 'yb');
  const storage = new SleepingStorage(browserStorage(window), { jezyk: 'en', czcionka: '2' });
  const preferences = new PreferencesStore(storage, ['pl', 'en']);
  expect([preferences.language, preferences.contrast, preferences.font]).toEqual(['en', false, 2]);
  storage.wake();
  preferences.restore();
  expect([preferences.contrast, preferences.font]).toEqual([true, 1]);
});
