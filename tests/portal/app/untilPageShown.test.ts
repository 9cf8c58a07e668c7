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

test('who was led away is away until the button «back» brings the page again', async () => {
  const { over } = await waits();
  expect(over()).toBe(false);
  window.dispatchEvent(new Event('pageshow'));
  await vi.advanceTimersByTimeAsync(0);
  expect(over()).toBe(true);
});

test('who stopped the way there does not wait for ever', async () => {
  const { over } = await waits();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(over()).toBe(true);
});
