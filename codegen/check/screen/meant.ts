import { nearest } from '../../../src/lang/values/nearest.ts';

/** Known names that a misspelt one was probably meant as: "did you mean" is said there, so they are not missing as well. */
export function meantBy(given: readonly string[], known: readonly string[]): ReadonlySet<string | undefined> {
  const open = known.filter((name) => !given.includes(name));
  return new Set(given.filter((name) => !known.includes(name)).map((name) => nearest(name, open)));
}
