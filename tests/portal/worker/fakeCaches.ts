/** The part of the browser's caches that the worker uses; `full` makes every put fail, like a full disk. */
export function fakeCaches() {
  const all = new Map<string, Map<string, Response>>();
  const disk = { full: false };
  const open = async (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return {
      match: async (key: string) => entries.get(key)?.clone(),
      put: async (key: string, response: Response) => {
        if (disk.full) throw new DOMException('no room', 'QuotaExceededError');
        entries.delete(key);
        entries.set(key, response);
      },
      delete: async (key: string | { url: string }) => entries.delete(typeof key === 'string' ? key : key.url),
      keys: async () => Array.from(entries.keys(), (url) => ({ url })),
    };
  };
  const caches = {
    open,
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  } as unknown as CacheStorage;
  return { caches, all, disk };
}
