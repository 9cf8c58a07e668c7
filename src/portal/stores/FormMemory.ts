import type { FormMemorySlot } from './FormEnvironment.ts';

const lifetimeMs = 30 * 60 * 1000;

interface Entry {
  account: string;
  values: Readonly<Record<string, unknown>>;
  until: number;
}

/**
 * Unsent input, kept for half an hour, so that the end of a session loses nothing. In memory only, never in the
 * browser's storage, and only for the account that typed it.
 */
export class FormMemory {
  readonly #entries = new Map<string, Entry>();
  readonly #now: () => number;
  #sweep: ReturnType<typeof setTimeout> | undefined;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** @param account identifies the person @param route the address, with all that distinguishes it from others */
  slot(account: string, route: string): FormMemorySlot {
    const key = (form: string) => JSON.stringify([account, route, form]);
    return {
      read: (form) => {
        this.#forgetOld();
        return this.#entries.get(key(form))?.values;
      },
      write: (form, values) => {
        if (!values) this.#entries.delete(key(form));
        else this.#entries.set(key(form), { account, values, until: this.#now() + lifetimeMs });
        this.#forgetOld();
      },
    };
  }

  /** Closing the page would lose no input. */
  get isEmpty(): boolean {
    this.#forgetOld();
    return this.#entries.size === 0;
  }

  /** Called after a login: the input of any other person is deleted. */
  signedIn(account: string): void {
    for (const [key, entry] of this.#entries) if (entry.account !== account) this.#entries.delete(key);
  }

  /** Called after a logout by the person. */
  wipe(): void {
    this.#entries.clear();
  }

  /** A timer calls it too: input must not stay in memory for longer than promised. */
  #forgetOld(): void {
    const now = this.#now();
    for (const [key, entry] of this.#entries) if (entry.until <= now) this.#entries.delete(key);
    clearTimeout(this.#sweep);
    if (this.#entries.size === 0) return;
    this.#sweep = setTimeout(() => this.#forgetOld(), lifetimeMs);
    // Node would wait for the timer at the end of a run; a browser's timer is a number.
    if (typeof this.#sweep === 'object') this.#sweep.unref();
  }
}
