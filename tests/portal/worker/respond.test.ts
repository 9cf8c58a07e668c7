import { describe, expect, test } from 'vitest';
import type { Place } from '../../../src/portal/worker/cachePolicy.ts';
import { type Means, respond } from '../../../src/portal/worker/respond.ts';
import { CACHED_AT_HEADER, PAGE_HEADER } from '../../../src/portal/worker/settings.ts';
import { WorkerCache } from '../../../src/portal/worker/WorkerCache.ts';
import { fakeCaches } from './fakeCaches.ts';

const FRAME = 'https://okienko.example/m/frame.html';
const HASHED = 'public, max-age=31536000, immutable';
const settings = { version: 'v1', api: '/api', answers: [], pages: [], apart: [], shell: '/m/frame.html', core: [] };

const responseOf = (body: string, status = 200, control = 'no-cache', type = 'application/json') => {
  const headers = {
    'content-type': type,
    'cache-control': control,
    ...(type === 'text/html' && { [PAGE_HEADER]: '1' }),
  };
  const response = new Response(body, { status, headers });
  // Node cannot make basic responses, which come from a page's own site.
  Object.defineProperty(response, 'type', { value: 'basic' });
  response.clone = () => responseOf(body, status, control, type);
  return response;
};
const page = (body: string) => responseOf(body, 200, 'no-cache', 'text/html');

/** The worker with this network. @param patient false: the timeout ends before the office answers */
function world(ask: () => Promise<Response>, patient = true) {
  const cache = new WorkerCache(fakeCaches().caches, settings, 'https://okienko.example');
  const works: Promise<unknown>[] = [];
  let asked = 0;
  const means: Means = {
    cache,
    ask: () => {
      asked += 1;
      return ask();
    },
    pause: () => (patient ? new Promise(() => {}) : Promise.resolve()),
    later: (work) => void works.push(work),
    shell: FRAME,
  };
  return {
    cache,
    asked: () => asked,
    get: async (place: Place) => {
      const response = await respond(place, means);
      return { text: await response.text(), status: response.status, marked: response.headers.has(CACHED_AT_HEADER) };
    },
    settled: () => Promise.all(works),
  };
}

const down = () => Promise.reject(new TypeError('Failed to fetch'));
const never = () => new Promise<Response>(() => {});
const list: Place = { kind: 'answer', key: 'https://okienko.example/api/lista?lang=pl' };

describe('an API response', () => {
  test('comes from the office, without a mark, and is cached', async () => {
    const { cache, get, settled } = world(async () => responseOf('new'));
    await cache.keepAnswer(list.key!, new Response('old'));
    expect(await get(list)).toEqual({ text: 'new', status: 200, marked: false });
    await settled();
    expect(await (await cache.answer(list.key!))!.text()).toBe('new');
  });

  test('comes from the cache with its mark when there is no network', async () => {
    const { cache, get } = world(down);
    await cache.keepAnswer(list.key!, new Response('old'));
    expect(await get(list)).toEqual({ text: 'old', status: 200, marked: true });
  });

  test('comes from the cache when the office takes too long', async () => {
    const { cache, get } = world(never, false);
    await cache.keepAnswer(list.key!, new Response('old'));
    expect(await get(list)).toMatchObject({ text: 'old', marked: true });
  });

  test.each([502, 504])('comes from the cache when a gateway answers %i', async (status) => {
    const { cache, get } = world(async () => responseOf('nginx', status));
    await cache.keepAnswer(list.key!, new Response('old'));
    expect(await get(list)).toMatchObject({ text: 'old', marked: true });
  });

  test.each([400, 404, 429, 500, 503])(
    '%i is a response of the office: it is passed on, and the cached one stays',
    async (status) => {
      const { cache, get, settled } = world(async () => responseOf('no', status));
      await cache.keepAnswer(list.key!, new Response('old'));
      expect(await get(list)).toEqual({ text: 'no', status, marked: false });
      await settled();
      expect(await (await cache.answer(list.key!))!.text()).toBe('old');
    },
  );

  test('that was never cached fails as it does without a worker', async () => {
    await expect(world(down).get(list)).rejects.toThrow('Failed to fetch');
  });

  test('for other arguments is not used instead', async () => {
    const { cache, get } = world(down);
    await cache.keepAnswer(list.key!, new Response('old'));
    await expect(get({ kind: 'answer', key: `${list.key}&rok=2025` })).rejects.toThrow();
  });
});

describe('a file', () => {
  const file: Place = { kind: 'file', key: 'https://okienko.example/assets/a.js' };

  test('whose address has a content hash is requested once', async () => {
    const { get, asked, settled } = world(async () => responseOf('code', 200, HASHED, 'text/javascript'));
    await get(file);
    await settled();
    expect([(await get(file)).text, asked()]).toEqual(['code', 1]);
  });

  test('that may change is requested, and cached for times without a network', async () => {
    let network: () => Promise<Response> = async () => responseOf('one', 200, 'no-cache', 'text/javascript');
    const { get, settled } = world(() => network());
    await get(file);
    await settled();
    network = async () => responseOf('two', 200, 'no-cache', 'text/javascript');
    expect((await get(file)).text).toBe('two');
    await settled();
    network = down;
    expect((await get(file)).text).toBe('two');
  });

  test('that no longer exists is not cached as such', async () => {
    const { get, settled, cache } = world(async () => responseOf('Nie znaleziono.', 404, 'no-cache', 'text/plain'));
    expect((await get(file)).status).toBe(404);
    await settled();
    expect(await cache.file(file.key!)).toBeUndefined();
  });
});

describe('a page', () => {
  const psy: Place = { kind: 'page', key: 'https://okienko.example/uslugi/psy' };

  test('that was visited opens without a network as the frame, which draws it from cached data', async () => {
    let network: () => Promise<Response> = async () => page('psy, with the data of that moment');
    const { cache, get, settled } = world(() => network());
    await cache.keepFile(FRAME, page('frame'));
    await get(psy);
    await settled();
    network = down;
    expect((await get(psy)).text).toBe('frame');
    expect(await (await cache.file(psy.key!))?.text()).toBe('frame');
  });

  test('that was visited does not wait longer than its patience for the network', async () => {
    let network: () => Promise<Response> = async () => page('psy');
    const { cache, get, settled } = world(() => network(), false);
    await cache.keepFile(FRAME, page('frame'));
    await cache.keepFile(psy.key!, page('frame'));
    await settled();
    network = never;
    expect((await get(psy)).text).toBe('frame');
  });

  test.each([
    ['that was never seen', psy],
    ['behind a login', { kind: 'page' } as Place],
  ])('%s is the frame', async (_what, place) => {
    const { cache, get } = world(down);
    await cache.keepFile(FRAME, page('frame'));
    expect((await get(place)).text).toBe('frame');
  });

  test('that was never visited waits for the network: the frame is not a page', async () => {
    let come: (response: Response) => void = () => {};
    const { cache, get } = world(() => new Promise((done) => (come = done)), false);
    await cache.keepFile(FRAME, page('frame'));
    const got = get(psy);
    await new Promise((done) => setTimeout(done));
    come(page('psy'));
    expect((await got).text).toBe('psy');
  });

  test('behind a login is never cached', async () => {
    const { get, settled, cache } = world(async () => page('karta'));
    expect((await get({ kind: 'page' })).text).toBe('karta');
    await settled();
    expect(await cache.file('https://okienko.example/naleznosci/karta')).toBeUndefined();
  });

  test('without a network and without a frame fails as it does without a worker', async () => {
    await expect(world(down).get(psy)).rejects.toThrow('Failed to fetch');
  });
});
