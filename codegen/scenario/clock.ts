/** Time that passes only in the steps of a scenario. */
export class Clock {
  #now: number;
  #due: { at: number; id: number; run: () => void }[] = [];
  #last = 0;
  readonly #real = { setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout };

  constructor(now: number) {
    this.#now = now;
  }

  get now(): number {
    return this.#now;
  }

  /** Takes the place of the timers of the machine. */
  start(): void {
    const set = (run: () => void, ms = 0) => {
      this.#last += 1;
      this.#due.push({ at: this.#now + ms, id: this.#last, run });
      return this.#last;
    };
    const clear = (id: unknown) => {
      this.#due = this.#due.filter((one) => one.id !== id);
    };
    Object.assign(globalThis, { setTimeout: set, clearTimeout: clear });
  }

  stop(): void {
    Object.assign(globalThis, this.#real);
  }

  /** @param settle completes the work that a timer has started, before the next is due */
  async pass(ms: number, settle: () => Promise<void>): Promise<void> {
    const until = this.#now + ms;
    for (;;) {
      const next = this.#due.toSorted((a, b) => a.at - b.at).find(({ at }) => at <= until);
      if (!next) break;
      this.#due = this.#due.filter((one) => one !== next);
      this.#now = Math.max(this.#now, next.at);
      next.run();
      await settle();
    }
    this.#now = until;
    await settle();
  }
}

/** Lets promises go on; no timer of the clock above is needed for it. */
export const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
