// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilPageShown } from '../../../src/portal/app/untilPageShown.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function waits() {
  let over = false;
  void untilPageShown(window).then(() => {
    over = true;
  });
  await vi.advanceTimersByTimeAsync(5_000);
  return { over: () => over };
}

test('the wait after leaving the page ends when the back button shows it again', async () => {
  const { over } = await waits();
  expect(over()).toBe(false);
  window.dispatchEvent(new Event('pageshow'));
  await vi.advanceTimersByTimeAsync(0);
  expect(over()).toBe(true);
});

test('the wait has a time limit, in case leaving was stopped', async () => {
  const { over } = await waits();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(over()).toBe(true);
});
