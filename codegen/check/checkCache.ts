import type { Problem } from '../../src/lang/errors/problem.ts';
import type { SymbolListener } from '../files/symbolListener.ts';

/** What a result says each time: to the one who reads problems, and to the one who lists names. */
interface Recording {
  problems: Problem[];
  symbols: ((listener: SymbolListener) => void)[];
}

interface Result extends Recording {
  inputs: readonly unknown[];
  value: unknown;
}

/**
 * Results of the last check, for programs that check on each save: of a thousand screens only the saved one is typed again.
 * A check without a cache of an earlier one computes everything.
 */
export class CheckCache {
  readonly #results = new Map<string, Result>();
  /** Of the results that are being computed, the innermost last. */
  readonly #recordings: Recording[] = [];
  #report: (problem: Problem) => void = () => {};
  #listener: SymbolListener | undefined;

  /**
   * @param listener absent: results of this cache know no names, so a later check with a listener needs another cache
   * @returns the functions through which everything is reported, so that a cached result can report its own again
   */
  reporting(
    report: (problem: Problem) => void,
    listener?: SymbolListener,
  ): { report(problem: Problem): void; listener?: SymbolListener } {
    this.#report = report;
    this.#listener = listener;
    return {
      report: (problem) => this.#record(problem),
      ...(listener && {
        listener: {
          ...(listener.tolerant && { tolerant: true }),
          name: (place) => this.#note((one) => one.name(place)),
          expression: (place) => this.#note((one) => one.expression(place)),
          address: (place) => this.#note((one) => one.address(place)),
        },
      }),
    };
  }

  /**
   * @param name the same as in the check before
   * @param inputs all that the result depends on; when one of them is another value, the result is computed again
   */
  once<T>(name: string, inputs: readonly unknown[], compute: () => T): T {
    const known = this.#results.get(name);
    if (known && inputs.length === known.inputs.length && inputs.every((one, index) => one === known.inputs[index])) {
      for (const problem of known.problems) this.#record(problem);
      for (const symbol of known.symbols) this.#note(symbol);
      return known.value as T;
    }
    const recording: Recording = { problems: [], symbols: [] };
    this.#recordings.push(recording);
    try {
      const value = compute();
      this.#results.set(name, { inputs, value, ...recording });
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
    for (const { problems } of this.#recordings) problems.push(problem);
    this.#report(problem);
  }

  #note(symbol: (listener: SymbolListener) => void): void {
    if (!this.#listener) return;
    for (const { symbols } of this.#recordings) symbols.push(symbol);
    symbol(this.#listener);
  }
}
