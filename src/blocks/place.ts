import type { Locals } from './scope.ts';

/** The name under which the rows of a table have their position: expressions read `index` of an item only. */
export const ROW_AT = '@';

/**
 * The place of a block inside rows and items, each counted from 1, the outermost first: `2-1` is the first in the second; '' is
 * outside. It names what belongs to this one place, such as the input of a form.
 */
export function placeOf({ place, index, [ROW_AT]: at = index }: Locals): string {
  if (typeof place === 'string') return place;
  return typeof at === 'number' ? String(at + 1) : '';
}

/** The place of these names inside others, unless they know it. */
export const placeInside = (outer: Locals, inner: Locals): string =>
  typeof inner.place === 'string' ? inner.place : [placeOf(outer), placeOf(inner)].filter(Boolean).join('-');
