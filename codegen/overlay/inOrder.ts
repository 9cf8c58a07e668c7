/** Puts a named thing before or after another, or last. @returns undefined when the other does not exist */
export function placed<T>(
  list: readonly T[],
  item: T,
  nameOf: (item: T) => string,
  { before, after }: { before?: string | undefined; after?: string | undefined },
): T[] | undefined {
  const others = list.filter((one) => nameOf(one) !== nameOf(item));
  const beside = before ?? after;
  if (beside === undefined) return [...others, item];
  const at = others.findIndex((one) => nameOf(one) === beside);
  if (at < 0) return undefined;
  return others.toSpliced(before === undefined ? at + 1 : at, 0, item);
}
