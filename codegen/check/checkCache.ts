import type { Problem } from '../../src/lang/errors/problem.ts';

interface Result {
  inputs: readonly unknown[];
  value: unknown;
  problems: readonly Problem[];
}

/**
 * Results of the last check, for programs that check on each save: of a thousand screens only the saved one is typed again.
 * A check without a cache of an earlier one computes everything.
 */
export class CheckCache {
  readonly #results = new Map<string, Result>();
  /** The problems of the results that are being computed, the innermost last. */
  readonly #recordings: Problem[][] = [];
  #report: (problem: Problem) => void = () => {};

  /** @returns the function through which all problems are reported, so that a cached result can report its own again */
  reporting(report: (problem: Problem) => void): (problem: Problem) => void {
    this.#report = report;
    return (problem) => this.#record(problem);
  }

  /**
   * @param name the same as in the check before
   * @param inputs all that the result depends on; when one of them is another value, the result is computed again
   */
  once<T>(name: string, inputs: readonly unknown[], compute: () => T): T {
    const known = this.#results.get(name);
    if (known && inputs.length === known.inputs.length && inputs.every((one, index) => one === known.inputs[index])) {
      for (const problem of known.problems) this.#record(problem);
      return known.value as T;
    }
    const problems: Problem[] = [];
    this.#recordings.push(problems);
    try {
      const value = compute();
      this.#results.set(name, { inputs, value, problems });
      return value;
    } finally {
      this.#recordings.pop();
    }
  }

  /**
   * The same results, for a check that the following ones shall not know of.
   *
   * @param isKept by name; absent: all
   */
  copy(isKept: (name: string) => boolean = () => true): CheckCache {
    const copy = new CheckCache();
    for (const [name, result] of this.#results) if (isKept(name)) copy.#results.set(name, result);
    return copy;
  }

  #record(problem: Problem): void {
    for (const recording of this.#recordings) recording.push(problem);
    this.#report(problem);
  }
}
