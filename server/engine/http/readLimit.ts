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
/** Callers that are remembered; the oldest is forgotten first. */
const MOST_CALLERS = 20_000;

/** Counts reads by network and by account, so that nobody copies the whole office or slows it down for others. */
export class ReadLimit {
  /** By caller: the reads left at a moment. */
  readonly #callers = new Map<string, { left: number; atMs: number }>();

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

  #take(caller: string, { burst, perSecond }: Allowance, nowMs: number): void {
    const before = this.#callers.get(caller) ?? { left: burst, atMs: nowMs };
    // A clock that was set back gives no reads, and takes none.
    const passedS = Math.max(0, nowMs - before.atMs) / 1000;
    const left = Math.min(burst, before.left + passedS * perSecond);
    this.#callers.delete(caller);
    this.#callers.set(caller, { left: left < 1 ? left : left - 1, atMs: nowMs });
    if (this.#callers.size > MOST_CALLERS) this.#callers.delete(this.#callers.keys().next().value!);
    if (left < 1) throw new TooMany((1 - left) / perSecond);
  }
}

const isOwnMachine = (ip: string): boolean =>
  isIP(ip) === 0 || ip === '::1' || ip.startsWith('127.') || ip.startsWith('::ffff:127.');
