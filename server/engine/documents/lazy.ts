/**
 * A copy of `base` with one getter for each function in `compute`. A value is computed at its first read and then stored; an
 * error is thrown again at each read. All properties are own ones, because expressions read no inherited properties.
 */
export function lazyRecord(compute: Readonly<Record<string, () => unknown>>, base: object = {}): object {
  const record = Object.create(null, Object.getOwnPropertyDescriptors(base)) as object;
  for (const [name, computeOne] of Object.entries(compute)) {
    Object.defineProperty(record, name, { get: once(computeOne), enumerable: true, configurable: true });
  }
  return record;
}

function once(compute: () => unknown): () => unknown {
  let computed: { value: unknown } | undefined;
  return () => {
    computed ??= { value: compute() };
    return computed.value;
  };
}
