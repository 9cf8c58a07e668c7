interface Result<T> {
  inputs: readonly unknown[];
  value: T;
}

/**
 * The last results of a costly function, for a process that asks for the same again: a workbench with copies of a municipality, an
 * editor, tests. Nobody may change a result.
 */
export class Recent<T> {
  readonly #most: number;
  /** The last used one first. */
  #results: Result<T>[] = [];

  /** @param most how many results are kept */
  constructor(most: number) {
    this.#most = most;
  }

  /** @param inputs all that the result depends on */
  once(inputs: readonly unknown[], compute: () => T): T {
    const known = this.#results.find((one) => sameInputs(one.inputs, inputs));
    const result = known ?? { inputs, value: compute() };
    this.#results = [result, ...this.#results.filter((one) => one !== result)].slice(0, this.#most);
    return result.value;
  }
}

/** Whether two results depend on the same values. */
export const sameInputs = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((one, index) => one === b[index]);
