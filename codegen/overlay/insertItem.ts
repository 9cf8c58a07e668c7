/** Puts a named item before or after another one, or last. @returns undefined when the other one does not exist */
export function insertItem<T>(
  list: readonly T[],
  item: T,
  nameOf: (item: T) => string,
  { before, after }: { before?: string | undefined; after?: string | undefined },
): T[] | undefined {
  const others = list.filter((other) => nameOf(other) !== nameOf(item));
  const neighbour = before ?? after;
  if (neighbour === undefined) return [...others, item];
  const at = others.findIndex((other) => nameOf(other) === neighbour);
  if (at < 0) return undefined;
  return others.toSpliced(before === undefined ? at + 1 : at, 0, item);
}
