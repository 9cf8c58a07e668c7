import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { restoreState, saveState } from '../../../src/portal/dev/savedState.ts';
import type { ScreenStore } from '../../../src/portal/stores/ScreenStore.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A page that is scrolled as far as its height allows. */
function page() {
  const kept = new Map<string, string>();
  const fake = {
    height: 2000,
    scrollY: 0,
    location: { pathname: '/uslugi/a', search: '' },
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
    setTimeout: (done: () => void, ms: number) => setTimeout(done, ms),
    scrollTo({ top }: { top: number }) {
      fake.scrollY = Math.min(top, fake.height);
    },
  };
  return fake;
}

const screen = {
  descriptor: { state: {}, content: [] },
  forms: { byKey: new Map() },
  graph: { states: { chosen: new Map() } },
  set() {},
} as unknown as ScreenStore;

test('a page that is loaded again is scrolled to its place when its data have come, and to its end when it is shorter', async () => {
  const fake = page();
  const window = fake as unknown as Window;
  fake.scrollY = 1200;
  saveState(screen, window);
  Object.assign(fake, { scrollY: 0, height: 300 });
  restoreState(screen, window);
  await vi.advanceTimersByTimeAsync(500);
  expect(fake.scrollY).toBe(300);
  fake.height = 1500;
  await vi.advanceTimersByTimeAsync(100);
  expect(fake.scrollY).toBe(1200);
  fake.scrollY = 700;
  await vi.advanceTimersByTimeAsync(3000);
  expect(fake.scrollY).toBe(700);
});
