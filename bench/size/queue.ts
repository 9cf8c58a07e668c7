/** The part of all calls that takes this long, in milliseconds. */
export interface Share {
  share: number;
  ms: number;
}

/** Servers that share one queue, as the cores of a machine do; one alone is a thread. */
export interface Station {
  servers: number;
  perSecond: number;
  service: readonly Share[];
}

/** The share of the time in which a server works. */
export const utilisation = ({ servers, perSecond, service }: Station): number =>
  (perSecond * meanOf(service)) / 1000 / servers;

/**
 * The time that calls take, as an M/G/c queue: calls come at random, the distribution of service times is that of the kinds of calls.
 * A call waits with the probability of Erlang C, and then for an exponential time whose mean Allen and Cunneen give.
 *
 * @param stations a call waits at each of them
 * @param whole service times of whole calls
 * @returns the time that all calls but 5 % do not exceed, in milliseconds; infinite above the capacity
 */
export function p95(stations: readonly Station[], whole: readonly Share[]): number {
  if (stations.some((one) => utilisation(one) >= 1)) return Number.POSITIVE_INFINITY;
  const waits = stations.map(waitsOf).reduce((all, of) => all.flatMap((one) => of.map((other) => one + other)), [0]);
  const times = whole.flatMap(({ share, ms }) => waits.map((wait) => ({ share: share / waits.length, ms: ms + wait })));
  times.sort((a, b) => a.ms - b.ms);
  let below = 0;
  for (const { share, ms } of times) {
    below += share;
    if (below >= 0.95) return ms;
  }
  return Number.NaN;
}

const STEPS = 100;

/** Waits of equal probability, in milliseconds. */
function waitsOf(station: Station): number[] {
  const { servers, perSecond, service } = station;
  const mean = meanOf(service);
  const variation = meanOf(service.map(({ share, ms }) => ({ share, ms: ms * ms }))) / mean ** 2 - 1;
  const free = servers / mean - perSecond / 1000;
  const whenWaiting = (1 + variation) / 2 / free;
  const waiting = erlangC(servers, (perSecond * mean) / 1000);
  return Array.from({ length: STEPS }, (_, at) => {
    const longer = 1 - (at + 0.5) / STEPS;
    return longer < waiting ? -whenWaiting * Math.log(longer / waiting) : 0;
  });
}

/** The probability that all servers work. @param load in servers */
export function erlangC(servers: number, load: number): number {
  let blocked = 1;
  for (let n = 1; n <= servers; n++) blocked = (load * blocked) / (n + load * blocked);
  return blocked / (1 - (load / servers) * (1 - blocked));
}

export const meanOf = (shares: readonly Share[]): number => shares.reduce((sum, { share, ms }) => sum + share * ms, 0);
