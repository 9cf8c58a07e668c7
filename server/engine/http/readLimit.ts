import { isIP } from 'node:net';
import { networkOf } from '../session/network.ts';
import { TooMany } from './refusals.ts';

/** Reads at once, and how many more there are each second. */
interface Allowance {
  burst: number;
  perSecond: number;
}

/** A page makes some ten reads. Behind one address there may be a town hall, or a village of one provider. */
const NETWORK: Allowance = { burst: 2000, perSecond: 50 };
const ACCOUNT: Allowance = { burst: 600, perSecond: 10 };
/** Another system that catches up reads page after page; one that has nothing new asks every some seconds. */
const KEY: Allowance = { burst: 300, perSecond: 5 };
/** Reads after which other processes are told, at the next opportunity. */
const TOLD = 25;
/** Callers that are remembered; the oldest is forgotten first. */
const MOST_CALLERS = 20_000;

/** A caller of one process. */
interface Caller {
  allowance: Allowance;
  /** The reads left at a moment. */
  left: number;
  atMs: number;
  /** Reads that other processes do not know of. */
  untold: number;
}

/** Counts reads by network and by account, so that nobody copies the whole office or slows it down for others. */
export class ReadLimit {
  readonly #callers = new Map<string, Caller>();

  /**
   * @param ip the office's own machine is not limited: pages are drawn there, and a proxy that is not configured is there too
   * @throws TooMany
   */
  ofNetwork(ip: string, nowMs: number): void {
    if (!isOwnMachine(ip)) this.#take(`siec ${networkOf(ip)}`, NETWORK, nowMs);
  }

  /** @throws TooMany */
  ofAccount(kontoId: number, ip: string, nowMs: number): void {
    if (!isOwnMachine(ip)) this.#take(`konto ${kontoId}`, ACCOUNT, nowMs);
  }

  /** A system may run on the office's own machine, so it is limited everywhere. @throws TooMany */
  ofKey(kluczId: number, nowMs: number): void {
    this.#take(`klucz ${kluczId}`, KEY, nowMs);
  }

  /**
   * Tells other processes of those who read much, and learns what these have read elsewhere. A page more or less is counted by
   * one process alone.
   *
   * @param add takes a caller and the reads that are new, and returns all of them that still count
   */
  async share(add: (caller: string, reads: number, perSecond: number) => Promise<number>): Promise<void> {
    const heavy = [...this.#callers].filter(
      ([, { untold, left, allowance }]) => untold >= TOLD || (untold > 0 && left <= allowance.burst / 2),
    );
    for (const [name] of heavy) {
      const caller = this.#callers.get(name);
      if (!caller) continue;
      const { burst, perSecond } = caller.allowance;
      const reads = caller.untold;
      caller.untold = 0;
      const used = await add(name, reads, perSecond);
      // What has been read since is in neither of them.
      const now = this.#callers.get(name);
      if (now) now.left = Math.max(0, burst - used - now.untold);
    }
  }

  #take(name: string, allowance: Allowance, nowMs: number): void {
    const { burst, perSecond } = allowance;
    const before = this.#callers.get(name) ?? { left: burst, atMs: nowMs, untold: 0 };
    // A clock that was set back gives no reads, and takes none.
    const passedS = Math.max(0, nowMs - before.atMs) / 1000;
    const left = Math.min(burst, before.left + passedS * perSecond);
    const isRefused = left < 1;
    this.#callers.delete(name);
    const untold = before.untold + (isRefused ? 0 : 1);
    this.#callers.set(name, { allowance, left: isRefused ? left : left - 1, atMs: nowMs, untold });
    if (this.#callers.size > MOST_CALLERS) this.#callers.delete(this.#callers.keys().next().value!);
    if (isRefused) throw new TooMany((1 - left) / perSecond);
  }
}

const isOwnMachine = (ip: string): boolean =>
  isIP(ip) === 0 || ip === '::1' || ip.startsWith('127.') || ip.startsWith('::ffff:127.');
