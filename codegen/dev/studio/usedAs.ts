import type { Json } from '../../studio/edit.ts';

/**
 * What a text is for: the property that names its key, such as `label`; of the words of a choice `texts`.
 *
 * @param value a part that names it, at any depth
 * @param property that the part itself is the value of
 */
export function usedAs(key: string, value: Json | undefined, property = ''): string | undefined {
  if (typeof value === 'string')
    return value === key || (property === 'texts' && key.startsWith(`${value}.`)) ? property : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    // An item of a list, and the long form of a text, belong to the property around them.
    const isPart = Array.isArray(value) || (name === 'text' && !('type' in value));
    const found = usedAs(key, inner as Json, isPart ? property : name);
    if (found !== undefined) return found;
  }
  return undefined;
}
