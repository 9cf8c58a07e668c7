import type { FormMemorySlot } from './FormEnvironment.ts';

const keptForMs = 30 * 60 * 1000;

interface Kept {
  account: string;
  values: Readonly<Record<string, unknown>>;
  until: number;
}

/**
 * Unsent input, kept for half an hour, so that the end of a session loses nothing. In memory only, never in the
 * browser's storage, and only for the account that typed it.
 */
export class FormMemory {
  readonly #kept = new Map<string, Kept>();
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
        return this.#kept.get(key(form))?.values;
      },
      write: (form, values) => {
        if (!values) this.#kept.delete(key(form));
        else this.#kept.set(key(form), { account, values, until: this.#now() + keptForMs });
        this.#forgetOld();
      },
    };
  }

  /** Closing the page would lose no input. */
  get isEmpty(): boolean {
    this.#forgetOld();
    return this.#kept.size === 0;
  }

  /** Called after a login: the input of any other person is deleted. */
  signedIn(account: string): void {
    for (const [key, kept] of this.#kept) if (kept.account !== account) this.#kept.delete(key);
  }

  /** Called after a logout by the person. */
  wipe(): void {
    this.#kept.clear();
  }

  /** A timer calls it too: input must not stay in memory for longer than promised. */
  #forgetOld(): void {
    const now = this.#now();
    for (const [key, kept] of this.#kept) if (kept.until <= now) this.#kept.delete(key);
    clearTimeout(this.#sweep);
    if (this.#kept.size === 0) return;
    this.#sweep = setTimeout(() => this.#forgetOld(), keptForMs);
    // Node would wait for the timer at the end of a run; a browser's timer is a number.
    if (typeof this.#sweep === 'object') this.#sweep.unref();
  }
}
