import type { Path } from './jsonFile.ts';

/** A definition of screens/definitions/ that a part of a file names, and where. */
export interface DefinitionCall {
  name: string;
  path: Path;
}

/**
 * The definitions that the expressions and texts in a value name.
 *
 * @param isDefined is it the name of a definition? Other calls are those of functions
 */
export function definitionCalls(
  value: unknown,
  isDefined: (name: string) => boolean,
  path: Path = [],
): DefinitionCall[] {
  if (typeof value === 'string') return [...new Set(calledIn(value))].filter(isDefined).map((name) => ({ name, path }));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const here = [...path, Array.isArray(value) ? Number(key) : key];
    if (key === 'define' && typeof inner === 'string') return isDefined(inner) ? [{ name: inner, path: here }] : [];
    return definitionCalls(inner, isDefined, here);
  });
}

/** Names before a bracket, outside quotes and not after a dot. */
function calledIn(text: string): string[] {
  const plain = text.replace(/'(?:[^'\\]|\\.)*'/g, "''");
  return [...plain.matchAll(/(?<![.\w])([a-z][A-Za-z0-9]*)\s*\(/g)].map(([, name = '']) => name);
}
