import { type Traced, withEntry, withItems } from '../files/traced.ts';
import { type Steps, step } from './address.ts';

/** A screen with another value at a path. */
export function replaceAt(from: Traced, way: Steps, value: Traced): Traced {
  const [key, ...rest] = way;
  if (key === undefined) return value;
  const inner = replaceAt(step(from, [key]), rest, value);
  return typeof key === 'number' ? withItems(from, from.items!.with(key, inner)) : withEntry(from, key, inner);
}

/** A screen with other items in the list at a path. */
export function changeList(
  screen: Traced,
  list: Steps,
  change: (items: readonly Traced[]) => readonly Traced[],
): Traced {
  const old = step(screen, list);
  return replaceAt(screen, list, withItems(old, change(old.items ?? [])));
}

/** The list that something comes into: the target itself, or its content; undefined: it has neither. */
export function listInside(screen: Traced, way: Steps): Steps | undefined {
  const target = step(screen, way);
  if (target.items) return way;
  return target.entries?.get('content')?.items ? [...way, 'content'] : undefined;
}
