/** An object with one getter for each name, so that each is tracked separately. */
export function getters<Name extends string>(
  names: readonly Name[],
  read: (name: Name) => unknown,
): Record<Name, unknown> {
  const object = {} as Record<Name, unknown>;
  for (const name of names) Object.defineProperty(object, name, { enumerable: true, get: () => read(name) });
  return object;
}
