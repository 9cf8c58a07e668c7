import type { Arg, Calc, Text } from '../../src/descriptors/compiled.ts';
import { readsOf } from '../../src/expressions/deps.ts';
import type { Tree } from '../../src/expressions/tree.ts';

/** What definitions read of the scope, as `data.raty`, `state.typ`, `config`. */
export const readsOfTrees = (trees: readonly (Tree | undefined)[]): string[] =>
  trees.flatMap((tree) => (tree === undefined ? [] : readsOf(tree)));

export function readsOfText(text: Text): string[] {
  if ('key' in text) return readsOfTrees(Object.values(text.values ?? {}).map((value) => value.value));
  if ('value' in text) return readsOf(text.value);
  if ('match' in text) return text.match.flatMap((line) => [...readsOfTrees([line.when]), ...readsOfText(line.text)]);
  if ('texts' in text) return [...readsOf(text.of), ...Object.values(text.texts).flatMap(readsOfText)];
  return readsOf(text.service);
}

export const readsOfCalc = (calc: Calc): string[] =>
  'value' in calc ? readsOf(calc.value) : readsOfTrees(calc.match.map((line) => line.when));

export function readsOfArg(arg: Arg): string[] {
  if ('value' in arg) return readsOf(arg.value);
  return 'text' in arg ? readsOfText(arg.text) : [];
}
