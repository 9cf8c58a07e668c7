import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Offer } from '../../studio/api.ts';
import type { Json } from '../../studio/edit.ts';
import type { Calls } from './calls.ts';
import { CONFIG } from './catalogue.ts';

const OUTSIDE = /^https:\/\/\S+$/;

/** Where a tile, an entry of the menu or the start of the portal can lead. */
export class Targets {
  /** Absent while they are asked for. */
  all: readonly Offer[] | undefined;
  readonly #calls: Calls;

  constructor(calls: Calls) {
    this.#calls = calls;
    makeAutoObservable(this, { all: observableRef });
  }

  async load(): Promise<void> {
    const all = await this.#calls.offers(CONFIG, 'start');
    runInAction(() => {
      this.all = all;
    });
  }

  /** Those that have all the words, by title or address. */
  with(typed: string, kinds?: readonly string[]): readonly Offer[] {
    const words = typed.trim().toLowerCase().split(/\s+/);
    return (this.all ?? []).filter(({ kind = '', title, item }) => {
      const text = `${title} ${JSON.stringify(item)}`.toLowerCase();
      return (kinds?.includes(kind) ?? true) && words.every((word) => text.includes(word));
    });
  }

  titleOf(to: Json | undefined): string | undefined {
    const { address } = (to ?? {}) as { address?: string };
    return address ?? this.all?.find(({ item }) => JSON.stringify(item) === JSON.stringify(to))?.title;
  }
}

/** The target that a typed address is; undefined: it is none, or the place takes none. */
export const outsideOf = (typed: string): Json | undefined =>
  OUTSIDE.test(typed.trim()) ? { address: typed.trim() } : undefined;
