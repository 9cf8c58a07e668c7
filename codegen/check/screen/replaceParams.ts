import type { Tree } from '../../../src/lang/expressions/tree.ts';
import { own } from '../../files/raw.ts';

/** Each `params.x` of a fragment's expression becomes the expression that the include gave. */
export function replaceParams(tree: Tree, given: Readonly<Record<string, Tree>>): Tree {
  if (!Array.isArray(tree)) return tree;
  const [operator, of, name] = tree as readonly unknown[];
  if (operator === '.' && isParams(of) && typeof name === 'string') return own(given, name) ?? null;
  return tree.map((part) => replaceParams(part as Tree, given)) as unknown as Tree;
}

function isParams(tree: unknown): boolean {
  return Array.isArray(tree) && tree[0] === '$' && tree[1] === 'params';
}

/** Each read of a root becomes a value that is known when the screen is compiled. */
export function replaceRoot(tree: Tree, root: string, value: Tree): Tree {
  if (!Array.isArray(tree)) return tree;
  if (tree[0] === '$' && tree[1] === root) return value;
  return tree.map((part) => replaceRoot(part as Tree, root, value)) as unknown as Tree;
}
