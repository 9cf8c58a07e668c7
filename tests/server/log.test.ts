import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gathered } from '../../server/engine/log.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('lines of a moment are one write, in their order', () => {
  const writes: string[] = [];
  const lines = gathered((text) => writes.push(text));
  lines.add('a\n');
  vi.advanceTimersByTime(10);
  lines.add('b\n');
  expect(writes).toEqual([]);
  vi.advanceTimersByTime(10);
  expect(writes).toEqual(['a\nb\n']);
  lines.add('c\n');
  vi.advanceTimersByTime(20);
  expect(writes).toEqual(['a\nb\n', 'c\n']);
});

it('what is gathered when the process exits is written once', () => {
  const writes: string[] = [];
  const lines = gathered((text) => writes.push(text));
  lines.add('the last\n');
  lines.flush();
  lines.flush();
  vi.advanceTimersByTime(20);
  expect(writes).toEqual(['the last\n']);
});
