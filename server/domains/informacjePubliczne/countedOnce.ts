import type { Db } from '../../engine/db/open.ts';
import type { Context } from '../../engine/http/context.ts';

/** The maximum age of a count of the register, which changes slowly. */
const KEEP_MS = 10 * 60_000;

interface Kept {
  today: string;
  atMs: number;
  value: Promise<unknown>;
}

const caches = new WeakMap<Db, Map<string, Kept>>();

/**
 * Counts the register once for all who ask within ten minutes of one day. Of a million rows a count takes long enough
 * that anybody could overload the office with it. A failed count is not cached.
 *
 * @param name of the count, with everything it depends on besides the day
 */
export function countedOnce<T>(ctx: Context<unknown>, name: string, count: () => Promise<T>): Promise<T> {
  const nowMs = ctx.now.getTime();
  const ofDatabase = caches.get(ctx.db) ?? new Map<string, Kept>();
  caches.set(ctx.db, ofDatabase);
  const known = ofDatabase.get(name);
  if (known && known.today === ctx.today && Math.abs(nowMs - known.atMs) < KEEP_MS) return known.value as Promise<T>;
  const value = count();
  const entry = { today: ctx.today, atMs: nowMs, value };
  ofDatabase.set(name, entry);
  value.catch(() => {
    if (ofDatabase.get(name) === entry) ofDatabase.delete(name);
  });
  return value;
}
