import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { gathered } from '../../server/engine/log.ts';

it('lines of one turn of the event loop are one write, in their order', async () => {
  const writes: string[] = [];
  const lines = gathered((text) => writes.push(text));
  lines.add('a\n');
  await Promise.resolve();
  lines.add('b\n');
  expect(writes).toEqual([]);
  await setImmediate();
  expect(writes).toEqual(['a\nb\n']);
  lines.add('c\n');
  await setImmediate();
  expect(writes).toEqual(['a\nb\n', 'c\n']);
});

it('what is gathered when the process exits is written once', async () => {
  const writes: string[] = [];
  const lines = gathered((text) => writes.push(text));
  lines.add('the last\n');
  lines.flush();
  lines.flush();
  await setImmediate();
  expect(writes).toEqual(['the last\n']);
});
