import { ANSWER_DAYS, isImmutable } from './cachePolicy.ts';
import { CACHED_AT_HEADER, type WorkerSettings } from './settings.ts';

const ANSWERS = 'okienko-answers';
const FILES = 'okienko-files-';
/** Entries; the oldest are deleted first. */
export const LIMITS = { answers: 200, files: 600 };
const DAY_MS = 86_400_000;

/**
 * The worker's cache. Pages and files are stored together by version, so that a cached page finds the code it was built
 * with. The previous version stays for pages that are still open. Answers have a cache of their own, without a version: the
 * portal validates them against the contract.
 */
export class WorkerCache {
  private readonly caches: CacheStorage;
  private readonly settings: WorkerSettings;
  private readonly origin: string;
  private readonly now: () => number;

  constructor(caches: CacheStorage, settings: WorkerSettings, origin: string, now = Date.now) {
    this.caches = caches;
    this.settings = settings;
    this.origin = origin;
    this.now = now;
  }

  /** A page or file of this version, or of the previous one. */
  async file(key: string): Promise<Response | undefined> {
    const own = await this.caches.open(this.own);
    const found = await own.match(key, { ignoreVary: true });
    if (found) return found;
    for (const name of await this.others()) {
      const older = await (await this.caches.open(name)).match(key, { ignoreVary: true });
      if (!older) continue;
      // It is the same in both versions, and must not be deleted with the older one.
      if (isImmutable(older)) await this.keepFile(key, older.clone());
      return older;
    }
    return undefined;
  }

  async keepFile(key: string, response: Response): Promise<void> {
    const spared = new Set([this.settings.shell, ...this.settings.core].map((path) => this.origin + path));
    await this.put(this.own, key, response, LIMITS.files, spared);
  }

  /** An answer with its time; none that is too old. */
  async answer(key: string): Promise<Response | undefined> {
    const cache = await this.caches.open(ANSWERS);
    const found = await cache.match(key, { ignoreVary: true });
    if (!found) return undefined;
    const age = this.now() - Date.parse(found.headers.get(CACHED_AT_HEADER) ?? '');
    if (age <= ANSWER_DAYS * DAY_MS) return found;
    await cache.delete(key);
    return undefined;
  }

  /** Adds the time of the answer as a header, and drops the office's other headers. */
  async keepAnswer(key: string, response: Response): Promise<void> {
    const date = Date.parse(response.headers.get('date') ?? '') || this.now();
    const headers = {
      'content-type': response.headers.get('content-type') ?? '',
      [CACHED_AT_HEADER]: new Date(date).toISOString(),
    };
    await this.put(ANSWERS, key, new Response(await response.blob(), { headers }), LIMITS.answers);
  }

  /** Deletes all versions but this and the previous one. */
  async tidy(): Promise<void> {
    const old = (await this.others()).slice(1);
    await Promise.all(old.map((name) => this.caches.delete(name)));
  }

  private get own(): string {
    return FILES + this.settings.version;
  }

  /** The newest first. */
  private async others(): Promise<string[]> {
    const names = await this.caches.keys();
    return names.filter((name) => name.startsWith(FILES) && name !== this.own).reverse();
  }

  /** When the storage is full, half of the entries are deleted instead of failing. */
  private async put(name: string, key: string, response: Response, limit: number, spared = new Set<string>()) {
    const cache = await this.caches.open(name);
    try {
      await cache.put(key, response);
      await trim(cache, limit, spared);
    } catch {
      await trim(cache, limit / 2, spared).catch(() => undefined);
    }
  }
}

async function trim(cache: Cache, limit: number, spared: ReadonlySet<string>): Promise<void> {
  const keys = await cache.keys();
  const going = keys.filter(({ url }) => !spared.has(url)).slice(0, Math.max(0, keys.length - limit));
  await Promise.all(going.map((key) => cache.delete(key)));
}
