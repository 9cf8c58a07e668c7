import { makeAutoObservable } from 'mobx';

/** Most calls take less time, ms: they need no indicator. */
export const showAfterMs = 400;
/** The minimum time of the indicator, ms, so that it does not flicker. */
export const showAtLeastMs = 500;

/** Is the open page waiting for something? A short wait shows no indicator, and the indicator never flickers. */
export class PendingStore {
  shown = false;
  #running = 0;
  #shownAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    makeAutoObservable(this, {
      during: false,
    });
  }

  async during<T>(work: Promise<T>): Promise<T> {
    this.#running++;
    if (this.#running === 1) this.turn();
    try {
      return await work;
    } finally {
      this.#running--;
      if (this.#running === 0) this.turn();
    }
  }

  /** The first call started, or the last one ended. */
  private turn(): void {
    const on = this.#running > 0;
    clearTimeout(this.#timer);
    if (on === this.shown) return;
    const restMs = this.#shownAt + showAtLeastMs - Date.now();
    this.#timer = setTimeout(() => this.show(on), on ? showAfterMs : Math.max(0, restMs));
  }

  private show(on: boolean): void {
    this.shown = on;
    this.#shownAt = Date.now();
  }
}
