import { isGateway, isImmutable, type Kind, mayKeep, type Place } from './cachePolicy.ts';
import type { WorkerCache } from './WorkerCache.ts';

/** The functions that a response is made with. */
export interface Means {
  cache: WorkerCache;
  /** Sends the request to the office. */
  ask(): Promise<Response>;
  /** Resolves after this many milliseconds. */
  pause(ms: number): Promise<void>;
  /** Keeps the worker alive for work after the response. */
  later(work: Promise<unknown>): void;
  /** The cache key of the frame without a page. */
  shell: string;
}

/** How long to wait for the office when a cached response exists. */
export const PATIENCE_MS: Readonly<Record<Kind, number>> = { page: 4000, answer: 8000, file: 4000 };

/**
 * Files with a hash in their address come from the cache. Everything else is requested from the office first, and the
 * cached response is used when the office is not reached. Without either the request fails as without a worker.
 */
export async function respond({ kind, key }: Place, means: Means): Promise<Response> {
  const cached = key === undefined ? undefined : await cachedResponse(kind, key, means);
  if (cached && kind === 'file' && isImmutable(cached)) return cached;
  const asked = means.ask().then((response) => {
    if (key !== undefined && mayKeep(kind, response)) means.later(keep(kind, key, response, means));
    return response;
  });
  const instead = cached ?? (kind === 'page' ? await means.cache.file(means.shell) : undefined);
  if (!instead) return asked;
  const reached = asked.then(
    (response) => (isGateway(response) ? undefined : response),
    () => undefined,
  );
  means.later(reached);
  // For a page that is not cached there is no time limit.
  const patience = cached ? [means.pause(PATIENCE_MS[kind])] : [];
  return (await Promise.race([reached, ...patience])) ?? instead;
}

async function cachedResponse(kind: Kind, key: string, { cache, shell }: Means): Promise<Response | undefined> {
  if (kind === 'answer') return cache.answer(key);
  const file = await cache.file(key);
  // A page that was visited is drawn anew in the frame of this version.
  return file && kind === 'page' ? cache.file(shell) : file;
}

async function keep(kind: Kind, key: string, response: Response, { cache, shell }: Means): Promise<void> {
  if (kind === 'answer') return cache.keepAnswer(key, response.clone());
  if (kind === 'file') return cache.keepFile(key, response.clone());
  // A page holds the data of one moment. Without a connection the frame draws it anew, and says how old its data are.
  const frame = await cache.file(shell);
  if (frame) await cache.keepFile(key, frame);
}
