import { observable, runInAction, when } from 'mobx';
import type { PortalStore } from '../stores/PortalStore.ts';
import type { SessionStore } from '../stores/SessionStore.ts';
import type { Place } from '../stores/screen/ScreenHost.ts';
import { carried, memoryOf, trailOf, wantedOf } from './historyState.ts';
import { entryNumber, type Location, locationOf } from './router/BrowserHistory.ts';
import type { Navigate } from './router/routing.ts';

/** How a screen navigates; implemented by the router. */
export interface Steering {
  go(place: Place, replace: boolean): void;
  back(): void;
  wanted(address?: string): void;
  wantedAddress?(): string | null;
  replaceSearch(change: (search: string) => string): void;
  pushSearch(change: (search: string) => string): void;
}

/** Pages that a history entry remembers as those that led to it. */
const longestTrail = 9;

interface Now {
  navigate: Navigate;
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
  /** A push of another query is under way. */
  #pushes = false;
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
    this.#act(({ location }) => {
      const trail = trailOf(location.state);
      if (replace || place.hash || trail.length === 0) return this.#lead(place, replace);
      // Few pages are returned to: the code that compares them is loaded then.
      void import('./stepsBack.ts')
        .then(({ stepsBack }) => stepsBack(this.#portal.manifest, place, trail))
        .catch(() => 0)
        .then((steps) => {
          // The page is still in the history, with the year and the filters chosen there.
          if (steps > 0) this.#act(({ navigate }) => navigate(-steps));
          else this.#lead(place, replace);
        });
    });
  }

  #lead({ path, search, hash, memory }: Place, replace: boolean): void {
    this.#act(({ navigate, location: { state, ...now } }) => {
      const here = { pathname: now.pathname, search: now.search, memory: memoryOf(state) };
      const trail = replace ? trailOf(state) : [here, ...trailOf(state)].slice(0, longestTrail);
      navigate({ pathname: path, search, hash }, { replace, state: { memory, trail } });
    });
  }

  back(): void {
    this.#act(({ navigate }) => {
      // The first page of a visit has no page before it.
      if (entryNumber(window.history.state)) navigate(-1);
      else void navigate(this.#portal.homePath, { replace: true });
    });
  }

  wanted(address?: string): void {
    const [session, portal] = [this.#session, this.#portal];
    this.#act(({ location: { state } }) => {
      const lead = () => {
        // The requested page of one person is not shown to another.
        const { memory, ...to } = carried(address) ?? wantedOf(session.isSamePerson ? state : null, portal.minePath);
        this.#act(({ navigate }) => navigate(to, { replace: true, state: { memory } }));
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
      if (changed !== search) navigate({ pathname, search: changed }, { replace: true, state });
    });
  }

  pushSearch(change: (search: string) => string): void {
    this.#act(({ location: { search, pathname, state } }) => {
      const changed = change(search);
      if (changed === search) return;
      this.#pushes = true;
      this.#lead({ path: pathname, search: changed, memory: memoryOf(state) }, false);
      this.#pushes = false;
    });
  }

  /**
   * Does the navigation that is asked about stay on the screen? So nothing is lost. It is a push of another query, or the
   * browser has moved to another entry of the history already, of which the router has not heard yet.
   *
   * @param keyOf identifies the screen of a place
   */
  staysOn(keyOf: (place: Pick<Location, 'pathname' | 'search' | 'state'>) => string): boolean {
    const now = this.#now?.location;
    if (this.#pushes || !now) return this.#pushes;
    const here = locationOf(window);
    return here.key !== now.key && keyOf(here) === keyOf(now);
  }

  #act(act: (now: Now) => void): void {
    if (this.#now) act(this.#now);
    else this.#waiting.push(act);
  }
}
