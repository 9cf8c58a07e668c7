import type { Tree, TreeNode } from '../../lang/expressions/tree.ts';
import type { LookStatus, Why } from './inspection.ts';
import { written } from './written.ts';

/** How a part of a condition is asked about, in the place where it stands. */
export interface Asking {
  value(tree: Tree): unknown;
  /** Of a name an expression reads: `data.raty`. */
  status(read: string): LookStatus;
}

/**
 * Why a condition does not hold: of what is joined by `&&` only what fails, of `||` everything, each with the values it
 * reads. So among ten conditions the one that hides a block stands alone.
 */
export function whyNot(tree: Tree | undefined, asking: Asking): Why[] {
  if (tree === undefined || asking.value(tree) === true) return [];
  if (!Array.isArray(tree)) return [{ expression: written(tree), reads: [] }];
  const [operator, left, right] = tree as TreeNode;
  if ((operator === '&&' || operator === '||') && left !== undefined && right !== undefined)
    return [...whyNot(left, asking), ...whyNot(right, asking)];
  return [{ expression: written(tree), reads: reads(tree, asking) }];
}

/** The longest names in it, each once: `data.raty.suma`, not `data`. */
function reads(tree: Tree, asking: Asking): Why['reads'] {
  const found = new Map<string, Tree>();
  collect(tree, new Set(), found);
  return Array.from(found, ([path, name]) => {
    const status = asking.status(path.split('.').slice(0, 2).join('.'));
    const value = status === 'unasked' ? null : asking.value(name);
    return { path, value, status };
  });
}

/** @param variables of macros around it: they are many values, not one */
function collect(tree: Tree | undefined, variables: ReadonlySet<Tree>, found: Map<string, Tree>): void {
  if (!Array.isArray(tree)) return;
  const [operator, first, second, third] = tree as TreeNode;
  if (operator === '$' || operator === '.') {
    const start = rootOf(tree as TreeNode);
    if (start === undefined) collect(first, variables, found);
    else if (!variables.has(start)) found.set(written(tree), tree);
    return;
  }
  if (tree.length === 4 && operator !== '?' && operator !== 'list' && operator !== 'call') {
    collect(first, variables, found);
    collect(third, new Set(variables).add(second!), found);
    return;
  }
  for (const part of tree.slice(operator === 'call' ? 2 : 1)) collect(part as Tree, variables, found);
}

/** `data` of `data.raty.suma`; nothing where it begins with something else than a name. */
function rootOf(tree: TreeNode): string | undefined {
  const [operator, first] = tree;
  if (operator === '$') return first as string;
  return operator === '.' && Array.isArray(first) ? rootOf(first as TreeNode) : undefined;
}
