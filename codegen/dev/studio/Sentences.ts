import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { TextEntry } from '../../studio/api.ts';
import type { Calls } from './calls.ts';

/** The sentences of text keys, asked for when they are first shown. */
export class Sentences {
  /** null: there is no such text. */
  readonly known = observable.map<string, TextEntry | null>({}, { deep: false });
  /** Counts the changes of the files. */
  round = 0;
  readonly #calls: Calls;
  /** The keys that were asked for since the last change: a row is drawn several times before its sentence comes. */
  #asked = new Set<string>();

  constructor(calls: Calls) {
    this.#calls = calls;
    makeAutoObservable(this, { known: false });
  }

  /** The files have changed: what is shown is asked for again, and stays until it comes. */
  renew(): void {
    this.#asked = new Set();
    this.round += 1;
  }

  /** In this language, with … for each value in it; undefined while it is not known. */
  of(key: string, language: string): string | undefined {
    void this.round;
    if (!this.#asked.has(key)) queueMicrotask(() => this.ask(key));
    const entry = this.known.get(key);
    if (entry === undefined) return undefined;
    const text = entry ? (Object.values(entry.texts)[0]?.[language] ?? '') : '';
    return text.replaceAll(/\{\{\w+\}\}/g, '…');
  }

  private ask(key: string): void {
    const asked = this.#asked;
    if (asked.has(key)) return;
    asked.add(key);
    const keep = (entry: TextEntry | null) => {
      // The files have changed on the way, and nothing else draws the row again.
      if (asked !== this.#asked) this.ask(key);
      else runInAction(() => this.known.set(key, entry));
    };
    this.#calls.text(key).then(keep, () => keep(null));
  }
}
