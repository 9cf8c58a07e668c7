import { describe, expect, test } from 'vitest';
import { ANSWER_DAYS } from '../../../src/portal/worker/cachePolicy.ts';
import { CACHED_AT_HEADER, type WorkerSettings } from '../../../src/portal/worker/settings.ts';
import { LIMITS, WorkerCache } from '../../../src/portal/worker/WorkerCache.ts';
import { fakeCaches } from './fakeCaches.ts';

const origin = 'https://okienko.example';
const HASHED = { 'cache-control': 'public, max-age=31536000, immutable' };
const at = Date.parse('2026-11-21T09:15:00Z');

function openCache(version = 'v1', browser = fakeCaches(), now = () => at) {
  const settings: WorkerSettings = {
    version,
    api: '/api',
    answers: [],
    pages: [],
    shell: '/m/frame.html',
    apart: [],
    core: ['/core.js'],
  };
  return { cache: new WorkerCache(browser.caches, settings, origin, now), ...browser, browser };
}

const text = async (response: Response | undefined) => response && (await response.text());

describe('a cached response', () => {
  test('has the time given by the office, and none of its other headers', async () => {
    const { cache } = openCache();
    const headers = { date: 'Sat, 21 Nov 2026 08:00:00 GMT', 'content-type': 'application/json', 'x-other': '1' };
    await cache.keepAnswer('a', new Response('{"a":1}', { headers }));
    const found = (await cache.answer('a'))!;
    expect(Object.fromEntries(found.headers)).toEqual({
      'content-type': 'application/json',
      [CACHED_AT_HEADER.toLowerCase()]: '2026-11-21T08:00:00.000Z',
    });
    expect(await found.text()).toBe('{"a":1}');
  });

  test('without a date of the office has that of the device', async () => {
    const { cache } = openCache();
    await cache.keepAnswer('a', new Response('{}'));
    expect((await cache.answer('a'))!.headers.get(CACHED_AT_HEADER)).toBe('2026-11-21T09:15:00.000Z');
  });

  test('is not used when it is too old', async () => {
    let now = at;
    const { cache } = openCache('v1', fakeCaches(), () => now);
    await cache.keepAnswer('a', new Response('{}'));
    now += ANSWER_DAYS * 86_400_000;
    expect(await cache.answer('a')).toBeDefined();
    now += 1;
    expect(await cache.answer('a')).toBeUndefined();
    now = at;
    expect(await cache.answer('a')).toBeUndefined();
  });

  test('survives a new version', async () => {
    const { cache, browser } = openCache('v1');
    await cache.keepAnswer('a', new Response('{}'));
    const next = openCache('v2', browser).cache;
    await next.tidy();
    expect(await next.answer('a')).toBeDefined();
  });
});

describe('versions', () => {
  test('a page comes from this version, or else from the one before', async () => {
    const { cache, browser } = openCache('v1');
    await cache.keepFile('page', new Response('one'));
    const next = openCache('v2', browser).cache;
    expect(await text(await next.file('page'))).toBe('one');
    await next.keepFile('page', new Response('two'));
    expect(await text(await next.file('page'))).toBe('two');
  });

  test('the previous version stays for open pages, older ones are deleted', async () => {
    const { cache, browser, all } = openCache('v1');
    await cache.keepFile('page', new Response('one'));
    await cache.keepFile('same.js', new Response('same', { headers: HASHED }));
    const second = openCache('v2', browser).cache;
    await second.keepFile('b.js', new Response('b', { headers: HASHED }));
    await second.tidy();
    expect(await text(await second.file('same.js'))).toBe('same');
    const third = openCache('v3', browser).cache;
    await third.keepFile('c.js', new Response('c', { headers: HASHED }));
    await third.tidy();
    expect([...all.keys()].sort()).toEqual(['okienko-files-v2', 'okienko-files-v3']);
    expect(await third.file('page')).toBeUndefined();
    // The second version uses it too, so it was not deleted with the first.
    expect(await text(await third.file('same.js'))).toBe('same');
  });

  test('other caches of this origin stay', async () => {
    const { cache, browser, all } = openCache('v1');
    for (const name of ['cudze', 'okienko-files-a', 'okienko-files-b']) await browser.caches.open(name);
    await cache.keepFile('x', new Response('x'));
    await cache.tidy();
    expect([...all.keys()]).toEqual(['cudze', 'okienko-files-b', 'okienko-files-v1']);
  });
});

describe('the size of the cache', () => {
  test('is limited: the entries fetched longest ago are deleted', async () => {
    const { cache, all } = openCache();
    for (let index = 0; index <= LIMITS.answers; index++) await cache.keepAnswer(`${index}`, new Response('{}'));
    expect(all.get('okienko-answers')!.size).toBe(LIMITS.answers);
    expect([await cache.answer('0'), await cache.answer('1')].map(Boolean)).toEqual([false, true]);
  });

  test('excludes the frame and its files from deletion', async () => {
    const { cache } = openCache();
    const own = ['/m/frame.html', '/core.js'];
    for (const path of own) await cache.keepFile(origin + path, new Response(path, { headers: HASHED }));
    for (let index = 0; index <= LIMITS.files; index++) await cache.keepFile(`${index}`, new Response(''));
    for (const path of own) expect(await text(await cache.file(origin + path))).toBe(path);
  });

  test('on a full disk causes no failure, and entries are deleted', async () => {
    const { cache, all, disk } = openCache();
    for (let index = 0; index < LIMITS.answers; index++) await cache.keepAnswer(`${index}`, new Response('{}'));
    disk.full = true;
    await cache.keepAnswer('more', new Response('{}'));
    expect(all.get('okienko-answers')!.size).toBe(LIMITS.answers / 2);
    disk.full = false;
    await cache.keepAnswer('more', new Response('{}'));
    expect(await cache.answer('more')).toBeDefined();
  });
});
