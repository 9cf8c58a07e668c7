import { type Asked, mayKeep, type Place, placeOf } from './cachePolicy.ts';
import { type Means, respond } from './respond.ts';
import type { ActivateEvent, FetchEvent, MessageEvent, WorkerScope } from './scope.ts';
import type { Seen } from './settings.ts';
import { WorkerCache } from './WorkerCache.ts';

/** The event handlers of the worker. The office writes the settings above this code. */
const scope = globalThis as unknown as WorkerScope;
const { okienko: settings } = scope;
const { origin } = scope.location;
const cache = new WorkerCache(scope.caches, settings, origin);
const pause = (ms: number) => new Promise<void>((over) => setTimeout(over, ms));

/** Caches the frame and its files. Without the frame the installation fails, and the browser tries again later. */
scope.addEventListener('install', (event: ActivateEvent) => {
  const fetched = async (path: string) => {
    const response = await fetch(path);
    if (mayKeep('file', response)) await cache.keepFile(origin + path, response);
    else throw new Error(`${path}: ${response.status}`);
  };
  const prepare = async () => {
    await fetched(settings.shell);
    await Promise.allSettled(settings.core.map(fetched));
    // Names of files contain a hash and responses are validated, so pages of the former version may use the new worker.
    await scope.skipWaiting();
  };
  event.waitUntil(prepare());
});

scope.addEventListener('activate', (event: ActivateEvent) => {
  const begin = async () => {
    await cache.tidy();
    await scope.registration.navigationPreload?.enable();
    await scope.clients.claim();
  };
  event.waitUntil(begin());
});

scope.addEventListener('fetch', (event: FetchEvent) => {
  const place = placeOf(event.request, settings, origin);
  if (!place) return;
  const ask = async () => (await event.preloadResponse) ?? fetch(event.request);
  event.respondWith(respond(place, meansOf(event, ask)));
});

/** The page that registered the worker was loaded before it: it sends its addresses, and most are in the browser's HTTP cache. */
scope.addEventListener('message', (event: MessageEvent) => {
  const { pages = [], files = [], given = {} } = event.data as Seen;
  const keepSeen = async () => {
    for (const address of pages) await seen(event, address, 'navigate');
    for (const address of files) await seen(event, address, 'cors');
    for (const [address, json] of Object.entries(given)) await keepGiven(address, json);
  };
  event.waitUntil(keepSeen());
});

function placeAt(url: string, mode: string): Place | undefined {
  const asked: Asked = { method: 'GET', url, mode, destination: 'document', headers: new Headers() };
  return URL.canParse(url) ? placeOf(asked, settings, origin) : undefined;
}

/** A page that the office drew has requested nothing of this. */
async function keepGiven(url: string, json: unknown): Promise<void> {
  const { kind, key } = placeAt(url, 'cors') ?? {};
  if (key === undefined) return;
  if (kind === 'answer') return cache.keepAnswer(key, Response.json(json));
  const headers = { 'cache-control': 'immutable' };
  if (!(await cache.file(key))) await cache.keepFile(key, Response.json(json, { headers }));
}

async function seen(event: MessageEvent, url: string, mode: string): Promise<void> {
  const place = placeAt(url, mode);
  if (place?.key === undefined) return;
  const known = place.kind === 'answer' ? await cache.answer(place.key) : await cache.file(place.key);
  if (known) return;
  const ask = () => fetch(url, { cache: 'force-cache' });
  await respond(place, meansOf(event, ask)).catch(() => undefined);
}

function meansOf(event: ActivateEvent, ask: Means['ask']): Means {
  return { cache, ask, pause, later: (work) => event.waitUntil(work), shell: origin + settings.shell };
}
