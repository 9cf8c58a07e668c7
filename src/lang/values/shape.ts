/** What is relied on of a value: a type of JavaScript (with `?` it may be nothing), a list of one shape, or named parts. */
export type Shape =
  | `${'string' | 'number' | 'boolean'}${'' | '?'}`
  | readonly [Shape]
  | { readonly [name: string]: Shape };

/** Does the value have everything that the shape names? It may have more. */
export function hasShape(value: unknown, shape: Shape): boolean {
  if (typeof shape === 'string') {
    return shape.endsWith('?') && (value ?? null) === null ? true : typeof value === shape.replace('?', '');
  }
  if (isList(shape)) return Array.isArray(value) && value.every((one) => hasShape(one, shape[0]));
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(shape).every(([name, part]) => hasShape((value as Record<string, unknown>)[name], part));
}

const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape);
