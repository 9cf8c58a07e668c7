import { observable, runInAction, when } from 'mobx';
import type { Location, NavigateFunction } from 'react-router';
import type { PortalStore } from '../stores/PortalStore.ts';
import type { SessionStore } from '../stores/SessionStore.ts';
import type { Place } from '../stores/screen/ScreenHost.ts';
import { carried, memoryOf, type Passed, trailOf, wantedOf } from './historyState.ts';
import { screenAt } from './places.ts';

/** How a screen navigates; implemented by the router. */
export interface Steering {
  go(place: Place, replace: boolean): void;
  back(): void;
  wanted(address?: string): void;
  wantedAddress?(): string | null;
  replaceSearch(change: (search: string) => string): void;
}

/** Pages that a history entry remembers as those that led to it. */
const longestTrail = 9;

interface Now {
  navigate: NavigateFunction;
  location: Location;
}

/**
 * Navigation for a screen. A screen may be opened before the router exists: what it asks for then waits until `follow`.
 */
export class RouterSteering implements Steering {
  /** The place to which the screen has redirected before the router existed; null: it has not. */
  get led(): Place | null {
    return this.#firstLed.get();
  }
  readonly #firstLed = observable.box<Place | null>(null, { deep: false });
  #now: Now | null = null;
  #waiting: ((now: Now) => void)[] = [];
  readonly #session: SessionStore;
  readonly #portal: PortalStore;

  constructor({ session, portal }: { session: SessionStore; portal: PortalStore }) {
    this.#session = session;
    this.#portal = portal;
  }

  /** Called at each rendering with the present place. */
  follow(now: Now): void {
    this.#now = now;
    for (const act of this.#waiting.splice(0)) act(now);
  }

  go(place: Place, replace: boolean): void {
    if (!this.#now && !this.led) runInAction(() => this.#firstLed.set(place));
    const { path, search, hash, memory } = place;
    this.#act(({ navigate, location: { state, ...now } }) => {
      const trail = trailOf(state);
      const steps = replace || hash ? 0 : 1 + trail.findIndex((passed) => this.#isSame(place, passed));
      // The page is still in the history, with the year and the filters chosen there.
      if (steps > 0) return void navigate(-steps);
      const here = { pathname: now.pathname, search: now.search, memory: memoryOf(state) };
      const led = replace ? trail : [here, ...trail].slice(0, longestTrail);
      void navigate({ pathname: path, search, hash }, { replace, state: { memory, trail: led } });
    });
  }

  /** The same screen with the same parameters; choices of the resident that the place does not name may differ. */
  #isSame({ path, search, memory }: Place, passed: Passed): boolean {
    const { manifest } = this.#portal;
    const [to, from] = [screenAt(manifest, path), screenAt(manifest, passed.pathname)];
    if (!to || to.name !== from?.name || from.also) return false;
    const [wanted, had] = [new URLSearchParams(search), new URLSearchParams(passed.search)];
    const params = Object.entries(to.screen.params).filter(([, where]) => where === 'query');
    const named = new Set([...wanted.keys(), ...params.map(([name]) => name)]);
    return (
      isEqual(to.params, from.params) &&
      isEqual(memory, passed.memory) &&
      [...named].every((name) => wanted.get(name) === had.get(name))
    );
  }

  back(): void {
    this.#act(({ navigate }) => {
      // The first page of a visit has no page before it.
      if ((window.history.state as { idx?: number } | null)?.idx) void navigate(-1);
      else void navigate(this.#portal.homePath, { replace: true });
    });
  }

  wanted(address?: string): void {
    const [session, portal] = [this.#session, this.#portal];
    this.#act(({ location: { state } }) => {
      const lead = () => {
        // The requested page of one person is not shown to another.
        const { memory, ...to } = carried(address) ?? wantedOf(session.isSamePerson ? state : null, portal.minePath);
        this.#act(({ navigate }) => void navigate(to, { replace: true, state: { memory } }));
      };
      // The page may need to know who is signed in.
      void when(() => session.user !== null || session.userFailed).then(lead);
    });
  }

  wantedAddress(): string | null {
    const { pathname, search } = wantedOf(this.#now?.location.state ?? null);
    return pathname === '/' ? null : pathname + search;
  }

  replaceSearch(change: (search: string) => string): void {
    this.#act(({ navigate, location: { search, pathname, state } }) => {
      const changed = change(search);
      if (changed !== search) void navigate({ pathname, search: changed }, { replace: true, state });
    });
  }

  #act(act: (now: Now) => void): void {
    if (this.#now) act(this.#now);
    else this.#waiting.push(act);
  }
}

function isEqual(a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}
