/** A record whose values are computed once, at their first read. Own properties, since expressions read no others. */
export function lazyRecord(values: Readonly<Record<string, () => unknown>>, base: object = {}): object {
  const record = Object.create(null, Object.getOwnPropertyDescriptors(base)) as object;
  for (const [name, compute] of Object.entries(values)) {
    Object.defineProperty(record, name, { get: once(compute), enumerable: true, configurable: true });
  }
  return record;
}

function once(compute: () => unknown): () => unknown {
  let known: { value: unknown } | undefined;
  return () => {
    known ??= { value: compute() };
    return known.value;
  };
}
