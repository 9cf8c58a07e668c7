import { guess, guessOrAll } from '../files/shape.ts';
import type { Traced } from '../files/traced.ts';

/** Steps from the root of a screen to one of its parts: keys and indexes. */
export type Steps = readonly (string | number)[];

/** Keys that name an item of a list; the first one present counts. */
const NAMES = ['id', 'field', 'bind', 'value'] as const;

/**
 * Finds a part of a screen by its address: the id of a block anywhere in it, then keys, and names of things in lists:
 * `raty`, `raty/columns/stan`, `raty/expand/columns/nrRaty`.
 *
 * @returns the path to it, or a sentence that names the unknown part of the address
 */
export function find(screen: Traced, address: string): Steps | { why: string } {
  const [block = '', ...parts] = address.split('/');
  const blocks = blocksOf(screen, []);
  let way = blocks.get(block);
  if (!way) return { why: `This screen has no block "${block}".${guessOrAll(block, [...blocks.keys()])}` };
  let at = step(screen, way);
  let reached = block;
  for (const part of parts) {
    const known = namesIn(at);
    const next = known.get(part);
    if (next === undefined)
      return { why: `"${reached}" has no "${part}".${guess(part, [...known.keys()])}${list([...known.keys()])}` };
    way = [...way, next];
    at = step(at, [next]);
    reached = `${reached}/${part}`;
  }
  return way;
}

export function step(from: Traced, way: Steps): Traced {
  let at = from;
  for (const key of way) {
    const next = typeof key === 'number' ? at.items?.[key] : at.entries?.get(key);
    if (!next) throw new Error(`There is nothing at ${way.join('/')}.`);
    at = next;
  }
  return at;
}

/** Every block by its id, the first of each: the check of the screen reports an id that is used twice. */
export function blocksOf(at: Traced, way: Steps): Map<string, Steps> {
  const found = new Map<string, Steps>();
  const id = at.entries?.get('id')?.value;
  if (typeof id === 'string' && at.entries?.has('type')) found.set(id, way);
  const inner: [string | number, Traced][] = at.items ? [...at.items.entries()] : [...(at.entries ?? [])];
  for (const [key, item] of inner)
    for (const [name, deeper] of blocksOf(item, [...way, key])) if (!found.has(name)) found.set(name, deeper);
  return found;
}

/** The possible next parts of an address, with the step of each. */
export function namesIn(at: Traced): Map<string, string | number> {
  if (at.entries) return new Map([...at.entries.keys()].map((key) => [key, key]));
  return new Map(
    (at.items ?? []).flatMap((item, index): [string, number][] => {
      const named = NAMES.map((name) => item.entries?.get(name)?.value).find((name) => typeof name === 'string');
      return typeof named === 'string' ? [[named, index]] : [];
    }),
  );
}

/** Is it the part at another path, or something inside it? */
export const isInside = (way: Steps, outer: Steps): boolean => outer.every((key, index) => way[index] === key);

const list = (names: readonly string[]): string => (names.length ? ` There are: ${names.join(', ')}.` : '');
