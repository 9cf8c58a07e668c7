import type { Problem } from '../../src/lang/errors/problem.ts';

interface Kept {
  from: readonly unknown[];
  value: unknown;
  told: readonly Problem[];
}

/**
 * What one check has found out and the next may take over, for whoever checks on each save: of a thousand screens the one
 * that was saved is typed anew. Without one to hand on a check does everything.
 */
export class CheckCache {
  readonly #kept = new Map<string, Kept>();
  readonly #tapes: Problem[][] = [];
  #report: (problem: Problem) => void = () => {};

  /** Every problem is told through this: what is not done again is told again. */
  telling(report: (problem: Problem) => void): (problem: Problem) => void {
    this.#report = report;
    return (problem) => this.#tell(problem);
  }

  /**
   * @param what the same as before
   * @param from all that the result hangs on; any other value makes it anew
   */
  once<T>(what: string, from: readonly unknown[], make: () => T): T {
    const kept = this.#kept.get(what);
    if (kept && from.length === kept.from.length && from.every((one, index) => one === kept.from[index])) {
      for (const problem of kept.told) this.#tell(problem);
      return kept.value as T;
    }
    const told: Problem[] = [];
    this.#tapes.push(told);
    try {
      const value = make();
      this.#kept.set(what, { from, value, told });
      return value;
    } finally {
      this.#tapes.pop();
    }
  }

  #tell(problem: Problem): void {
    for (const tape of this.#tapes) tape.push(problem);
    this.#report(problem);
  }
}
