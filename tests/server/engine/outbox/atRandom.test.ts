import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atRandom } from '../../../../server/engine/outbox/atRandom.ts';

const WITHIN_MS = 3000;
const wake = vi.fn();
const stop = vi.fn(async () => {});
const unhurried = () => atRandom({ wake, stop, settled: async () => {} }, WITHIN_MS);

beforeEach(() => {
  vi.useFakeTimers();
  wake.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

test('work starts once, after the call that has woken it and within its time', () => {
  const work = unhurried();
  work.wake();
  work.wake();
  expect(wake).not.toHaveBeenCalled();
  vi.advanceTimersByTime(WITHIN_MS);
  expect(wake).toHaveBeenCalledOnce();
  work.wake();
  vi.advanceTimersByTime(WITHIN_MS);
  expect(wake).toHaveBeenCalledTimes(2);
});

test('no two starts are known to come after the same time', () => {
  const waits = Array.from({ length: 20 }, () => {
    const work = unhurried();
    const begunMs = Date.now();
    work.wake();
    vi.advanceTimersToNextTimer();
    return Date.now() - begunMs;
  });
  expect(new Set(waits).size).toBeGreaterThan(5);
  expect(Math.max(...waits)).toBeLessThanOrEqual(WITHIN_MS);
});

test('an office that stops starts nothing more', async () => {
  const work = unhurried();
  work.wake();
  await work.stop();
  vi.advanceTimersByTime(WITHIN_MS);
  expect(wake).not.toHaveBeenCalled();
  expect(stop).toHaveBeenCalledOnce();
});

test('without a time work starts at once', () => {
  atRandom({ wake, stop, settled: async () => {} }, 0).wake();
  expect(wake).toHaveBeenCalledOnce();
});
