import { makeAutoObservable, observable } from 'mobx';
import { ApiError } from '../../lang/errors/ApiError.ts';

/** Somebody who shows what the office has said. */
export interface Shown {
  /** Of when it is, ms, when any of it was kept from an earlier visit. */
  readonly keptAt: number | null;
  /** Would it look otherwise with a connection? */
  readonly missed: boolean;
  /** The office did not answer at all, although it is asked for this on every page. */
  readonly silent?: boolean;
  /** The page itself did not come: of when the kept things around it are is not worth a word. */
  readonly blank?: boolean;
  /** Asks for what was missed; over when every answer is here, or not. */
  reconnect(): Promise<unknown>;
}

/**
 * Whether what is on the page is of now. An answer that was kept (src/portal/worker) is never on it without this knowing, and so
 * never without the notice.
 */
export class ConnectionStore {
  /** What the browser says: false is certain, true is only likely. */
  online: boolean;
  /** All that stands on the page. */
  readonly shown = observable.set<Shown>([], { deep: false });

  constructor(online: boolean) {
    this.online = online;
    makeAutoObservable(this);
  }

  /** Of when the oldest answer on the page is, when any was kept. */
  get keptAt(): number | null {
    return oldest(Array.from(this.shown, ({ keptAt }) => keptAt));
  }

  /** The office is not reached, whatever the browser says. */
  get silent(): boolean {
    return Array.from(this.shown).some(({ silent }) => silent);
  }

  get blank(): boolean {
    return Array.from(this.shown).some(({ blank }) => blank);
  }

  get missed(): boolean {
    return Array.from(this.shown).some(({ missed }) => missed);
  }

  /** Is there something to say? */
  get broken(): boolean {
    return !this.online || this.keptAt !== null || this.silent;
  }

  /** @returns how to take it off the page again */
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

/** Nothing answered at all, not even something in between. */
export function isSilence(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'network' && error.status === undefined;
}

/** The smallest of the times that are there. */
export function oldest(times: readonly (number | null)[]): number | null {
  const known = times.filter((time) => time !== null);
  return known.length > 0 ? Math.min(...known) : null;
}
