import { feedVersion } from '../../engine/feed/feedVersion.ts';
import type { Context } from '../../engine/http/context.ts';

/** The maximum age of a count of the register, which changes slowly. */
const MAX_AGE_MS = 10 * 60_000;

interface CachedCount {
  today: string;
  /** Of the data that feeds have brought. */
  version: string;
  atMs: number;
  value: Promise<unknown>;
}

/** By the adapter of a database: calls in different roles share it. */
const caches = new WeakMap<object, Map<string, CachedCount>>();

/**
 * Counts the register once for all requests of ten minutes on one day, until a feed brings other data. A count of a million
 * rows takes so long that anybody could overload the office with it. A failed count is not cached.
 *
 * @param name of the count, with everything it depends on besides the day
 */
export async function countedOnce<T>(ctx: Context<unknown>, name: string, count: () => Promise<T>): Promise<T> {
  const version = await feedVersion(ctx.db);
  const nowMs = ctx.now.getTime();
  const { adapter } = ctx.db.getExecutor();
  const ofDatabase = caches.get(adapter) ?? new Map<string, CachedCount>();
  caches.set(adapter, ofDatabase);
  const cached = ofDatabase.get(name);
  if (cached?.version === version && cached.today === ctx.today && Math.abs(nowMs - cached.atMs) < MAX_AGE_MS)
    return cached.value as Promise<T>;
  const value = count();
  const entry = { today: ctx.today, version, atMs: nowMs, value };
  ofDatabase.set(name, entry);
  value.catch(() => {
    if (ofDatabase.get(name) === entry) ofDatabase.delete(name);
  });
  return value;
}
