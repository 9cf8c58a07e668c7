/** Identifies a row or item, so that it keeps its position, its focus and its selection. */
export type Key = string | number;

/**
 * @param row of an answer, or a plain value
 * @param field that identifies it; without one, or where it is nothing, its position does
 */
export function keyOf(row: unknown, field: string | undefined, position: number): Key {
  const value = field === undefined ? undefined : fieldOf(row, field);
  return typeof value === 'string' || typeof value === 'number' ? value : position;
}

/** Unique keys for React: a response may contain two rows with the same one. */
export function eachOnce(keys: readonly Key[]): Key[] {
  const seen = new Set<string>();
  return keys.map((key, position) => {
    const own = seen.has(String(key)) ? `${key} #${position}` : key;
    seen.add(String(own));
    return own;
  });
}

/** A field of a row; of anything that has none it is nothing. */
export function fieldOf(row: unknown, field: string): unknown {
  return typeof row === 'object' && row !== null ? (row as Readonly<Record<string, unknown>>)[field] : undefined;
}
