import { makeAutoObservable } from 'mobx';

/** Most answers are here before that, ms: nothing need be said of them. */
export const showAfterMs = 400;
/** What was shown stays that long, ms, so that it does not flicker. */
export const showAtLeastMs = 500;

/** Is the open page waiting for something? Said calmly: not of a short wait, and not for a moment only. */
export class PendingStore {
  shown = false;
  private running = 0;
  private shownAt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    makeAutoObservable<PendingStore, 'running' | 'shownAt' | 'timer'>(this, {
      running: false,
      shownAt: false,
      timer: false,
      during: false,
    });
  }

  async during<T>(work: Promise<T>): Promise<T> {
    this.running++;
    if (this.running === 1) this.turn();
    try {
      return await work;
    } finally {
      this.running--;
      if (this.running === 0) this.turn();
    }
  }

  /** The first call began, or the last one ended. */
  private turn(): void {
    const on = this.running > 0;
    clearTimeout(this.timer);
    if (on === this.shown) return;
    this.timer = setTimeout(() => this.show(on), on ? showAfterMs : this.shownAt + showAtLeastMs - Date.now());
  }

  private show(on: boolean): void {
    this.shown = on;
    this.shownAt = Date.now();
  }
}
