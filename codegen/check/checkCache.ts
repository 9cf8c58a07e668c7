import type { Problem } from '../../src/lang/errors/problem.ts';
import { sameInputs } from '../files/recent.ts';
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

/** Results that are kept of each name: that of now, and the one before, to which an undo leads back. */
const KEPT = 2;

/**
 * Results of the last checks, for programs that check on each save: of a thousand screens only the saved one is typed again.
 * A check without a cache of an earlier one computes everything.
 */
export class CheckCache {
  /** The newest first. */
  readonly #results = new Map<string, readonly Result[]>();
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
   * @param inputs all that the result depends on; when one of them is a new value, the result is computed again
   */
  once<T>(name: string, inputs: readonly unknown[], compute: () => T): T {
    const all = this.#results.get(name) ?? [];
    const known = all.find((one) => sameInputs(one.inputs, inputs));
    if (known) {
      if (known !== all[0]) this.#results.set(name, [known, ...all.filter((one) => one !== known)]);
      for (const problem of known.problems) this.#record(problem);
      for (const symbol of known.symbols) this.#note(symbol);
      return known.value as T;
    }
    const recording: Recording = { problems: [], symbols: [] };
    this.#recordings.push(recording);
    try {
      const value = compute();
      this.#results.set(name, [{ inputs, value, ...recording }, ...all].slice(0, KEPT));
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
    for (const [name, results] of this.#results) if (isKept(name)) copy.#results.set(name, results);
    return copy;
  }

  /** The results of a copy: what was tried in it has become so. */
  take(copy: CheckCache): void {
    for (const [name, results] of copy.#results) this.#results.set(name, results);
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
