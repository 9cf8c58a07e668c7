/** Storage that outlives the page: `localStorage`, or a Map where the browser refuses it. */
export interface KeyValueStorage {
  get(key: string): string | null;
  /** null removes the key. With a full or blocked storage nothing fails: the value then lasts as long as the page. */
  set(key: string, value: string | null): void;
  /** Called when another tab changes a key; returns how to stop listening. */
  onChange(listener: (key: string, value: string | null) => void): () => void;
}

const prefix = 'okienko.';

/** An old value that could not be replaced must not be read by the next page. */
function forget(window: Window, key: string): void {
  try {
    window.localStorage.removeItem(prefix + key);
  } catch {
    return;
  }
}

export function browserStorage(window: Window): KeyValueStorage {
  const memory = new Map<string, string>();
  return {
    get(key) {
      try {
        return memory.get(key) ?? window.localStorage.getItem(prefix + key);
      } catch {
        return memory.get(key) ?? null;
      }
    },
    set(key, value) {
      memory.delete(key);
      try {
        if (value === null) window.localStorage.removeItem(prefix + key);
        else window.localStorage.setItem(prefix + key, value);
      } catch {
        if (value === null) return;
        memory.set(key, value);
        forget(window, key);
      }
    },
    onChange(listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.key?.startsWith(prefix)) listener(event.key.slice(prefix.length), event.newValue);
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}
