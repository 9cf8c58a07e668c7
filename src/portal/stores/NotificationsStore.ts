import { makeAutoObservable } from 'mobx';
import type { Tone } from '../../lang/descriptors/text.ts';

export interface Notification {
  id: number;
  text: string;
  tone: Tone;
}

/** How long a message stays, in ms. */
const hideAfterMs = 3000;

/** Messages at the corner of the page: each disappears by itself, stays while it is read, and can be closed. */
export class NotificationsStore {
  items: Notification[] = [];
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();
  #lastId = 0;

  constructor() {
    makeAutoObservable(this);
  }

  /** A message with the same text is shown once, and its time starts again. */
  notify(text: string, tone: Tone = 'info'): void {
    const same = this.items.find((item) => item.text === text && item.tone === tone);
    if (same) this.close(same.id);
    const item = { id: ++this.#lastId, text, tone };
    this.items.push(item);
    this.resume(item.id);
  }

  /** The pointer or the focus is on it. */
  pause(id: number): void {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
  }

  resume(id: number): void {
    this.pause(id);
    if (this.items.some((item) => item.id === id)) {
      this.#timers.set(
        id,
        setTimeout(() => this.close(id), hideAfterMs),
      );
    }
  }

  close(id: number): void {
    this.pause(id);
    this.items = this.items.filter((item) => item.id !== id);
  }
}
