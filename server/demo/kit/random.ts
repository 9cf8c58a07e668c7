/** Random numbers from a seed and a name: the same ones give the same commune on any machine. */
export interface Random {
  /** 0 <= x < 1. */
  next(): number;
  /** An integer from `min` to `max`, both included. */
  integer(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** @param weights 0 or more each, not all 0 */
  weighted<T>(list: readonly T[], weights: readonly number[]): T;
  /** An independent stream, so that more draws in one part of the commune do not change the others. */
  fork(name: string): Random;
}

export function randomOf(seed: number, name = ''): Random {
  let state = hash(`${seed}:${name}`);
  // mulberry32: https://gist.github.com/tommyettinger/46a874533244883189143505d203312c
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    integer,
    chance: (probability) => next() < probability,
    pick: (list) => list[integer(0, list.length - 1)]!,
    weighted(list, weights) {
      let rest = next() * weights.reduce((sum, weight) => sum + weight, 0);
      const index = weights.findIndex((weight) => {
        rest -= weight;
        return rest < 0;
      });
      return list[index < 0 ? list.length - 1 : index]!;
    },
    fork: (part) => randomOf(seed, `${name}/${part}`),
  };
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const char of text) value = Math.imul(value ^ char.codePointAt(0)!, 0x01000193);
  return value;
}
