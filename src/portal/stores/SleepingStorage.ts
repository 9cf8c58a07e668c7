import type { KeyValueStorage } from './storage.ts';

/**
 * The storage of a page that the office drew: until it is woken it contains only what the office knew, so that the
 * browser draws the same at first.
 */
export class SleepingStorage implements KeyValueStorage {
  #awake = false;
  readonly #storage: KeyValueStorage;
  readonly #drawn: Readonly<Record<string, string>>;

  /** @param drawn values by key, as the office drew them */
  constructor(storage: KeyValueStorage, drawn: Readonly<Record<string, string>>) {
    this.#storage = storage;
    this.#drawn = drawn;
  }

  wake(): void {
    this.#awake = true;
  }

  get(key: string): string | null {
    return this.#awake ? this.#storage.get(key) : (this.#drawn[key] ?? null);
  }

  set(key: string, value: string | null): void {
    this.#storage.set(key, value);
  }

  onChange(listener: (key: string, value: string | null) => void): () => void {
    return this.#storage.onChange(listener);
  }
}
