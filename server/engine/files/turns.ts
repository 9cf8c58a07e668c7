const GRACE_MS = 1000;

/** One piece of work on a file at a time, in this process; another process is kept out by the state in the table. */
export class Turns {
  readonly #running = new Map<string, { end: Promise<unknown>; interrupt: () => void }>();

  /**
   * Runs after the work that is under way, and interrupts it after GRACE_MS: a client that sends a part again has lost the
   * connection of the first one, which may stay open for long. Interrupted at once, two tabs would never finish.
   *
   * @param run gets a signal that is aborted when the next one comes
   */
  async take<T>(id: string, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const before = this.#running.get(id);
    const timer = before && setTimeout(before.interrupt, GRACE_MS);
    const abort = new AbortController();
    const end = (async () => {
      await before?.end.catch(() => {});
      clearTimeout(timer);
      return run(abort.signal);
    })();
    const mine = { end, interrupt: () => abort.abort() };
    this.#running.set(id, mine);
    try {
      return await end;
    } finally {
      if (this.#running.get(id) === mine) this.#running.delete(id);
    }
  }

  /** Is somebody at work on it? */
  has(id: string): boolean {
    return this.#running.has(id);
  }
}
