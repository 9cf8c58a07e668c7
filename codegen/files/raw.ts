/** Reads of what an integrator wrote, total: the shape check has told what is wrong, here it only must not crash. */
export type Raw = Readonly<Record<string, unknown>>;

export function record(value: unknown): Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Raw) : {};
}

/** A key of the object itself: `constructor` and `__proto__` are names like others. */
export function own<T>(object: Readonly<Record<string, T>> | undefined, key: string): T | undefined {
  return object !== undefined && Object.hasOwn(object, key) ? object[key] : undefined;
}

export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function word(value: unknown, otherwise = ''): string {
  return typeof value === 'string' ? value : otherwise;
}

export function mapRecord<T>(value: unknown, each: (item: unknown, key: string) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(record(value)).map(([key, item]) => [key, each(item, key)]));
}
