import { makeAutoObservable, observable } from 'mobx';
import { ApiError } from '../../lang/errors/ApiError.ts';

/** A part of the page that shows responses of the office. */
export interface Shown {
  /** The time of its oldest cached response, ms; null without one. */
  readonly cachedAt: number | null;
  /** Would a connection change its content? */
  readonly missed: boolean;
  /** The office did not answer a call that every page makes. */
  readonly silent?: boolean;
  /** The page itself failed to load, so the age of other cached responses does not matter. */
  readonly blank?: boolean;
  /** Requests what is missing; settles when every call has ended. */
  reconnect(): Promise<unknown>;
}

/**
 * Whether the page shows current data. Every part that shows a cached response (src/portal/worker) registers here, so the
 * notice always appears.
 */
export class ConnectionStore {
  /** The state reported by the browser: false is certain, true is only likely. */
  online: boolean;
  /** All parts on the page. */
  readonly shown = observable.set<Shown>([], { deep: false });

  constructor(online: boolean) {
    this.online = online;
    makeAutoObservable(this);
  }

  /** The time of the oldest cached response on the page, if any. */
  get cachedAt(): number | null {
    return oldest(Array.from(this.shown, ({ cachedAt }) => cachedAt));
  }

  /** The office does not answer, whatever the browser reports. */
  get silent(): boolean {
    return Array.from(this.shown).some(({ silent }) => silent);
  }

  get blank(): boolean {
    return Array.from(this.shown).some(({ blank }) => blank);
  }

  get missed(): boolean {
    return Array.from(this.shown).some(({ missed }) => missed);
  }

  /** Should the notice be shown? */
  get broken(): boolean {
    return !this.online || this.cachedAt !== null || this.silent;
  }

  /** @returns removes it from the page again */
  show(one: Shown): () => void {
    this.shown.add(one);
    return () => void this.shown.delete(one);
  }

  setOnline(online: boolean): void {
    const back = online && !this.online;
    this.online = online;
    if (back) void this.retry();
  }

  async retry(): Promise<void> {
    await Promise.all(Array.from(this.shown, (one) => one.reconnect()));
  }
}

/** No response at all, not even from a gateway. */
export function isSilence(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'network' && error.status === undefined;
}

/** The smallest of the times that are there. */
export function oldest(times: readonly (number | null)[]): number | null {
  const known = times.filter((time) => time !== null);
  return known.length > 0 ? Math.min(...known) : null;
}
