import { readsOf } from '../expressions/deps.ts';
import type { Tree } from '../expressions/tree.ts';
import type { Calc } from './calc.ts';
import type { Arg } from './steps.ts';
import type { Text } from './text.ts';

/** What expressions read of the scope, as `data.raty`, `state.typ`, `config`. */
export const readsOfTrees = (trees: readonly (Tree | undefined)[]): string[] =>
  trees.flatMap((tree) => (tree === undefined ? [] : readsOf(tree)));

/** Every expression in a text: what has to be known before it can be read as a whole. */
export function treesOfText(text: Text): readonly Tree[] {
  if ('key' in text) return Object.values(text.values ?? {}).flatMap(treesOfText);
  if ('match' in text) return text.match.flatMap(({ when, text }) => [when ?? true, ...treesOfText(text)]);
  if ('texts' in text) {
    const texts = text.other ? [...Object.values(text.texts), text.other] : Object.values(text.texts);
    return [text.of, ...texts.flatMap(treesOfText)];
  }
  return ['service' in text ? text.service : text.value];
}

export const treesOfCalc = (calc: Calc): readonly Tree[] =>
  'value' in calc ? [calc.value] : calc.match.map(({ when }) => when ?? true);

/** The expressions a source waits for: a text is read as far as it is known, an address by its parameters. */
export function treesOfArg(arg: Arg): readonly Tree[] {
  if ('value' in arg) return [arg.value];
  if ('text' in arg) return treesOfText(arg.text);
  return 'params' in arg.url ? Object.values(arg.url.params) : [];
}
