import { placeOf } from '../place.ts';
import type { Locals } from '../scope.ts';

/** The name of a form in its page: that of the block and, in rows and items, its place in them. */
export function formKey(id: string, locals: Locals): string {
  const place = placeOf(locals);
  return place === '' ? id : `${id}-${place}`;
}
