/** Parameters and addresses that a history entry holds beside its own address (../historyState.ts reads them). */
export type EntryState = Readonly<Record<string, unknown>> | null;

/** A page of the portal, as its history entry has it. */
export interface Location {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: EntryState;
  /** Differs for each history entry. */
  readonly key: string;
}

/** An address of the portal, whole or in parts. */
export type To = string | { readonly pathname: string; readonly search?: string; readonly hash?: string };

/** How the present entry was reached: by the browser's history or at first, by a new entry, by a change of the former one. */
export type Action = 'POP' | 'PUSH' | 'REPLACE';

export interface Arrival {
  readonly location: Location;
  readonly action: Action;
}

/** Leads to other pages of the portal. */
export interface Navigator {
  push(to: To, state?: EntryState): void;
  replace(to: To, state?: EntryState): void;
  go(steps: number): void;
}

/** What `window.history.state` is; public/early.js writes `usr` too. */
interface Entry {
  usr?: EntryState;
  key?: string;
  /** The number of the entry in this visit. */
  idx?: number;
}

/** The browser's history as the pages of the portal, without a load of the document. */
export class BrowserHistory implements Navigator {
  readonly #window: Window;
  #listener: (arrival: Arrival) => void = () => {};

  constructor(window: Window) {
    this.#window = window;
    const { history } = window;
    if (entryOf(window).idx === undefined) history.replaceState({ ...history.state, idx: 0 }, '');
  }

  get location(): Location {
    return locationOf(this.#window);
  }

  /** @param listener called after each navigation @returns stops calling it */
  listen(listener: (arrival: Arrival) => void): () => void {
    const moved = () => this.#arrive('POP');
    this.#listener = listener;
    this.#window.addEventListener('popstate', moved);
    return () => {
      this.#listener = () => {};
      this.#window.removeEventListener('popstate', moved);
    };
  }

  push(to: To, state: EntryState = null): void {
    const url = this.#urlOf(to);
    const entry = entryFor(state, this.#number + 1);
    try {
      this.#window.history.pushState(entry, '', url);
    } catch (error) {
      if ((error as Error).name === 'DataCloneError') throw error;
      // Safari refuses a hundredth entry within half a minute: the page is loaded instead.
      this.#window.location.assign(url);
      return;
    }
    this.#arrive('PUSH');
  }

  replace(to: To, state: EntryState = null): void {
    this.#window.history.replaceState(entryFor(state, this.#number), '', this.#urlOf(to));
    this.#arrive('REPLACE');
  }

  go(steps: number): void {
    this.#window.history.go(steps);
  }

  get #number(): number {
    return entryNumber(this.#window.history.state);
  }

  #arrive(action: Action): void {
    this.#listener({ action, location: this.location });
  }

  /** @throws Error for an address of another site */
  #urlOf(to: To): URL {
    const { origin, href } = this.#window.location;
    const url = new URL(typeof to === 'string' ? to : origin, href);
    if (url.origin !== origin) throw new Error(`Not an address of the portal: ${url}`);
    if (typeof to === 'string') return url;
    // Part by part: `//other.example` as a path is a path of the portal.
    const { pathname, search = '', hash = '' } = to;
    return Object.assign(url, { pathname, search, hash });
  }
}

/** Where the browser is. */
export function locationOf(window: Window): Location {
  const { pathname, search, hash } = window.location;
  const { usr = null, key = 'default' } = entryOf(window);
  return { pathname, search, hash, state: usr, key };
}

const entryOf = ({ history }: Window): Entry => (history.state as Entry | null) ?? {};

/** The number of a history entry in its visit, from `window.history.state`. */
export const entryNumber = (state: unknown): number => Number((state as Entry | null)?.idx ?? 0);

function entryFor(usr: EntryState, idx: number): Entry {
  return { usr, key: Math.random().toString(36).slice(2, 10), idx };
}
