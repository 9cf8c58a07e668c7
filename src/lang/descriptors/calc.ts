import type { Tree } from '../expressions/tree.ts';
import type { Calc, NoticeBlock, Tone } from './compiled.ts';

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

/** The tone of a message now. */
export function toneOf(tone: NoticeBlock['tone'], value: (tree: Tree) => unknown): Tone {
  return typeof tone === 'string' ? tone : (holdingLine(tone.match, value)?.is ?? 'info');
}
