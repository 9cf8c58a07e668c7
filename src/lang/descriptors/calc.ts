import type { Tree } from '../expressions/tree.ts';

/** A computed value: an expression, or a match table that gives a word. */
export type Calc = { value: Tree } | { match: readonly { when?: Tree; is: string }[] };

/** The first line of a match table that holds; a line without a condition always does. */
export function holdingLine<Line extends { when?: Tree }>(
  lines: readonly Line[],
  value: (tree: Tree) => unknown,
): Line | undefined {
  return lines.find(({ when }) => when === undefined || value(when) === true);
}

/** A computed name: its expression's value, or the word of the first line that holds. */
export function calcValue(calc: Calc, value: (tree: Tree) => unknown): unknown {
  return 'value' in calc ? value(calc.value) : (holdingLine(calc.match, value)?.is ?? null);
}
