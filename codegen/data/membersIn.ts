import type { Tree } from '../../src/lang/expressions/tree.ts';

/** The fields of a root that a tree reads. */
export function membersIn(tree: Tree, root: string): string[] {
  if (!Array.isArray(tree)) return [];
  const [operator, of, name] = tree as Tree[];
  if (operator === '.' && Array.isArray(of) && of[0] === '$' && of[1] === root) return [String(name)];
  return (tree as Tree[]).slice(1).flatMap((part) => membersIn(part, root));
}
