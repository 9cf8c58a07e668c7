// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { browserStorage } from '../../../src/portal/stores/storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  window.localStorage.clear();
});
const refuse = (error: DOMException) => () => {
  throw error;
};
const full = new DOMException('full', 'QuotaExceededError');
const blocked = new DOMException('blocked', 'SecurityError');

describe('a stored value', () => {
  test('is available to the next page', () => {
    browserStorage(window).set('token', 'T1');
    expect(browserStorage(window).get('token')).toBe('T1');
    expect(window.localStorage.getItem('okienko.token')).toBe('T1');
  });

  test('in a full storage lasts as long as the page, and the old value never returns', () => {
    const storage = browserStorage(window);
    storage.set('token', 'old');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse(full));
    storage.set('token', 'new');
    expect(storage.get('token')).toBe('new');
    expect(browserStorage(window).get('token')).toBeNull();
    storage.set('token', null);
    expect(storage.get('token')).toBeNull();
  });

  test('in a blocked storage lasts as long as the page', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse(blocked));
    const storage = browserStorage(window);
    storage.set('token', 'T1');
    expect(storage.get('token')).toBe('T1');
    storage.set('token', null);
    expect(storage.get('token')).toBeNull();
  });
});

describe('another tab', () => {
  const listening = () => {
    const listener = vi.fn();
    const stop = browserStorage(window).onChange(listener);
    return { listener, stop };
  };

  test('is noticed by its key, and other keys are ignored', () => {
    const { listener, stop } = listening();
    window.dispatchEvent(new StorageEvent('storage', { key: 'okienko.token', newValue: null }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: 'x' }));
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: 'okienko.token', newValue: 'y' }));
    expect(listener.mock.calls).toEqual([['token', null]]);
  });
});
