import type { Tree, TreeNode } from '../../lang/expressions/tree.ts';
import { expressionSource } from './expressionSource.ts';
import type { LookStatus, Why } from './inspection.ts';

/** Evaluates parts of a condition in the scope of its block. */
export interface Asking {
  value(tree: Tree): unknown;
  /** The status of a name that an expression reads: `data.raty`. */
  status(read: string): LookStatus;
}

/**
 * The parts of a condition that make it false: for `&&` those that are not true, for `||` all, each with the values it
 * reads. Of ten conditions only the one that hides a block is listed.
 */
export function failingConditions(tree: Tree | undefined, asking: Asking): Why[] {
  if (tree === undefined || asking.value(tree) === true) return [];
  if (!Array.isArray(tree)) return [{ expression: expressionSource(tree), reads: [] }];
  const [operator, left, right] = tree as TreeNode;
  if ((operator === '&&' || operator === '||') && left !== undefined && right !== undefined)
    return [...failingConditions(left, asking), ...failingConditions(right, asking)];
  return [{ expression: expressionSource(tree), reads: reads(tree, asking) }];
}

/** The longest paths in it, each once: `data.raty.suma`, not `data`. */
function reads(tree: Tree, asking: Asking): Why['reads'] {
  const found = new Map<string, Tree>();
  collect(tree, new Set(), found);
  return Array.from(found, ([path, name]) => {
    const status = asking.status(path.split('.').slice(0, 2).join('.'));
    const value = status === 'unasked' ? null : asking.value(name);
    return { path, value, status };
  });
}

/** @param variables those of enclosing macros: they have many values, not one */
function collect(tree: Tree | undefined, variables: ReadonlySet<Tree>, found: Map<string, Tree>): void {
  if (!Array.isArray(tree)) return;
  const [operator, first, second, third] = tree as TreeNode;
  if (operator === '$' || operator === '.') {
    const start = rootOf(tree as TreeNode);
    if (start === undefined) collect(first, variables, found);
    else if (!variables.has(start)) found.set(expressionSource(tree), tree);
    return;
  }
  if (tree.length === 4 && operator !== '?' && operator !== 'list' && operator !== 'call') {
    collect(first, variables, found);
    collect(third, new Set(variables).add(second!), found);
    return;
  }
  for (const part of tree.slice(operator === 'call' ? 2 : 1)) collect(part as Tree, variables, found);
}

/** `data` of `data.raty.suma`; undefined when it does not begin with a name. */
function rootOf(tree: TreeNode): string | undefined {
  const [operator, first] = tree;
  if (operator === '$') return first as string;
  return operator === '.' && Array.isArray(first) ? rootOf(first as TreeNode) : undefined;
}
