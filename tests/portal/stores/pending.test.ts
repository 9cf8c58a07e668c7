import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PendingStore, showAfterMs, showAtLeastMs } from '../../../src/portal/stores/PendingStore.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function work() {
  let end: () => void = () => {};
  const promise = new Promise<void>((done) => {
    end = done;
  });
  return { promise, end };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('a short wait is not shown', async () => {
  const pending = new PendingStore();
  const { promise, end } = work();
  void pending.during(promise);
  await pass(showAfterMs - 1);
  end();
  await pass(10_000);
  expect(pending.shown).toBe(false);
});

test('a long wait is shown, and stays visible for a minimum time', async () => {
  const pending = new PendingStore();
  const { promise, end } = work();
  void pending.during(promise);
  await pass(showAfterMs);
  expect(pending.shown).toBe(true);
  end();
  await pass(showAtLeastMs - 1);
  expect(pending.shown).toBe(true);
  await pass(1);
  expect(pending.shown).toBe(false);
});

test('calls one after another are one wait, without a flicker between them', async () => {
  const pending = new PendingStore();
  const [first, second] = [work(), work()];
  void pending.during(first.promise);
  await pass(showAfterMs + showAtLeastMs);
  void pending.during(second.promise);
  first.end();
  await pass(1000);
  expect(pending.shown).toBe(true);
  second.end();
  await pass(0);
  expect(pending.shown).toBe(false);
});

test('a failed call ends the wait and passes its error on', async () => {
  const pending = new PendingStore();
  await expect(pending.during(Promise.reject(new Error('nie')))).rejects.toThrow('nie');
  await pass(10_000);
  expect(pending.shown).toBe(false);
});

test('the end of a very long wait is shown at once, by a timer without a negative time', async () => {
  const asked: (number | undefined)[] = [];
  const fake = globalThis.setTimeout;
  // A spy would bring the stopped timers back after the test, for the next file too.
  globalThis.setTimeout = ((run: () => void, ms?: number) => {
    asked.push(ms);
    return fake(run, ms);
  }) as typeof setTimeout;
  try {
    const pending = new PendingStore();
    const { promise, end } = work();
    void pending.during(promise);
    await pass(showAfterMs + 10 * showAtLeastMs);
    end();
    await pass(0);
    expect(pending.shown).toBe(false);
    expect(asked).toEqual([showAfterMs, 0]);
  } finally {
    globalThis.setTimeout = fake;
  }
});
