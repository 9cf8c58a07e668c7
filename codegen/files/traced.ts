import type { JsonFile, Path, Place } from './jsonFile.ts';
import { pointerOf } from './jsonFile.ts';

/** A JSON value whose parts know their file and place. */
export interface Traced {
  /** The place of the value. */
  readonly file: JsonFile;
  readonly path: Path;
  /** A text, number, flag or null. */
  readonly value?: unknown;
  readonly items?: readonly Traced[];
  readonly entries?: ReadonlyMap<string, Traced>;
}

/** The value of a file, or at a place in it. */
export function trace(file: JsonFile, path: Path = [], value: unknown = file.value): Traced {
  if (Array.isArray(value)) return { file, path, items: value.map((item, at) => trace(file, [...path, at], item)) };
  if (typeof value !== 'object' || value === null) return { file, path, value };
  const entries = Object.entries(value).map(([key, item]): [string, Traced] => [
    key,
    trace(file, [...path, key], item),
  ]);
  return { file, path, entries: new Map(entries) };
}

/** The same object with one key set, or without it. */
export function withEntry(of: Traced, key: string, value: Traced | undefined): Traced {
  const entries = new Map(of.entries);
  if (value) entries.set(key, value);
  else entries.delete(key);
  return { file: of.file, path: of.path, entries };
}

export const withItems = (of: Traced, items: readonly Traced[]): Traced => ({ file: of.file, path: of.path, items });

export function plain({ value, items, entries }: Traced): unknown {
  if (items) return items.map(plain);
  if (!entries) return value;
  const object: Record<string, unknown> = Object.create(null);
  for (const [key, item] of entries) object[key] = plain(item);
  return object;
}

/** The deepest existing value on a path, and the rest of the path. */
export function follow(of: Traced, path: Path): { at: Traced; rest: Path } {
  let at = of;
  for (const [depth, key] of path.entries()) {
    const next = typeof key === 'number' ? at.items?.[key] : at.entries?.get(key);
    if (!next) return { at, rest: path.slice(depth) };
    at = next;
  }
  return { at, rest: [] };
}

/** A merged file: a problem in it is reported in the file where the part is written. */
export function asFile(name: string, root: Traced): JsonFile {
  const origin = (path: Path) => {
    const { at, rest } = follow(root, path);
    return { file: at.file, path: [...at.path, ...rest] };
  };
  const named = (path: Path, place: (file: JsonFile, path: Path) => Place): Place => {
    const { file, path: written } = origin(path);
    return { file: file.name, pointer: pointerOf(written), ...place(file, written) };
  };
  return {
    name,
    value: plain(root),
    place: (path) => named(path, (file, at) => file.place(at)),
    keyPlace: (path) => named(path, (file, at) => file.keyPlace(at)),
    placeIn: (path, from, to) => named(path, (file, at) => file.placeIn(at, from, to)),
  };
}
