import { randomBytes } from 'node:crypto';

const KEPT_MS = 15 * 60_000;
const MOST = 1000;

/** Values under unguessable names, for a quarter of an hour; the oldest is dropped when there are too many. */
export function shortMemory<T extends NonNullable<unknown>>() {
  const entries = new Map<string, { value: T; untilMs: number }>();
  const see = (name: string, now: Date): T | undefined => {
    const found = entries.get(name);
    return found && found.untilMs > now.getTime() ? found.value : undefined;
  };
  return {
    see,
    keep(value: T, now: Date, name = randomBytes(24).toString('base64url')): string {
      const [oldest] = entries.keys();
      if (entries.size >= MOST && oldest !== undefined) entries.delete(oldest);
      entries.set(name, { value, untilMs: now.getTime() + KEPT_MS });
      return name;
    },
    take(name: string, now: Date): T | undefined {
      const value = see(name, now);
      entries.delete(name);
      return value;
    },
  };
}
