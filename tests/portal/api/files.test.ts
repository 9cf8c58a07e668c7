import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { againMs, jsonFile } from '../../../src/portal/api/files.ts';

type Answer = (response: Response) => void;
let asked: { cache: RequestCache | undefined; answer: Answer; fail: (error: Error) => void }[];

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal('fetch', (_: string, { cache }: RequestInit) => {
    return new Promise((answer, fail) => asked.push({ cache, answer, fail }));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const caches = () => asked.map(({ cache }) => cache);

test('a request that is stuck is sent again past the cache, and the first response counts', async () => {
  const file = jsonFile('stuck.json');
  await vi.advanceTimersByTimeAsync(againMs - 1);
  expect(caches()).toEqual(['default']);
  await vi.advanceTimersByTimeAsync(1);
  expect(caches()).toEqual(['default', 'reload']);
  asked[1]!.answer(Response.json({ a: 1 }));
  expect(await file).toEqual({ a: 1 });
});

test('a slow first response is taken although the second request failed', async () => {
  const file = jsonFile('slow.json');
  await vi.advanceTimersByTimeAsync(againMs);
  asked[1]!.fail(new Error('no line'));
  asked[0]!.answer(Response.json({ b: 2 }));
  expect(await file).toEqual({ b: 2 });
});

test('a failed request is reported at once and not sent again by itself; the next call tries again', async () => {
  const file = jsonFile('failed.json');
  const failure = expect(file).rejects.toMatchObject({ kind: 'network' });
  asked[0]!.answer(new Response('', { status: 500 }));
  await failure;
  await vi.advanceTimersByTimeAsync(2 * againMs);
  expect(asked).toHaveLength(1);
  const again = jsonFile('failed.json');
  asked[1]!.answer(Response.json({ c: 3 }));
  expect(await again).toEqual({ c: 3 });
});

test('a file is requested once for all its readers', async () => {
  const files = [jsonFile('one.json'), jsonFile('one.json')];
  asked[0]!.answer(Response.json({ d: 4 }));
  expect(await Promise.all(files)).toEqual([{ d: 4 }, { d: 4 }]);
  expect(asked).toHaveLength(1);
});
