import type { Tree } from '../expressions/tree.ts';

/** A computed value: an expression, or a match table whose result is a word. */
export type Calc = { value: Tree } | { match: readonly { when?: Tree; is: string }[] };

/** The first line of a match table whose condition is true; a line without a condition always applies. */
export function holdingLine<Line extends { when?: Tree }>(
  lines: readonly Line[],
  value: (tree: Tree) => unknown,
): Line | undefined {
  return lines.find(({ when }) => when === undefined || value(when) === true);
}

/** A computed name: its expression's value, or the word of the first line that applies. */
export function calcValue(calc: Calc, value: (tree: Tree) => unknown): unknown {
  return 'value' in calc ? value(calc.value) : (holdingLine(calc.match, value)?.is ?? null);
}
