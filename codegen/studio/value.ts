import { isDeepStrictEqual } from 'node:util';
import type { Path } from '../files/jsonFile.ts';
import type { Json } from './edit.ts';

/** A value that may be changed: its objects have no prototype, so that any key is only a key. */
export type Loose = string | number | boolean | null | Loose[] | LooseObject;
export interface LooseObject {
  [key: string]: Loose;
}

/** A copy without prototypes. */
export function bare(value: Json): Loose {
  if (Array.isArray(value)) return value.map(bare);
  if (typeof value !== 'object' || value === null) return value as Loose;
  const object: LooseObject = Object.create(null);
  for (const [key, item] of Object.entries(value)) object[key] = bare(item);
  return object;
}

/** Whether two values are equal; the order of keys in objects does not matter. */
export const equal = (a: Loose | undefined, b: Loose | undefined): boolean => isDeepStrictEqual(a, b);

export const isObject = (value: Loose | undefined): value is LooseObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function valueAt(root: Loose | undefined, path: Path): Loose | undefined {
  let at = root;
  for (const key of path) {
    if (Array.isArray(at)) at = at[Number(key)];
    else if (isObject(at)) at = at[key];
    else return undefined;
  }
  return at;
}

/** The object at a path; missing objects on the way are created. */
export function objectAt(root: LooseObject, path: Path): LooseObject {
  let at = root;
  for (const [depth, key] of path.entries()) {
    const next = valueAt(at, [key]);
    if (isObject(next)) at = next;
    else if (Array.isArray(next)) return objectAt(next[Number(path[depth + 1])] as LooseObject, path.slice(depth + 2));
    else {
      const made: LooseObject = Object.create(null);
      at[key] = made;
      at = made;
    }
  }
  return at;
}

/** The path that a JSON pointer names in a value: keys of lists are numbers. */
export function pathOf(root: Loose | undefined, pointer: string): Path {
  let at = root;
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((key) => {
      const step = Array.isArray(at) ? Number(key) : key;
      at = valueAt(at, [step]);
      return step;
    });
}

/** Keys that name an item of a list; the first one present counts. */
const NAMES = ['id', 'uslugaId', 'field', 'bind', 'value'] as const;

/** The name of an item in its list, as addresses have it. */
export function nameOf(item: Loose | undefined): string | undefined {
  if (!isObject(item)) return undefined;
  const named = NAMES.map((key) => item[key]).find((one) => typeof one === 'string' || typeof one === 'number');
  return named === undefined ? undefined : String(named);
}

export const indexOf = (list: readonly Loose[], name: string): number =>
  list.findIndex((item) => nameOf(item) === name);

/** A text or number as a word; '' for anything else. */
export const wordOf = (value: Loose | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
